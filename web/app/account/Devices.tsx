// Where the account is open, and closing it there.
import type { Device } from '../../../shared/account.ts';
import { Sure } from '../../ui/Sure.tsx';
import { ago } from '../format.ts';
import { notify } from '../notices.ts';
import { signedOut } from '../session.ts';
import { endAllDevices, endDevice } from './api.ts';
import { deviceName } from './device.ts';
import { account, done } from './store.ts';
import { say } from './words.ts';

export function Devices() {
  const words = say().devices;
  const { devices = [], codes = null, passkeys = [] } = account.value ?? {};

  async function everywhere(): Promise<void> {
    if (await done(endAllDevices())) await signedOut();
  }

  return (
    <section class="stack">
      <h2 class="label">{words.title}</h2>
      <ul class="keyring panel">
        {devices.map((device) => (
          <Line key={device.id} device={device} />
        ))}
      </ul>
      <Sure
        label={words.everywhere}
        question={
          codes?.left || passkeys.length > 0
            ? words.everywhereSure
            : `${words.everywhereSure} ${words.noWayBack}`
        }
        yes={words.everywhere}
        look="plain danger"
        onYes={() => void everywhere()}
      />
    </section>
  );
}

function Line({ device: { id, device, seen, here } }: { readonly device: Device }) {
  const words = say().devices;
  const name = deviceName(device) ?? words.unknown;

  async function end(): Promise<void> {
    if (await done(endDevice(id))) notify(words.ended);
  }

  return (
    <li>
      <p>
        {name}
        <span class="hint">{here ? words.here : words.seen(ago(seen))}</span>
      </p>
      {!here && (
        <button
          type="button"
          class="button plain danger"
          aria-label={words.endOf(name)}
          onClick={() => void end()}
        >
          {words.end}
        </button>
      )}
    </li>
  );
}
