// A second device: a code that it scans or types, good once and for ten minutes.
import { useEffect, useState } from 'preact/hooks';
import type { LinkCode } from '../../../shared/account.ts';
import { Icon } from '../../ui/icons.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { now } from '../format.ts';
import { makeLink } from './api.ts';
import { inGroups } from './code.ts';
import { account, done, refresh } from './store.ts';
import { say } from './words.ts';

/** How often to look whether the other device has come. */
const everyMs = 4_000;

export function LinkDevice() {
  const [link, setLink] = useState<LinkCode | null>(null);
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const words = say().link;
  const devices = account.value?.devices ?? [];
  const arrived = link !== null && devices.some(({ id }) => !before.has(id));

  async function make(): Promise<void> {
    const made = await done(makeLink());
    if (!made) return;
    setBefore(new Set(account.value?.devices.map(({ id }) => id)));
    setLink(made.value);
  }

  useEffect(() => {
    if (!link || arrived) return;
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() < link.expires) void refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [link, arrived]);

  return (
    <section class="stack link-device">
      <h2 class="label">{words.title}</h2>
      {link === null ? (
        <p class="hint">{words.hint}</p>
      ) : arrived ? (
        <p class="panel" role="status">
          {words.done}
        </p>
      ) : (
        <Shown link={link} />
      )}
      <button type="button" class="button" onClick={() => void make()}>
        <Icon name="plus" />
        {link === null ? words.make : words.again}
      </button>
    </section>
  );
}

function Shown({ link: { code, expires } }: { readonly link: LinkCode }) {
  const words = say().link;
  const minutes = Math.ceil((expires - now.value) / 60_000);
  if (minutes <= 0) return <p class="panel hint">{words.over}</p>;
  return (
    <div class="panel stack">
      <p class="hint">{words.hint}</p>
      {/* Behind the #, so that no server and no log ever sees it. */}
      <QrCode text={`${location.origin}/sign-in#${code}`} label={words.qr} />
      <p class="secret-code">{inGroups(code)}</p>
      <p class="hint">{words.left(Math.min(10, minutes))}</p>
      <p>{words.warning}</p>
    </div>
  );
}
