import { NOWHERE } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { PlainValue } from '../../mechanics/explained-value.js';
import { memoize } from '../../mechanics/memoize.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { WHOLE_ALLOWANCE } from '../../mechanics/movement/step-costs.js';
import type { Declaration } from '../declaration.js';
import type { Condition, PlayedModifier } from '../modifier.js';
import { applyChanges } from '../modifiers/changes.js';
import { doHold } from '../modifiers/conditions.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';

/** Conditions that are decided for each step: the ground that the unit leaves, and the hexside that it crosses. */
const isOfStep = (condition: Condition): boolean =>
  condition.of === 'unit' && (condition.is === 'from' || condition.is === 'across');

/** The cached tables of step costs after modifiers, by the class of the unit and the modifiers that hold for it. */
const tablesOf = memoize((_ground: Ground) => new Map<string, Uint8Array>());

const costModifiersOf = memoize(({ modifiers }: Declaration) => modifiers.filter(({ what }) => what === 'cost'));

/**
 * Returns the cost of every step on the map for a unit in half points, with the cost modifiers that hold for the unit,
 * but without the cost of zones. With `isOffLines`, no step is along a line.
 */
export function groundSteps(state: State, piece: number, isOffLines = false): Uint8Array {
  const { ground, declaration } = state;
  const { kindIndex, side } = state.piece(piece);
  const moving = declaration.unitKinds[kindIndex]?.class ?? 0;
  const table = isOffLines ? ground.costsOffLines(moving) : ground.costs[moving];
  if (state.modifiers.cost === undefined) return table;
  const all = costModifiersOf(declaration);
  const subject = { side, unit: piece };
  const holding = all.filter(({ conditions }) =>
    doHold(
      state,
      conditions.filter((condition) => !isOfStep(condition)),
      subject,
    ),
  );
  if (holding.length === 0) return table;
  const key = [moving, isOffLines, ...holding.map((modifier) => all.indexOf(modifier))].join();
  const known = tablesOf(ground).get(key);
  if (known !== undefined) return known;
  const modified = table.map((cost, step) => modifiedCost(state, step, cost, holding));
  tablesOf(ground).set(key, modified);
  return modified;
}

function modifiedCost(state: State, step: number, cost: number, modifiers: readonly PlayedModifier[]): number {
  const { board } = state.ground;
  if (cost === IMPASSABLE || board.neighbours[step] === NOWHERE) return cost;
  const holding = modifiers.filter(({ conditions }) =>
    conditions.every((condition) => holdsOnStep(state, step, condition)),
  );
  if (holding.length === 0) return cost;
  const value = new PlainValue(cost / HALF_POINTS);
  applyChanges(value, holding, state.declaration.odds.multiples);
  return Math.max(0, Math.min(WHOLE_ALLOWANCE - 1, Math.round(value.value * HALF_POINTS)));
}

/** Returns whether a condition of the step holds. Other conditions have been decided before. */
function holdsOnStep({ ground }: State, step: number, condition: Condition): boolean {
  if (condition.of !== 'unit') return true;
  if (condition.is === 'from') return ground.has(Math.floor(step / ground.board.directions), condition.ground);
  if (condition.is === 'across') return ground.hexsidesOn(step).some(({ word }) => condition.hexsides.includes(word));
  return true;
}
