import type { Cell } from '../../board/board.js';
import type { MapModel } from '../../model/map.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, ConditionTest } from '../../model/special-rules.js';
import { cellsOfPlace } from '../../model/places.js';
import type { Game } from '../game.js';

/** A cell the game is about, with its share of all that is. */
export interface Goal {
  readonly cell: Cell;
  readonly share: number;
}

const goalsByScenario = new WeakMap<ScenarioModel, readonly Goal[]>();

/** The places the scenario gives points for, or that its victory hangs on. */
export function goalsOf(scenario: ScenarioModel): readonly Goal[] {
  const goals = goalsByScenario.get(scenario) ?? findGoals(scenario);
  goalsByScenario.set(scenario, goals);
  return goals;
}

/** Who holds the cell of a goal, as far as somebody does. */
export type Holders = ReadonlyMap<Cell, string>;

export function holdersOf(game: Game, { control } = game.position({ umpire: true })): Holders {
  const { map } = game.scenario;
  return new Map(control.flatMap(({ place, side }) => cellsOf(map, place).map((cell) => [cell, side] as const)));
}

/** How near a side stands to goals that it did not hold before, and how far from theirs the others: the more of its units the more. */
export function nearness(
  { scenario }: Pick<Game, 'scenario'>,
  standing: ReadonlyMap<string, readonly Cell[]>,
  side: string,
  before: Holders,
): number {
  const { board } = scenario.map;
  let sum = 0;
  for (const { cell, share } of goalsOf(scenario))
    for (const [of, cells] of standing) {
      if (before.get(cell) === of) continue; // who holds a place need not flock there
      let near = 0;
      for (const stands of cells) near += 1 / (1 + board.distance(cell, stands));
      sum += of === side ? share * near : -share * near;
    }
  return sum;
}

/** The share of the goals that a side has taken since, less that it has lost. */
export function goalShareTaken(scenario: ScenarioModel, side: string, before: Holders, now: Holders): number {
  let sum = 0;
  for (const { cell, share } of goalsOf(scenario)) {
    if (now.get(cell) === before.get(cell)) continue;
    if (now.get(cell) === side) sum += share;
    if (before.get(cell) === side) sum -= share;
  }
  return sum;
}

/** By map the cells of its places, once somebody has asked for them. */
const cellsByMap = new WeakMap<MapModel, Map<string, readonly Cell[]>>();

/** The cells of a place by its name, that of an area, or a label. */
function cellsOf(map: MapModel, place: string): readonly Cell[] {
  const ofMap = cellsByMap.get(map) ?? new Map<string, readonly Cell[]>();
  cellsByMap.set(map, ofMap);
  const cells = ofMap.get(place) ?? cellsOfPlace(map, place);
  ofMap.set(place, cells);
  return cells;
}

function findGoals({ map, scores, awards, victories }: ScenarioModel): readonly Goal[] {
  const points = new Map<Cell, number>();
  const count = (cells: readonly Cell[], worth: number): void => {
    for (const cell of cells) points.set(cell, (points.get(cell) ?? 0) + worth / cells.length);
  };
  for (const { place, points: worth } of scores) count(cellsOf(map, place), Math.abs(worth));
  for (const { place, points: worth } of awards) count(place?.cells ?? [], Math.abs(worth));
  for (const { condition } of victories)
    for (const { things } of condition ? testsOf(condition) : []) for (const { cells = [] } of things) count(cells, 1);
  const all = [...points.values()].reduce((sum, each) => sum + each, 0);
  return [...points].filter(([, each]) => each > 0).map(([cell, each]) => ({ cell, share: each / all }));
}

const testsOf = (condition: Condition): readonly ConditionTest[] =>
  condition.test === 'fact'
    ? [condition]
    : condition.test === 'not'
      ? testsOf(condition.of)
      : condition.of.flatMap((one) => testsOf(one));
