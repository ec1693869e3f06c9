import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { memoize } from '../../../mechanics/memoize.js';
import { explainPath } from '../../../mechanics/movement/walk-path.js';
import { say, term } from '../../../model/say.js';
import { bar, explain, step } from '../rulebook/refusal.js';
import type { LedgerStep } from '../../../model/ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { BiteRule } from '../rulebook/index.js';
import { RAIL_ONLY, WATER_SIDE } from '../state/ground.js';
import type { State } from '../state/state.js';
import { EFFECTS, HILL, isBad, MOUNTAIN, PLAIN, TERRAIN_WORDS, WEATHERS } from '../vocabulary/terrain.js';
import { arrowBar, arrowsOf, type StepBar } from './arrows.js';

/** Groups of units with different terrain costs when mountains and swamps are in play [14.0]. */
const COST_GROUPS = ['usual', 'armour', 'mountain', 'cavalry'] as const;
type CostGroup = (typeof COST_GROUPS)[number];

function costGroupOf(state: State, piece: number): CostGroup {
  if (!state.plays('mountains')) return 'usual';
  const { isArmoured, unitClass } = state.piece(piece);
  if (isArmoured) return 'armour';
  return unitClass === 'mountain' || unitClass === 'cavalry' ? unitClass : 'usual';
}

/**
 * Costs of one group of units in one weather: a cost for each terrain of a hex, and a cost for each step between hexes.
 */
interface CostTable {
  readonly hexes: readonly ExplainedValue<BiteRule>[];
  readonly steps: Uint8Array;
}

/** Cost tables of a scenario, shared by all its games. */
const costTables = memoize((_scenario: ScenarioModel): CostTable[] => []);

/**
 * Returns the cost table for the current weather, group and rulings. The cache key is packed into one integer because
 * this function is called at every step.
 */
function costTableFor(state: State, pace: CostGroup): CostTable {
  const kind = WEATHERS.indexOf(state.weather) * COST_GROUPS.length + COST_GROUPS.indexOf(pace);
  const at = kind * 4 + (state.plays('mountains') ? 2 : 0) + (state.rulings['siberia.onFoot'] ? 1 : 0);
  const known = costTables(state.scenario);
  if (known[at] === undefined) {
    const hexes = TERRAIN_WORDS.map((_, terrain) => terrainCost(state, pace, terrain));
    known[at] = { hexes, steps: computeStepCosts(state, hexes) };
  }
  return known[at];
}

/**
 * Returns the cost of every step between hexes for a unit: `steps[cell * directions + direction]`, or IMPASSABLE
 * [7.5.3.costs, 7.5.4, 7.5.5]. The array is shared: a call for another unit overwrites the costs of red arrows.
 */
export function stepCosts(state: State, piece: number): Uint8Array {
  const { hexes, steps } = costTableFor(state, costGroupOf(state, piece));
  for (const arrow of arrowsOf(state))
    steps[arrow.at] = arrowBar(state, piece, arrow) === undefined ? arrowCost(state, hexes, arrow.to) : IMPASSABLE;
  return steps;
}

function computeStepCosts({ ground }: State, hexes: CostTable['hexes']): Uint8Array {
  const { board, closed, steps, terrain } = ground;
  return Uint8Array.from(board.neighbours, (to, at) => {
    if (to === NOWHERE || closed[to] === 1 || (steps[at] & (RAIL_ONLY | WATER_SIDE)) !== 0) return IMPASSABLE;
    return hexes[terrain[to]].value;
  });
}

/**
 * Returns the movement points for entering a hex of this terrain in the current weather, with an explanation. Mountain
 * troops and cavalry have costs of their own [7.5.3.costs, 9.2, 39.0.movement, 14.0].
 */
function terrainCost(state: State, pace: CostGroup, terrain: number): ExplainedValue<BiteRule> {
  const { costs, weather } = state;
  const usual = costs[terrain]?.[weather];
  if (usual === undefined || mountainBar(state, pace, terrain) !== undefined) return explain(IMPASSABLE);
  const rule = WEATHER_RULES[weather];
  const cost = explain(
    usual,
    () => (isBad(weather) ? say`${term(TERRAIN_WORDS[terrain])} in ${term(weather)}` : term(TERRAIN_WORDS[terrain])),
    rule,
  );
  if (pace === 'mountain' && EFFECTS[terrain].high === true && usual > 1)
    return cost.plus(-1, 'mountain unit', '14.0.mountainUnits');
  if (pace !== 'cavalry' || terrain === MOUNTAIN || (terrain === HILL && weather === 'snow')) return cost;
  const most = terrain === PLAIN ? 1 : MAX_CAVALRY_COST;
  return usual > most ? cost.plus(most - usual, 'cavalry', '14.0.cavalry') : cost;
}

