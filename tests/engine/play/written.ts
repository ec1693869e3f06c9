import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { NO_SPECIAL_RULES } from '../../../engine/model/special-rules.js';
import type { Attributes } from '../../../engine/model/map.js';
import type { AnswerModel, Clause, OrderLine, OrderModel, OrdersModel } from '../../../engine/model/orders.js';
import type { Expectation } from '../../../engine/model/expectation.js';
import type { ExpectationBlock, ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';

export const board = createBoard({ ...PLAIN_GRID, columns: 8, rows: 5 });
const source = NO_SOURCE;

/** Returns the placements of a list of cells such as `0101 0201`. */
const placed = (labels: string) =>
  labels
    .split(' ')
    .filter(Boolean)
    .map((label) => ({ cell: board.cell(label), source }));
const named = (names: string) =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => ({ name, source }));

const clause = (preposition: string, object: string): Clause => {
  const isCell = /^\d/.test(object);
  return {
    preposition,
    pieces: named(isCell ? '' : object),
    cells: placed(isCell ? object : ''),
    path: [],
    words: [],
    numbers: [],
    source,
  };
};

/** Reads an order: `order('attack 0201 with a (roll 3)', [on(['Kill'], order('advance a to 0201'))])` */
export function order(text: string, answers: readonly AnswerModel[] = []): OrderModel {
  const parsed = /^(?<verb>\S+) ?(?<rest>.*?)(?: ?\(roll (?<roll>\d)\))?$/.exec(text)?.groups ?? {};
  const { verb = '', rest = '', roll = '' } = parsed;
  const [object = '', ...parts] = rest.split(/ ?(?=\b(?:to|with|from) )/);
  const isCell = /^\d/.test(object);
  return {
    verb,
    pieces: named(isCell ? '' : object),
    cells: placed(isCell ? object : ''),
    path: [],
    clauses: parts.map((part) => clause(part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1))),
    rolls: roll === '' ? [] : [Number(roll)],
    attributes: {},
    answers,
    citations: [],
    source,
    verbSource: source,
  };
}

export const on = (results: readonly string[], ...orders: readonly OrderModel[]): AnswerModel => ({
  on: results,
  orders,
  source,
});
export const phase = (name: string): OrderLine => ({ phase: name, source });
export const orders = (turn: number, side: string, ...lines: readonly OrderLine[]): OrdersModel => ({
  turn,
  side,
  lines,
  source,
});

export const attributes = (values: Readonly<Record<string, string | number | true>>): Attributes =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, source }]));
export const expectAfter = (
  turn: number,
  side: string | undefined,
  ...expectations: readonly Expectation[]
): ExpectationBlock => ({
  turn,
  ...(side !== undefined && { side }),
  expectations,
  source,
});

/** A scenario with the Blue units `a b` in the west and the Red units `x y z` in the east, two columns apart. */
export function scenario(more: Partial<ScenarioModel> = {}): ScenarioModel {
  const setup = (side: string, units: Readonly<Record<string, string>>) => ({
    side,
    placements: Object.entries(units).map(([name, label]) => ({
      cells: [board.cell(label)],
      cellsSource: source,
      items: [{ name, drawn: [], attributes: {}, source }],
      citations: [],
      source,
    })),
    source,
    sideSource: source,
  });
  return {
    ruleset: 'skirmish',
    title: 'Meeting engagement',
    map: {
      name: 'Field',
      board,
      terrainWords: [],
      terrain: new Uint8Array(board.size),
      features: [],
      areas: new Map(),
      gridSource: source,
      source,
    },
    sides: [],
    rulings: [],
    houseRules: [],
    settings: [],
    setups: [setup('Blue', { a: '0202', b: '0204' }), setup('Red', { x: '0302', y: '0304', z: '0704' })],
    arrivals: [],
    scores: [],
    doctrines: [],
    ...NO_SPECIAL_RULES,
    orders: [],
    dice: { seed: 'marengo', written: new Map() },
    expectations: [],
    source,
    titleSource: source,
    ...more,
  };
}
