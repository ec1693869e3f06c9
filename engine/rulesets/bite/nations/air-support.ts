import type { State } from '../state/state.js';
import { LEADING, nations } from '../vocabulary/nations.js';

/**
 * Returns whether an air unit may support land units: one of a minor power needs a land unit of its nation among them,
 * if there are any [5.3.air].
 */
export function maySupport(state: State, piece: number, onLand: readonly number[]): boolean {
  const { side, nation } = state.piece(piece);
  if (LEADING.includes(nation) || nations[nation].side !== side || onLand.length === 0) return true;
  return onLand.some((other) => state.piece(other).nation === nation);
}
