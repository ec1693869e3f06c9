import { playCampaign, type Campaign } from '../../../mechanics/campaign.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import type { Play } from '../../../play/moment.js';
import { repairBombed } from '../air/bomb-effects.js';
import { reactionPhase } from '../air/flying.js';
import { blitzPhase } from '../battle/blitz.js';
import { combatPhase } from '../battle/phase.js';
import { beginCommand, deactivate } from '../command/activation.js';
import { changeCommanders } from '../command/teams.js';
import { exploitationPhase, movementPhase } from '../movement/phase.js';
import { italyByDie } from '../politics/italy.js';
import { persiaJoins } from '../politics/persia.js';
import { victoryPhase } from '../politics/surrender.js';
import { productionPhase } from '../production/phase.js';
import { settleStores } from '../production/saving.js';
import { railPhase } from '../rail/rail.js';
import { setUp } from '../setup/set-up.js';
import { endOverstackingOfLanded } from '../stacking/excess.js';
import type { State } from '../state/state.js';
import { strategicWar } from '../strategic/strategic-war.js';
import { statusCheck, supplyCheck } from '../supply/supply.js';
import { declareVictory, isEndedByGermany } from '../victory/victory.js';
import { calendar } from '../vocabulary/calendar.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { determineWeather } from '../weather/weather.js';
import { advanceTechnology } from '../nations/advances.js';

/** Returns the last turn of the scenario [SBE]. */
export const lastTurnOfScenario = ({ scenario }: State): number => scenario.turns ?? firstTurnOf(scenario);

/**
 * Returns the last turn of the game: the current turn if the surrender of Germany ends the game, otherwise the last
 * turn of the scenario [7.11.germany, A55].
 */
const lastTurnOf = (state: State): number => (isEndedByGermany(state) ? state.turn : lastTurnOfScenario(state));

/** Phases in which units may move. The columns with the span `movement` are reset after each of them. */
const MOVEMENT_PHASES: readonly Phase['name'][] = ['movement', 'reaction', 'blitz', 'exploitation'];

/**
 * The sequence of the game: the set-up, then in every month the weather, the Axis player turn, the Soviet player turn
 * and the victory phase [7.0, 1.1].
 */
const campaign: Campaign<State, Phase> = {
  calendar,
  sequence,
  turns: lastTurnOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginTurn(state) {
    state.clear('turn');
    advanceTechnology(state);
  },
  isPlayed: (state, { name }) => name !== 'strategic war' || state.plays('strategic-war'), //                         [7.1]
  beginPhase(state, { of }) {
    state.side = of; //                                                                                          [3.2]
  },
  playPhase,
  endPhase(state, { name, of }, following) {
    changeCommanders(state);
    if (MOVEMENT_PHASES.includes(name)) state.clear('movement');
    if (name === 'strategic rail') {
      settleStores(state); // Stores are settled only now because trains are paid for with points too [7.4.cost].
      state.clear('production');
    }
    if (of >= 0 && following?.of !== of) {
      state.clear('player');
      repairBombed(state, of);
    }
  },
  verdict(state) {
    declareVictory(state);
    return undefined;
  },
};

/** Plays the game from its current state to the end. */
export const playGame = (state: State): Play => playCampaign(state, campaign);

/** Plays a phase of the turn [7.0.phases]. */
function* playPhase(state: State, { name }: Phase): Play {
  switch (name) {
    case 'weather':
      persiaJoins(state);
      yield* italyByDie(state);
      return yield* determineWeather(state);
    case 'strategic war':
      return yield* strategicWar(state);
    case 'supply':
      supplyCheck(state);
      return;
    case 'production':
      return yield* productionPhase(state);
    case 'strategic rail':
      return yield* railPhase(state);
    case 'movement':
      beginCommand(state);
      return yield* movementPhase(state);
    case 'reaction':
      return yield* reactionPhase(state);
    case 'combat':
      return yield* combatPhase(state);
    case 'blitz':
      return yield* blitzPhase(state);
    case 'supply status':
      statusCheck(state);
      return;
    case 'exploitation':
      yield* exploitationPhase(state);
      deactivate(state);
      return;
    case 'victory':
      yield* endOverstackingOfLanded(state);
      victoryPhase(state);
      return;
  }
}
