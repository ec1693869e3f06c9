import type { Cell } from '../../../board/board.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import type { Zone } from '../../../mechanics/zones.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import { addToEntry, stepTables } from '../movement/costs.js';
import { markCell, takeStock, zoneOf } from '../zones/zones.js';
import { GERMAN, SOVIET, type Side } from './pieces.js';
import { StateData } from './state-data.js';

export {
  ELIMINATED,
  enteredBy,
  EVACUATED,
  EXPECTED,
  isEntryPhase,
  LEFT,
  OUT_OF_PLAY,
  STOPPED,
  UNCALLED,
} from './codes.js';

/** A game's state with the methods that keep its derived data up to date. */
export class State extends StateData {
  readonly zone: readonly [Zone, Zone] = [zoneOf(this, SOVIET), zoneOf(this, GERMAN)];
  readonly steps = stepTables(this.ground, this.rulings);

  constructor(...given: ConstructorParameters<typeof StateData>) {
    super(...given);
    this.refresh();
  }

  /** Moves a piece to a cell or an off-map code, and updates lists, zones and control. */
  put(index: number, to: number): void {
    const from = this.cell[index];
    if (from === to) return;
    const { side, isLeader } = this.piece(index);
    const hasZone = this.disrupted[index] === 0;
    if (from >= 0) this.unlink(index, from);
    this.cell[index] = to;
    this.guest[index] = 0; // A unit is no longer a guest when it leaves the hex [AMB-21].
    this.relying[index] = 0;
    if (to >= 0) {
      this.link(index, to, side);
      this.control[to] = side;
      if (hasZone) this.zone[side].project(to, 1); // Add the new ZOC before the old ZOC is removed: in a cell that both cover, ZOC never ended.
      markCell(this, to);
    }
    if (from >= 0) {
      if (hasZone) this.zone[side].project(from, -1);
      markCell(this, from);
      this.freeGuests(from);
    }
    this.haveChanged(side, isLeader);
  }

  /**
   * Makes the guests in a hex (units that retreated there) its full occupants if all units that were there before them
   * have left [9.75].
   */
  private freeGuests(cell: Cell): void {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.guest[p] === 0) return;
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) this.guest[p] = 0;
  }

  /**
   * Disrupts a unit or ends its disruption. The unit loses or regains its ZOC [6.62], and a leader his radius [6.64].
   */
  disrupt(index: number, disrupted: boolean): void {
    const value = disrupted ? 1 : 0;
    if (this.disrupted[index] === value) return;
    this.disrupted[index] = value;
    const { side, isLeader } = this.piece(index);
    const cell = this.cell[index];
    if (cell >= 0) {
      this.zone[side].project(cell, disrupted ? -1 : 1);
      markCell(this, cell);
    }
    this.haveChanged(side, isLeader);
  }

  private haveChanged(side: Side, isLeader: boolean): void {
    this.changes++;
    this.changesOf[side]++;
    if (isLeader) this.lineChanges[side]++;
  }

  /**
   * Lays or removes an interdiction marker: `GERMAN_MARKER` or `SOVIET_MARKER`. The marker raises the cost of entering
   * for the other side [13.32, 13.43].
   */
  interdict(cell: Cell, marker: number, laid: boolean): void {
    const now = this.interdicted[cell];
    if (((now & marker) !== 0) === laid) return;
    this.interdicted[cell] = now ^ marker;
    this.countMarker(cell, marker, laid ? 1 : -1);
    this.changes++;
    this.lineChanges[marker === SOVIET_MARKER ? GERMAN : SOVIET]++;
  }

  private countMarker(cell: Cell, marker: number, by: 1 | -1): void {
    addToEntry(this, marker, cell, by);
    this.markersLaid[marker === GERMAN_MARKER ? GERMAN : SOVIET] += by;
  }

  /** Recomputes derived values after a restore, and when a new turn changes the closed columns [6.4]. */
  refresh(): void {
    takeStock(this);
    this.changes++;
    for (const side of [SOVIET, GERMAN] as const) {
      this.changesOf[side]++;
      this.lineChanges[side]++;
    }
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    stepTables(this.ground, this.rulings).forEach((table, index) => {
      this.steps[index]?.set(table);
    });
    this.markersLaid.fill(0);
    for (let cell = 0; cell < this.count.length; cell++) {
      for (const marker of [GERMAN_MARKER, SOVIET_MARKER])
        if (this.interdicted[cell] & marker) this.countMarker(cell, marker, 1);
    }
    this.refresh();
  }
}
