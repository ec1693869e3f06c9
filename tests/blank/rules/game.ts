import {
  GameUnderWay,
  describeNow,
  type StartOptions,
  type GameParts,
} from '../../../engine/mechanics/running-game.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { display } from './position/position.js';
import { viewsOf } from './position/views.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { brokenInvariants } from './state/invariants.js';
import type { Piece } from './state/muster.js';
import { OFF_MAP, State } from './state/state.js';
import { sequence } from './vocabulary/sequence.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines } from './victory/victory.js';
import { SIDES } from './vocabulary/sides.js';

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

/** A game under way. */
export class BlankGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario), rooms, how);
  }
}
