import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandOf, isInCommand } from '../../../../engine/rulesets/pgg/leaders/command.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { allowance, isSupplied, judgeSupply, supplyOf } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { GERMAN, SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { networkOf } from '../../../../engine/rulesets/pgg/supply/network.js';
import { inEnemyZone } from '../../../../engine/rulesets/pgg/zones/zones.js';
import { field, type Sketch } from './field.js';

const column = (n: number): string => String(n).padStart(2, '0');
/** Returns a road along row 20. */
const road = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${column(from + i)}20`).join(' - ');

interface Case {
  readonly case: string;
  readonly sketch: Sketch;
  readonly unit: string;
  readonly supplied: boolean;
}

const east = { '5815': ['leader Konev 3'] };
const cases: readonly Case[] = [
  {
    case: 'C21 [11.22] a unit three hexes from Lukin',
    sketch: { soviet: { '4010': ['leader Lukin 3'], '4013': ['rifle A'] } },
    unit: 'A',
    supplied: true,
  },
  {
    case: 'C21 [11.22] a unit four hexes from Lukin',
    sketch: { soviet: { '4010': ['leader Lukin 3'], '4014': ['rifle A'] } },
    unit: 'A',
    supplied: false,
  },
  {
    case: 'C21 [11.22] a unit in reach of another leader',
    sketch: { soviet: { '4010': ['leader Lukin 3'], '4014': ['rifle A'], '4017': ['leader Konev 5'] } },
    unit: 'A',
    supplied: true,
  },
  {
    case: 'C22 [10.31, 11.23] a unit next to the east edge without a leader',
    sketch: { soviet: { '5810': ['rifle A'] } },
    unit: 'A',
    supplied: false,
  },
  {
    case: 'C23 [11.21] a unit whose leader is surrounded by ZOC',
    sketch: { german: { '5714': ['inf 1'], '5717': ['inf 2'], '5915': ['inf 3'] }, soviet: east },
    unit: 'Konev',
    supplied: false,
  },
  {
    case: 'C23 [8.15] a unit whose leader has a way out through a hex with a friendly unit',
    sketch: {
      german: { '5714': ['inf 1'], '5717': ['inf 2'], '5915': ['inf 3'] },
      soviet: { ...east, '5816': ['rifle A'] },
    },
    unit: 'Konev',
    supplied: true,
  },
  {
    case: 'C32 [6.7] a unit whose line would pass through a swamp',
    sketch: {
      terrain: { '4011 3911 4111 3910 4110 4009': 'swamp' },
      soviet: { '4010': ['leader Lukin 3'], '4012': ['rifle A'] },
    },
    unit: 'A',
    supplied: false,
  },
  {
    case: 'C32 [6.7] a unit whose line ends in a swamp',
    sketch: { terrain: { '4012': 'swamp' }, soviet: { '4010': ['leader Lukin 3'], '4012': ['rifle A'] } },
    unit: 'A',
    supplied: true,
  },
  {
    case: 'C72 [6.64] a unit whose leader is disrupted',
    sketch: { soviet: { '4010': ['leader Lukin 3 (disrupted)'], '4012': ['rifle A'] } },
    unit: 'A',
    supplied: false,
  },
  {
    case: 'C27 [11.11] a unit 20 hexes from a road to 0120',
    sketch: { roads: [road(1, 40)], german: { '4001': ['inf 6'] }, terrain: {} },
    unit: '6',
    supplied: true,
  },
  {
    case: 'C27 [11.11] a unit 21 hexes from the road',
    sketch: { roads: [road(1, 35)], german: { '5010': ['inf 6'] } },
    unit: '6',
    supplied: true,
  },
  {
    case: 'C27 [11.11] a unit more than 20 hexes from the road',
    sketch: { roads: [road(1, 20)], german: { '4120': ['inf 6'] } },
    unit: '6',
    supplied: false,
  },
  {
    case: 'C27 [11.11] a unit exactly 20 hexes from the road',
    sketch: { roads: [road(1, 20)], german: { '4020': ['inf 6'] } },
    unit: '6',
    supplied: true,
  },
  {
    case: 'C30 [11.13] a unit whose road crosses a river',
    sketch: { roads: [road(1, 40)], river: '2020/2120', german: { '4015': ['inf 6'] } },
    unit: '6',
    supplied: true,
  },
  {
    case: 'a unit whose road is broken by a Soviet unit [11.11]',
    sketch: { roads: [road(1, 40)], german: { '4015': ['inf 6'] }, soviet: { '1020': ['rifle A'] } },
    unit: '6',
    supplied: false,
  },
  {
    case: 'C93 [12.3] a unit whose road is blocked by an untried 0-0-6',
    sketch: { roads: [road(1, 40)], german: { '4015': ['inf 6'] }, soviet: { '1020': ['rifle A 0-0-6 (untried)'] } },
    unit: '6',
    supplied: false,
  },
  {
    case: 'C28 [11.12] a unit 20 clear hexes from the west edge',
    sketch: { german: { '2110': ['inf 6'] } },
    unit: '6',
    supplied: true,
  },
  {
    case: 'C28 [11.12] a unit 21 clear hexes from the west edge',
    sketch: { german: { '2210': ['inf 6'] } },
    unit: '6',
    supplied: false,
  },
  {
    case: 'C28 [11.12] a unit 18 clear hexes and a river from the west edge',
    sketch: { german: { '1910': ['inf 6'] }, river: riverBetween(10, 9) },
    unit: '6',
    supplied: true,
  },
  {
    case: 'C28 [11.12] a unit 19 clear hexes and a river from the west edge',
    sketch: { german: { '2010': ['inf 6'] }, river: riverBetween(10, 9) },
    unit: '6',
    supplied: false,
  },
  {
    case: 'C29 [11.12] a motorized unit, to which forest costs more',
    sketch: {
      german: { '1910': ['mot 76/20'] },
      terrain: { [columnOf(5)]: 'forest', [columnOf(6)]: 'forest', [columnOf(7)]: 'forest' },
    },
    unit: '76/20',
    supplied: false,
  },
  {
    case: 'C29 [11.12] an infantry unit, to which forest costs nothing more',
    sketch: {
      german: { '1910': ['inf 6'] },
      terrain: { [columnOf(5)]: 'forest', [columnOf(6)]: 'forest', [columnOf(7)]: 'forest' },
    },
    unit: '6',
    supplied: true,
  },
];

function columnOf(n: number): string {
  return Array.from({ length: 31 }, (_, i) => `${column(n)}${column(i + 1)}`).join(' ');
}
/** Returns all hexsides between two columns as a river; even columns lie half a hex lower. */
function riverBetween(even: number, odd: number): string {
  return Array.from({ length: 30 }, (_, i) => [
    `${column(even)}${column(i + 1)}/${column(odd)}${column(i + 1)}`,
    `${column(even)}${column(i + 1)}/${column(odd)}${column(i + 2)}`,
  ])
    .flat()
    .join(' ');
}

describe('supply [11.0]', () => {
  test.each(cases)('$case is in supply: $supplied', ({ sketch, unit, supplied }) => {
    const at = field(sketch);
    expect(isSupplied(at.state, at.piece(unit))).toBe(supplied);
    const report = supplyOf(at.state, at.piece(unit));
    expect(report.value).toBe(supplied);
    expect(report.line.length > 0).toBe(supplied);
    expect(report.ledger.length).toBeGreaterThan(0);
  });

  test('C31: the Soviet marker blocks German lines, but German markers block no lines [13.33, 13.44]', () => {
    const at = field({
      roads: [road(1, 40)],
      german: { '4015': ['inf 6'] },
      soviet: { '4510': ['leader Lukin 3'], '4512': ['rifle A'] },
    });
    at.state.interdict(at.cell('1020'), SOVIET_MARKER, true);
    expect(isSupplied(at.state, at.piece('6'))).toBe(false);
    at.state.interdict(at.cell('1020'), SOVIET_MARKER, false);
    expect(isSupplied(at.state, at.piece('6'))).toBe(true);
    at.state.interdict(at.cell('4511'), GERMAN_MARKER, true);
    expect(isSupplied(at.state, at.piece('A'))).toBe(true);
  });

  test.each([
    [
      'any number of units of any army may use one leader [10.32]',
      {
        soviet: { '4010': ['leader Lukin 3'], '4012': ['rifle A', 'rifle B', 'rifle C'] },
        armies: { 16: ['Lukin'], 24: ['A', 'B'] },
      },
      ['A', 'B', 'C'],
      true,
    ],
    [
      'a leader needs a line to the edge but no other leader [10.34, 11.24]',
      { soviet: { '2010': ['leader Lukin 3'] } },
      ['Lukin'],
      true,
    ],
    [
      'the rating of a leader is his radius [10.1.a]',
      { soviet: { '4010': ['leader Lukin 1'], '4012': ['rifle A'] } },
      ['A'],
      false,
    ],
  ] as const)('%s', (_, sketch, units, supplied) => {
    const at = field(sketch);
    for (const unit of units) expect(isSupplied(at.state, at.piece(unit))).toBe(supplied);
  });

  test('a unit that stays out of supply is never removed for it and keeps its ZOC [11.34, 11.35]', () => {
    const at = field({ soviet: { '4012': ['rifle A'] } });
    for (let turn = 1; turn <= 12; turn++) judgeSupply(at.state, SOVIET);
    expect([at.where('A'), at.state.supplied[at.piece('A')], inEnemyZone(at.state, GERMAN, at.cell('4011'))]).toEqual([
      '4012',
      0,
      true,
    ]);
  });

  test('C13, C14, C42: a unit out of supply has half its allowance, fractions dropped [6.25, 11.31]', () => {
    const at = field({ german: { '3010': ['inf 6', 'pz 25/7'] }, soviet: { '4010': ['rifle A 1-2-6'] } });
    judgeSupply(at.state, GERMAN);
    expect([at.state.left[at.piece('6')], at.state.left[at.piece('25/7')]]).toEqual([6, 10]);
    expect(allowance(at.state, at.piece('A'), false)).toBe(6);
  });

  test('C19, C20, C72: command needs a leader in his radius, but not his supply [10.35, 6.64]', () => {
    const at = field({
      soviet: { '4010': ['leader Lukin 3'], '4012': ['rifle A'], '4014': ['rifle B'] },
      german: { '5930': ['inf 9'] },
    });
    expect(isInCommand(at.state, at.piece('A'))).toBe(true);
    expect(isInCommand(at.state, at.piece('B'))).toBe(false);
    expect(commandOf(at.state, at.piece('B')).ledger[0]?.text).toContain('Lukin in 4010, is 4 hexes away');
    at.state.disrupt(at.piece('Lukin'), true);
    expect(isInCommand(at.state, at.piece('A'))).toBe(false);
  });

  test('the supply of all units computed together equals that of each unit [11.0]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 59 * 31 - 1 }), { minLength: 8, maxLength: 30 }), (cells) => {
        const label = (cell: number): string => field({}).board.label(cell);
        const german = Object.fromEntries(
          cells.filter((_, i) => i % 2 === 0).map((cell, i) => [label(cell), [`inf ${i}`]]),
        );
        const soviet = Object.fromEntries(
          cells
            .filter((cell, i) => i % 2 === 1 && !(label(cell) in german))
            .map((cell, i) => [label(cell), [i % 3 === 0 ? `leader L${i} 4` : `rifle R${i}`]]),
        );
        const sketch = { german, soviet, roads: [road(1, 40)], terrain: { '1015 2010 3020': 'swamp' } };
        const [searched, surveyed] = [field(sketch).state, field(sketch).state];
        for (const side of [SOVIET, GERMAN] as const) {
          networkOf(surveyed).survey(side);
          for (let cell = 0; cell < 59 * 31; cell += 7) {
            if (side === GERMAN) expect(networkOf(surveyed).meetsRoad(cell)).toBe(networkOf(searched).meetsRoad(cell));
            else
              for (const supplied of [true, false])
                expect(networkOf(surveyed).isCommanded(cell, supplied)).toBe(
                  networkOf(searched).isCommanded(cell, supplied),
                );
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
