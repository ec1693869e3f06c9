import { GameUnderWay, describeNow, type GameParts, type StartOptions } from '../mechanics/running-game.js';
import { memoize } from '../mechanics/memoize.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Vocabulary } from '../play/vocabulary.js';
import { factsOf } from './facts.js';
import { displayOf } from './position/display.js';
import { viewsOf } from './position/views.js';
import { playGame } from './sequence/sequence.js';
import { turnsOf } from './sequence/turns.js';
import { OFF_MAP } from './state/codes.js';
import type { GameData } from './state/game-data.js';
import { brokenInvariants } from './state/invariants.js';
import type { Piece } from './state/muster.js';
import { State } from './state/state.js';
import { fits } from './stacking/stacking.js';
import { recoverableSteps } from './replacements/recoverable-steps.js';
import { vocabularyOf } from './vocabulary/vocabulary.js';
import { specialFace } from './victory/special.js';
import { outcomeOf, scoreLines } from './victory/victory.js';

const partsOf = memoize((game: GameData): GameParts<State, Piece> => partsFor(game, vocabularyOf(game)));

const partsFor = ({ declaration, course }: GameData, vocabulary: Vocabulary): GameParts<State, Piece> => ({
  play: playGame,
  now: (state) => describeNow(state, declaration.sides),
  display: displayOf(declaration),
  views: (state) => viewsOf(state, vocabulary),
  stated: () => ({ offMap: OFF_MAP, sides: declaration.sides, sequence: course }),
  special: (state) => specialFace(state, turnsOf(state)),
  score: scoreLines,
  outcome: outcomeOf,
  invariants: brokenInvariants,
  fits: (state, cell, pieces) => fits(state, cell, pieces),
  recoverableSteps,
});

/** A declared game in progress. */
export class DeclaredGame extends GameUnderWay<State, Piece> {
  constructor(game: GameData, scenario: ScenarioModel, how?: StartOptions) {
    super(scenario, new State(game, scenario, factsOf), partsOf(game), how);
  }
}
