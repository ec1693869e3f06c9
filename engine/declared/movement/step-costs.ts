import { NOWHERE, type Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { addEntryCost, WHOLE_ALLOWANCE } from '../../mechanics/movement/step-costs.js';
import type { State } from '../state/state.js';
import { groundSteps } from './cost-modifiers.js';
import { sharesZone } from '../zones/shared-zone.js';

/** Maximum cost of a step in half points. */
const MAX_STEP_COST = WHOLE_ALLOWANCE - 1;

/**
 * Returns the cost of every step of a unit in half points: the cost of the ground and of enemy zones. The result does
 * not depend on the points that the unit has.
 */
export function stepsOf(state: State, piece: number): Uint8Array {
  const ground = groundSteps(state, piece);
  const rule = state.zoneRule(piece);
  const isChainJudged = rule?.chain === 'same-unit' && rule.enter === 'free';
  const barsRates = rule?.barsRates === true;
  if (rule === undefined || (rule.cost === 0 && rule.exitCost === 0 && !isChainJudged && !barsRates)) return ground;
  const steps = ground.slice();
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const index = state.zoneRuleIndex(piece);
  const cells = state.zones
    .against(side, index)
    .cells()
    .filter((cell) => state.isInEnemyZone(piece, cell, 'movement'));
  for (const cell of barsRates ? cells : []) leaveLines(state, piece, steps, cell);
  for (const cell of cells) {
    if (rule.cost > 0) addEntryCost(board, steps, cell, rule.cost * HALF_POINTS);
    if (rule.exitCost > 0) addExitCost(state, steps, cell, rule.exitCost * HALF_POINTS);
    if (isChainJudged) barSharedZones(state, piece, steps, cell);
  }
  return steps;
}

/**
 * Returns the cost of every step of a unit that starts in its cell with a budget of half points. The first step may
 * differ from the others: the game may let a unit that has not moved enter one hex that costs more than its budget, and
 * may bar steps into another hex in the zone of the same enemy unit.
 */
export function stepsFromStart(state: State, piece: number, budget: number): Uint8Array {
  const steps = stepsOf(state, piece);
  const { board } = state.ground;
  const start = state.cell[piece];
  const mayOverspend = state.declaration.movement.minimum === 'one-hex' && state.spent[piece] === 0;
  const rule = state.zoneRule(piece);
  const judgesFirst =
    rule?.chain === 'same-unit' && rule.enter === 'stop' && state.isInEnemyZone(piece, start, 'movement');
  const first = start * board.directions;
  let changed: Uint8Array | undefined;
  if (mayOverspend)
    for (let step = first; step < first + board.directions; step++)
      if (steps[step] > budget && steps[step] < WHOLE_ALLOWANCE) (changed ??= steps.slice())[step] = budget;
  if (judgesFirst) barSharedZones(state, piece, (changed ??= steps.slice()), start);
  return changed ?? steps;
}

function addExitCost(state: State, steps: Uint8Array, cell: Cell, extra: number): void {
  const { directions } = state.ground.board;
  for (let step = cell * directions; step < (cell + 1) * directions; step++)
    if (steps[step] < WHOLE_ALLOWANCE) steps[step] = Math.min(MAX_STEP_COST, steps[step] + extra);
}

/** Gives steps between cells in enemy zones the cost of the ground instead of the rate of a line. */
function leaveLines(state: State, piece: number, steps: Uint8Array, from: Cell): void {
  const { directions, neighbours } = state.ground.board;
  const offLines = groundSteps(state, piece, true);
  for (let step = from * directions; step < (from + 1) * directions; step++) {
    const to = neighbours[step];
    if (to !== NOWHERE && state.isInEnemyZone(piece, to, 'movement')) steps[step] = offLines[step];
  }
}

/** Bars the steps from a cell into cells in the zone of the same enemy unit. */
function barSharedZones(state: State, piece: number, steps: Uint8Array, from: Cell): void {
  const { directions, neighbours } = state.ground.board;
  for (let step = from * directions; step < (from + 1) * directions; step++) {
    const to = neighbours[step];
    if (to !== NOWHERE && state.isInEnemyZone(piece, to, 'movement') && sharesZone(state, piece, from, to))
      steps[step] = IMPASSABLE;
  }
}
