import { say, term } from '../../model/say.js';
import type { Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { explain } from '../rulebook.js';
import type { ExplainedValue } from '../../mechanics/explained-value.js';
import type { Overrun } from '../declaration/combat.js';
import { stepBetween } from '../modifiers/situation.js';
import { groundSteps } from '../movement/cost-modifiers.js';
import type { State } from '../state/state.js';

/**
 * Returns the cost of an overrun of an adjacent hex for a unit in half points; Infinity if the unit may not enter the
 * hex. Enemy zones cost nothing.
 */
export function overrunCost(state: State, { cost = 0, addsTerrain }: Overrun, piece: number, target: Cell): number {
  const entry = entryCost(state, piece, target);
  return cost * HALF_POINTS + (addsTerrain || entry === Infinity ? entry : 0);
}

/** Returns the cost of an overrun for a unit in points, with its reasons. */
export function explainOverrunCost(state: State, overrun: Overrun, piece: number, target: Cell): ExplainedValue {
  const value = explain(overrun.cost ?? 0, term('overrun'), overrun.rule);
  if (overrun.addsTerrain)
    value.plus(
      entryCost(state, piece, target) / HALF_POINTS,
      say`entering ${state.label(target)}`,
      state.declaration.movement.rule,
    );
  return value;
}

/** Returns the half points that a unit pays for the ground of an adjacent hex; Infinity if it may not enter the hex. */
function entryCost(state: State, piece: number, target: Cell): number {
  const step = stepBetween(state, state.cell[piece], target);
  const cost = step < 0 ? IMPASSABLE : groundSteps(state, piece)[step];
  return cost === IMPASSABLE ? Infinity : cost;
}
