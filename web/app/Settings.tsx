// What a player and this device like.
import { useState } from 'preact/hooks';
import { gameIds } from '../games/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Segments } from '../ui/parts.tsx';
import { Screen } from '../ui/Screen.tsx';
import { DaysOff } from './DaysOff.tsx';
import { installOffer } from './install.ts';
import { notify } from './notices.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { theme, thumb } from './preferences.ts';
import { change, me } from './session.ts';
import { LanguageChoice } from './Welcome.tsx';
import { gameWords, t } from './words.ts';

export default function Settings() {
  const words = t().settings;
  const offer = installOffer.value;
  return (
    <Screen title={t().common.settings}>
      <NameField />
      <a class="button" href="/account">
        <Icon name="solo" />
        {words.account}
      </a>
      <LanguageChoice onChange={(language) => void change({ language })} />
      <Segments
        legend={words.theme}
        value={theme.value}
        choices={(['auto', 'dark', 'light'] as const).map((each) => [each, words.themes[each]] as const)}
        onChoose={(value) => {
          theme.value = value;
        }}
      />
      <Segments
        legend={words.thumb}
        hint={words.thumbHint}
        value={thumb.value}
        choices={(['left', 'right'] as const).map((each) => [each, words.thumbs[each]] as const)}
        onChoose={(value) => {
          thumb.value = value;
        }}
      />
      <section class="stack">
        <h2 class="legend">{words.notifications}</h2>
        <PushSwitch />
      </section>
      <DaysOff />
      {offer && (
        <section class="stack">
          <h2 class="legend">{words.install}</h2>
          <p class="hint">{words.installHint}</p>
          <button type="button" class="button" onClick={() => void offer()}>
            {words.install}
          </button>
        </section>
      )}
      <nav class="stack" aria-label={words.about}>
        {gameIds.map((id) => (
          <a key={id} href={`/rules/${id}`}>
            {words.rules}: {gameWords(id).name}
          </a>
        ))}
        <a href="/about">{words.about}</a>
      </nav>
    </Screen>
  );
}

function NameField() {
  const [name, setName] = useState(me.value?.name ?? '');
  const words = t().settings;
  const changed = name.trim() !== '' && name.trim() !== me.value?.name;

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await change({ name: name.trim() });
    if (answer.ok) notify(words.saved);
    else notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  return (
    <form class="field" onSubmit={(event) => void save(event)}>
      <label for="my-name">{words.name}</label>
      <div class="input-row">
        <input
          id="my-name"
          class="input"
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!changed}>
          {words.save}
        </button>
      </div>
    </form>
  );
}
