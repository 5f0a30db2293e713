// All the rules of the game under one name, by kind of frame.
import type { Frames, Game, Seen } from '../../engine/game.ts';
import { actionRules } from './rules.action.ts';
import { missionRules } from './rules.mission.ts';
import { resultRules } from './rules.results.ts';
import type { SmFrame, SmMove, SpaceMissions } from './state.ts';

export const frames: Frames<SpaceMissions> = { ...actionRules, ...missionRules, ...resultRules };

export const byName: Game<SpaceMissions>['frames'] = frames;

/** The moves that a frame offers to a seat; none if it asks nothing. */
export function optionsAt(seen: Seen<SpaceMissions>, frame: SmFrame): SmMove[] {
  const rule = byName[frame.do];
  return rule && 'options' in rule ? rule.options(seen, frame) : [];
}
