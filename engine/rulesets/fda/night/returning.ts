import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Play } from '../../../play/moment.js';
import { comeTo } from '../movement/entering.js';
import { opponent } from '../state/pieces.js';
import { fits } from '../stacking/stacking.js';
import { WITHDRAWN, type State } from '../state/state.js';
import { edgesOf } from '../supply/supply.js';
import { enterMines } from '../works/mines.js';

/**
 * Returns a headquarters to the map that retreated off its own edge, before its division attempts reorganisation. The
 * headquarters enters at the sector where it left the map, otherwise at the sector of its edge with the fewest units.
 * If no sector has room, it waits. Entering has the usual effects of the sector: airfields are taken, and mines attack
 * (ruling `headquartersOffMap`) [2.1e, 11e, 13b, 15.2b].
 */
export function* returnHeadquarters(state: State, headquarters: number): Play {
  if (headquarters < 0 || state.cell[headquarters] !== WITHDRAWN) return;
  if (state.rulings.headquartersOffMap === 'lost') return;
  const sector = entryOf(state, headquarters);
  if (sector === NOWHERE) return;
  const { name, side } = state.piece(headquarters);
  state.address = `${state.turn}/${state.sideName(side)}/${name}/return`;
  state.emit('arrival', '11e', () => ({
    side,
    text: say`${name} returns in ${state.label(sector)}.`,
    pieces: [headquarters],
    cells: [sector],
  }));
  state.cameFrom[headquarters] = -1;
  comeTo(state, headquarters, sector);
  yield* enterMines(state, [headquarters], sector);
}

function entryOf(state: State, headquarters: number): Cell {
  const { side } = state.piece(headquarters);
  const left = state.cameFrom[headquarters];
  const isOpen = (cell: Cell): boolean => state.owner[cell] !== opponent(side) && fits(state, cell, [headquarters]);
  if (left >= 0 && isOpen(left)) return left;
  const edge = edgesOf(state)[side].filter(isOpen);
  return edge.reduce(
    (best, cell) => (best === NOWHERE || state.count[cell] < state.count[best] ? cell : best),
    NOWHERE,
  );
}
