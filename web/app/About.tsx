// What this is, and by whom.
import { Screen } from '../ui/Screen.tsx';
import { t } from './words.ts';

export default function About() {
  const words = t().about;
  return (
    <Screen title={words.title}>
      <div class="stack prose">
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p class="hint">{words.licence}</p>
      </div>
    </Screen>
  );
}
