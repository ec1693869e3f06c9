import { GameUnderWay, describeNow, type StartOptions, type GameParts } from '../../mechanics/running-game.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Views } from '../../play/views.js';
import type { Viewer } from '../../play/records.js';
import { fuelOrders } from './command/fuel-orders.js';
import { replacements } from './production/replacements.js';
import { sampleHiddenInformation } from './position/hidden-information.js';
import { foggyViews } from './position/foggy-views.js';
import { positionParts } from './position/position.js';
import { BiteViews } from './position/views.js';
import { recoverableSteps } from './production/recoverable-losses.js';
import { playGame, lastTurnOfScenario } from './sequence/sequence.js';
import { OFF_MAP } from './state/codes.js';
import { fits } from './stacking/stacking.js';
import { groundFor } from './state/area.js';
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
  display: positionParts,
  views: (state) => new BiteViews(state),
  stated: () => ({ offMap: OFF_MAP, sides: SIDES, sequence }),
  special: (state) => specialFace(state, lastTurnOfScenario(state)),
  score: scoreLines,
  standing,
  outcome: outcomeOf,
  invariants: brokenInvariants,
  sampleHiddenInformation,
  recoverableSteps: (state, side) => recoverableSteps(state, SIDES[0] === side ? 0 : 1, lastTurnOfScenario(state)),
  fits,
  preparations: fuelOrders,
  usualOrders: replacements,
};

/** A game of Blocks in the East in progress. */
export class BiteGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario, groundFor(scenario), musterOf(scenario)), rooms, how);
  }

  viewsFor(viewer: Viewer): Views {
    return foggyViews(this.state, this.views, viewer);
  }
}
