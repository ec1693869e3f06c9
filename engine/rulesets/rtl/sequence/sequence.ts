import { playCampaign, type Campaign } from '../../../mechanics/campaign.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { Play } from '../../../play/moment.js';
import { readyAircraft } from '../air/readying.js';
import { operations } from '../markers/drawing.js';
import { fillCups, initiative } from '../markers/initiative.js';
import { bringDueUnits } from '../reinforcements/arrivals.js';
import { replacements } from '../reinforcements/replacements.js';
import { reorganization } from '../reorganization/reorganization.js';
import type { State } from '../state/state.js';
import { determineSupply } from '../supply/determination.js';
import { declareVictory } from '../victory/victory.js';
import { calendar } from '../vocabulary/calendar.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { determineWeather } from '../weather/weather.js';
import { setUp } from './set-up.js';

/** Returns the last turn of the scenario, at whose end the game ends [4.22, S3.11, S4.11, S5.11, S6.11]. */
export const lastTurnOf = ({ scenario }: State): number => scenario.turns ?? firstTurnOf(scenario);

/** The course of the game: the set-up, then the three segments of each turn [4.21]. */
const course: Campaign<State, Phase> = {
  calendar,
  sequence,
  turns: lastTurnOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  // Begins a turn: resets what lasts only for a turn, and keeps the numbers of Pass Sequences for the roll for
  // initiative [4.21.C4, 7.13].
  beginTurn(state) {
    state.clear('turn');
    state.passesLastTurn = state.passes;
    state.passes = [0, 0];
  },
  beginPhase(state) {
    state.side = NO_SIDE;
  },
  playPhase,
  // Determines victory when the game has ended [4.21.C3].
  verdict(state) {
    declareVictory(state);
    return undefined;
  },
};

/** Plays the game from its current state to the end. */
export const playGame = (state: State): Play => playCampaign(state, course);

/** Plays a phase of the Strategic Segment, the Operational Segment or the Reorganization Segment [4.21.A1-4.21.C2]. */
function* playPhase(state: State, { name }: Phase): Play {
  switch (name) {
    case 'weather':
      return yield* determineWeather(state);
    case 'reinforcements':
      bringDueUnits(state);
      return yield* replacements(state);
    case 'supply':
      return yield* determineSupply(state);
    case 'air':
      return yield* readyAircraft(state);
    case 'initiative':
      yield* initiative(state);
      return yield* fillCups(state);
    case 'operations':
      return yield* operations(state);
    case 'reorganization':
      return yield* reorganization(state);
  }
}
