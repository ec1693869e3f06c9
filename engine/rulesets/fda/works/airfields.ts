import type { Cell } from '../../../board/board.js';
import { opponent, type Side } from '../pieces.js';
import { cite } from '../rulebook/cite.js';
import { REMOVED, type State } from '../state.js';

/** A side's ground unit enters a sector: the enemy's aircraft run from an airfield there are out of the game [15.2b]. */
export function takeAirfields(state: State, side: Side, cell: Cell): void {
  if (!state.optional.airfields) return;
  const taken = state.ground.places.filter(({ kind, cells }) => kind === 'airfield' && cells.includes(cell));
  if (taken.length === 0) return;
  for (const piece of state.muster.air[opponent(side)]) {
    const { airfield, name } = state.piece(piece);
    if (state.cell[piece] === REMOVED || airfield === undefined) continue;
    if (!taken.some((place) => place.name === airfield || state.label(cell) === airfield)) continue;
    state.put(piece, REMOVED);
    state.emit(() => ({
      kind: 'removed',
      rule: cite('15.2b'),
      side: state.sideName(opponent(side)),
      text: `${name} is lost with its airfield in ${state.label(cell)}.`,
      pieces: [name],
      cells: [state.label(cell)],
    }));
  }
}
