import { describe, expect, test } from 'vitest';
import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { levelOf } from '../../../../../engine/rulesets/bite/nations/technology.js';
import { basesToReturnTo } from '../../../../../engine/rulesets/bite/air/bases.js';
import { basesToChangeTo, rebasing } from '../../../../../engine/rulesets/bite/air/rebasing.js';
import { separateRivals } from '../../../../../engine/rulesets/bite/nations/rivals.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { NATIONS, nationCalled } from '../../../../../engine/rulesets/bite/vocabulary/nations.js';
import { AXIS } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive } from '../../pgg/drive.js';
import { answerTo, take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

/**
 * Nations from west to east: Yugoslavia, Poland, Hungary, Romania and Germany in columns 01 to 05, the Soviet Union
 * from column 06; the green line runs north of row 05.
 */
const lands: Sketch = {
  places: {
    H: 'territory 0305 0306 (nation Hungary)',
    R: 'territory 0405 0406 (nation Romania)',
    G: 'territory 0205 0206 (nation Germany)',
    S: 'territory 0504 0505 0506 0604 0605 0606 0704 0705 0706 (nation Soviet Union)',
    Green: 'allied zone 0505 0506 0605 0606 0705 0706',
    F: 'territory 1405 1406 1407 (nation Finland)',
    A: 'territory 1504 1505 1506 1507 1508 (nation Soviet Union)',
    Attack: 'attack zone 1405..1407 1505 1506 (nation Finland)',
    Operative: 'operative zone 1405..1407 1504..1507 (nation Finland)',
  },
  areas: { Poland: '0207 0307' },
};
const unit = (name: string, nation: string, more = ''): string => `infantry corps ${name} 3|2|1 (of ${nation}${more})`;
const no = (text: string, refused: string): Step => ({ order: text, refused });
const to = (name: string, cell: string): Step => ({ order: `move ${name} to ${cell}`, at: { [name]: cell } });

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const cases: readonly Case[] = [
  {
    case: 'Romanians enter their home and the south, not Hungary or Germany',
    rules: '5.6 5.6.hungary 5.3.green',
    ...lands,
    axis: { '0405': [unit('X', 'Romania')], '0505': [unit('Y', 'Romania')], '0406': [unit('Z', 'Romania')] },
    steps: [
      no('move X to 0305', '5.6.hungary rival-country'),
      no('move Y to 0504', '5.3.green north-of-green-line'),
      no('move Z to 0307', '5.6 outside-region'),
      to('X', '0506'),
    ],
  },
  {
    case: 'Hungarians enter Poland, not Romania',
    rules: '5.7 5.7.romania',
    ...lands,
    axis: { '0306': [unit('X', 'Hungary'), unit('Y', 'Hungary')] },
    steps: [
      no('move X to 0405', '5.7.romania rival-country'),
      no('move X to 0206', '5.7 outside-region'),
      to('Y', '0307'),
    ],
  },
  {
    case: 'Italians and Slovaks enter only their regions',
    rules: '5.4.area 5.8',
    ...lands,
    axis: { '0307': [unit('X', 'Italy'), unit('Y', 'Slovakia')] },
    steps: [
      no('move X to 0306', '5.4.area outside-region'),
      no('move Y to 0306', '5.8 outside-region'),
      to('X', '0207'),
    ],
  },
  {
    case: 'a map without countries closes no hex to a nation',
    rules: '5.3',
    axis: { '0307': [unit('X', 'Italy')] },
    steps: [to('X', '0306')],
  },
  {
    case: 'Romanians and Hungarians may not end in the same hex',
    rules: '5.3.rivals',
    ...lands,
    axis: { '0505': [unit('X', 'Romania')], '0605': [unit('Y', 'Hungary')], '0506': [unit('Z', 'Hungary')] },
    steps: [
      no('move X to 0605', '5.3.rivals rivals'),
      no('move X, Z to 0606', '5.3.rivals rivals'),
      { order: 'move X 0505 > 0605 > 0705', at: { X: '0705' } },
    ],
  },
  {
    case: 'Finns stay in the Operative Area and attack only in the Attack Zone',
    rules: '5.5.area 5.5.attackZone',
    ...lands,
    axis: {
      '1506': [unit('X', 'Finland')],
      '1505': [unit('N', 'Germany', ', stationed Finland'), unit('D', 'Germany')],
    },
    soviet: { '1507': ['infantry army E 3'], '1508': ['infantry army F 3'] },
    steps: [
      no('move X to 1507', '5.5.attackZone beyond-attack-zone'),
      no('move N to 1503', '5.5.area beyond-operative-area'),
      to('N', '1504'),
      to('D', '1503'),
    ],
  },
  {
    case: 'only one German unit may enter Finland',
    rules: '5.5.germans',
    ...lands,
    axis: { '1405': [unit('N', 'Germany', ', stationed Finland')], '1505': [unit('D', 'Germany')] },
    steps: [no('move D to 1406', '5.5.germans germans-in-finland'), to('N', '1504'), to('D', '1406')],
  },
  {
    case: 'more Germans may enter Finland after the Red Army crosses its border',
    rules: '5.5.germans',
    ...lands,
    settings: { crossed: 'true' },
    axis: { '1405': [unit('N', 'Germany')], '1505': [unit('D', 'Germany')] },
    steps: [to('D', '1406')],
  },
  {
    case: 'C145: Finns and Hungarians are frozen in June 1941',
    rules: '3.21 3.21.free',
    turn: 'June 1941',
    axis: {
      '0505': [unit('F', 'Finland'), unit('H', 'Hungary'), unit('R', 'Romania')],
      '0705': ['bomber wing B 3|2 (of Romania)', 'supreme headquarters A 3 (of Romania)'],
    },
    soviet: { '0905': ['infantry army E 3'] },
    steps: [
      no('move F to 0506', '3.21 frozen'),
      no('move H to 0506', '3.21 frozen'),
      no('move R to 0506', '3.21 frozen'),
      to('A', '0706'),
      { order: 'fly B to 0905', at: { B: '0905' } },
    ],
  },
  {
    case: 'C145, C164: frozen units are free in July unless the scenario states otherwise',
    rules: '3.21',
    turn: 'July 1941',
    axis: { '0505': [unit('F', 'Finland')] },
    steps: [to('F', '0506')],
  },
  {
    case: 'C145: three Soviet districts are frozen',
    rules: '3.21 BPS.dots',
    turn: 'June 1941',
    side: 'Soviet',
    soviet: {
      '0505': ['infantry army L 3 (dot white)', 'infantry army O 3 (dot orange)', 'infantry army C 3 (dot brown)'],
      '0605': ['infantry army B 3 (dot blue)', 'infantry army K 3'],
    },
    steps: [
      ...['L', 'O', 'C'].map((name) => no(`move ${name} to 0506`, '3.21 frozen')),
      to('B', '0606'),
      to('K', '0606'),
    ],
  },
  {
    case: 'a scenario may leave all units unfrozen',
    rules: '3.21',
    turn: 'June 1941',
    settings: { frozen: 'false' },
    axis: { '0505': [unit('F', 'Finland')] },
    steps: [to('F', '0506')],
  },
  {
    case: 'C164: German corps in Romania are frozen, aircraft there are not',
    rules: '3.21 3.21.free SBE3.frozen',
    turn: 'July 1941',
    settings: { frozen: 'true' },
    axis: {
      '0505': [unit('G', 'Germany', ', stationed Romania'), unit('D', 'Germany', ', dot orange')],
      '0404': [unit('S', 'Germany', ', dot green')],
      '0605': ['bomber wing B 3|2 (of Romania)'],
      '0606': ['bomber wing A 3|2 (stationed Romania, dot orange)'],
    },
    soviet: { '0905': ['infantry army E 3'] },
    steps: [
      no('move G to 0506', '3.21 frozen'),
      no('move D to 0506', '3.21 frozen'),
      to('S', '0405'),
      { order: 'fly B to 0905', at: { B: '0905' } },
      { order: 'fly A to 0905', at: { A: '0905' } },
    ],
  },
  {
    case: 'A09 landUnits: aircraft of frozen groups may fly',
    rules: '3.21 A09',
    turn: 'June 1941',
    rulings: { 'frozen.who': 'landUnits' },
    axis: { '0605': ['bomber wing B 3|2 (frozen)'] },
    soviet: { '0905': ['infantry army E 3'] },
    steps: [{ order: 'fly B to 0905', at: { B: '0905' } }],
  },
  {
    case: 'A09 everyUnit: aircraft of frozen groups may not fly',
    rules: '3.21',
    turn: 'June 1941',
    axis: { '0605': ['bomber wing B 3|2 (frozen)'] },
    soviet: { '0905': ['infantry army E 3'] },
    steps: [no('fly B to 0905', '3.21 frozen')],
  },
];

describe('nations', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving, ...airKinds(at.state)]);
  });

  test.each([
    { answer: [], gone: 'H' },
    { answer: ['eliminate R'], gone: 'R' },
  ])(
    "C140: one of two rivals in a hex is eliminated before the battle, at the owner's choice: $gone [5.3.rivals]",
    ({ answer, gone: eliminated }) => {
      const at = field({
        axis: { '0505': [unit('R', 'Romania'), `infantry corps H 1 (of Hungary)`, unit('G', 'Germany')] },
      });
      drive(separateRivals(at.state, at.cell('0505'), '1'), {
        answer: (decision) => answerTo(at, decision, { incompatible: [...answer] }),
      });
      const left = ['R', 'H', 'G'].filter((name) => at.where(name) !== ELIMINATED);
      expect(left).toEqual(['R', 'H', 'G'].filter((name) => name !== eliminated));
    },
  );

  test('aircraft may not be based in a hex with rivals [5.3.rivals]', () => {
    const f = field({
      places: { Debrecen: 'capital 0605 (source Germany)', Lvov: 'capital 0705 (source Germany)' },
      control: { Axis: '0605 0705' },
      axis: { '0505': ['fighter wing R 3|2|1 (of Romania)'], '0605': ['infantry corps H 3|2|1 (of Hungary)'] },
    });
    const labels = (cells: readonly number[]): string[] => cells.map((cell) => f.board.label(cell));
    expect(labels(basesToChangeTo(f.state, f.piece('R')))).toEqual(['0705']);
    expect(labels(basesToReturnTo(f.state, f.piece('R')))).toEqual(['0705']);
    const rebase = { verb: 'rebase', pieces: [f.piece('R')], cells: f.cells('0605') };
    expect(rebasing.refuse(f.state, rebase)).toMatchObject({ rule: '5.3.rivals', slug: 'rivals' });
  });

  test('the entry of the Red Army into Finland and Germany is recorded [5.5.germans, 28.0]', () => {
    const at = field({
      ...lands,
      side: 'Soviet',
      soviet: { '1505': ['infantry army E 3'], '0207': ['infantry army G 3'] },
    });
    take(at, to('E', '1406'), [moving]);
    expect([at.state.inFinland, at.state.inGermany]).toEqual([true, false]);
    take(at, to('G', '0206'), [moving]);
    expect(at.state.inGermany).toBe(true);
  });
});

