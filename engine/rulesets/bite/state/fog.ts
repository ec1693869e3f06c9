import type { Cell } from '../../../board/board.js';
import { count, list } from '../../../model/words.js';
import type { GameEvent, Viewer } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { DUE, EXPECTED } from './codes.js';
import type { State } from './state.js';

/**
 * Returns whether the enemy sees only the back of a block: until it fights, is activated or is reconnoitred [1.3, 38.2].
 * Eliminated blocks are visible, future arrivals are not.
 */
export function isConcealed(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (cell < 0) return cell === EXPECTED || cell === DUE;
  if (state.revealed[piece] === 1 || state.activated[piece] === 1 || state.battleNow?.cell === cell) return false;
  return state.scouted[cell] === 0 || state.piece(piece).side === state.side;
}

/** Returns whether a viewer sees only the back of a block. A viewer without a side sees everything, like the umpire. */
export function isHiddenFrom(state: State, piece: number, { umpire, side }: Viewer): boolean {
  if (!state.isFoggy || umpire === true || side === undefined) return false;
  return SIDES[state.piece(piece).side] !== side && isConcealed(state, piece);
}

/** Reveals blocks to the enemy for the rest of the player turn and, in the fog of war, records it as an event [1.3]. */
export function revealBlocks(state: State, pieces: readonly number[], rule: BiteRule): void {
  for (const side of BOTH) {
    const turned = pieces.filter((piece) => state.piece(piece).side === side && state.revealed[piece] === 0);
    for (const piece of turned) state.revealed[piece] = 1;
    if (!state.isFoggy || turned.length === 0) continue;
    state.emit('reveal', rule, () => ({
      side,
      text: `${SIDES[side]} shows ${list(state.names(turned))}.`,
      pieces: turned,
      cells: [...new Set(turned.map((piece) => state.cell[piece]))],
    }));
  }
}

/** Returns whether both sides know the identity of a block. */
export const isKnownToBoth = (state: State, piece: number): boolean => !state.isFoggy || !isConcealed(state, piece);

/** Returns the name of a block in texts that both sides read: its hex while it is hidden from the enemy [1.3]. */
export const publicName = (state: State, piece: number): string =>
  isKnownToBoth(state, piece) ? state.name(piece) : state.label(state.cell[piece]);

/** The part of an event that fog of war may hide; pieces, cells and side by index. */
interface EventParts extends Pick<GameEvent, 'text' | 'ledger' | 'dice' | 'facts' | 'secret'> {
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

/**
 * Returns an event as both sides may see it. If hidden blocks take part, the enemy sees only their number and hexes; names,
 * ledger, dice and facts move to `secret`, for the owner.
 */
export function hideFromEnemy<T extends EventParts>(state: State, kind: string, event: T): T {
  const { text, ledger, dice, facts, ...open } = event;
  const { pieces = [], cells = [] } = open;
  const [first] = pieces;
  if (first === undefined || open.secret !== undefined || !pieces.some((piece) => isConcealed(state, piece)))
    return event;
  const side = state.piece(first).side;
  const occupied = [...new Set(pieces.map((piece) => state.cell[piece]))].filter((cell) => cell >= 0);
  const visible = kind === 'supply' || cells.length === 0 ? occupied : cells; // a supply line would identify its block
  const ends = visible === occupied ? occupied : [...new Set([cells[0], cells[cells.length - 1]])];
  const places = ends.map((cell) => state.label(cell));
  const where =
    places.length === 0
      ? 'off the map'
      : places.length === 1 || visible === occupied
        ? `in ${list(places)}`
        : `from ${places.join(' to ')}`;
  return {
    ...open,
    text: `${count(pieces.length, `${SIDES[side]} block`)} ${where}.`,
    pieces: [],
    ...(kind === 'supply' && { cells: occupied }),
    secret: {
      sides: [SIDES[side]],
      told: {
        text,
        pieces: state.names(pieces),
        ...(kind === 'supply' && { cells: cells.map((cell) => state.label(cell)) }),
        ...(ledger && { ledger }),
        ...(dice && { dice }),
        ...(facts && { facts }),
      },
    },
  } as EventParts as T;
}

/** Returns units in an order that both sides may see: in the fog of war sorted by hex, so that the order identifies none. */
export const inPublicOrder = ({ isFoggy, cell }: State, pieces: readonly number[]): readonly number[] =>
  isFoggy ? pieces.toSorted((a, b) => cell[a] - cell[b]) : pieces;

/** Returns whether a cell contains an enemy block that is hidden from a side. */
export const hasHiddenEnemy = (state: State, side: number, cell: Cell): boolean =>
  state.unitsAt(cell, opponent(side)).some((piece) => !isKnownToBoth(state, piece));

/** Returns the index of the side of a viewer; -1 if it has none. */
export const viewerSide = ({ side }: Viewer): number => BOTH.findIndex((one) => SIDES[one] === side);
