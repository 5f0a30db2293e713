// A link to hand on: by the system's share sheet, by copying, or as a code that another phone's camera reads.
import { useState } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { QrCode } from '../ui/QrCode.tsx';

export function InviteLink({ url, text }: { readonly url: string; readonly text: string }) {
  const [code, setCode] = useState(false);
  const words = t().waiting;

  async function copy(): Promise<void> {
    // Without a secure page there is no clipboard; the link can be selected and copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => notify(words.copied),
      () => undefined,
    );
  }

  return (
    <div class="panel stack">
      <span class="link-box">{url}</span>
      <div class="row">
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          >
            <Icon name="share" />
            {words.share}
          </button>
        )}
        {'clipboard' in navigator && (
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="copy" />
            {words.copy}
          </button>
        )}
        {!code && (
          <button type="button" class="button" onClick={() => setCode(true)}>
            <Icon name="code" />
            {words.code}
          </button>
        )}
      </div>
      {code && <QrCode text={url} label={words.codeLabel} />}
    </div>
  );
}
