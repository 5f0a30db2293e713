// What the account screens say in English. They are opened seldom, so their words are not among those of the first load.

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const messages = {
  title: 'Account',

  safety: {
    alone:
      'This account lives on this device alone. If the device is lost or its browser is cleared, the account is gone.',
    aloneHint: 'Add a way back: a passkey or recovery codes take a minute.',
    safe: (ways: string) => `Ways back into this account: ${ways}.`,
    passkeys: (n: number) => things(n, 'passkey', 'passkeys'),
    codes: (n: number) => things(n, 'recovery code', 'recovery codes'),
    devices: (n: number) => things(n, 'other device', 'other devices'),
  },

  passkeys: {
    title: 'Passkeys',
    hint: 'The lock of your phone, or a security key, opens this account on any device. Nothing to remember.',
    add: 'Add a passkey',
    added: 'The passkey is there. It opens this account from now on.',
    unnamed: 'Passkey',
    since: (when: string) => `added ${when}`,
    used: (when: string) => `last used ${when}`,
    synced: 'follows you to your other devices',
    single: 'on one device alone',
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    name: 'Name',
    save: 'Save',
    revoke: 'Revoke',
    revokeSure: 'It opens this account no more. Your device may still offer it until you remove it there.',
    revoked: 'The passkey is revoked.',
    cancelled: 'No passkey was used.',
    known: 'This device has a passkey for this account already.',
    failed: 'The browser could not do that.',
    hindered: {
      insecure: 'Passkeys need a secure address (https).',
      address: 'Passkeys need an address with a name, not one of numbers.',
      unsupported: 'This browser knows no passkeys.',
    },
  },

  link: {
    title: 'Use it on another device',
    hint: 'On the other device, scan this with the camera, or open Lightlag there, choose “I have an account”, and type the code.',
    make: 'Add a device',
    again: 'Make a new code',
    qr: 'A code to scan with the other device',
    warning: 'Whoever uses it first has your account. Show it to nobody else.',
    left: (minutes: number) => `Good once, for ${things(minutes, 'more minute', 'more minutes')}.`,
    over: 'This code has run out.',
    done: 'The other device is in.',
  },

  codes: {
    title: 'Recovery codes',
    hint: 'Ten codes to write down, for the day on which every device is lost. Each works once.',
    make: 'Make ten codes',
    left: (n: number, when: string) => `${n} of 10 left, made ${when}.`,
    renew: 'Make ten new ones',
    renewSure: 'The codes that you have do not work any more then.',
    once: 'They are shown this once. Write them down, or print them.',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    printed: (name: string) => `Recovery codes of ${name}, Lightlag. Each works once.`,
    kept: 'I have kept them',
  },

  devices: {
    title: 'Where you are signed in',
    here: 'this device',
    unknown: 'A device',
    seen: (when: string) => `opened ${when}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    ended: 'That device is signed out.',
    everywhere: 'Sign out everywhere',
    everywhereSure: 'Every device is signed out, this one too.',
    noWayBack: 'You have neither passkey nor recovery code: there will be no way back into this account.',
  },

  farewell: {
    title: 'What is yours',
    exportHint:
      'Everything that is kept about you, as one file: name, devices, games with your moves and results, what you said.',
    export: 'Download my data',
    remove: 'Delete this account',
    sure: 'You leave every game; the others play on without you. Your name is taken out of finished games and of what you said. There is no way back.',
    typeName: (name: string) => `Type your name, ${name}, to confirm`,
  },

  signIn: {
    title: 'I have an account',
    passkey: 'Use a passkey',
    passkeyHint: 'If you have added one to your account.',
    hint: 'A code from another device (there: Settings, Account, Add a device), or one of your recovery codes.',
    code: 'Code',
    codeMissing: 'Please type the code.',
    enter: 'Come in',
    linked: 'Use the account that showed this code on this device?',
    linkedHint: 'Only if you have made the code yourself, on your other device.',
    instead: (name: string) =>
      `This device is ${name}’s now. That account stays only where it has another device or a way back.`,
    welcome: (name: string) => `Welcome back, ${name}.`,
  },
};

/** What every language must say. */
export type AccountMessages = typeof messages;
