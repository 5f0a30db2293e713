// The shape that the texts of every language keep: a missing card or sentence does not compile.
import type { Colour } from '../content.ts';
import type {
  AreaId,
  AutomaItemId,
  AwardId,
  EventId,
  ExpertId,
  MissionId,
  Part,
  ScenarioId,
  SpecialistId,
  SystemId,
  Token,
  TypeId,
} from '../ids.ts';
import type { Phase } from '../state.ts';

/** The names of things. */
export interface Names {
  readonly systems: Readonly<Record<SystemId, string>>;
  readonly tokens: Readonly<Record<Token, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly experts: Readonly<Record<ExpertId, string>>;
  /** Short: what an area gives. */
  readonly areas: Readonly<Record<AreaId, string>>;
  readonly missions: Readonly<Record<MissionId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly awards: Readonly<Record<AwardId, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly types: Readonly<Record<TypeId, string>>;
  readonly specialists: Readonly<Record<SpecialistId, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly automa: string;
}

/** What is written on cards and tokens, by id, in whole sentences. */
export interface CardTexts {
  readonly areas: Readonly<Record<AreaId, string>>;
  readonly tokens: Readonly<Record<Token, string>>;
  readonly systems: Readonly<Record<SystemId, string>>;
  readonly awards: Readonly<Record<AwardId, string>>;
  readonly types: Readonly<Record<TypeId, string>>;
  readonly specialist: (system: string) => string;
  readonly automa: Readonly<Record<AutomaItemId, string>>;
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
