import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { ARROW, RAIL, RAIL_ONLY, WATER_SIDE, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { openHexesOf } from '../supply/barriers.js';
import { isPortOpen, openSeasAt } from '../supply/ports.js';
import type { Side } from '../vocabulary/sides.js';

/**
 * Returns whether an uninterrupted route leads from one of the hexes `from` to one of the hexes `to`. The route may go
 * over land (like a supply line of any length), by rail, or from port to port [SBE1.victory, 4.2, 4.3].
 */
export function areJoined(state: State, side: Side, from: readonly Cell[], to: readonly Cell[]): boolean {
  const { board } = state.ground;
  const { neighbours, directions } = board;
  const leads = landAndRailSteps(state, side);
  const isEnd = markedOn(board, to);
  const isReached = markedOn(board, from);
  const reached = [...from];
  const reach = (cell: Cell): void => {
    if (isReached[cell] === 1) return;
    isReached[cell] = 1;
    reached.push(cell);
  };
  for (const cell of reached) {
    if (isEnd[cell] === 1) return true;
    const last = (cell + 1) * directions;
    for (let at = cell * directions; at < last; at++) {
      const next = neighbours[at];
      if (next !== NOWHERE && isReached[next] === 0 && leads(at, next)) reach(next);
    }
    for (const port of portsReachedBySea(state, side, cell)) reach(port);
  }
  return false;
}

function markedOn({ size }: Board, cells: readonly Cell[]): Uint8Array {
  const marks = new Uint8Array(size);
  for (const cell of cells) marks[cell] = 1;
  return marks;
}

/** Returns an array with 1 for each step `cell * directions + direction` that leads over land. */
const landSteps = memoize(({ board, steps }: Ground) =>
  Uint8Array.from(board.neighbours, (to, at) => {
    const isDry = (steps[at] & WATER_SIDE) === 0 || (steps[at] & ARROW) !== 0;
    return to !== NOWHERE && isDry && (steps[at] & RAIL_ONLY) === 0 ? 1 : 0;
  }),
);

/**
 * Returns a function that tests whether a connection may lead into a hex over land or by rail. Hexes closed by the
 * enemy are excluded.
 */
function landAndRailSteps(state: State, side: Side): (at: number, to: Cell) => boolean {
  const { ground, routes } = state;
  const land = landSteps(ground);
  const { lines, rails } = openHexesOf(state, side).update();
  return (at, to) => (land[at] === 1 && lines[to] === 1) || ((routes[at] & RAIL) !== 0 && rails[to] === 1);
}

const NONE: readonly Cell[] = [];

function portsReachedBySea(state: State, side: Side, cell: Cell): readonly Cell[] {
  const { port, seas } = state.ground;
  if (port[cell] === 0 || !isPortOpen(state, side, cell)) return NONE;
  return openSeasAt(state, cell).flatMap((sea) => seas[sea].ports.filter((one) => isPortOpen(state, side, one)));
}
