import type { Board, Cell } from '../board/board.js';
import { unitName } from '../model/names.js';
import type { GameEvent } from './event.js';
import type { Address } from './moment.js';

/** Code of `GameState.cell` for a piece that has not come onto the map. Each game has further codes below it. */
export const EXPECTED = -2;

/** What is told of something that happened; where and by whom is filled in. */
type Told = Omit<GameEvent, 'address'> & { readonly address?: Address };

/**
 * What the state of every game holds: where its pieces stand, and the record that is being written. Dense arrays
 * behind plain names; pieces, cells and sides are indices.
 */
export abstract class GameState<Piece extends { readonly name: string }> {
  /** By piece: its cell, or one of the negative codes. */
  readonly cell: Int32Array;
  /** By piece: the next one in the same cell, -1 at the end. */
  readonly next: Int32Array;
  /** By cell: its first piece, -1 when empty: `for (let p = state.head[c]; p >= 0; p = state.next[p])`. */
  readonly head: Int32Array;
  /** By cell: how many pieces stand in it. */
  readonly count: Int32Array;
  /** By cell: the side whose pieces stand in it, -1 when empty. */
  readonly owner: Int32Array;

  /** The moment that was answered last, or the procedure under way: the address of what happens now. */
  address: Address = '';
  /** No events are written: nobody reads them. */
  silent = false;
  private events: GameEvent[] = [];

  protected constructor(
    readonly pieces: readonly Piece[],
    private readonly board: Board,
  ) {
    this.cell = new Int32Array(pieces.length).fill(EXPECTED);
    this.next = new Int32Array(pieces.length).fill(-1);
    this.head = new Int32Array(board.size).fill(-1);
    this.count = new Int32Array(board.size);
    this.owner = new Int32Array(board.size).fill(-1);
  }

  /** The side whose turn it is, as events name it. */
  protected abstract get acting(): string;

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
  written(indices: readonly number[]): string {
    return indices.map((index) => unitName(this.name(index))).join(', ');
  }
  label(cell: Cell): string {
    return this.board.label(cell);
  }
  onMap(index: number): boolean {
    return this.cell[index] >= 0;
  }
  /** The pieces in a cell. Allocates: hot paths walk `head` and `next`. */
  unitsIn(cell: Cell): number[] {
    const units: number[] = [];
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) units.push(p);
    return units;
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

  /** Adds a line to the record. It is put into words only if somebody reads it. */
  emit(tell: () => Told): void {
    if (!this.silent) this.events.push({ address: this.address, side: this.acting, ...tell() });
  }
  /** Events since the last call. */
  drain(): GameEvent[] {
    const events = this.events;
    this.events = [];
    return events;
  }
}
