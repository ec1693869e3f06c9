import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import { EXPECTED, stateOf } from '../../../mechanics/game-state.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { Zone } from '../../../mechanics/zones.js';
import { fields, type Phase } from './fields.js';
import type { Ground } from './ground.js';
import {
  GERMAN,
  SIDE_NAMES,
  SOVIET,
  type Division,
  type Muster,
  type Piece,
  type Side,
  type Strength,
} from './pieces.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { recaptures } from '../victory/recaptures.js';
import type { PggRule } from '../rulebook/index.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import { addToEntry, stepTables } from '../movement/costs.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { combatTableOf } from '../vocabulary/combat-results.js';
import { markCell, takeStock, zoneOf } from '../zones/zones.js';

/** Codes of `State.cell` for pieces that are not on the map. */
export { EXPECTED };
export const ELIMINATED = -3;
/** Out of play without combat: removed as excess [7.1], or never drawn because no counter is left [14.14]. */
export const REMOVED = -4;
/** A division that no rule has called yet: provisional [14.11] or of the South-Western Front [14.21]. */
export const UNCALLED = -5;
/** A leader evacuated from the map, who returns later [10.4]. */
export const EVACUATED = -6;
/** Removed from the game by a `leave` of the scenario. */
export const LEFT = -7;

/**
 * Returns `started` for a unit that entered the map in this phase by a cell. No unit that began on the map has this
 * value [6.54, AMB-55].
 */
export function enteredBy(cell: Cell): number {
  return -10 - cell;
}

/** The value of `moved` for a unit whose overrun failed [6.52]. */
export const STOPPED = 2;

/** Returns whether units may enter the map in a phase: the first movement phase of each side [14.0]. */
export function isEntryPhase(phase: Phase): boolean {
  return phase === 'movement' || phase === 'initial movement';
}

/** The state of a game: `fields` contains what changes, this class what is derived from it. Pools are indices, too. */
export class State extends stateOf<Piece, typeof fields, PggRule>(fields) {
  /** The ZOC of each side's undisrupted units [8.0]. */
  readonly zone: readonly [Zone, Zone];
  /**
   * `marks[side][cell]`: what stops or bars a moving unit of the side, in the form that `Reach` takes [6.21, 6.22,
   * 6.4].
   */
  readonly marks: readonly [Uint8Array, Uint8Array];
  /** `lineOpen[side][cell]`: 1 where enemy units and their ZOC let a line of the side pass; see `lineMayPass`. */
  readonly lineOpen: readonly [Uint8Array, Uint8Array];
  /** Interdiction markers on the map, by their side. */
  readonly markersLaid: [number, number] = [0, 0];
  /** Half points of each step by side and move class, markers included; see `stepsOf`. */
  readonly steps: readonly Uint8Array[];

  /** Changes whenever units appear, leave, move or are disrupted. Caches of movement compare it. */
  changes = 1;
  /** By side: changes whenever its units appear, leave, move or are disrupted. */
  readonly changesOf: [number, number] = [1, 1];
  /**
   * By side: changes whenever a line of supply or command of the side may have changed. Caches of lines compare it.
   * Most moves change no line.
   */
  readonly lineChanges: [number, number] = [1, 1];

  /** The readings that this game plays where the book can be read in two ways. */
  readonly rulings: Rulings;
  /** The numbers of the book with the scenario's house rules. */
  readonly numbers: Numbers;
  /** The combat results table with the scenario's changes [9.5]. */
  readonly combatTable: ReturnType<typeof combatTableOf>;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    super(muster.pieces, ground.board, {
      division: muster.divisions.length,
      recapture: recaptures(scenario).length,
    });
    const cells = ground.board.size;
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.combatTable = combatTableOf(scenario);
    this.zone = [zoneOf(this, SOVIET), zoneOf(this, GERMAN)];
    this.marks = [new Uint8Array(cells), new Uint8Array(cells)];
    this.lineOpen = [new Uint8Array(cells), new Uint8Array(cells)];
    this.steps = stepTables(ground, this.rulings);
    this.poolLeft = muster.pools.map(({ counts }) => [...counts]);
    this.pile = muster.pools.map(({ counts }) => counts.map(() => 0));
    this.refresh();
  }

  protected get acting(): string {
    return SIDE_NAMES[this.side];
  }
  sideName(side: number): string {
    return SIDE_NAMES[side];
  }
  get divisions(): readonly Division[] {
    return this.muster.divisions;
  }

  hasLeader(cell: Cell): boolean {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.piece(p).isLeader) return true;
    return false;
  }

  /** Returns the first turn in which a group of arrivals may come; Infinity until an offer or a condition brings it. */
  comesFrom(arrival: Arrival): number {
    return firstArrivalTurn(this.brought, this.scenario, arrival);
  }

  /**
   * Returns the values on the counter now, drawn or printed; undefined when the author gave none. Test `untried` before
   * showing them.
   */
  strength(index: number): Strength | undefined {
    const piece = this.piece(index);
    if (piece.pool < 0) return piece.faces[this.step[index]];
    const face = this.face[index];
    return face < 0 ? undefined : this.muster.pools[piece.pool]?.faces[face];
  }

  /** Moves a piece to a cell or an off-map code and updates lists, zones and control. */
  put(index: number, to: number): void {
    const from = this.cell[index];
    if (from === to) return;
    const { side, isLeader } = this.piece(index);
    const hasZone = this.disrupted[index] === 0;
    if (from >= 0) this.unlink(index, from);
    this.cell[index] = to;
    this.guest[index] = 0; // The status ends when the guest leaves the hex [AMB-21].
    this.relying[index] = 0;
    if (to >= 0) {
      this.link(index, to, side);
      this.control[to] = side;
      if (hasZone) this.zone[side].project(to, 1); // Before the old ZOC is removed: where both are, ZOC never ended.
      markCell(this, to);
    }
    if (from >= 0) {
      if (hasZone) this.zone[side].project(from, -1);
      markCell(this, from);
      this.freeGuests(from);
    }
    this.haveChanged(side, isLeader);
  }

  /** Makes guests whose hosts have all left full occupants of the hex [9.75]. */
  private freeGuests(cell: Cell): void {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.guest[p] === 0) return;
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) this.guest[p] = 0;
  }

  /** Disrupts a unit or ends its disruption: it loses or regains its ZOC [6.62], and a leader its radius [6.64]. */
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
   * Lays or removes an interdiction marker: `GERMAN_MARKER` or `SOVIET_MARKER`. It raises the cost of entering for the
   * other side [13.32, 13.43].
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

  /** Recomputes derived values after a restore, and when the turn changes the closed columns [6.4]. */
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
