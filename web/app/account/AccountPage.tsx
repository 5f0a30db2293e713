// The account: how safe it is, the ways into it, where it is open.
import { useEffect } from 'preact/hooks';
import { Signal } from '../../ui/parts.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { list } from '../format.ts';
import { t } from '../words.ts';
import sheet from './account.css' with { type: 'css' };
import { Devices } from './Devices.tsx';
import { Farewell } from './Farewell.tsx';
import { LinkDevice } from './LinkDevice.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { account, refresh, trouble } from './store.ts';
import { accountWords, say } from './words.ts';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export default function AccountPage() {
  useEffect(() => void refresh(), []);
  if (!accountWords.value) return <Signal />;
  return (
    <Screen title={say().title} back="/settings">
      {trouble.value !== null && (
        <p class="panel hint" role="status">
          {t().problems[trouble.value]}
        </p>
      )}
      {account.value === null ? trouble.value === null && <Signal /> : <Parts />}
    </Screen>
  );
}

const Parts = () => (
  <>
    <Safety />
    <Passkeys />
    <LinkDevice />
    <RecoveryCodes />
    <Devices />
    <Farewell />
  </>
);

/** The first thing to know: what happens if this device is lost. */
function Safety() {
  const words = say().safety;
  const codes = account.value?.codes?.left ?? 0;
  const others = (account.value?.devices.length ?? 1) - 1;
  const passkeys = account.value?.passkeys.length ?? 0;
  const ways = [
    ...(passkeys > 0 ? [words.passkeys(passkeys)] : []),
    ...(codes > 0 ? [words.codes(codes)] : []),
    ...(others > 0 ? [words.devices(others)] : []),
  ];
  if (ways.length > 0) return <p class="panel safety">{words.safe(list(ways))}</p>;
  return (
    <div class="panel safety alone" role="note">
      <p>{words.alone}</p>
      <p class="hint">{words.aloneHint}</p>
    </div>
  );
}
