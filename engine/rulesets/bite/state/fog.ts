import type { Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
import type { Viewer } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { isConcealed } from './concealment.js';
import type { State } from './state.js';

/**
 * Returns whether a viewer sees only the back of a block. A viewer without a side sees everything, as the umpire does.
 */
export function isHiddenFrom(state: State, piece: number, { umpire, side }: Viewer): boolean {
  if (!state.isFoggy || umpire === true || side === undefined) return false;
  return SIDES[state.piece(piece).side] !== side && isConcealed(state, piece);
}

/** Reveals blocks to the enemy for the rest of the player turn. In the fog of war, records this as an event [1.3]. */
export function revealBlocks(state: State, pieces: readonly number[], rule: BiteRule): void {
  for (const side of BOTH) {
    const turned = pieces.filter((piece) => state.piece(piece).side === side && state.revealed[piece] === 0);
    for (const piece of turned) state.revealed[piece] = 1;
    if (!state.isFoggy || turned.length === 0) continue;
    state.emit('reveal', rule, () => ({
      side,
      text: say`${term(SIDES[side])} shows ${list(state.names(turned))}.`,
      pieces: turned,
      cells: [...new Set(turned.map((piece) => state.cell[piece]))],
    }));
  }
}

/** Returns whether both sides know the identity of a block. */
export const isKnownToBoth = (state: State, piece: number): boolean => !state.isFoggy || !isConcealed(state, piece);

/**
 * Returns the name of a block for texts that both sides read. For a block that is hidden from the enemy, this is its
 * hex [1.3].
 */
export const publicName = (state: State, piece: number): string =>
  isKnownToBoth(state, piece) ? state.name(piece) : state.label(state.cell[piece]);

/**
 * Returns units in an order that does not identify them to the enemy. In the fog of war, the units are ordered by hex.
 */
export const inPublicOrder = ({ isFoggy, cell }: State, pieces: readonly number[]): readonly number[] =>
  isFoggy ? pieces.toSorted((a, b) => cell[a] - cell[b]) : pieces;

/** Returns whether a cell contains an enemy block that is hidden from a side. */
export const hasHiddenEnemy = (state: State, side: number, cell: Cell): boolean =>
  state.unitsAt(cell, opponent(side)).some((piece) => !isKnownToBoth(state, piece));

/** Returns the index of the side of a viewer; -1 if the viewer has no side. */
export const viewerSide = ({ side }: Viewer): number => BOTH.findIndex((one) => SIDES[one] === side);
