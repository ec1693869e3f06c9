import {
  describeNow,
  GameUnderWay,
  type GameParts,
  type StartOptions,
} from '../../../engine/mechanics/running-game.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { display } from './position/position.js';
import { TwinViews } from './position/views.js';
import { playGame } from './sequence/sequence.js';
import { turnsOf } from './sequence/turns.js';
import { brokenInvariants } from './state/invariants.js';
import type { Piece } from './state/muster.js';
import { OFF_MAP, State } from './state/state.js';
import { outcomeOf, scoreLines, specialFace } from './victory.js';
import { sequence } from './vocabulary/sequence.js';
import { SIDES } from './vocabulary/sides.js';

const parts: GameParts<State, Piece> = {
  play: playGame,
  now: (state) => describeNow(state, SIDES),
  display,
  views: (state) => new TwinViews(state),
  stated: () => ({ offMap: OFF_MAP, sides: SIDES, sequence }),
  special: (state) => specialFace(state, turnsOf(state.scenario)),
  score: scoreLines,
  outcome: outcomeOf,
  invariants: brokenInvariants,
  fits: (state, cell, pieces) => state.fits(cell, pieces),
};

/** A game of the twin in progress. */
export class TwinGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario), parts, how);
  }
}
