// An address that leads nowhere.
import { Screen } from '../ui/Screen.tsx';
import { t } from './words.ts';

export function NotFound() {
  const words = t().notFound;
  return (
    <Screen title={words.title}>
      <div class="empty centre">
        <p class="hint">{words.text}</p>
        <a class="button primary" href="/">
          {t().common.home}
        </a>
      </div>
    </Screen>
  );
}
