import { advanceWays } from '../../../../../engine/rulesets/pgg/combat/advance.js';
import { eliminate } from '../../../../../engine/rulesets/pgg/combat/elimination.js';
import { evacuating } from '../../../../../engine/rulesets/pgg/leaders/evacuation.js';
import {
  germanInterdiction,
  sovietInterdiction,
} from '../../../../../engine/rulesets/pgg/interdiction/interdiction.js';
import { GERMAN_MARKER } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { moving } from '../../../../../engine/rulesets/pgg/movement/moving.js';
import { overrunning } from '../../../../../engine/rulesets/pgg/overrun/overrun.js';
import { GERMAN } from '../../../../../engine/rulesets/pgg/state/pieces.js';
import { railCutting } from '../../../../../engine/rulesets/pgg/rail/rail-cuts.js';
import { railing } from '../../../../../engine/rulesets/pgg/rail/rail.js';
import { turnsOf } from '../../../../../engine/rulesets/pgg/sequence/sequence.js';
import { calling } from '../../../../../engine/rulesets/pgg/reinforcements/south-western-front.js';
import { excessIn } from '../../../../../engine/rulesets/pgg/stacking/stacking.js';
import { attackStrength, unitStrength } from '../../../../../engine/rulesets/pgg/combat/strength.js';
import { isSupplied } from '../../../../../engine/rulesets/pgg/supply/supply.js';
import { rememberGermanCities, scoreRecaptures } from '../../../../../engine/rulesets/pgg/victory/victory.js';
import type { NumberName } from '../../../../../engine/rulesets/pgg/vocabulary/numbers.js';
import { panzer } from '../combat-drive.js';
import { field, type Field, type Sketch } from '../field.js';
import { row } from '../march.js';
import { allowed, carriedOut, playPhase } from './proving.js';

/** A situation that is played with a number of the rulebook, and again with the number of a house rule. */
export interface NumberProof {
  readonly situation: string;
  readonly play: (house: NonNullable<Sketch['house']>) => unknown;
  readonly book: unknown;
  readonly house: number;
  readonly outcome: unknown;
}

const shown =
  (sketch: Sketch, look: (at: Field) => unknown): NumberProof['play'] =>
  (house) =>
    look(field({ ...sketch, house }));

const fighting = (overrun: boolean, supplied = true) => ({ supplied: () => supplied, overrun });
const divisions = (count: number): string[] => Array.from({ length: count }, (_, i) => `rifle A${i}`);
const points = (at: Field): number => at.state.points.reduce((sum, award) => sum + award.points, 0);

const SOVIET: Sketch = { side: 'Soviet' };
const RAILWAY: Sketch = { ...SOVIET, rails: [row(10, 50, '20')], soviet: { '1020': ['rifle A'] } };
const FRONT: Sketch = { ...SOVIET, turn: 2, areas: { Z: '3331' }, rails: ['3331 - 3330'] };
const SURROUNDED: Sketch = {
  ...SOVIET,
  settings: { 'optional.evacuation': 'true' },
  soviet: { '2010': ['leader K 3'] },
  german: {
    '2008': ['inf 1'],
    '2012': ['inf 2'],
    '1809': ['inf 3'],
    '1811': ['inf 4'],
    '2209': ['inf 5'],
    '2211': ['inf 6'],
  },
};
const FROZEN: Sketch = {
  ...SOVIET,
  turn: 1,
  soviet: { '1414': divisions(4) },
  armies: { 19: ['A0', 'A1', 'A2', 'A3'] },
};

const called = (count: number) =>
  shown(FRONT, (at) => {
    for (let n = 0; n < count; n++) carriedOut(at, calling, 'call 3331', { dice: [1] });
    return points(at);
  });

