import type { Cell } from '../../board/board.js';
import { countStepsFrom } from '../../board/nearest.js';
import type { MapModel } from '../../model/map.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Condition, ConditionTest } from '../../model/special-rules.js';
import { cellsOfPlace } from '../../model/places.js';
import type { Game } from '../game.js';

/** A cell that matters for points or victory. */
export interface Goal {
  readonly cell: Cell;
  /** The share of this goal in the value of all goals. */
  readonly share: number;
  /** For each cell of the map, also for boxes, the number of steps to the goal. */
  readonly steps: Int32Array;
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
 * The pull of each cell on the units of each side. A cell has a stronger pull the nearer it is to goals. Only goals
 * that the side did not control at the moment of `before` count.
 */
export class GoalPull {
  private readonly fields = new Map<string, PullField>();
  private ofAllGoals?: PullField;

  constructor(
    readonly scenario: ScenarioModel,
    readonly before: Holders,
  ) {}

  /** Returns the cells of the goals that a side did not control, the most valuable first. */
  goalsOpenTo(side: string): readonly Cell[] {
    return goalsOf(this.scenario)
      .filter(({ cell }) => this.before.get(cell) !== side)
      .toSorted((a, b) => b.share - a.share)
      .map(({ cell }) => cell);
  }

  on(side: string): PullField {
    const { scenario, before } = this;
    const pull = this.fields.get(side) ?? pullOf(scenario, ({ cell }) => before.get(cell) !== side);
    this.fields.set(side, pull);
    return pull;
  }

  /**
   * Returns the pull of the goals that a side does not control. If the side controls all goals, returns the pull of all
   * goals, because the side has to defend them.
   */
  onAttackerOrDefender(side: string): PullField {
    const pull = this.on(side);
    return pull.weakest < 0 ? pull : (this.ofAllGoals ??= pullOf(this.scenario, () => true));
  }
}

/** The pull of the cells on the units of one side: how strongly the goals attract the units to each cell. */
export interface PullField {
  /** The pull of each cell, indexed by cell. */
  readonly field: Float64Array;
  /** The weakest pull of all cells. */
  readonly weakest: number;
}

/**
 * Returns the pull of each cell: minus the logarithm of the distance to each goal, weighted by the share of the goal. A
 * unit that is far from a goal still gains by each step, and gains more by each step near the goal.
 */
function pullOf(scenario: ScenarioModel, isGoal: (goal: Goal) => boolean): PullField {
  const goals = goalsOf(scenario).filter(isGoal);
  const field = new Float64Array(scenario.map.board.size);
  let weakest = 0;
  for (let cell = 0; cell < field.length; cell++) {
    for (const { share, steps } of goals) field[cell] -= share * Math.log(1 + steps[cell]);
    weakest = Math.min(weakest, field[cell]);
  }
  return { field, weakest };
}

/** The units of a side. */
export interface Standing {
  /** The cells of the units on the map. */
  readonly cells: readonly Cell[];
  readonly lost: number;
  /** Number of units that are neither on the map nor lost, such as reinforcements. */
  readonly waiting: number;
}

/**
 * Returns how near the units of a side are to the goals: the sum of the pull of the units' cells, minus the same sum
 * for each other side. A lost unit counts like an average unit, because its loss is part of another evaluation. A unit
 * that waits off the map counts as if it were in the cell with the weakest pull, so that its arrival is a gain.
 */
export function nearness(pull: GoalPull, standing: ReadonlyMap<string, Standing>, side: string): number {
  let sum = 0;
  for (const [of, { cells, lost, waiting }] of standing) {
    const { field, weakest } = pull.on(of);
    let near = 0;
    for (const cell of cells) near += field[cell];
    if (cells.length > 0) near *= 1 + lost / cells.length;
    near += waiting * weakest;
    sum += of === side ? near : -near;
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
  return [...points]
    .filter(([, each]) => each > 0)
    .map(([cell, each]) => ({ cell, share: each / all, steps: countStepsFrom(map.board, cell) }));
}

const testsOf = (condition: Condition): readonly ConditionTest[] =>
  condition.test === 'fact'
    ? [condition]
    : condition.test === 'not'
      ? testsOf(condition.of)
      : condition.of.flatMap((one) => testsOf(one));
