import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { field } from '../sketch.js';
import { judgeSupply, onRails, type Supplied } from '../supplied.js';

const U = 'infantry corps U 4|3|2|1';
const RED = 'infantry army R 4|3|2|1';
const advanced = { layer: 'advanced' } as const;

const rows: readonly Supplied[] = [
  { case: 'C62: three hexes', rules: '4.3 A11', sketch: { axis: { '0508': [U] } }, want: true },
  { case: 'C62: four are too many', rules: '4.3 A11', sketch: { axis: { '0509': [U] } }, want: false },
  {
    case: 'four, when the source is not counted',
    rules: '4.3 A11',
    sketch: { axis: { '0509': [U] }, rulings: { 'supply.counting': 'withoutSource' } },
    want: true,
  },
  { case: 'on the railway', rules: '4.2', sketch: { axis: { '0805': [U] } }, want: true },
  {
    case: 'C63: no line through an enemy zone',
    rules: '4.3.zones',
    sketch: { axis: { '0508': [U] }, soviet: { '0607': [RED], '0407': ['infantry army R2 4'] } },
    want: false,
  },
  {
    case: 'C63: but where a friend stands',
    rules: '4.3.zones',
    sketch: {
      axis: { '0508': [U], '0507': ['infantry corps F 2'], '0506': ['infantry corps G 2'] },
      soviet: { '0607': [RED], '0407': ['infantry army R2 4'] },
    },
    want: true,
  },
  {
    case: 'C64: a hex in the zones of both serves neither',
    rules: '4.3.zones',
    sketch: {
      axis: { '0508': [U], '0705': ['infantry corps F 2'] },
      soviet: { '0607': [RED], '0407': ['infantry army R2 4'] },
    },
    want: false,
  },
  {
    case: 'C65: not through mountains',
    rules: '4.3.terrain',
    sketch: { axis: { '0508': [U] }, terrain: { '0407 0507 0607 0508': 'mountain' } },
    want: false,
  },
  {
    case: 'C65: out of mountains it goes',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0508': [U] }, terrain: { '0508': 'mountain' } },
    want: true,
  },
  {
    case: 'not into a source in mountains, which serves who stands there',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0508': [U] }, terrain: { '0505 0405 0605': 'mountain' } },
    want: false,
  },
  {
    case: 'who stands on it needs no line',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0505': [U] }, terrain: { '0505': 'mountain' } },
    want: true,
  },
  {
    case: 'not across water',
    rules: '4.3.terrain',
    sketch: { axis: { '0508': [U] }, terrain: { '0407 0507 0607': 'water' } },
    want: false,
  },
  {
    case: 'not through enemy land units',
    rules: '4.3.enemy',
    sketch: { axis: { '0808': [U] }, soviet: { '0806': [RED] } },
    want: false,
  },
  {
    case: 'C66: two hexes in snow',
    rules: '9.1',
    sketch: { ...advanced, weather: 'snow', axis: { '0507': [U] } },
    want: true,
  },
  {
    case: 'three in rain are too many',
    rules: '9.1',
    sketch: { ...advanced, weather: 'rain', axis: { '0508': [U] } },
    want: false,
  },
  {
    case: 'C148: and in light rain',
    rules: '39.0.supply',
    sketch: { ...advanced, options: ['light-rain'], weather: 'light rain', axis: { '0508': [U] } },
    want: false,
  },
  {
    case: 'C66: the first winter leaves a German one hex',
    rules: '33.0.supply',
    sketch: { ...advanced, options: ['first-winter'], turn: 'January 1942', weather: 'snow', axis: { '0507': [U] } },
    want: false,
  },
  {
    case: 'the same without the option',
    rules: '33.0.supply',
    sketch: { ...advanced, turn: 'January 1942', weather: 'snow', axis: { '0507': [U] } },
    want: true,
  },
  {
    case: 'C66: a Soviet two in the first winter',
    rules: '33.0.supply',
    sketch: {
      ...advanced,
      options: ['first-winter'],
      turn: 'January 1942',
      weather: 'snow',
      soviet: { '1010': [U.replace('corps', 'army')] },
    },
    want: true,
  },
  {
    case: 'C66: and a German in Finland',
    rules: '33.0.supply',
    sketch: {
      ...advanced,
      options: ['first-winter'],
      turn: 'January 1942',
      weather: 'snow',
      axis: { '0507': [U] },
      places: { North: 'territory 0507 (nation Finland)' },
    },
    want: true,
  },
];

describe('lines of supply', () => {
  test.each(rows)('$case [$rules]', judgeSupply);

  test('the line is told from the unit to its source and on to the primary one [4.2, 4.3]', () => {
    const { state, piece, board } = field(onRails({ axis: { '0507': [U] } }));
    const { line, ledger } = lineOf(state, piece('U'));
    expect([line[0], line.at(-1)].map((cell) => board.label(cell ?? -1))).toEqual(['0507', '0105']);
    expect(line.slice(1).every((cell, at) => board.direction(line[at], cell) >= 0)).toBe(true);
    expect(ledger.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^2 hexes to the source in 0[456]05$/),
      'joined to Berlin by rail and sea',
      'a line may have at most 3',
      '3 in clear weather',
    ]);
  });
});
