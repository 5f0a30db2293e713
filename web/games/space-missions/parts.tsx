// The small things that the parts of the board are made of: tokens, steps of a mission, marks of whoever takes part.
import type { ComponentChildren } from 'preact';
import {
  type MissionId,
  missions,
  type Step,
  type Token,
} from '../../../shared/games/space-missions/content.ts';
import type { Drawn, Who } from '../../../shared/games/space-missions/state.ts';
import { settingOf } from '../../ui/board/setting.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { Glyph, Lamp, type Light } from './Picture.tsx';
import type { Text } from './text.ts';

export const { SettingContext, useSetting } = settingOf<Text>();

/** The words of the board. */
export const useWords = () => useSetting().scene.text.board;

/** A name for everyone in the race, the automa included. */
export function useNames(): (who: Who) => string {
  const { seats, text } = useSetting().scene;
  return (who) =>
    who === 'automa'
      ? text.names.automa
      : (seats.find(({ seat }) => seat === who)?.name ?? text.say.seat(who + 1));
}

/** The mark of a seat; the automa is a machine. */
export const Mark = ({ who }: { readonly who: Who }) =>
  who === 'automa' ? (
    <svg class="seat-mark automa" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 5h18v14H3zM7 9h4v4H7zM14 9h3M14 13h3M7 16h10" />
    </svg>
  ) : (
    <SeatMark seat={who} />
  );

/** A token with how many there are. */
export function TokenCount({
  token,
  n,
  children,
}: {
  readonly token: Token;
  readonly n: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  const { scene, inspect } = useSetting();
  return (
    <button type="button" class={`token ${token}`} onClick={() => inspect(`token/${token}`)}>
      <Glyph kind="token" id={token} />
      <span class="n">{n}</span>
      <span class="name">{scene.text.names.tokens[token]}</span>
      {children}
    </button>
  );
}

/** The lamps of a step: cards drawn so far in their order, then those still to come. */
export function stepLamps(
  step: Step,
  number: number,
  drawn: readonly Drawn[],
  over: boolean,
): { readonly light: Light; readonly card: Drawn | null }[] {
  const cards = drawn.filter((card) => card.step === number);
  return [
    ...cards.map((card) => ({ light: card.colour, card })),
    ...Array.from({ length: Math.max(0, step.cards - cards.length) }, () => ({
      light: over ? ('skipped' as const) : ('off' as const),
      card: null,
    })),
  ];
}

/** Lamps in words: "1 green, 2 yellow". */
export function lampWords(lights: readonly Light[], words: Text['board']): string {
  const count = (light: Light) => lights.filter((each) => each === light).length;
  return (['green', 'yellow', 'red'] as const)
    .filter((colour) => count(colour) > 0)
    .map((colour) => words.lamps[colour](count(colour)))
    .join(', ');
}

export const Lamps = ({
  lights,
  fresh = lights.length,
}: {
  readonly lights: readonly Light[];
  readonly fresh?: number;
}) => (
  <span class="lamps" aria-hidden="true">
    {lights.map((light, i) => (
      <Lamp key={`${i}/${light}`} light={light} fresh={Math.max(0, i + 1 - fresh)} />
    ))}
  </span>
);

/** Cards of each system that a mission draws, from a step on; `first`: cards left in that step. */
export function drawsOf(id: MissionId, from = 1, first?: number): Partial<Record<Step['system'], number>> {
  const sums: Partial<Record<Step['system'], number>> = {};
  missions[id].steps.forEach((step, i) => {
    if (i + 1 < from) return;
    const n = i + 1 === from && first !== undefined ? first : step.cards;
    sums[step.system] = (sums[step.system] ?? 0) + n;
  });
  return sums;
}
