import { GameUnderWay, type StartOptions, type GameParts } from '../../mechanics/running-game.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { sampleHiddenInformation } from './position/hidden-information.js';
import { display, facesOf } from './position/position.js';
import { PggViews } from './position/views.js';
import { playGame, turnsOf } from './sequence/sequence.js';
import { OFF_MAP } from './state/codes.js';
import { joins } from './stacking/stacking.js';
import { groundOf } from './state/ground.js';
import { brokenInvariants } from './state/invariants.js';
import { musterOf } from './state/muster.js';
import { SIDE_NAMES, type Piece } from './state/pieces.js';
import { State } from './state/state.js';
import { recaptures } from './victory/recaptures.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines, standing } from './victory/victory.js';
import { numbersOf } from './vocabulary/numbers.js';
import { sequence } from './vocabulary/sequence.js';

const rooms: GameParts<State, Piece> = {
  play: playGame,
  now: ({ turn, phase, side }) =>
    phase === 'setup' || phase === 'end' ? { turn, phase } : { turn, side: SIDE_NAMES[side], phase },
  display,
  views: (state) => new PggViews(state),
  stated: (state) => ({
    offMap: OFF_MAP,
    sides: SIDE_NAMES,
    sequence,
    facesOf: (piece) => facesOf(state, piece),
    groups: {
      division: state.divisions.map(({ name }) => name),
      recapture: recaptures(state.scenario).map(({ name }) => name),
    },
  }),
  special: (state) => specialFace(state, turnsOf(state)),
  score: scoreLines,
  standing,
  outcome: outcomeOf,
  invariants: brokenInvariants,
  sampleHiddenInformation,
  fits: joins,
};

/** A game of Panzergruppe Guderian in progress. */
export class PggGame extends GameUnderWay<State, Piece> {
  constructor(scenario: ScenarioModel, how?: StartOptions) {
    const numbers = numbersOf(scenario);
    const muster = musterOf(scenario, scenario.turns ?? numbers['game.turns']);
    super(scenario, new State(scenario, groundOf(scenario.map, numbers), muster), rooms, how);
  }
}
