import type { Board, Cell } from '../board/board.js';
import { unitName } from '../model/names.js';
import { term } from '../model/say.js';
import type { GameEvent } from '../play/records.js';
import type { Address, Decision } from '../play/moment.js';
import { EXPECTED } from './off-map.js';
import { NO_SIDE } from './sides.js';
import {
  StateFields,
  FieldHolder,
  meaning,
  value,
  word,
  type Fields,
  type FieldValues,
  type Occasions,
  type GroupSizes,
  type StateRecord,
} from './state-fields.js';

/** The details of an event. Default side: the acting side. Default address: the current moment. */
interface EventDetails extends Omit<GameEvent, 'kind' | 'rule' | 'address' | 'side' | 'pieces' | 'cells'> {
  readonly address?: Address;
  /** The index of the side. The details contain indices of sides, pieces and cells; the event contains their names. */
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

/** The fields of every game's state. Pieces, cells and sides are indices. */
const commonFields = {
  piece: {
    /** The cell of the piece, or a negative code of `off-map.ts` or of the game. */
    cell: word(EXPECTED),
    /** The next piece in the same cell, or -1. */
    next: word(-1),
  },
  cell: {
    /** The first piece in the cell, or -1: `for (let p = state.head[c]; p >= 0; p = state.next[p])`. */
    head: word(-1),
    /** Number of pieces in the cell. */
    count: word(),
    /** The side of the pieces in the cell, or NO_SIDE. */
    owner: meaning('side', word(NO_SIDE)),
  },
  game: {
    /** The address of the moment that was answered last, or of the current procedure. */
    address: value<Address>(''),
  },
} as const satisfies Fields;

/** The base class of states, with the types of the fields that all games have. */
const StateWithCommonFields = FieldHolder as new <Occasion extends string>(
  columns: StateFields,
  sizes: GroupSizes,
) => FieldHolder<Occasion> & FieldValues<typeof commonFields>;

/**
 * The state that all games have: the places of the pieces, and the events and skipped decisions that the engine has not
 * collected yet.
 */
export abstract class GameState<
  Piece extends Named,
  Rule extends string = string,
  Occasion extends string = never,
> extends StateWithCommonFields<Occasion> {
  /** True if events are not recorded because they will not be read. */
  isSilent = false;
  private events: GameEvent[] = [];
  private skippedDecisions: Decision[] = [];

  protected constructor(
    columns: StateFields,
    sizes: GroupSizes,
    readonly pieces: readonly Piece[],
    private readonly board: Board,
  ) {
    super(columns, { ...sizes, piece: pieces.length, cell: board.size });
  }

  /** The name of the side whose turn it is. */
  protected abstract get acting(): string;
  /** Returns the name of a side. */
  abstract sideName(side: number): string;
  /** Returns a word of the game, such as a phase or the name of a side, in the reader's language. */
  shown(word: string): string {
    return term(word);
  }
  /** Returns the name of a side in the reader's language. */
  shownSide(side: number): string {
    return this.shown(this.sideName(side));
  }
  /** Moves a piece to a cell or an off-map code, and updates all values that depend on the location of pieces. */
  abstract put(index: number, to: number): void;

  piece(index: number): Piece {
    return this.pieces[index];
  }
  name(index: number): string {
    return this.pieces[index].name;
  }
  names(indices: readonly number[]): string[] {
    return indices.map((index) => this.name(index));
  }
  /** Returns the names of pieces as an order writes them. */
  namesAsWritten(indices: readonly number[]): string {
    return indices.map((index) => unitName(this.name(index))).join(', ');
  }
  label(cell: Cell): string {
    return this.board.label(cell);
  }
  /** Returns the indices of the pieces that a test accepts. */
  piecesWhere(isAccepted: (piece: Piece) => boolean): number[] {
    const indices: number[] = [];
    this.pieces.forEach((piece, index) => {
      if (isAccepted(piece)) indices.push(index);
    });
    return indices;
  }
  isOnMap(index: number): boolean {
    return this.cell[index] >= 0;
  }
  /**
   * Returns the pieces in a cell: all of them, or those that a test accepts. The function allocates an array, so hot
   * paths follow `head` and `next` instead.
   */
  unitsIn(cell: Cell, isAccepted?: (piece: Piece, index: number) => boolean): number[] {
    const units: number[] = [];
    for (let p = this.head[cell]; p >= 0; p = this.next[p])
      if (isAccepted === undefined || isAccepted(this.pieces[p], p)) units.push(p);
    return units;
  }

  /**
   * Replaces a piece by another piece, which gets the location and all field values of the old piece. The old piece
   * gets an off-map code.
   */
  replacePiece(index: number, old: number, code: number): void {
    const at = this.cell[old];
    const putValues = this.lift('piece', old, Object.keys(commonFields.piece)); // the values are read first, because a leaving piece loses its markers
    this.put(index, at); // the new piece is placed before the old piece leaves, so that the cell is never empty
    this.put(old, code);
    putValues(index);
  }

  /**
   * Swaps the locations and field values of two pieces of a side, except the fields in `own`, which each piece keeps.
   */
  swapPieces(one: number, other: number, own: readonly string[]): void {
    const [at, otherAt] = [this.cell[one], this.cell[other]];
    const except = [...Object.keys(commonFields.piece), ...own];
    const [putOnOther, putOnOne] = [one, other].map((piece) => this.lift('piece', piece, except));
    this.put(one, otherAt);
    this.put(other, at);
    putOnOther(other);
    putOnOne(one);
  }

  /** Adds a piece of a side to the front of the list of a cell. */
  protected link(index: number, to: Cell, side: number): void {
    this.next[index] = this.head[to];
    this.head[to] = index;
    this.count[to]++;
    this.owner[to] = side;
  }

  /** Removes a piece from the list of its cell. */
  protected unlink(index: number, from: Cell): void {
    if (this.head[from] === index) this.head[from] = this.next[index];
    else {
      let before = this.head[from];
      while (this.next[before] !== index) before = this.next[before];
      this.next[before] = this.next[index];
    }
    this.next[index] = -1;
    this.count[from]--;
    if (this.count[from] === 0) this.owner[from] = NO_SIDE;
  }

  /** Records an event. The function `describe` is called only if events are recorded. */
  emit(kind: string, rule: Rule, describe: () => EventDetails): void {
    if (this.isSilent) return;
    const { side, text, pieces, cells, ...more } = describe();
    this.events.push({
      address: this.address,
      side: side === undefined ? this.acting : this.sideName(side),
      kind,
      rule,
      text,
      ...(pieces && { pieces: this.names(pieces) }),
      ...(cells && { cells: cells.map((cell) => this.label(cell)) }),
      ...more,
    });
  }
  /** Returns the events since the previous call. */
  drainEvents(): GameEvent[] {
    const events = this.events;
    this.events = [];
    return events;
  }

  /**
   * Records a question that is not asked because the side has no choice. An order of the file that was meant as an
   * answer to it can then be reported, with the reason why this answer would not have been legal.
   */
  skipQuestion(question: () => Decision): void {
    if (!this.isSilent) this.skippedDecisions.push(question());
  }
  /** Returns the questions that were skipped since the previous call. */
  drainSkippedDecisions(): Decision[] {
    const questions = this.skippedDecisions;
    this.skippedDecisions = [];
    return questions;
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.drainEvents();
    this.drainSkippedDecisions();
  }
}

/** Creates the base class for a game's state, with the common fields and the given ones. */
export function stateOf<Piece extends Named, F extends Fields, Rule extends string = string>(
  fields: F,
): StateClass<Piece, F, Rule> {
  const columns = new StateFields(commonFields, fields);
  abstract class StateWithFields extends GameState<Piece, Rule, Occasions<F>> {
    constructor(pieces: readonly Piece[], board: Board, sizes: GroupSizes) {
      super(columns, sizes, pieces, board);
    }
  }
  return StateWithFields as StateClass<Piece, F, Rule>;
}

type StateClass<Piece extends Named, F extends Fields, Rule extends string> = abstract new (
  pieces: readonly Piece[],
  board: Board,
  sizes: GroupSizes,
) => GameState<Piece, Rule, Occasions<F>> & FieldValues<F>;

interface Named {
  readonly name: string;
}
