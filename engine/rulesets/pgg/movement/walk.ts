import type { Cell } from '../../../board/board.js';
import { GERMAN, SIDE_NAMES } from '../pieces.js';
import { cite } from '../rulebook/cite.js';
import { RAIL_CUT } from '../markers.js';
import type { State } from '../state.js';
import { inEnemyZone } from '../zones.js';
import { points } from './costs.js';

/** Moves units along a path they may take together, and finishes their move of this phase [6.0]. `costs` are half points, one for each. */
export function walk(state: State, pieces: readonly number[], path: readonly Cell[], costs: readonly number[]): void {
  pieces.forEach((piece, i) => {
    passThrough(state, piece, path);
    state.left[piece] = state.left[piece] - costs[i];
    state.moved[piece] = 1;
    state.put(piece, path[path.length - 1]);
  });
  state.emit(() => {
    const names = state.names(pieces);
    const labels = path.map((cell) => state.label(cell));
    const cost = Math.max(...costs);
    return {
      kind: 'move',
      rule: cite('6.0'),
      text: `${names.join(', ')} ${names.length === 1 ? 'moves' : 'move'} from ${labels[0]} to ${labels.at(-1)} for ${points(cost)} movement ${cost === 2 ? 'point' : 'points'}.`,
      pieces: names,
      cells: labels,
      facts: { points: cost / 2 },
    };
  });
}

/** What a unit does to the hexes it enters: it controls them, remembers where it entered ZOC, may cut or mend railways [15.11, 10.23, 6.37]. */
export function passThrough(state: State, piece: number, path: readonly Cell[]): void {
  const { side, isLeader } = state.piece(piece);
  for (let i = 1; i < path.length; i++) {
    const cell = path[i];
    state.control[cell] = side;
    if (side === GERMAN) state.passed[cell] = 1;
    else if (!isLeader && state.railClosedUntil[cell] === RAIL_CUT) mendRail(state, piece, cell);
  }
  const last = path[path.length - 1];
  const before = path.at(-2);
  if (before !== undefined && inEnemyZone(state, side, last)) state.enteredFrom[piece] = before;
}

/** A Soviet combat unit takes up the marker of the hex; trains run again from the next turn [6.37]. */
function mendRail(state: State, piece: number, cell: Cell): void {
  state.railClosedUntil[cell] = state.turn + 1;
  state.railMarkers--;
  state.emit(() => ({
    kind: 'rail mended',
    rule: cite('6.37'),
    side: SIDE_NAMES[state.piece(piece).side],
    text: `${state.name(piece)} mends the railway in ${state.label(cell)}; trains may use it from turn ${state.turn + 1}.`,
    pieces: [state.name(piece)],
    cells: [state.label(cell)],
  }));
}
