// The words that the first screens need, in English: all that is loaded on the way to the list of games. The rest is in en.ts.

export const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const first = {
  name: 'Lightlag',
  tagline: 'Space board games with friends, over days',

  games: {
    'moon-colony-bloodbath': {
      name: 'Moon Colony Bloodbath',
      tagline: 'Welcome to your new home! Please mind the robots.',
      kind: 'Build a colony, then watch it fall apart',
      time: 'about 20 decisions',
    },
    'space-missions': {
      name: 'Space Missions',
      tagline: 'To the Moon before the decade is out.',
      kind: 'Test, load, launch, and draw your luck card by card',
      time: 'up to 8 years, about 60 decisions',
    },
    'death-angel': {
      name: 'Space Hulk: Death Angel',
      tagline: 'One column, two walls, no way back.',
      kind: 'Lead a squad through the dark, all together or not at all',
      time: '8 to 20 rounds, 30 to 80 decisions',
      neutral: { name: 'Derelict Hulk: Boarding Party' },
    },
    'lunar-ark': {
      name: 'Lunar Ark',
      tagline: 'Build three ships on the Moon before the others do.',
      kind: 'Send rovers, chain laboratories, launch ships; nearly nothing is hidden',
      time: '22 to 35 turns each',
    },
    'kembles-cascade': {
      name: 'The Battle at Kemble’s Cascade',
      tagline: 'Space scrolls down. You shoot up.',
      kind: 'Dodge, shoot and outscore each other in a scrolling sky; two pilots at least',
      time: '14 or 15 rounds, about 30 visits each',
    },
  },

  common: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    home: 'My games',
    retry: 'Try again',
    loading: 'Listening…',
    menu: 'Menu',
    you: 'You',
    free: 'free seat',
    players: (n: number) => (n === 1 ? 'alone' : `${n} players`),
    skipToContent: 'Skip to the content',
    settings: 'Settings',
    changedMeanwhile: 'The game has moved on. Your plan was not sent; what still fits is kept.',
  },

  welcome: {
    title: 'A quiet table among the stars',
    pitch: 'Take your turn on your phone, put it away. When it is your turn again, your phone says so.',
    nameLabel: 'What do your friends call you?',
    namePlaceholder: 'Your name',
    nameMissing: 'A name is all it takes: please write one.',
    enter: 'Come aboard',
    promise: 'No e-mail, no password. This phone remembers you.',
    language: 'Language',
    haveAccount: 'I have an account',
  },

  home: {
    title: 'My games',
    yourTurn: 'Your turn',
    running: 'Under way',
    waiting: 'Waiting for players',
    finished: 'Finished',
    open: 'Open to anyone',
    emptyTitle: 'Nothing on the scanner yet',
    emptyText: 'Try a game on your own, right now, or set a table for your friends.',
    playAlone: 'Play alone now',
    alone: 'Play alone',
    newGame: 'New game',
    haveInvite: 'Were you invited? Just open the link that you got.',
    asked: (since: string) => `Asked ${since}`,
    waitingFor: (names: string) => `Waiting for ${names}`,
    waitingForOthers: 'Waiting for the others',
    since: (since: string) => `since ${since}`,
    until: (when: string) => `until ${when}`,
    held: 'The autopilot plays for you',
    seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    readyToStart: 'All are here: it can start',
    ended: (when: string) => `Ended ${when}`,
    offline: (age: string) => `Offline: this is how it stood ${age}.`,
    planned: 'Planned, not sent yet',
    queued: 'Will be sent when the network is back',
    unread: (n: number) => things(n, 'new message', 'new messages'),
  },

  update: {
    ready: 'A new version is here.',
    now: 'Reload',
    later: 'Later',
  },

  notFound: {
    title: 'Nothing at these coordinates',
    text: 'The page is gone, or the address has a slip.',
  },

  broken: {
    title: 'Something broke',
    text: 'That was our fault, and nothing of yours is lost. Reloading helps most of the time.',
    reload: 'Reload',
    newVersion: 'This page is from an older version and needs a reload.',
  },

  problems: {
    offline: 'The server cannot be reached. Are you online?',
    'bad-request': 'The server did not understand that.',
    'bad-origin': 'The server refused this address.',
    'signed-out': 'This phone is not known here any more.',
    'not-accepted': 'That was not accepted: it was used, it is too old, or it is not for this.',
    'not-confirmed': 'That is not the name of this account.',
    'not-found': 'This does not exist, or not for you.',
    'not-yours': 'That is not yours to do.',
    'not-host': 'Only the host can do that.',
    full: 'All seats are taken.',
    'invite-used': 'This invitation has been used already.',
    'already-started': 'The game has started already.',
    'not-started': 'The game has not started yet.',
    'too-few-players': 'Not enough players yet.',
    'not-finished': 'The game is still running.',
    stale: 'The game has moved on.',
    illegal: 'That move is not possible now.',
    race: 'Somebody was faster.',
    over: 'The game is over.',
    'no-clock': 'This game has no clock.',
    'no-vacation': 'So many days of vacation are not left.',
    'no-vote': 'There is nothing to vote on any more.',
    'not-awaited': 'The game does not wait for this player.',
    'too-soon': 'This player has been nudged already, less than twelve hours ago.',
    'too-large': 'That is too long.',
    'too-many': 'Too much at once. Wait a moment.',
    internal: 'The server had a problem. Please try again.',
  },
};

/** What every language must say at first: a text, or a function from typed arguments to a text. */
export type First = typeof first;
