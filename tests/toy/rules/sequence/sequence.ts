import { playCampaign, type Campaign } from '../../../../engine/mechanics/campaign.js';
import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
import type { Play } from '../../../../engine/play/moment.js';
import { type State } from '../state/state.js';
import { judgeSupply } from '../supply/supply.js';
import { declareVictory } from '../victory/victory.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { activations } from './activation.js';
import { arrive, setUp } from './set-up.js';
import { weather } from './weather.js';

export const turnsOf = (state: State): number => state.scenario.turns ?? 1;

/** The course of the game [1]. */
const course: Campaign<State, Phase> = {
  sequence,
  turns: turnsOf,
  firstTurn: (state) => state.scenario.firstTurn ?? 1,
  *setUp(state) {
    setUp(state);
    yield* [];
  },
  beginTurn(state) {
    if (state.turn !== (state.scenario.firstTurn ?? 1)) state.clear('turn'); // The set-up may place units that have fired.
    arrive(state);
  },
  beginPhase(state) {
    state.side = NO_SIDE;
  },
  *playPhase(state, { name }) {
    if (name === 'weather') yield* weather(state);
    else if (name === 'activation') yield* activations(state);
    else judgeSupply(state);
  },
  verdict(state) {
    declareVictory(state);
    return undefined;
  },
};

export const playGame = (state: State): Play => playCampaign(state, course);
