// The shape that the texts of every language keep: a missing card or sentence does not compile.
import type { Gain } from '../cards.ts';
import type {
  FactionId,
  LabId,
  LargeId,
  Level,
  MissionId,
  PartId,
  PowerId,
  ProgressId,
  RivalId,
  ShipId,
  SmallId,
  TerrainId,
  Trigger,
} from '../ids.ts';
import type { Line } from '../result.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** The names of things. */
export interface Names {
  readonly things: Words<Gain>;
  readonly terrains: Words<TerrainId>;
  readonly powers: Words<PowerId>;
  readonly labs: Words<LabId>;
  readonly smalls: Words<SmallId>;
  readonly larges: Words<LargeId>;
  readonly factions: Words<FactionId>;
  readonly ships: Words<ShipId>;
  readonly parts: Words<PartId>;
  readonly missions: Words<MissionId>;
  readonly progress: Words<ProgressId>;
  /** Short: what a progress tile rewards. */
  readonly triggers: Words<Trigger>;
  /** Parts of a score. */
  readonly sources: Words<Line['k']>;
  readonly levels: Words<Level>;
  /** The place after the last progress tile. */
  readonly end: string;
  readonly rival: string;
  readonly noFaction: string;
}

/** What is written on tiles and cards, in whole sentences. */
export interface CardTexts {
  readonly terrains: Words<TerrainId>;
  readonly powers: Words<PowerId>;
  readonly labs: Words<LabId>;
  /** The income. */
  readonly smalls: Words<SmallId>;
  readonly larges: Words<LargeId>;
  readonly factions: Words<FactionId>;
  readonly rival: Words<RivalId>;
  readonly options: Readonly<Record<string, OptionText>>;
}

export interface OptionText {
  readonly name: string;
  readonly hint: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** A page of the rules. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
