// What happened since the player last looked, told in steps: each folds its events over the board before it.

import type { Shape } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import type { Millis, NumberedEvent } from '../../shared/wire.ts';
import type { AnyGameClient, EventLine, Happened, Scene } from './client.ts';
import type { Looked } from './kept.ts';

export interface Step {
  readonly title: string | null;
  readonly lines: readonly EventLine[];
  /** The board after the step. */
  readonly board: object;
  /** From the board of the step before; null if that is not known. */
  readonly happened: Happened<Shape> | null;
  /** The number of the step's last event. */
  readonly told: number;
}

export interface Story {
  readonly steps: readonly Step[];
  /** Some events are missing at the beginning: the boards of the steps are all the present one. */
  readonly gap: boolean;
}

/** What is told: a stretch of the log, and the boards at its two ends. */
export interface Stretch {
  readonly looked: Looked;
  readonly log: readonly NumberedEvent[];
  readonly present: object;
}

/**
 * Events that say nothing add to the step that they belong to, and make none. What comes before the first title goes on
 * under the title that the player has seen last.
 */
export function tell(client: AnyGameClient, scene: Scene<unknown>, stretch: Stretch): Story {
  const { looked, log, present } = stretch;
  const fresh = log.filter(({ n }) => n > looked.told);
  const gap = fresh.length > 0 && fresh[0]?.n !== looked.told + 1;
  const board = gap ? present : copy(looked.view.table.board);
  const steps: Step[] = [];
  let begun: string | null = null;
  for (const { n, event } of log) if (n <= looked.told) begun = client.chapter(event, scene) ?? begun;
  for (const { n, event } of fresh) {
    if (!gap) client.game.fold(board, event);
    const title = client.chapter(event, scene);
    const line = client.eventLine(event, scene);
    const last = steps.at(-1);
    if (title !== null || (!last && line)) {
      const before = last ? last.board : looked.view.table.board;
      const happened = gap ? null : { before, events: [event] };
      steps.push({ title: title ?? begun, lines: line ? [line] : [], board: copy(board), happened, told: n });
    } else if (last) {
      const lines = line ? [...last.lines, line] : last.lines;
      const happened = last.happened && { ...last.happened, events: [...last.happened.events, event] };
      steps[steps.length - 1] = { ...last, lines, board: copy(board), happened, told: n };
    }
  }
  return { steps, gap };
}

/** A piece of the log under one title. */
export interface Episode {
  readonly title: string | null;
  readonly lines: readonly EventLine[];
  /** The number of its first event. */
  readonly told: number;
  readonly at: Millis;
  /** The number of its last event. */
  readonly until: number;
}

/** The whole log, oldest first. */
export function episodes(
  client: AnyGameClient,
  scene: Scene<unknown>,
  log: readonly NumberedEvent[],
): readonly Episode[] {
  const found: Episode[] = [];
  for (const { n, at, event } of log) {
    const title = client.chapter(event, scene);
    const line = client.eventLine(event, scene);
    const last = found.at(-1);
    if (title !== null || !last) found.push({ title, lines: line ? [line] : [], told: n, at, until: n });
    else found[found.length - 1] = { ...last, lines: line ? [...last.lines, line] : last.lines, until: n };
  }
  return found.filter(({ title, lines }) => title !== null || lines.length > 0);
}
