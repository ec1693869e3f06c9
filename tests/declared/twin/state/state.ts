import type { Cell } from '../../../../engine/board/board.js';
import { BLOCKED, STOP } from '../../../../engine/board/reach.js';
import { stateOf } from '../../../../engine/mechanics/game-state.js';
import { LineSearch } from '../../../../engine/mechanics/lines.js';
import type { PieceRegister } from '../../../../engine/mechanics/muster/piece-register.js';
import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../../engine/mechanics/off-map.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import type { StateRecord } from '../../../../engine/mechanics/state-fields.js';
import { Zone } from '../../../../engine/mechanics/zones.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import type { TwinRule } from '../rulebook/rulebook.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { SIDES } from '../vocabulary/sides.js';
import { fields } from './fields.js';
import { groundOf, type Ground } from './ground.js';
import { musterOf, type Piece } from './muster.js';

export const OFF_MAP = { expected: EXPECTED, eliminated: ELIMINATED, left: OUT_OF_PLAY } as const;

/** The state of a game. */
export class State extends stateOf<Piece, typeof fields, TwinRule | ''>(fields) {
  readonly muster: PieceRegister<Piece>;
  readonly ground: Ground;
  /** The zones of control of each side [5]. */
  readonly zone: readonly Zone[];
  /** `marks[side][cell]`: the marks that stop or block moving units of a side, in the form that `Reach` takes. */
  readonly marks: readonly Uint8Array[];
  readonly lines: LineSearch;
  /** The revision of the position. Cached searches are valid while it stays the same. */
  changes = 1;

  constructor(readonly scenario: ScenarioModel) {
    const muster = musterOf(scenario);
    const ground = groundOf(scenario.map);
    const { board } = ground;
    super(muster.pieces, board, {});
    this.muster = muster;
    this.ground = ground;
    this.marks = SIDES.map(() => new Uint8Array(board.size));
    this.zone = SIDES.map(
      (_, side) =>
        new Zone(board, board.neighbours, (cell) => {
          this.mark(opponent(side), cell);
        }),
    );
    this.lines = new LineSearch(board);
  }

  protected override get acting(): string {
    return SIDES.at(this.side < 0 ? SIDES.length : this.side) ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }
  /** The phase in progress; undefined outside the phases of a turn. */
  get currentPhase(): Phase | undefined {
    return this.side < 0 ? undefined : sequence[this.phasesDone];
  }

  faceOf(piece: number): readonly number[] {
    return this.piece(piece).faces[this.reduced[piece]];
  }
  /** Returns the printed strength on the present face. */
  strength(piece: number): number {
    return this.faceOf(piece)[0];
  }
  /** Returns the printed movement allowance on the present face. */
  movement(piece: number): number {
    return this.faceOf(piece)[1];
  }
  stepsLeft(piece: number): number {
    return this.piece(piece).faces.length - this.reduced[piece];
  }
  unitsOf(side: number): number[] {
    return this.piecesWhere((piece) => piece.side === side && this.isOnMap(piece.index));
  }
  /** Returns whether a cell is in a zone of control of the enemies of a side [5]. */
  isInEnemyZone(side: number, cell: Cell): boolean {
    return this.zone[opponent(side)].covers(cell);
  }
  /** Returns whether a cell has room for units next to the units there [2]. */
  fits(cell: Cell, pieces: readonly number[]): boolean {
    let units = this.count[cell];
    for (const piece of pieces) if (this.cell[piece] !== cell) units++;
    return units <= 1;
  }

  put(piece: number, to: Cell): void {
    const from = this.cell[piece];
    if (from === to) return;
    const { side } = this.piece(piece);
    if (from >= 0) {
      this.unlink(piece, from);
      this.zone[side].project(from, -1);
    }
    this.cell[piece] = to;
    if (to >= 0) {
      this.link(piece, to, side);
      this.zone[side].project(to, 1);
      this.markBoth(to);
    }
    if (from >= 0) this.markBoth(from);
    this.changes++;
  }
  setReduced(piece: number, steps: number): void {
    this.reduced[piece] = steps;
    this.changes++;
  }

  private mark(side: number, cell: Cell): void {
    const blocked = this.owner[cell] === opponent(side) ? BLOCKED : 0;
    this.marks[side][cell] = blocked | (this.isInEnemyZone(side, cell) ? STOP : 0);
  }
  private markBoth(cell: Cell): void {
    for (let side = 0; side < SIDES.length; side++) this.mark(side, cell);
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    for (const zone of this.zone) zone.clear();
    for (const { index, side } of this.pieces) if (this.isOnMap(index)) this.zone[side].project(this.cell[index], 1);
    for (let cell = 0; cell < this.count.length; cell++) this.markBoth(cell);
    this.changes++;
  }
}
