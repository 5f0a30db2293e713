// Turning notifications on, with a clear word where that can't be.
import { useEffect, useState } from 'preact/hooks';
import { type PushState, pushState, turnOff, turnOn } from './push.ts';
import { t } from './words.ts';

/** `yes` words the switch as the answer to a question; `onSettled` hears how it went, so that the question can go away. */
export function PushSwitch({
  yes,
  onSettled,
}: {
  readonly yes?: string;
  onSettled?(state: PushState): void;
}) {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const words = t().push;
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  if (state === null) return null;

  async function turn(change: () => Promise<PushState>): Promise<void> {
    setBusy(true);
    const became = await change();
    setBusy(false);
    setState(became);
    onSettled?.(became);
  }

  const possible = state === 'on' || state === 'off' || state === 'failed';
  return (
    <div class="stack">
      {(busy || state !== 'off' || yes === undefined) && (
        <p class={state === 'failed' || state === 'denied' ? 'wrong' : 'hint'} role="status">
          {busy ? words.busy : words[state]}
        </p>
      )}
      {possible && (
        <button
          type="button"
          class={`button ${state === 'on' ? '' : 'primary'}`}
          disabled={busy}
          onClick={() => void turn(state === 'on' ? turnOff : turnOn)}
        >
          {state === 'on' ? words.turnOff : (yes ?? words.turnOn)}
        </button>
      )}
    </div>
  );
}
