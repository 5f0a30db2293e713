// The shape that the texts of every language keep: a missing card or sentence does not compile.

import type {
  ActionId,
  BuildingId,
  DevelopmentId,
  EventId,
  PerkId,
  RobotId,
  ScientistId,
  StartingId,
  TwistId,
} from '../ids.ts';

/** A card's name, and its text in whole sentences. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** Texts of all cards and actions, by id. */
export interface CardTexts {
  readonly actions: Readonly<Record<ActionId, CardText>>;
  readonly buildings: Readonly<Record<BuildingId, CardText>>;
  readonly starting: Readonly<Record<StartingId, CardText>>;
  readonly events: Readonly<Record<EventId, CardText>>;
  readonly perks: Readonly<Record<PerkId, CardText>>;
  readonly developments: Readonly<Record<DevelopmentId, CardText>>;
  readonly robots: Readonly<Record<RobotId, CardText>>;
  readonly twists: Readonly<Record<TwistId, CardText>>;
  readonly scientists: Readonly<Record<ScientistId, CardText>>;
}

/** A chapter of the rules to read. Every language has the same ones. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
