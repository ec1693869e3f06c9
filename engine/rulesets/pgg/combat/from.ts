import type { Cell } from '../../../board/board.js';
import type { Named } from '../../../model/orders.js';
import { say } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';

/**
 * Returns the units of an order that take part: those in the hexes that the order lists after `from`, or all units if
 * it lists none.
 */
export const standingIn = (state: State, pieces: readonly number[], from: readonly Cell[]): readonly number[] =>
  from.length === 0 ? pieces : pieces.filter((piece) => from.includes(state.cell[piece]));

/**
 * Returns why units cannot attack from the hexes that an order lists after the word `from`; undefined when they can. A
 * unit that the order names may not be elsewhere, and each of the hexes must contain one of the units. If the order
 * names a formation, its units in other hexes do not take part.
 */
export function whyNotFrom(
  state: State,
  rule: PggRule,
  named: readonly Named[],
  from: readonly Cell[],
  pieces: readonly number[],
): Refusal | undefined {
  if (from.length === 0) return undefined;
  const single = named.flatMap(({ name }) => state.muster.byName.get(name) ?? []);
  const stranger = single.find((piece) => !from.includes(state.cell[piece]));
  if (stranger !== undefined) {
    const cell = state.cell[stranger];
    const hexes = from.map((one) => state.label(one)).join(', ');
    return refusal(
      rule,
      'not-there',
      cell < 0
        ? say`${state.name(stranger)} is off the map and not in ${hexes}.`
        : say`${state.name(stranger)} stands in ${state.label(cell)}, not in ${hexes}.`,
    );
  }
  const empty = from.find((cell) => pieces.every((piece) => state.cell[piece] !== cell));
  return empty === undefined
    ? undefined
    : refusal(rule, 'not-there', say`No unit of this order stands in ${state.label(empty)}.`);
}
