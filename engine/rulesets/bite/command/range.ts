import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { linksWhere, type LineRules } from '../../../mechanics/lines.js';
import type { Explained } from '../../../model/ledger.js';
import { explain } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/**
 * Returns the command range of headquarters in hexes. Light rain does not shorten it [13.3.hexes, 13.3.weather,
 * 39.0.command].
 */
export function commandRange({ weather, numbers }: State): Explained {
  const isShort = weather === 'rain' || weather === 'snow';
  return isShort
    ? explain(numbers['command.rangeBad'], say`hexes in ${term(weather)}`, '13.3.weather')
    : explain(numbers['command.range'], say`hexes`, '13.3.hexes');
}

/**
 * For each side, the search graph of hexes that a line of command may use: friendly hexes outside enemy ZOC
 * [13.3.hexes].
 */
const commandGraphs = memoize((state: State): readonly LineRules[] => {
  const links = linksWhere(state.ground.board, () => true);
  return BOTH.map((side) => ({
    links,
    isOpen: (cell) => state.control[cell] === side && !inZone(state, opponent(side), cell),
  }));
});

/**
 * Returns every hex within command range of a headquarters that is in a hex, starting with this hex. The next search
 * with this state overwrites the array.
 *
 * @param from the hex of the headquarters. Default: where it is now
 */
export const cellsInCommandRange = (state: State, hq: number, from = state.cell[hq]): Int32Array =>
  state.search.network(commandGraphs(state)[state.piece(hq).side], from, commandRange(state).value);

/** Returns whether a unit is within range of a headquarters [13.3.hexes]. The position of an air unit is its base. */
export function isInCommandRange(state: State, hq: number, piece: number): boolean {
  const [from, to] = [state.cell[hq], cellOrBase(state, piece)];
  const { value } = commandRange(state);
  if (from === to) return true;
  if (to < 0 || state.ground.board.distance(from, to) > value) return false;
  const course = commandGraphs(state)[state.piece(hq).side];
  return state.search.nearest(course, from, (cell) => cell === to, value) !== NOWHERE;
}

const cellOrBase = (state: State, piece: number): Cell =>
  state.piece(piece).isAir ? state.baseOf(piece) : state.cell[piece];