const MAX_CAVALRY_COST = 2;
const WEATHER_RULES = {
  clear: '7.5.3.costs',
  'light rain': '39.0.movement',
  rain: '9.2.rain',
  snow: '9.2.snow',
} as const;

/**
 * Returns the cost of moving along a red arrow. The ruling `arrow.cost` decides whether the cost of entering the hex is
 * added [A22]. Returns IMPASSABLE if units with these costs may not enter the hex.
 */
function arrowCost({ numbers, rulings, ground }: State, hexes: CostTable['hexes'], to: Cell): number {
  const hex = ground.closed[to] === 1 ? IMPASSABLE : hexes[ground.terrain[to]].value;
  if (hex === IMPASSABLE) return IMPASSABLE;
  return numbers['arrow.cost'] + (rulings['arrow.cost'] === 'threeMore' ? hex : 0);
}

export const noNeighbour: StepBar = bar('7.5', 'no-neighbour', () => say`the hexes are not adjacent`);
const allWater: StepBar = bar(
  '7.5.4',
  'water',
  (state: State, _piece, _from, to: Cell) => say`${state.label(to)} is all water`,
);
const partial: StepBar = bar(
  '7.5.4.partial',
  'partial',
  (state: State, _piece, _from, to: Cell) => say`${state.label(to)} is a partial hex at the map edge`,
);
const byTrain: StepBar = bar('3.7', 'rail-only', () => say`only trains may go there`);
const acrossWater: StepBar = bar('7.5.4', 'water-side', () => say`water lies between them`);
const armourInMountains: StepBar = bar('14.0.armour', 'armour-mountain', () => say`armour may not enter mountain`);
const mountainsInWinter: StepBar = bar(
  '14.0.weather',
  'mountain-weather',
  (state: State) => say`only mountain units may enter mountain in ${term(state.weather)}`,
);

function mountainBar({ weather, options }: State, pace: CostGroup, terrain: number): StepBar | undefined {
  if (terrain !== MOUNTAIN || !options.has('mountains')) return undefined;
  if (pace === 'armour') return armourInMountains;
  return pace !== 'mountain' && isBad(weather) ? mountainsInWinter : undefined;
}

/** Returns why a unit may not take a step at any cost; undefined if it may [7.5.4, 7.5.5, 3.7, 14.0]. */
export function stepBar(state: State, piece: number, from: Cell, to: Cell): StepBar | undefined {
  const { board, steps, closed, terrain } = state.ground;
  const direction = board.direction(from, to);
  if (direction < 0) return noNeighbour;
  const at = from * board.directions + direction;
  if (closed[to] === 1) return state.costs[terrain[to]] === undefined ? allWater : partial;
  const arrow = arrowsOf(state).find((one) => one.at === at);
  if (arrow !== undefined)
    return arrowBar(state, piece, arrow) ?? mountainBar(state, costGroupOf(state, piece), terrain[to]);
  if ((steps[at] & RAIL_ONLY) !== 0) return byTrain;
  if ((steps[at] & WATER_SIDE) !== 0) return acrossWater;
  return mountainBar(state, costGroupOf(state, piece), terrain[to]);
}

/** Explains the cost of a legal path for a unit, step by step. */
export function costOfWay(state: State, piece: number, way: readonly Cell[]): ExplainedValue<BiteRule> {
  const { ground, numbers, rulings } = state;
  const { hexes } = costTableFor(state, costGroupOf(state, piece));
  return explainPath<BiteRule>(ground.board, way, (cost, { from, to }) => {
    const isArrow = isAlongArrow(state, from, to);
    if (isArrow) cost.plus(numbers['arrow.cost'], () => say`red arrow to ${state.label(to)}`, '7.5.5');
    if (isArrow && rulings['arrow.cost'] === 'threeInAll') return;
    const hex = hexes[ground.terrain[to]];
    cost.plus(hex.value).addLines(() => [hexStep(hex, state.label(to))]);
  });
}

function isAlongArrow(state: State, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const at = from * board.directions + board.direction(from, to);
  for (const arrow of arrowsOf(state)) if (arrow.at === at) return true;
  return false;
}

function hexStep({ value, ledger }: ExplainedValue<BiteRule>, label: string): LedgerStep {
  const last = ledger.at(-1);
  return step(`+${value} ${label}: ${ledger.map(({ text }) => text).join(', ')}`, last?.rule as BiteRule);
}
