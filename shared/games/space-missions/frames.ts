// All the rules of the game under one name, by kind of frame.
import type { Frames } from '../../engine/game.ts';
import { actionRules } from './rules.action.ts';
import { missionRules } from './rules.mission.ts';
import { resultRules } from './rules.results.ts';
import type { SpaceMissions } from './state.ts';

export const frames: Frames<SpaceMissions> = { ...actionRules, ...missionRules, ...resultRules };
