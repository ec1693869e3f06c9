import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import { counted, say } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { opponent } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { marchOf, wayTo } from './destinations.js';
import { isMarching } from './held.js';
import { refuseAlone, refuseCost, refuseHex, refuseStaying } from './path.js';
import { marksFor, wayAnyhow } from './routes.js';

/** Returns the reason why a unit cannot reach a cell in this phase; undefined when it can. */
export function whyUnreachable(state: State, piece: number, cell: Cell): Refusal | undefined {
  if (wayTo(state, piece, cell).length > 0) return undefined;
  if (state.cell[piece] === cell) return refuseStaying(state, piece);
  return (
    refuseHex(state, piece, cell) ??
    outOfStep(state, piece, cell) ??
    tooDear(state, piece, cell) ??
    stopped(state, piece, cell) ??
    onlyByTheWest(state, piece, cell) ??
    refusal(
      '6.7',
      'no-way',
      say`No path leads from ${state.label(state.cell[piece])} to ${state.label(cell)}: lakes, enemy units or the map's edge close it [6.7, 6.21].`,
    )
  );
}

/**
 * Returns why a unit of an army that marches or is frozen on turn 1 cannot reach the cell [5.2]; undefined for other
 * units.
 */
function outOfStep(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { name, army = '' } = state.piece(piece);
  if (isMarching(state, piece)) {
    if (marchOf(state, piece, true).ends.includes(cell)) return refuseAlone(state, piece, cell);
    return refusal(
      '5.23',
      'march-end',
      say`${name} cannot end turn 1 in ${state.label(cell)}: its march goes north, south or east with the whole allowance and leaves columns 01 and 02 [5.23].`,
    );
  }
  if (state.frozen[piece] === 0) return undefined;
  const hexes = counted(state.numbers['firstTurn.frozenHexes'], 'hex', 'hexes');
  return refusal(
    '5.22',
    'frozen',
    say`The ${army}th Army may not move on turn 1; ${name} may only step ${hexes} from ${state.label(state.cell[piece])} [5.22].`,
  );
}

/**
 * Returns a refusal for a cell to which the unit has too few movement points. The refusal shows the cheapest path and
 * its cost. Undefined if no path leads to the cell.
 */
function tooDear(state: State, piece: number, cell: Cell): Refusal | undefined {
  const way = wayAnyhow(state, piece, cell, marksFor(state, piece));
  if (way.length === 0) return undefined;
  return refuseCost(
    state,
    piece,
    way,
    say`The cheapest path from ${state.label(state.cell[piece])} to ${state.label(cell)}`,
  );
}

/** Returns a refusal that names the hex on the path in which enemy ZOC stops the unit. */
function stopped(state: State, piece: number, cell: Cell): Refusal | undefined {
  const marks = marksFor(state, piece);
  const { side, isLeader, name } = state.piece(piece);
  const free = marks.map((_, at) =>
    state.owner[at] === opponent(side) || isClosedInTheWestTo(state, piece, at) ? BLOCKED : 0,
  );
  const way = wayAnyhow(state, piece, cell, free);
  const stop = way.slice(1).find((one) => marks[one] & STOP);
  if (stop === undefined) return undefined;
  if (isLeader && stop === way.at(-1)) return refuseAlone(state, piece, stop);
  return refusal(
    '6.22',
    'zoc-stop',
    say`Every path to ${state.label(cell)} runs through enemy ZOC; on the shortest path ${name} must stop in ${state.label(stop)} [6.22].`,
  );
}

/** Returns a refusal that names the first hex of the closed west columns on the path [6.4]. */
function onlyByTheWest(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { name, side } = state.piece(piece);
  const open = Uint8Array.from(state.owner, (owner) => (owner === opponent(side) ? BLOCKED : 0));
  const west = wayAnyhow(state, piece, cell, open)
    .slice(1)
    .find((one) => isClosedInTheWestTo(state, piece, one));
  if (west === undefined) return undefined;
  return refusal(
    '6.4',
    'west-columns',
    say`Every path to ${state.label(cell)} runs through the west columns (the shortest enters them at ${state.label(west)}), which ${name} may not enter before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
  );
}
