import { playCampaign, type Campaign } from '../../mechanics/campaign.js';
import { memoize } from '../../mechanics/memoize.js';
import { NO_SIDE } from '../../mechanics/sides.js';
import { firstTurnOf } from '../../mechanics/start.js';
import type { Play } from '../../play/moment.js';
import { playActivations } from '../activation/activation.js';
import type { ActivationStep, DeclaredPhase, GameData } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { declareVictory } from '../victory/victory.js';
import { endOwnTurn } from './own-turn.js';
import { playPhase } from './phase-orders.js';
import { isPlayed } from './played-phases.js';
import { setUp } from './set-up.js';
import { turnsOf } from './turns.js';

type Step = DeclaredPhase | ActivationStep;

const isActivation = (step: Step): step is ActivationStep => 'activation' in step;

/** The course of a declared game: the set-up, the declared phases of each turn, the activations, the verdict. */
const courseOf = memoize((game: GameData): Campaign<State, Step> => ({
  sequence: game.course,
  turns: turnsOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginTurn(state) {
    leavePhase(state);
    state.clear('turn');
  },
  isPlayed: (state, step) => isActivation(step) || isPlayed(state, step),
  beginPhase(state, step) {
    if (isActivation(step)) leavePhase(state);
    else {
      state.phaseIndex = step.index;
      state.side = step.sideIndex;
    }
    state.clear('phase');
  },
  playPhase: (state, step) => (isActivation(step) ? playActivations(state, step) : playPhase(state, step)),
  endPhase(state, step) {
    if (!isActivation(step)) endOwnTurn(state, step);
  },
  verdict(state) {
    leavePhase(state);
    declareVictory(state);
    return undefined;
  },
}));

function leavePhase(state: State): void {
  state.side = NO_SIDE;
  state.phaseIndex = -1;
}

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, courseOf(state.game));