describe('technology of the allies', () => {
  test.each([
    { case: 'C110: Romanian tanks', unit: 'tank corps X 3 (of Romania)', want: 2 },
    { case: 'C110: Hungarian tanks', unit: 'tank corps X 3 (of Hungary)', want: 2 },
    { case: 'C110: Italians', unit: 'tank corps X 3 (of Italy)', want: 1 },
    { case: 'C110: Romanian infantry units', unit: 'infantry corps X 3 (of Romania)', want: 1 },
    { case: 'Finnish infantry units', unit: 'infantry corps X 3 (of Finland)', want: 2 },
    { case: 'A39 false: Romanian tanks', unit: 'tank corps X 3 (of Romania)', want: 1, follow: false },
  ])('allies of Germany: $case have technology $want [17.1]', ({ unit: text, want, follow = true }) => {
    const { state, piece } = field({
      turn: 'July 1943',
      rulings: { 'technology.minorsFollow': follow },
      axis: { '0505': [text] },
    });
    expect(levelOf(state, piece('X'))).toBe(want);
  });
});

describe('the Axis', () => {
  test('the Axis is Germany with five allies [3.20]', () => {
    const { state, pieces } = field({
      axis: { '0505': ['Germany', 'Italy', 'Finland', 'Romania', 'Hungary', 'Slovakia'].map((of) => unit(of, of)) },
    });
    const sides = pieces('Germany, Italy, Finland, Romania, Hungary, Slovakia').map((index) => state.piece(index).side);
    expect(sides).toEqual(Array.from({ length: 6 }, () => AXIS));
    expect(NATIONS.filter((nation) => nationCalled(nation).side === AXIS)).toHaveLength(6);
  });

  test.each(['infantry corps', 'panzer corps', 'fighter wing', 'bomber wing'])(
    'a German %s begins with technology 2, a Soviet one with technology 1 [5.2, 5.1]',
    (kind) => {
      const { state, piece } = field({
        turn: 'June 1941',
        axis: { '0505': [`${kind} G 3`] },
        soviet: { '0905': [`${kind} S 3`] },
      });
      expect([levelOf(state, piece('G')), levelOf(state, piece('S'))]).toEqual([2, 1]);
    },
  );
});
