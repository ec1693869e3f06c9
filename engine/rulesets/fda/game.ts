import { GameUnderWay, type StartOptions, type GameParts } from '../../mechanics/running-game.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { display } from './position/position.js';
import { FdaViews } from './position/views.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import type { Piece } from './state/pieces.js';
import { OFF_MAP, State } from './state/state.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines, standing } from './victory/victory.js';
import { sequence } from './vocabulary/sequence.js';

const rooms: GameParts<State, Piece> = {
  play: playGame,
  now(state) {
    const { turn, phase, side } = state;
    return phase === 'activation' ? { turn, side: state.sideName(side), phase } : { turn, phase };
  },
  display,
  views: (state) => new FdaViews(state),
  stated: ({ muster, divisions }) => ({
    offMap: OFF_MAP,
    sides: muster.sides,
    sequence,
    groups: { division: divisions.map(({ name }) => name) },
  }),
  special: (state) => specialFace(state, turnsOf(state)),
  score: scoreLines,
  standing,
  outcome: outcomeOf,
  invariants: brokenInvariants,
};

/** A game of Fronte d’Attacco in progress. */
export class FdaGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(scenario, groundOf(scenario.map), musterOf(scenario)), rooms, how);
  }
}
