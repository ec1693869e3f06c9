import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { field } from '../sketch.js';
import { judgeSupply, onRails, type Supplied } from '../supplied.js';

const U = 'infantry corps U 4|3|2|1';
const RED = 'infantry army R 4|3|2|1';
const advanced = { layer: 'advanced' } as const;

const rows: readonly Supplied[] = [
  {
    case: 'C62: a line of three hexes supplies a unit',
    rules: '4.3 A11',
    sketch: { axis: { '0508': [U] } },
    want: true,
  },
  { case: 'C62: a line of four hexes is too long', rules: '4.3 A11', sketch: { axis: { '0509': [U] } }, want: false },
  {
    case: 'a line of four hexes supplies a unit if the source hex is not counted',
    rules: '4.3 A11',
    sketch: { axis: { '0509': [U] }, rulings: { 'supply.counting': 'withoutSource' } },
    want: true,
  },
  { case: 'a unit on the railway is in supply', rules: '4.2', sketch: { axis: { '0805': [U] } }, want: true },
  {
    case: 'C63: a line through an enemy ZOC does not supply',
    rules: '4.3.zones',
    sketch: { axis: { '0508': [U] }, soviet: { '0607': [RED], '0407': ['infantry army R2 4'] } },
    want: false,
  },
  {
    case: 'C63: a friendly unit opens a line through an enemy ZOC',
    rules: '4.3.zones',
    sketch: {
      axis: { '0508': [U], '0507': ['infantry corps F 2'], '0506': ['infantry corps G 2'] },
      soviet: { '0607': [RED], '0407': ['infantry army R2 4'] },
    },
    want: true,
  },
  {
    case: 'C64: a hex in the ZOC of both sides is open to neither',
    rules: '4.3.zones',
    sketch: {
      axis: { '0508': [U], '0705': ['infantry corps F 2'] },
      soviet: { '0607': [RED], '0407': ['infantry army R2 4'] },
    },
    want: false,
  },
  {
    case: 'C65: a line through mountains does not supply',
    rules: '4.3.terrain',
    sketch: { axis: { '0508': [U] }, terrain: { '0407 0507 0607 0508': 'mountain' } },
    want: false,
  },
  {
    case: 'C65: a line may lead out of mountains',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0508': [U] }, terrain: { '0508': 'mountain' } },
    want: true,
  },
  {
    case: 'a source in mountains supplies only units in its hex',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0508': [U] }, terrain: { '0505 0405 0605': 'mountain' } },
    want: false,
  },
  {
    case: 'a unit in a source hex needs no line',
    rules: '4.3.terrain A11',
    sketch: { axis: { '0505': [U] }, terrain: { '0505': 'mountain' } },
    want: true,
  },
  {
    case: 'a line across water does not supply',
    rules: '4.3.terrain',
    sketch: { axis: { '0508': [U] }, terrain: { '0407 0507 0607': 'water' } },
    want: false,
  },
  {
    case: 'a line through enemy land units does not supply',
    rules: '4.3.enemy',
    sketch: { axis: { '0808': [U] }, soviet: { '0806': [RED] } },
    want: false,
  },
  {
    case: 'C66: a line of two hexes supplies a unit in snow',
    rules: '9.1',
    sketch: { ...advanced, weather: 'snow', axis: { '0507': [U] } },
    want: true,
  },
  {
    case: 'a line of three hexes is too long in rain',
    rules: '9.1',
    sketch: { ...advanced, weather: 'rain', axis: { '0508': [U] } },
    want: false,
  },
  {
    case: 'C148: a line of three hexes is too long in light rain',
    rules: '39.0.supply',
    sketch: { ...advanced, options: ['light-rain'], weather: 'light rain', axis: { '0508': [U] } },
    want: false,
  },
  {
    case: 'C66: a German line may have only one hex in the first winter',
    rules: '33.0.supply',
    sketch: { ...advanced, options: ['first-winter'], turn: 'January 1942', weather: 'snow', axis: { '0507': [U] } },
    want: false,
  },
  {
    case: 'a German line is not shortened without the first-winter option',
    rules: '33.0.supply',
    sketch: { ...advanced, turn: 'January 1942', weather: 'snow', axis: { '0507': [U] } },
    want: true,
  },
  {
    case: 'C66: a Soviet line may have two hexes in the first winter',
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
    case: 'C66: a German line in Finland may have two hexes in the first winter',
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

  test('the explanation of a supply line leads from the unit to its source and on to the primary source [4.2, 4.3]', () => {
    const { state, piece, board } = field(onRails({ axis: { '0507': [U] } }));
    const { line, ledger } = lineOf(state, piece('U'));
    expect([line[0], line.at(-1)].map((cell) => board.label(cell ?? -1))).toEqual(['0507', '0105']);
    expect(line.slice(1).every((cell, at) => board.direction(line[at], cell) >= 0)).toBe(true);
    expect(ledger.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^2 hexes to the source in 0[456]05$/),
      'connected to Berlin by rail and sea',
      'a line may have at most 3 hexes',
      '3 in clear weather',
    ]);
  });
});
