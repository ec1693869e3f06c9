import { playCampaign, type Campaign } from '../../../../engine/mechanics/campaign.js';
import { firstTurnOf } from '../../../../engine/mechanics/start.js';
import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
import type { Play } from '../../../../engine/play/moment.js';
import { takeOrders } from '../../../../engine/play/order-taking.js';
import { moving } from '../movement/movement.js';
import { type State } from '../state/state.js';
import { judgeSupply } from '../supply/supply.js';
import { declareVictory } from '../victory/victory.js';
import { sideOf } from '../vocabulary/sides.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { arrive, setUp } from './set-up.js';

/** Returns the number of turns [1]. */
export const turnsOf = ({ scenario, numbers }: State): number => scenario.turns ?? numbers['game.turns'];

/** The course of the game: the set-up, the phases of each turn in the rulebook's order, and the victory check [1]. */
const course: Campaign<State, Phase> = {
  sequence,
  turns: turnsOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  *setUp(state) {
    setUp(state);
    yield* [];
  },
  beginTurn(state) {
    state.side = NO_SIDE;
    arrive(state);
  },
  beginPhase(state, { side }) {
    state.side = sideOf(side);
    state.clear('phase');
    judgeSupply(state, state.side);
  },
  playPhase: movementPhase,
  verdict(state) {
    state.side = NO_SIDE;
    declareVictory(state);
    return undefined;
  },
};

export const playGame = (state: State): Play => playCampaign(state, course);

/** Lets the side move units one by one until it passes [3]. */
function movementPhase(state: State, { side, rule }: Phase): Play {
  return takeOrders(state, {
    rule,
    question: 'orders',
    prompt: `${side}: move a unit, or end the phase?`,
    address: state.address,
    side,
    kinds: [moving],
    last: 'pass',
    endOnceIn: 8,
    describe({ verb, pieces = [], cells = [] }) {
      return pieces.length === 0 ? verb : `${verb} ${state.namesAsWritten(pieces)} to ${state.label(cells[0])}`;
    },
  });
}
