import type { ScenarioModel } from '../../../../engine/model/scenario.js';

const LAST_TURN = 7;

/** Returns the number of turns of a scenario [1]. */
export const turnsOf = ({ turns = LAST_TURN }: Pick<ScenarioModel, 'turns'>): number => turns;
