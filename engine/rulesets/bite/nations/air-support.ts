import type { State } from '../state/state.js';
import { LEADING, nations } from '../vocabulary/nations.js';

/**
 * Returns whether an air unit may support land units. If it belongs to a minor power and there are land units, one of
 * them must be of its nation [5.3.air].
 */
export function maySupport(state: State, piece: number, onLand: readonly number[]): boolean {
  const { side, nation } = state.piece(piece);
  if (LEADING.includes(nation) || nations[nation].side !== side || onLand.length === 0) return true;
  return onLand.some((other) => state.piece(other).nation === nation);
}
