import type { Answer } from '../../../play/moment.js';
import { isSupreme } from '../command/points.js';
import { distanceFromEnemy } from '../state/enemy-distance.js';
import type { State } from '../state/state.js';
import { missingSteps } from './prices.js';
import { payableRebuilds, rebuildableUnits } from './rebuild.js';
import { repair, repairableUnits } from './repair.js';

/** The orders by which one unit regains steps. Only the first legal one of them should be given. */
interface Replacement {
  readonly unit: number;
  readonly orders: readonly Answer[];
}

/**
 * Returns the orders by which a side replaces its losses in the Production Phase, the most urgent first: headquarters,
 * then armour, aircraft and other units; of each kind, repairs before rebuilding. Of the orders for a unit, that for
 * the most steps comes first. Some orders become illegal when those before them are carried out, because the points are
 * spent [7.3].
 */
export function replacements(state: State): Answer[] {
  if (state.phase !== 'production') return [];
  return [...repairs(state), ...ordersToRebuild(state)]
    .map((one) => ({ ...one, rank: rankOf(state, one.unit) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ orders }) => orders);
}

/**
 * Returns the urgency of replacing losses of a unit. 0 is the most urgent: other units have to wait for the Supreme HQ
 * [13.8.2.repair].
 */
function rankOf(state: State, unit: number): number {
  if (isSupreme(state, unit)) return 0;
  const { isHeadquarters, isArmoured, isAir } = state.piece(unit);
  return isHeadquarters ? 1 : isArmoured ? 2 : isAir ? 3 : 4;
}

/** Returns the repairs of units on the map, units near the enemy first. */
function repairs(state: State): Replacement[] {
  const distanceOf = distanceFromEnemy(state, state.side);
  return repairableUnits(state)
    .map((unit) => ({ unit, distance: distanceOf(state.cell[unit]) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ unit }) => {
      const missing = missingSteps(state, unit);
      return { unit, orders: Array.from({ length: missing }, (_, n) => repair(unit, missing - n)) };
    });
}

/** Returns the orders that rebuild eliminated units, each in a place of its own that is as near the enemy as possible. */
function ordersToRebuild(state: State): Replacement[] {
  const distanceOf = distanceFromEnemy(state, state.side);
  const usedCells = new Set<number>();
  return rebuildableUnits(state).map((unit) => {
    const open = payableRebuilds(state, unit).filter(({ cells: [cell] = [] }) => !usedCells.has(cell));
    const [nearest] = open.flatMap(({ cells = [] }) => cells).sort((a, b) => distanceOf(a) - distanceOf(b));
    if (nearest !== undefined) usedCells.add(nearest);
    return { unit, orders: open.filter(({ cells: [cell] = [] }) => cell === nearest).toReversed() };
  });
}
