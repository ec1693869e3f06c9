import type { Cell } from '../../../board/board.js';
import { count, list } from '../../../model/words.js';
import type { GameEvent, Viewer } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { DUE, EXPECTED } from './codes.js';
import type { State } from './state.js';

/**
 * Whether the enemy sees no more of a block than its back: until it fights, is activated or is reconnoitred [1.3, 38.2]. Lost
 * blocks lie open; those still to come do not.
 */
export function isConcealed(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (cell < 0) return cell === EXPECTED || cell === DUE;
  if (state.revealed[piece] === 1 || state.activated[piece] === 1 || state.battleNow?.cell === cell) return false;
  return state.scouted[cell] === 0 || state.piece(piece).side === state.side;
}

/** Whether who looks sees only the back of a block; who is neither umpire nor side sees what the umpire does. */
export function isHiddenFrom(state: State, piece: number, { umpire, side }: Viewer): boolean {
  if (!state.isFoggy || umpire === true || side === undefined) return false;
  return SIDES[state.piece(piece).side] !== side && isConcealed(state, piece);
}

/** Blocks are turned to their enemy, who sees them for the rest of the player turn; in the fog of war he is told whom he sees [1.3]. */
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

/** Whether both sides know a block. */
export const isKnownToBoth = (state: State, piece: number): boolean => !state.isFoggy || !isConcealed(state, piece);

/** How a block is called where both sides read it: by its hex, while the enemy sees no more than its back [1.3]. */
export const publicName = (state: State, piece: number): string =>
  isKnownToBoth(state, piece) ? state.name(piece) : state.label(state.cell[piece]);

/** What is told of an event, by index. */
interface Told extends Pick<GameEvent, 'text' | 'ledger' | 'dice' | 'facts' | 'secret'> {
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

/** What happens to blocks of which the enemy sees the backs he hears of as what can be seen: that so many of them are somewhere. */
export function hideFromEnemy<T extends Told>(state: State, kind: string, told: T): T {
  const { text, ledger, dice, facts, ...open } = told;
  const { pieces = [], cells = [] } = open;
  const [first] = pieces;
  if (first === undefined || open.secret !== undefined || !pieces.some((piece) => isConcealed(state, piece)))
    return told;
  const side = state.piece(first).side;
  const stands = [...new Set(pieces.map((piece) => state.cell[piece]))].filter((cell) => cell >= 0);
  const seen = kind === 'supply' || cells.length === 0 ? stands : cells; // A line of supply tells whose block it feeds.
  const ends = seen === stands ? stands : [...new Set([cells[0], cells[cells.length - 1]])];
  const places = ends.map((cell) => state.label(cell));
  const where =
    places.length === 0
      ? 'off the map'
      : places.length === 1 || seen === stands
        ? `in ${list(places)}`
        : `from ${places.join(' to ')}`;
  return {
    ...open,
    text: `${count(pieces.length, `${SIDES[side]} block`)} ${where}.`,
    pieces: [],
    ...(kind === 'supply' && { cells: stands }),
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
  } as Told as T;
}

/** Units one after the other as both sides may hear of them: in the fog of war hex by hex, so that none is known by its turn. */
export const inPublicOrder = ({ isFoggy, cell }: State, pieces: readonly number[]): readonly number[] =>
  isFoggy ? pieces.toSorted((a, b) => cell[a] - cell[b]) : pieces;

/** Whether a block of the enemy of a side, hidden from it, stands in a cell. */
export const hasHiddenEnemy = (state: State, side: number, cell: Cell): boolean =>
  state.unitsAt(cell, opponent(side)).some((piece) => !isKnownToBoth(state, piece));

export const viewerSide = ({ side }: Viewer): number => BOTH.findIndex((one) => SIDES[one] === side);
