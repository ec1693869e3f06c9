import { NOWHERE, type Cell } from '../../board/board.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, ConditionTest } from '../../model/special-rules.js';
import type { Game } from '../ruleset.js';

/** A cell the game is about, with its share of all that is. */
export interface Goal {
  readonly cell: Cell;
  readonly share: number;
}

const known = new WeakMap<ScenarioModel, readonly Goal[]>();

/** The places the scenario gives points for, or that its victory hangs on. */
export function goalsOf(scenario: ScenarioModel): readonly Goal[] {
  const goals = known.get(scenario) ?? found(scenario);
  known.set(scenario, goals);
  return goals;
}

/** How near a side stands to the goals, and how far the others: the more of its units the more. */
export function nearness(
  { scenario }: Pick<Game, 'scenario'>,
  standing: ReadonlyMap<string, readonly Cell[]>,
  side: string,
): number {
  const { board } = scenario.map;
  let sum = 0;
  for (const { cell, share } of goalsOf(scenario))
    for (const [of, cells] of standing) {
      let near = 0;
      for (const stands of cells) near += 1 / (1 + board.distance(cell, stands));
      sum += of === side ? share * near : -share * near;
    }
  return sum;
}

function found({ map, scores, awards, victories }: ScenarioModel): readonly Goal[] {
  const points = new Map<Cell, number>();
  const count = (cells: readonly Cell[], worth: number): void => {
    for (const cell of cells) points.set(cell, (points.get(cell) ?? 0) + worth / cells.length);
  };
  for (const { place, points: worth } of scores) {
    const named = map.features.filter(({ name }) => name === place).flatMap(({ cells }) => cells);
    const label = map.board.cell(place);
    count(
      named.length > 0 ? named : (map.areas.get(place)?.cells ?? (label === NOWHERE ? [] : [label])),
      Math.abs(worth),
    );
  }
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