export const numberProofs: Readonly<Record<NumberName, NumberProof>> = {
  'game.turns': {
    situation: 'the last turn ends',
    play: shown({}, ({ state }) => turnsOf(state)),
    book: 12,
    house: 5,
    outcome: 5,
  },
  'firstTurn.freeUpTo': {
    situation: 'the 16th Army rolls a 4 and is frozen',
    play: shown({ ...SOVIET, turn: 1, soviet: { '2216': ['rifle A'] }, armies: { 16: ['A'] } }, (at) => {
      playPhase(at, '4.2.A1', [4]);
      return at.state.frozen[at.piece('A')];
    }),
    book: 1,
    house: 4,
    outcome: 0,
  },
  'firstTurn.frozenHexes': {
    situation: 'a division of a frozen army moves two hexes',
    play: shown(FROZEN, (at) => {
      for (const piece of at.pieces('A0, A1, A2, A3')) at.state.frozen[piece] = 1;
      at.state.turn = 1;
      return ['move A0 1414 > 1413 > 1412', 'move A0 to 1412'].map((text) => allowed(at, moving, text));
    }),
    book: ['5.22', '5.22'],
    house: 2,
    outcome: ['legal', 'legal'],
  },
  'stacking.soviet': {
    situation: 'four divisions are too many in a hex',
    play: shown({ soviet: { '2010': divisions(4) } }, (at) => excessIn(at.state, at.cell('2010'))),
    book: 1,
    house: 4,
    outcome: 0,
  },
  'stacking.sovietWithLeader': {
    situation: 'four divisions and a leader are too many in a hex',
    play: shown({ soviet: { '2010': [...divisions(4), 'leader K 3'] } }, (at) => excessIn(at.state, at.cell('2010'))),
    book: 1,
    house: 5,
    outcome: 0,
  },
  'stacking.german': {
    situation: 'three German units are too many in a hex',
    play: shown({ german: { '2010': panzer } }, (at) => excessIn(at.state, at.cell('2010'))),
    book: 0,
    house: 2,
    outcome: 1,
  },
  'integrity.multiplier': {
    situation: 'a whole Panzer division of 8 attacks',
    play: shown(
      { german: { '2010': panzer } },
      (at) => attackStrength(at.state, at.pieces('25/7, 6/7, 7/7'), fighting(false)).value,
    ),
    book: 16,
    house: 3,
    outcome: 24,
  },
  'rail.units': {
    situation: 'a ninth division moves by rail',
    play: shown(RAILWAY, (at) => {
      at.state.railUsed = 8;
      return allowed(at, railing, 'rail A to 1220');
    }),
    book: '6.31',
    house: 9,
    outcome: 'legal',
  },
  'rail.hexes': {
    situation: 'a division moves 31 hexes by rail',
    play: shown(RAILWAY, (at) => allowed(at, railing, 'rail A to 4120')),
    book: '6.33',
    house: 31,
    outcome: 'legal',
  },
  'rail.cuts': {
    situation: 'a seventh rail cut is made',
    play: shown({ rails: [row(10, 50, '20')], german: { '1020': ['inf 6'] } }, (at) => {
      at.state.railMarkers = 6;
      at.state.passed[at.cell('1020')] = 1;
      return allowed(at, railCutting, 'cut 1020');
    }),
    book: '6.37',
    house: 7,
    outcome: 'legal',
  },
  'westColumns.count': {
    situation: 'a Soviet division moves into column 03',
    play: shown({ ...SOVIET, turn: 3, soviet: { '0410': ['rifle A'] } }, (at) => allowed(at, moving, 'move A to 0310')),
    book: 'legal',
    house: 3,
    outcome: '6.4',
  },
  'westColumns.lastTurn': {
    situation: 'a Soviet division moves into column 02 on turn 6',
    play: shown({ ...SOVIET, turn: 6, soviet: { '0310': ['rifle A'] } }, (at) => allowed(at, moving, 'move A to 0210')),
    book: '6.4',
    house: 5,
    outcome: 'legal',
  },
  'overrun.points': {
    situation: 'an overrun is made with three points left',
    play: shown({ german: { '0513': ['pz 25/7'] }, soviet: { '0512': ['rifle A'] } }, (at) => {
      at.state.left[at.piece('25/7')] = 6;
      return allowed(at, overrunning, 'overrun 0512 with 25/7');
    }),
    book: 'legal',
    house: 4,
    outcome: '6.51',
  },
  'overrun.divisor': {
    situation: 'a division of 9 overruns',
    play: shown(
      { german: { '2010': ['inf 6'] } },
      (at) => attackStrength(at.state, at.pieces('6'), fighting(true)).value,
    ),
    book: 4,
    house: 3,
    outcome: 3,
  },
  'advance.hexes': {
    situation: 'victors advance as far as they may after an elimination, and along a line of retreat',
    play: shown({}, (at) => {
      const [first, second, third] = at.cells('2010 2009 2008');
      const farthest = (lines: readonly (readonly number[])[]): number =>
        Math.max(
          ...[...advanceWays(at.state, [{ cell: first, emptied: true, lines }], new Set()).values()].map(
            (way) => way.length,
          ),
        );
      return [farthest([]), farthest([[second, third]])];
    }),
    book: [2, 3],
    house: 1,
    outcome: [1, 3],
  },
  'evacuation.perTurn': {
    situation: 'a second leader is evacuated in a turn',
    play: shown(SURROUNDED, (at) => {
      at.state.evacuatedThisTurn = 1;
      return allowed(at, evacuating, 'evacuate K');
    }),
    book: '10.4',
    house: 2,
    outcome: 'legal',
  },
  'evacuation.total': {
    situation: 'a third leader is evacuated in the game',
    play: shown(SURROUNDED, (at) => {
      at.state.evacuations = 2;
      return allowed(at, evacuating, 'evacuate K');
    }),
    book: '10.4',
    house: 3,
    outcome: 'legal',
  },
  'supply.roadHexes': {
    situation: 'a division is 21 hexes from the end of the road',
    play: shown({ roads: [row(1, 20, '20')], german: { '4120': ['inf 6'] } }, (at) =>
      isSupplied(at.state, at.piece('6')),
    ),
    book: false,
    house: 21,
    outcome: true,
  },
  'supply.movementPoints': {
    situation: 'a division is 21 clear hexes from the west edge',
    play: shown({ german: { '2210': ['inf 6'] } }, (at) => isSupplied(at.state, at.piece('6'))),
    book: false,
    house: 22,
    outcome: true,
  },
  'supply.divisor': {
    situation: 'a division of 9 is out of supply, with its points',
    play: shown({ german: { '5010': ['inf 6 (oos)'] } }, (at) => [
      unitStrength(at.state, at.piece('6'), 'attack', fighting(false, false)).value,
      at.state.left[at.piece('6')],
    ]),
    book: [4, 6],
    house: 3,
    outcome: [3, 4],
  },
  'strength.minimum': {
    situation: 'a division of 2 is out of supply',
    play: shown(
      { soviet: { '2010': ['rifle A 2-4-6'] } },
      (at) => unitStrength(at.state, at.piece('A'), 'attack', fighting(false, false)).value,
    ),
    book: 1,
    house: 2,
    outcome: 2,
  },
  'interdiction.german': {
    situation: 'a fourth German marker is placed',
    play: shown({}, (at) => allowed(at, germanInterdiction, 'interdict 1010 1011 1012 1013')),
    book: '13.1',
    house: 4,
    outcome: 'legal',
  },
  'interdiction.soviet': {
    situation: 'a second Soviet marker is placed in a turn',
    play: shown({ ...SOVIET, turn: 3 }, (at) => allowed(at, sovietInterdiction, 'interdict 1010 1011')),
    book: '13.41',
    house: 2,
    outcome: 'legal',
  },
  'interdiction.sovietTurns': {
    situation: 'a Soviet marker is placed in a fourth turn',
    play: shown({ ...SOVIET, turn: 9 }, (at) => {
      at.state.sovietInterdictionTurns = [2, 4, 6];
      return allowed(at, sovietInterdiction, 'interdict 1010');
    }),
    book: '13.41',
    house: 4,
    outcome: 'legal',
  },
  'interdiction.points': {
    situation: 'a unit has these half points left after a clear hex with a marker',
    play: shown({ ...SOVIET, soviet: { '2010': ['rifle A'] } }, (at) => {
      at.state.interdict(at.cell('2009'), GERMAN_MARKER, true);
      carriedOut(at, moving, 'move A 2010 > 2009');
      return at.state.left[at.piece('A')];
    }),
    book: 8,
    house: 2,
    outcome: 6,
  },
  'front.firstTurn': {
    situation: 'the South-Western Front is called on turn 2',
    play: shown(FRONT, (at) => allowed(at, calling, 'call 3331')),
    book: 'legal',
    house: 3,
    outcome: '14.21',
  },
  'front.perTurn': {
    situation: 'six divisions of the South-Western Front come in a turn',
    play: shown(FRONT, (at) => allowed(at, calling, 'call 3331 3331 3331 3331 3331 3331')),
    book: '14.21',
    house: 6,
    outcome: 'legal',
  },
  'front.total': {
    situation: 'an eleventh division of the South-Western Front comes',
    play: shown(FRONT, (at) => {
      at.state.southWesternUsed = 10;
      return allowed(at, calling, 'call 3331');
    }),
    book: '14.21',
    house: 11,
    outcome: 'legal',
  },
  'front.cheap': {
    situation: 'two divisions of the South-Western Front come',
    play: called(2),
    book: 2,
    house: 1,
    outcome: 3,
  },
  'front.cheapPoints': { situation: 'two divisions of the front', play: called(2), book: 2, house: 3, outcome: 6 },
  'front.dearPoints': {
    situation: 'a sixth division of the South-Western Front comes',
    play: shown(FRONT, (at) => {
      at.state.southWesternUsed = 5;
      carriedOut(at, calling, 'call 3331', { dice: [1] });
      return points(at);
    }),
    book: 2,
    house: 4,
    outcome: 4,
  },
  'victory.division': {
    situation: 'an infantry division is eliminated',
    play: shown({ german: { '2010': ['inf 6'] } }, (at) => {
      eliminate(at.state, at.piece('6'), '9.61', 'test');
      return points(at);
    }),
    book: 5,
    house: 7,
    outcome: 7,
  },
  'victory.recapture': {
    situation: 'a city is recaptured',
    play: shown({ places: { Orsha: ['minor city', '0420'] }, soviet: { '0620': ['rifle A'] } }, (at) => {
      at.state.control[at.cell('0420')] = GERMAN;
      rememberGermanCities(at.state);
      at.state.put(at.piece('A'), at.cell('0420'));
      scoreRecaptures(at.state);
      return points(at);
    }),
    book: 2,
    house: 3,
    outcome: 3,
  },
};
