// A link to hand on: by the system's share sheet, by copying, or as a code that another phone's camera reads.
import { useState } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';

export function InviteLink({ url, text }: { readonly url: string; readonly text: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  const words = t().waiting;

  async function copy(): Promise<void> {
    // Without a secure page there is no clipboard; the link can be selected and copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => notify(words.copied),
      () => undefined,
    );
  }

  async function showCode(): Promise<void> {
    const { encode } = await import('uqr');
    const { data, size } = encode(url, { border: 0 });
    const path = data
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    setCode({ path, size });
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
        {code === null && (
          <button type="button" class="button" onClick={() => void showCode()}>
            <Icon name="code" />
            {words.code}
          </button>
        )}
      </div>
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.codeLabel}>
          <path d={code.path} shape-rendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
