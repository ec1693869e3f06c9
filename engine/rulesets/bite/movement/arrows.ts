import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import { ARROW, RAIL_ONLY, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS } from '../vocabulary/sides.js';

/** A reason why a unit may not move from one hex to the next. */
export type StepBar = Bar<string, [state: State, piece: number, from: Cell, to: Cell]>;

/**
 * A red arrow or a land link of an off-map box, in one direction; `at` is `from * directions + direction` [7.5.5,
 * 3.7.links].
 */
interface Arrow {
  readonly at: number;
  readonly from: Cell;
  readonly to: Cell;
  /** Further hexes that the Axis must control to use the arrow. Empty if the arrow has no such condition. */
  readonly requiredHexes: readonly Cell[];
  /**
   * True if only trains may use the link. If the ruling `siberia.onFoot` is `true`, units may also walk along such a
   * link [A03].
   */
  readonly isRail: boolean;
}

const arrowsIn = memoize((ground: Ground): readonly Arrow[] => {
  const { board, steps, straits } = ground;
  const arrows: Arrow[] = [];
  for (let at = 0; at < steps.length; at++) {
    const to = board.neighbours[at];
    if (to === NOWHERE || (steps[at] & (ARROW | RAIL_ONLY)) === 0) continue;
    const from = Math.floor(at / board.directions);
    const strait = straits.find(({ chains }) =>
      chains.some((chain) => chain.some((cell, i) => i > 0 && joins(chain[i - 1], cell, from, to))),
    );
    arrows.push({ at, from, to, requiredHexes: strait?.holding ?? [], isRail: (steps[at] & ARROW) === 0 });
  }
  return arrows;
});

const joins = (a: Cell, b: Cell, from: Cell, to: Cell): boolean => (a === from && b === to) || (a === to && b === from);

/**
 * Returns the red arrows of the map. If the ruling `siberia.onFoot` is `true`, also returns the rail-only links to
 * boxes, along which units may then walk [A03].
 */
export const arrowsOf = ({ ground, rulings }: State): readonly Arrow[] =>
  rulings['siberia.onFoot'] ? arrowsIn(ground) : redArrowsIn(ground);

const redArrowsIn = memoize((ground: Ground) => arrowsIn(ground).filter(({ isRail }) => !isRail));

const infantryOnly: StepBar = bar(
  '7.5.5.infantry',
  'arrow-infantry',
  (state: State, _piece: number, from: Cell, to: Cell) =>
    say`only infantry may use the red arrow unless its side controls both ${state.label(from)} and ${state.label(to)}`,
);
const inRain: StepBar = bar('9.2.kerch', 'strait-rain', () => say`no unit may cross this strait in rain`);
const notHeld: StepBar = bar('7.5.5.kerch', 'strait-not-held', (state: State, _piece: number, from: Cell, to: Cell) => {
  const arrow = arrowsOf(state).find((one) => one.from === from && one.to === to);
  const places = (arrow?.requiredHexes ?? []).map((cell) => state.ground.names.get(cell) ?? state.label(cell));
  return say`the Axis may cross this strait only while it controls ${places.join(` ${term('and')} `)}`;
});

/** Returns why a unit may not move along a red arrow; undefined if it may [7.5.5.infantry, 7.5.5.kerch, 9.2.kerch]. */
export function arrowBar(
  state: State,
  piece: number,
  { from, to, requiredHexes: holding }: Arrow,
): StepBar | undefined {
  const { side, isFoot } = state.piece(piece);
  const { control, weather } = state;
  if (holding.length > 0) {
    if (weather === 'rain') return inRain;
    if (side === AXIS && !holding.every((cell) => control[cell] === side)) return notHeld;
  }
  return isFoot || (control[from] === side && control[to] === side) ? undefined : infantryOnly;
}
