// One family of line icons: 24 units, one stroke, round ends.

const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  go: 'M9 5l7 7-7 7',
  gear: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  list: 'M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11',
  log: 'M5 4v16M5 7h9M5 12h13M5 17h6',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  book: 'M5 5.5A1.5 1.5 0 0 1 6.5 4H19v16H6.5A1.5 1.5 0 0 1 5 18.5zM5 17h14',
  send: 'M4 12l16-7-6 15-3-6z',
  replay: 'M5 6v4h4M5.5 10A7 7 0 1 1 5 14',
  share: 'M12 15V4M8 7l4-4 4 4M6 12v8h12v-8',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6M14 20h3M18 17h2',
  plus: 'M12 5v14M5 12h14',
  solo: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.5h4',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  cloudOff: 'M4 4l16 16M8 8a6 6 0 0 0-1 11h10M11 6.5A6 6 0 0 1 18 12a4 4 0 0 1 3 5.5',
  ahead: 'M4 12h11M11 7l5 5-5 5M20 5v14',
  key: 'M11 13a4 4 0 1 1-5.6-.1A4 4 0 0 1 11 13zM11 13l8-8M16 8l3 3M14 10l2 2',
  door: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** Decoration: the control that carries it says in words what it does. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** Our mark: a ship that speaks, and the other one, that will hear it later. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="12" cy="36" r="6" fill="var(--accent)" />
      <path
        d="M19 29 30 18"
        fill="none"
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-dasharray="0.1 5"
      />
      <circle cx="36" cy="12" r="4.5" fill="none" stroke="var(--far)" stroke-width="3" />
    </svg>
  );
}
