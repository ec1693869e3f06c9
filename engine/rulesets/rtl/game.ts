import { GameUnderWay, describeNow, type StartOptions, type GameParts } from '../../mechanics/running-game.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { sampleHiddenInformation } from './position/hidden-information.js';
import { display } from './position/position.js';
import { RtlViews } from './position/views.js';
import { playGame, lastTurnOf } from './sequence/sequence.js';
import { OFF_MAP } from './state/codes.js';
import { joins } from './stacking/stacking.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import type { Piece } from './state/pieces.js';
import { State } from './state/state.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines, standing } from './victory/victory.js';
import { sequence } from './vocabulary/sequence.js';
import { SIDES } from './vocabulary/sides.js';

const rooms: GameParts<State, Piece> = {
  play: playGame,
  now: (state) => describeNow(state, SIDES),
  display,
  views: (state) => new RtlViews(state),
  stated: () => ({ offMap: OFF_MAP, sides: SIDES, sequence }),
  special: (state) => specialFace(state, lastTurnOf(state)),
  score: scoreLines,
  standing,
  outcome: outcomeOf,
  invariants: brokenInvariants,
  sampleHiddenInformation,
  fits: joins,
};

/** A game of Roads to Leningrad in play. */
export class RtlGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario, groundOf(scenario.map), musterOf(scenario)), rooms, how);
  }
}
