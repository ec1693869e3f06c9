import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { entering, reinforcementsDue } from '../../../../../engine/rulesets/pgg/reinforcements/arrivals.js';
import { checkScenario } from '../../../../../engine/rulesets/pgg/check/index.js';
import {
  germanInterdiction,
  sovietInterdiction,
} from '../../../../../engine/rulesets/pgg/interdiction/interdiction.js';
import { GERMAN } from '../../../../../engine/rulesets/pgg/state/pieces.js';
import type { campaignRulings } from '../../../../../engine/rulesets/pgg/rulings/campaign.js';
import { rememberGermanCities, scoreRecaptures } from '../../../../../engine/rulesets/pgg/victory/victory.js';
import type { Proof } from '../../ruling-proofs.js';
import { drive } from '../drive.js';
import type { Field, Sketch } from '../field.js';
import { allowed, shown } from './proving.js';

const SIX = { areas: { 1: '2001', 2: '3901', 3: '5903', 4: '5907', 5: '5915', 6: '5921', X: '5907' } };

/**
 * Gives a place to the Germans and calls `take`, in which the Soviets capture hexes. Returns the points that the
 * Soviets score for recaptured places.
 */
function retaken(at: Field, place: string, take: (at: Field) => void): number {
  for (const cell of at.cells(place)) at.state.control[cell] = GERMAN;
  rememberGermanCities(at.state);
  take(at);
  scoreRecaptures(at.state);
  return at.state.points.reduce((sum, { points }) => sum + points, 0);
}

/** A city of two hexes, and a scoring hex outside of cities. */
const PLACES: Sketch = {
  places: { Smolensk: ['major city', '0320 0420'] },
  scores: { Smolensk: 25, 5907: 20 },
  soviet: { '5806': ['rifle A'], '0620': ['rifle B'] },
};

export const campaignProofs: Readonly<Record<keyof typeof campaignRulings, Proof>> = {
  'sovietInterdiction.when': {
    situation: 'a second Soviet marker is placed in turns 7 to 9',
    play: shown({ turn: 9, side: 'Soviet' }, (at) => {
      at.state.sovietInterdictionTurns = [7];
      return allowed(at, sovietInterdiction, 'interdict 1010');
    }),
    outcome: { anyThreeTurns: 'legal', oncePerThreeTurnBlock: '13.41' },
  },
  'germanInterdiction.firstForbiddenColumn': {
    situation: 'a German marker is placed in column 40',
    play: shown({}, (at) => allowed(at, germanInterdiction, 'interdict 4010')),
    outcome: { 41: 'legal', 40: '13.2' },
  },
  'germanInterdiction.smolenskDelay': {
    situation: 'a German marker is placed far in the east in the turn in which Smolensk fell',
    play: shown(
      { places: { Smolensk: ['major city', '0216 0217'] }, german: { '0216': ['inf 6'], '0217': ['inf 26'] } },
      (at) => {
        at.state.smolenskSince = at.state.turn;
        return allowed(at, germanInterdiction, 'interdict 5010');
      },
    ),
    outcome: { 1: '13.2', 0: 'legal' },
  },
  'reinforcement.blocked': {
    situation: 'a listed group has only one entry, which the enemy holds',
    play: shown(
      {
        ...SIX,
        turn: 2,
        side: 'Soviet',
        german: { '5907': ['inf 6'] },
        expected: [{ turn: 2, at: 'X', soviet: ['tank T'] }],
      },
      (at) => {
        at.state.face[at.piece('T')] = 0;
        return entering.legal(at.state).map(({ cells = [] }) => at.board.label(cells[0]));
      },
    ),
    outcome: { wait: [], shiftToNearest: ['5906', '5908'] },
  },
  'provisional.turn12': {
    situation: 'a provisional division is rolled for on the last turn',
    play: shown(
      { ...SIX, turns: 12, turn: 12, side: 'Soviet' },
      (at) => drive(reinforcementsDue(at.state), { dice: [3, 1] }).moments.length > 0,
    ),
    outcome: { true: true, false: false },
  },
  'victory.recaptureNeeds': {
    situation: 'a city of two hexes is retaken: one hex is occupied and one only crossed',
    play: shown(PLACES, (at) =>
      retaken(at, '0320 0420', () => {
        at.state.put(at.piece('B'), at.cell('0320'));
        at.state.put(at.piece('B'), at.cell('0420'));
      }),
    ),
    outcome: { unitsInAllHexes: 0, controlOfAllHexes: 2 },
  },
  'victory.recaptureHexes': {
    situation: 'a victory hex outside of cities is retaken',
    play: shown(PLACES, (at) =>
      retaken(at, '5907', () => {
        at.state.put(at.piece('A'), at.cell('5907'));
      }),
    ),
    outcome: { false: 0, true: 2 },
  },
  names: {
    situation: 'the 161st is set up in place of the 16th of the list',
    play: shown({ areas: { D: '0101' }, expected: [{ turn: 3, at: 'D', german: ['inf 161.Inf'] }] }, ({ scenario }) => {
      const citations = [{ rule: '16.2', source: NO_SOURCE }];
      const arrivals = scenario.arrivals.map((arrival) => ({ ...arrival, citations }));
      const found: string[] = [];
      checkScenario({ ...scenario, arrivals }, ({ rule, slug }) => found.push(`${rule} ${slug}`));
      return found.includes('16.2 arrival-units');
    }),
    outcome: { corrected: false, asPrinted: true },
  },
};
