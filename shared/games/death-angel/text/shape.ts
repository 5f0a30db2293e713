// The shape that the texts of every language keep: a missing card or sentence does not compile.
import type { TargetRule } from '../events.ts';
import type { ActionId, EventId, LocationId, MarineId, Monster, TerrainId, VoidLockId } from '../ids.ts';

/** The names that belong to a setting. */
export interface Names {
  readonly game: string;
  readonly marines: Readonly<Record<MarineId, string>>;
  readonly actions: Readonly<Record<ActionId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly terrain: Readonly<Record<TerrainId, string>>;
  readonly locations: Readonly<Record<VoidLockId | LocationId, string>>;
  readonly monsters: Readonly<Record<Monster, string>>;
  /** Words that sentences are made with. `slay`, `slain`: of monsters; `fallen`: of a marine. */
  readonly words: Readonly<Record<Word, string>>;
}

type Word =
  | 'marine'
  | 'marines'
  | 'skull'
  | 'skulls'
  | 'slay'
  | 'slain'
  | 'fallen'
  | 'spawn'
  | 'pile'
  | 'piles'
  | 'lord'
  | 'lords'
  | 'swarm'
  | 'swarms'
  | 'species'
  | 'attackPhase';

/** What is written on the cards, by id. */
export interface CardTexts {
  readonly actions: Readonly<Record<ActionId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly terrain: Readonly<Record<TerrainId, string>>;
  readonly locations: Readonly<Record<VoidLockId | LocationId, string>>;
  readonly lord: string;
  readonly targets: Readonly<Record<TargetRule, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
}

export interface OptionText {
  readonly name: string;
  readonly choices: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}

/** A page of the rules. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
