import { NOWHERE, type Cell } from '../../../board/board.js';
import { agree, say } from '../../../model/say.js';
import { GERMAN } from '../state/pieces.js';
import { RAIL_CUT } from '../interdiction/markers.js';
import type { State } from '../state/state.js';
import { FROM_OFF_MAP, NOT_ENTERED } from '../zones/zone-entry.js';
import { inEnemyZone } from '../zones/zones.js';
import { points } from './costs.js';

/**
 * Moves units along a path that they may take together and ends their movement for this phase [6.0]. `costs` are in
 * half points, one per unit.
 */
export function walk(state: State, pieces: readonly number[], path: readonly Cell[], costs: readonly number[]): void {
  pieces.forEach((piece, i) => {
    passThrough(state, piece, path);
    state.left[piece] = state.left[piece] - costs[i];
    state.moved[piece] = 1;
    state.put(piece, path[path.length - 1]);
  });
  noteCompany(state, pieces, path[path.length - 1]);
  state.emit('move', '6.0', () => {
    const names = state.names(pieces);
    const cost = Math.max(...costs);
    return {
      text: say`${names.join(', ')} ${agree(names.length, 'moves', 'move')} from ${state.label(path[0])} to ${state.label(path[path.length - 1])} for ${points(cost)} movement ${agree(cost / 2, 'point', 'points')}.`,
      pieces,
      cells: path,
      facts: { points: cost / 2 },
    };
  });
}

/**
 * Applies the effects of a unit's move through the hexes of a path: control [15.11], the hex from which it entered ZOC
 * [10.23], removal of rail-cut markers [6.37].
 */
export function passThrough(state: State, piece: number, path: readonly Cell[]): void {
  const { side } = state.piece(piece);
  for (let i = 1; i < path.length; i++) {
    const cell = path[i];
    state.control[cell] = side;
    if (side === GERMAN) state.passed[cell] = 1;
    else if (state.railClosedUntil[cell] === RAIL_CUT) repairRail(state, piece, cell);
  }
  const [before, last] = path.slice(-2);
  state.enteredFrom[piece] = !inEnemyZone(state, side, last) ? NOT_ENTERED : before === NOWHERE ? FROM_OFF_MAP : before;
}

/**
 * Records for leaders who have entered enemy ZOC that they rely on the untried units in their hex, because these units
 * may turn out to have no strength [10.23]. If the ruling `leader.withdrawIf` is `noAttackerLeft` and another unit in
 * the hex is known to have attack strength, nothing is recorded [AMB-15].
 */
export function noteCompany(state: State, pieces: readonly number[], cell: Cell): void {
  if (!pieces.some((piece) => state.piece(piece).isLeader && state.enteredFrom[piece] !== NOT_ENTERED)) return;
  const units = state.unitsIn(cell).filter((piece) => !state.piece(piece).isLeader);
  const proven = units.some((piece) => state.untried[piece] === 0 && (state.strength(piece)?.attack ?? 0) > 0);
  if (proven && state.rulings['leader.withdrawIf'] === 'noAttackerLeft') return;
  for (const piece of units) if (state.untried[piece] === 1) state.relying[piece] = 1;
  for (const piece of pieces) if (state.piece(piece).isLeader) state.relying[piece] = 1;
}

/**
 * Removes the rail-cut marker of a hex that a Soviet combat unit or leader enters [10.22]; trains run again from the
 * next turn [6.37].
 */
function repairRail(state: State, piece: number, cell: Cell): void {
  state.railClosedUntil[cell] = state.turn + 1;
  state.railMarkers--;
  state.emit('rail mended', '6.37', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} repairs the railway in ${state.label(cell)}; trains may use it from turn ${state.turn + 1}.`,
    pieces: [piece],
    cells: [cell],
  }));
}
