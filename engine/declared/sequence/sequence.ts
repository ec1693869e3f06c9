import { playCampaign, type Campaign } from '../../mechanics/campaign.js';
import { NO_SIDE } from '../../mechanics/sides.js';
import { firstTurnOf } from '../../mechanics/start.js';
import type { Play } from '../../play/moment.js';
import { combatPhase } from '../combat/phase.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { declareVictory } from '../victory/victory.js';
import { movementPhase } from './movement-phase.js';
import { setUp } from './set-up.js';

/** Returns the number of the last turn. */
export const turnsOf = ({ scenario, numbers }: State): number => scenario.turns ?? numbers['game.turns'];

/** The course of a declared game: the set-up, the declared phases of each turn, the verdict. */
const courseOf = (phases: readonly DeclaredPhase[]): Campaign<State, DeclaredPhase> => ({
  sequence: phases,
  turns: turnsOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginTurn(state) {
    state.side = NO_SIDE;
    state.phaseIndex = -1;
    state.clear('turn');
  },
  isPlayed: (state, { declared: { turns } }) =>
    turns === undefined || (state.turn >= turns.first && state.turn <= turns.last),
  beginPhase(state, { index, sideIndex }) {
    state.phaseIndex = index;
    state.side = sideIndex;
    state.clear('phase');
  },
  playPhase,
  verdict(state) {
    state.side = NO_SIDE;
    state.phaseIndex = -1;
    declareVictory(state);
    return undefined;
  },
});

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, courseOf(state.game.phases));

function* playPhase(state: State, phase: DeclaredPhase): Play {
  switch (phase.declared.action) {
    case 'attack':
      return yield* combatPhase(state, phase);
    case 'move':
    case 'ride':
    case 'replace':
    case 'recover':
      return yield* movementPhase(state, phase);
  }
}
