import type { Cell } from '../../board/board.js';
import type { MapModel } from '../../model/map.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, ConditionTest } from '../../model/special-rules.js';
import { cellsOfPlace } from '../../model/places.js';
import type { Game } from '../game.js';

/** A cell that matters for points or victory, with its share of the value of all goals. */
export interface Goal {
  readonly cell: Cell;
  readonly share: number;
}

const goalsByScenario = new WeakMap<ScenarioModel, readonly Goal[]>();

/** Returns the cells for which the scenario gives points, or on which victory depends. */
export function goalsOf(scenario: ScenarioModel): readonly Goal[] {
  const goals = goalsByScenario.get(scenario) ?? findGoals(scenario);
  goalsByScenario.set(scenario, goals);
  return goals;
}

/** The side that controls each cell. Cells that no side controls are omitted. */
export type Holders = ReadonlyMap<Cell, string>;

export function holdersOf(game: Game, { control } = game.position({ umpire: true })): Holders {
  const { map } = game.scenario;
  return new Map(control.flatMap(({ place, side }) => cellsOf(map, place).map((cell) => [cell, side] as const)));
}

/**
 * Returns how near the units of a side are to the goals that the side did not control before, added up over all units.
 * The same sum is subtracted for each other side.
 */
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
      if (before.get(cell) === of) continue; // Units need not move to a goal that their side controls.
      let near = 0;
      for (const unitCell of cells) near += 1 / (1 + board.distance(cell, unitCell));
      sum += of === side ? share * near : -share * near;
    }
  return sum;
}

/** Returns the share of the goals that a side has taken since `before`, minus the share that it has lost. */
export function goalShareTaken(scenario: ScenarioModel, side: string, before: Holders, now: Holders): number {
  let sum = 0;
  for (const { cell, share } of goalsOf(scenario)) {
    if (now.get(cell) === before.get(cell)) continue;
    if (now.get(cell) === side) sum += share;
    if (before.get(cell) === side) sum -= share;
  }
  return sum;
}

/** For each map, a cache of the cells of its places by the name of the place. */
const cellsByMap = new WeakMap<MapModel, Map<string, readonly Cell[]>>();

/** Returns the cells of a place or area by its name, or of a cell by its label. */
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
