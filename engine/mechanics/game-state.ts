import type { Board, Cell } from '../board/board.js';
import { unitName } from '../model/names.js';
import type { GameEvent } from '../play/records.js';
import type { Address, Decision } from '../play/moment.js';
import { EXPECTED } from './off-map.js';
import {
  StateFields,
  FieldHolder,
  value,
  word,
  type Fields,
  type FieldValues,
  type Occasions,
  type GroupSizes,
  type StateRecord,
} from './state-fields.js';

/** What is told of something that happened: by whom unless by the side whose turn it is, where unless at the moment under way. */
interface EventDetails extends Omit<GameEvent, 'kind' | 'rule' | 'address' | 'side' | 'pieces' | 'cells'> {
  readonly address?: Address;
  /** Indices of a side, of pieces and cells: the record has their names. */
  readonly side?: number;
  readonly pieces?: readonly number[];
  readonly cells?: readonly Cell[];
}

/** What the state of every game holds. Dense arrays behind plain names; pieces, cells and sides are indices. */
const standing = {
  piece: {
    /** Its cell, or one of the negative codes. */
    cell: word(EXPECTED),
    /** The next one in the same cell, -1 at the end. */
    next: word(-1),
  },
  cell: {
    /** Its first piece, -1 when empty: `for (let p = state.head[c]; p >= 0; p = state.next[p])`. */
    head: word(-1),
    /** How many pieces stand in it. */
    count: word(),
    /** The side whose pieces stand in it, -1 when empty. */
    owner: word(-1),
  },
  game: {
    /** The moment that was answered last, or the procedure under way: the address of what happens now. */
    address: value<Address>(''),
  },
} as const satisfies Fields;

/** The class of what holds the fields of every game. */
const Standing = FieldHolder as new <Occasion extends string>(
  columns: StateFields,
  sizes: GroupSizes,
) => FieldHolder<Occasion> & FieldValues<typeof standing>;

/** Where the pieces of a game stand, and the record that is being written. */
export abstract class GameState<
  Piece extends Named,
  Rule extends string = string,
  Occasion extends string = never,
> extends Standing<Occasion> {
  /** No events are written: nobody reads them. */
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

  /** The side whose turn it is, as events name it. */
  protected abstract get acting(): string;
  /** The name of a side by its index. */
  abstract sideName(side: number): string;
  /** Moves a piece from wherever it is to a cell or an off-map code, keeping what is kept up from that. */
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
  /** Pieces as an order names them. */
  namesAsWritten(indices: readonly number[]): string {
    return indices.map((index) => unitName(this.name(index))).join(', ');
  }
  label(cell: Cell): string {
    return this.board.label(cell);
  }
  /** Indices of the pieces that are meant. */
  piecesWhere(meant: (piece: Piece) => boolean): number[] {
    const indices: number[] = [];
    this.pieces.forEach((piece, index) => {
      if (meant(piece)) indices.push(index);
    });
    return indices;
  }
  isOnMap(index: number): boolean {
    return this.cell[index] >= 0;
  }
  /** The pieces in a cell, all or those that are meant. Allocates: hot paths walk `head` and `next`. */
  unitsIn(cell: Cell, isMeant?: (piece: Piece, index: number) => boolean): number[] {
    const units: number[] = [];
    for (let p = this.head[cell]; p >= 0; p = this.next[p])
      if (isMeant === undefined || isMeant(this.pieces[p], p)) units.push(p);
    return units;
  }

  /** Puts a piece in the place of another, with all that has befallen that one, which goes to an off-map code. */
  replacePiece(index: number, of: number, gone: number): void {
    const at = this.cell[of];
    const layOn = this.lift('piece', of, Object.keys(standing.piece)); // first: the piece that leaves drops its markers
    this.put(index, at); // before the other leaves, so that the cell is never empty
    this.put(of, gone);
    layOn(index);
  }

  /** Two pieces of a side change places, with all that has befallen each there; what is told of it by itself it takes along. */
  swapPieces(one: number, other: number, own: readonly string[]): void {
    const [at, otherAt] = [this.cell[one], this.cell[other]];
    const stays = [...Object.keys(standing.piece), ...own];
    const [layOnOther, layOnOne] = [one, other].map((piece) => this.lift('piece', piece, stays));
    this.put(one, otherAt);
    this.put(other, at);
    layOnOther(other);
    layOnOne(one);
  }

  /** Lists a piece of the side in a cell, first. */
  protected link(index: number, to: Cell, side: number): void {
    this.next[index] = this.head[to];
    this.head[to] = index;
    this.count[to]++;
    this.owner[to] = side;
  }

  /** Takes a piece off the list of its cell. */
  protected unlink(index: number, from: Cell): void {
    if (this.head[from] === index) this.head[from] = this.next[index];
    else {
      let before = this.head[from];
      while (this.next[before] !== index) before = this.next[before];
      this.next[before] = this.next[index];
    }
    this.next[index] = -1;
    this.count[from]--;
    if (this.count[from] === 0) this.owner[from] = -1;
  }

  /** Adds a line to the record: what happened, by which rule of the game's book. It is put into words only if somebody reads it. */
  emit(kind: string, rule: Rule, tell: () => EventDetails): void {
    if (this.isSilent) return;
    const { side, text, pieces, cells, ...more } = tell();
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
  /** Events since the last call. */
  drainEvents(): GameEvent[] {
    const events = this.events;
    this.events = [];
    return events;
  }

  /** A question is not put, for its side has no choice: orders that would answer it are told why. */
  skipQuestion(question: () => Decision): void {
    if (!this.isSilent) this.skippedDecisions.push(question());
  }
  /** Questions passed over since the last call. */
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

/** The class of states that hold the fields besides where pieces stand: a game's own state extends it. */
export function stateOf<Piece extends Named, F extends Fields, Rule extends string = string>(
  fields: F,
): StateClass<Piece, F, Rule> {
  const columns = new StateFields(standing, fields);
  abstract class Laid extends GameState<Piece, Rule, Occasions<F>> {
    constructor(pieces: readonly Piece[], board: Board, sizes: GroupSizes) {
      super(columns, sizes, pieces, board);
    }
  }
  return Laid as StateClass<Piece, F, Rule>;
}

type StateClass<Piece extends Named, F extends Fields, Rule extends string> = abstract new (
  pieces: readonly Piece[],
  board: Board,
  sizes: GroupSizes,
) => GameState<Piece, Rule, Occasions<F>> & FieldValues<F>;

interface Named {
  readonly name: string;
}
