import type { Cell } from '../../../board/board.js';
import { count } from '../../../model/words.js';
import type { GameEvent } from '../../../play/event.js';
import type { Viewer } from '../../../play/sight.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { DUE, EXPECTED } from './codes.js';
import type { State } from './state.js';

/**
 * Whether the enemy sees no more of a block than its back: until it fights, is activated or is reconnoitred [1.3, 38.2]. Lost
 * blocks lie open; those still to come do not.
 */
export function isVeiled(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (cell < 0) return cell === EXPECTED || cell === DUE;
  if (state.revealed[piece] === 1 || state.activated[piece] === 1 || state.battleNow?.cell === cell) return false;
  return state.scouted[cell] === 0 || state.piece(piece).side === state.side;
}

/** Whether who looks sees only the back of a block; who is neither umpire nor side sees what the umpire does. */
export function isHiddenFrom(state: State, piece: number, { umpire, side }: Viewer): boolean {
  if (!state.isFoggy || umpire === true || side === undefined) return false;
  return SIDES[state.piece(piece).side] !== side && isVeiled(state, piece);
}

/** What is told of an event, by index. */
interface Told extends Pick<GameEvent, 'text' | 'ledger' | 'dice' | 'facts' | 'secret'> {
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

/** What happens to blocks of which the enemy sees the backs he hears of as what can be seen: that so many of them are somewhere. */
export function veiled<T extends Told>(state: State, told: T): T {
  const { text, ledger, dice, facts, ...open } = told;
  const { pieces = [], cells = [] } = open;
  const [first] = pieces;
  if (first === undefined || open.secret !== undefined || !pieces.some((piece) => isVeiled(state, piece))) return told;
  const side = state.piece(first).side;
  const places = [...new Set([cells.at(0), cells.at(-1)])].flatMap((cell) =>
    cell === undefined ? [] : [state.label(cell)],
  );
  const where =
    places.length === 0 ? 'off the map' : places.length === 1 ? `in ${places[0]}` : `from ${places.join(' to ')}`;
  return {
    ...open,
    text: `${count(pieces.length, `${SIDES[side]} block`)} ${where}.`,
    pieces: [],
    secret: {
      sides: [SIDES[side]],
      told: {
        text,
        pieces: state.names(pieces),
        ...(ledger && { ledger }),
        ...(dice && { dice }),
        ...(facts && { facts }),
      },
    },
  } as Told as T;
}

/** Units one after the other as both sides may hear of them: in the fog of war hex by hex, so that none is known by its turn. */
export const inOrder = ({ isFoggy, cell }: State, pieces: readonly number[]): readonly number[] =>
  isFoggy ? pieces.toSorted((a, b) => cell[a] - cell[b]) : pieces;

/** Whether a block of the enemy of a side, hidden from it, stands in a cell. */
export const hidesSomebody = (state: State, side: number, cell: Cell): boolean =>
  state.isFoggy && state.unitsAt(cell, opponent(side)).some((piece) => isVeiled(state, piece));

export const viewerSide = ({ side }: Viewer): number => BOTH.findIndex((one) => SIDES[one] === side);
