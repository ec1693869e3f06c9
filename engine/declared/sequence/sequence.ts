import { playCampaign, type Campaign } from '../../mechanics/campaign.js';
import { NO_SIDE, opponent } from '../../mechanics/sides.js';
import { firstTurnOf } from '../../mechanics/start.js';
import type { Play } from '../../play/moment.js';
import { takeCellsInZones } from '../control/control.js';
import { combatPhase } from '../combat/phase.js';
import { removeExcess } from '../stacking/excess.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { declareVictory } from '../victory/victory.js';
import { movementPhase } from './movement-phase.js';
import { beginPhase, endOwnTurn } from './own-turn.js';
import { isPlayed } from './played-phases.js';
import { setUp } from './set-up.js';
import { turnsOf } from './turns.js';

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
  isPlayed,
  beginPhase(state, { index, sideIndex }) {
    state.phaseIndex = index;
    state.side = sideIndex;
    state.clear('phase');
  },
  *playPhase(state, phase) {
    yield* beginPhase(state, phase);
    yield* playOrders(state, phase);
    for (const side of [phase.sideIndex, opponent(phase.sideIndex)]) yield* removeExcess(state, side);
    takeCellsInZones(state);
    endOwnTurn(state, phase);
  },
  verdict(state) {
    state.side = NO_SIDE;
    state.phaseIndex = -1;
    declareVictory(state);
    return undefined;
  },
});

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, courseOf(state.game.phases));

const playOrders = (state: State, phase: DeclaredPhase): Play =>
  phase.declared.action === 'attack' ? combatPhase(state, phase) : movementPhase(state, phase);
