import type { Cell } from '../../../board/board.js';
import type { stateOf } from '../../../mechanics/game-state.js';
import { list } from '../../../model/words.js';
import { counted, say } from '../../../model/say.js';
import type { GameEvent } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import { SIDES } from '../vocabulary/sides.js';
import { DUE, EXPECTED } from './codes.js';
import type { fields } from './fields.js';
import type { Piece } from './pieces.js';

/** The fields of the state, without the values that the state derives from them. */
type StateFields = InstanceType<ReturnType<typeof stateOf<Piece, typeof fields, BiteRule>>>;

/**
 * Returns whether the enemy sees only the back of a block. This holds until the block fights, is activated or is
 * reconnoitred [1.3, 38.2]. Eliminated blocks are visible, future arrivals are not.
 */
export function isConcealed(state: StateFields, piece: number): boolean {
  const cell = state.cell[piece];
  if (cell < 0) return cell === EXPECTED || cell === DUE;
  if (state.revealed[piece] === 1 || state.activated[piece] === 1 || state.battleNow?.cell === cell) return false;
  return state.scouted[cell] === 0 || state.piece(piece).side === state.side;
}

/** The part of an event that fog of war may hide. Pieces, cells and the side are given by index. */
interface EventParts extends Pick<GameEvent, 'text' | 'ledger' | 'dice' | 'facts' | 'secret'> {
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

const BLOCKS = ['Axis block', 'Soviet block'] as const;

/**
 * Returns the version of an event that both sides may see. If a hidden block takes part in the event, that version
 * contains only the number of blocks and their hexes. The names, ledger, dice and facts are then in `secret`, which is
 * shown only to the owner of the block.
 */
export function hideFromEnemy<T extends EventParts>(state: StateFields, kind: string, event: T): T {
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
  const blocks = counted(pieces.length, BLOCKS[side]);
  return {
    ...open,
    text:
      places.length === 0
        ? say`${blocks} off the map.`
        : places.length === 1 || visible === occupied
          ? say`${blocks} in ${list(places)}.`
          : say`${blocks} from ${places[0]} to ${places[1]}.`,
    pieces: [],
    ...(kind === 'supply' && { cells: occupied }),
    secret: {
      sides: [SIDES[side]],
      details: {
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
