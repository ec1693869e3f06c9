import type { State } from '../state/state.js';
import { LEADING, nations } from '../vocabulary/nations.js';

/**
 * Returns whether an air unit may support the land units in `onLand`. An air unit of a minor power may do so only if
 * one of these land units is of its nation, or if there are no land units [5.3.air].
 */
export function maySupport(state: State, piece: number, onLand: readonly number[]): boolean {
  const { side, nation } = state.piece(piece);
  if (LEADING.includes(nation) || nations[nation].side !== side || onLand.length === 0) return true;
  return onLand.some((other) => state.piece(other).nation === nation);
}
