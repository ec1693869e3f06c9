import {
  GameUnderWay,
  describeNow,
  type StartOptions,
  type GameParts,
} from '../../../engine/mechanics/running-game.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { display, viewsOf } from './position/position.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { brokenInvariants } from './state/invariants.js';
import type { Piece } from './state/muster.js';
import { OFF_MAP, State } from './state/state.js';
import { sequence } from './vocabulary/sequence.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { SIDES } from './vocabulary/vocabulary.js';

const rooms: GameParts<State, Piece> = {
  play: playGame,
  now: (state) => describeNow(state, SIDES),
  display,
  views: viewsOf,
  stated: () => ({ offMap: OFF_MAP, sides: SIDES, sequence }),
  special: (state) => specialFace(state, turnsOf(state)),
  score: scoreLines,
  outcome: outcomeOf,
  invariants: brokenInvariants,
};

/** A game of the toy ruleset in progress. */
export class ToyGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario), rooms, how);
  }
}
