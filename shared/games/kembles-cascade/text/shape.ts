// The shape that the texts of every language keep: a missing card or sentence does not compile.
import type {
  AbilityId,
  AchievementId,
  Boss,
  BossId,
  Dir,
  MissionId,
  ObjectId,
  PackId,
  PowerUpId,
  UpgradeId,
} from '../content.ts';
import type { Phase } from '../state.ts';

/** The names of things. */
export interface Names {
  readonly objects: Readonly<Record<ObjectId, string>>;
  readonly bosses: Readonly<Record<BossId, string>>;
  readonly specials: Readonly<Record<Boss['special'], string>>;
  readonly packs: Readonly<Record<PackId, string>>;
  readonly upgrades: Readonly<Record<UpgradeId, string>>;
  /** The gun that everybody has. */
  readonly turret: string;
  readonly powerUp: string;
  readonly powerUps: Readonly<Record<PowerUpId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly missions: Readonly<Record<MissionId, string>>;
  readonly achievements: Readonly<Record<AchievementId, string>>;
  /** By seat. */
  readonly pilots: readonly string[];
  readonly dirs: Readonly<Record<Dir, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}

/** What a space does that can't be destroyed; all others are described by their numbers. */
export type SpaceText =
  | 'empty'
  | 'rock'
  | 'black-hole'
  | 'wormhole'
  | 'power-up'
  | 'crystal'
  | 'vein'
  | 'mother-lode'
  | 'energy-cell'
  | 'trader'
  | 'singularity'
  | 'energy-field'
  | 'plate';

/** What is written on cards, in whole sentences. */
export interface CardTexts {
  readonly spaces: Readonly<Record<SpaceText, string>>;
  readonly specials: Readonly<Record<Boss['special'], string>>;
  /** Level 1 and level 2. */
  readonly upgrades: Readonly<Record<UpgradeId, readonly [string, string]>>;
  readonly turret: string;
  readonly powerUps: Readonly<Record<PowerUpId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly noAbility: string;
  readonly missions: Readonly<Record<MissionId, string>>;
  readonly achievements: Readonly<Record<AchievementId, string>>;
  readonly options: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
}

/** A page of the rules. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
