// An address that leads nowhere.
import { Screen } from '../ui/Screen.tsx';
import { first } from './words.ts';

export function NotFound() {
  const words = first().notFound;
  return (
    <Screen title={words.title}>
      <div class="empty centre">
        <p class="hint">{words.text}</p>
        <a class="button primary" href="/">
          {first().common.home}
        </a>
      </div>
    </Screen>
  );
}
