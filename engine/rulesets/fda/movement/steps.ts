import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE_GROUND, NO_BRIDGE, RIVER } from '../state/ground.js';
import { opponent, type Piece, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';

/** A reason why a ground unit may not step into a neighbouring sector. */
export type Bar = 'edge' | 'enemy' | 'corner' | 'impassable' | 'river entry' | 'river crossing';

/**
 * Returns the reason why a unit of a side may not step into a neighbouring sector; undefined when it may. Enemy units
 * in the sector that the unit leaves make no difference.
 */
export function barTo(
  state: State,
  { side, onFoot, isEngineer }: Pick<Piece, 'side' | 'onFoot' | 'isEngineer'>,
  from: Cell,
  direction: number,
): Exclude<Bar, 'river crossing'> | undefined {
  const { board, lies, corners } = state.ground;
  const at = from * board.directions + direction;
  const to = board.neighbours[at];
  if (to === NOWHERE) return 'edge'; // No unit leaves the map by movement.
  const enemy = opponent(side);
  if (state.owner[to] === enemy) return 'enemy'; // Enemy units block the sector [7f].
  const ground = lies[to];
  if ((ground & IMPASSABLE_GROUND) !== 0 && !onFoot && !state.hasOpenRoad(to)) return 'impassable'; // See reading `impassableFor` [14c].
  if ((ground & RIVER) !== 0 && state.rulings.riverEntry === 'noEntry' && !isEngineer && !isBridged(state, side, to))
    return 'river entry'; // By this ruling, no unit enters a river without help [14e].
  const one = corners[at * 2];
  if (one === NOWHERE) return undefined;
  const other = corners[at * 2 + 1];
  // No unit steps diagonally between two sectors with enemy units [7d].
  return other !== NOWHERE && state.owner[one] === enemy && state.owner[other] === enemy ? 'corner' : undefined;
}

/** Returns whether a river sector has a bridge, or engineers of the side that can let units cross [14e, 14f]. */
export const isBridged = (state: State, side: Side, cell: Cell): boolean =>
  state.bridge[cell] !== NO_BRIDGE || bridgeBuilder(state, side, cell) >= 0;

/**
 * Returns the engineers in a river sector whose mobile bridge other units can cross; -1 when the sector has no such
 * engineers. The engineers must not have fired or assaulted in this turn (reading `mobileBridge`) [14f].
 */
export function bridgeBuilder(state: State, side: Side, cell: Cell): number {
  if (state.owner[cell] !== side) return -1;
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (state.piece(p).isEngineer && state.fired[p] === 0 && state.assaulted[p] === 0) return p;
  return -1;
}

/**
 * Returns whether a unit can leave a river sector in a direction without a bridge or engineers. This is so towards the
 * sector from which the unit came and, if the map defines banks, towards its bank. A unit that was set up in the river
 * can leave in any direction [14e].
 */
function staysOnBank(state: State, piece: number, cell: Cell, direction: number): boolean {
  const { board, banks } = state.ground;
  const from = state.cameFrom[piece];
  if (from < 0) return true;
  const at = cell * board.directions;
  if (board.neighbours[at + direction] === from) return true;
  const own = banks[at + board.direction(cell, from)];
  return own !== 0 && own === banks[at + direction];
}

/**
 * Returns whether the first step of a unit crosses a river where the unit depends on engineers for the crossing [14e,
 * 14f].
 */
export function needsBridge(state: State, piece: number, direction: number): boolean {
  const cell = state.cell[piece];
  if ((state.ground.lies[cell] & RIVER) === 0 || state.bridge[cell] !== NO_BRIDGE) return false;
  return !staysOnBank(state, piece, cell, direction);
}

/**
 * Returns the reason why a unit may not step from a sector of its path in a direction; undefined when it may. Only the
 * first step can leave a river, because a move without a road cannot pass through a river.
 */
export function barOf(state: State, piece: number, from: Cell, direction: number): Bar | undefined {
  const facts = state.piece(piece);
  const bar = barTo(state, facts, from, direction);
  if (bar !== undefined) return bar;
  if (from !== state.cell[piece] || !needsBridge(state, piece, direction)) return undefined;
  return bridgeBuilder(state, facts.side, from) >= 0 ? undefined : 'river crossing';
}
