import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { StateRecord } from '../../../mechanics/columns.js';
import { EXPECTED, stateOf } from '../../../mechanics/game-state.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { comesFrom } from '../../../mechanics/special-rules/brought.js';
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

/** Codes of `State.cell` for pieces that are not on the map, besides EXPECTED. */
export { EXPECTED };
export const ELIMINATED = -3;
/** Taken out of play without having been fought: removed as excess [7.1], or never drawn because no counter is left [14.14]. */
export const REMOVED = -4;
/** A division no rule has called yet: provisional [14.11] or of the South-Western Front [14.21]. */
export const UNCALLED = -5;
/** A leader taken off the map to come back [10.4]. */
export const EVACUATED = -6;
/** Taken out of the game by a `leave` of the scenario. */
export const LEFT = -7;

/** `started` of a unit that entered the map this phase by that cell: none that began on the map shares it [6.54, AMB-55]. */
export function enteredBy(cell: Cell): number {
  return -10 - cell;
}

/** `moved` of a unit whose overrun failed [6.52]. */
export const STOPPED = 2;

/** The phases in which units come onto the map: the first movement phase of each side [14.0]. */
export function isEntryPhase(phase: Phase): boolean {
  return phase === 'movement' || phase === 'initial movement';
}

/** A game's state: what changes in it stands in `fields`, here is what is kept up from that. Pools, too, are indices. */
export class State extends stateOf<Piece, typeof fields, PggRule>(fields) {
  /** The ZOC of each side's undisrupted units [8.0]. */
  readonly zone: readonly [Zone, Zone];
  /** `marks[side][cell]`: what stops or bars a moving unit of the side, as `Reach` wants it [6.21, 6.22, 6.4]. */
  readonly marks: readonly [Uint8Array, Uint8Array];
  /** `lineOpen[side][cell]`: 1 where a line of the side may pass as far as enemy units and their ZOC go: see `lineMayPass`. */
  readonly lineOpen: readonly [Uint8Array, Uint8Array];
  /** Interdiction markers on the map, by the side whose they are. */
  readonly markersLaid: [number, number] = [0, 0];
  /** Half points of each step by side and move class, markers included: see `stepsOf`. */
  readonly steps: readonly Uint8Array[];

  /** Changes whenever units appear, leave, move or are disrupted: what caches of movement compare. */
  changes = 1;
  /** By side: changes whenever units of it appear, leave, move or are disrupted. */
  readonly changesOf: [number, number] = [1, 1];
  /** By side: changes whenever a line of supply or command of it may have: what caches of lines compare. Most moves open and close none. */
  readonly lineChanges: [number, number] = [1, 1];

  /** Where the book can be read in two ways: the readings this game plays. */
  readonly rulings: Rulings;
  /** The book's numbers with the scenario's house rules. */
  readonly numbers: Numbers;
  /** The combat results with the cells that the scenario reads otherwise [9.5]. */
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

  /** The turn from which a group of arrivals may come; Infinity while an offer or a condition has not brought it. */
  comesFrom(arrival: Arrival): number {
    return comesFrom(this.brought, this.scenario, arrival);
  }

  /** The numbers on the counter now, drawn or printed; undefined when the author gave none. Ask `untried` before showing them. */
  strength(index: number): Strength | undefined {
    const piece = this.piece(index);
    if (piece.pool < 0) return piece.faces[this.step[index]];
    const face = this.face[index];
    return face < 0 ? undefined : this.muster.pools[piece.pool]?.faces[face];
  }

  /** Moves a piece from wherever it is to a cell or an off-map code, keeping lists, zones and control. */
  put(index: number, to: number): void {
    const from = this.cell[index];
    if (from === to) return;
    const { side, isLeader } = this.piece(index);
    const hasZone = this.disrupted[index] === 0;
    if (from >= 0) this.unlink(index, from);
    this.cell[index] = to;
    this.guest[index] = 0; // the status lapses when the guest leaves the hex [AMB-21]
    this.relying[index] = 0;
    if (to >= 0) {
      this.link(index, to, side);
      this.control[to] = side;
      if (hasZone) this.zone[side].project(to, 1); // before the old ZOC goes: where both lie it has never ended
      markCell(this, to);
    }
    if (from >= 0) {
      if (hasZone) this.zone[side].project(from, -1);
      markCell(this, from);
      this.freeGuests(from);
    }
    this.haveChanged(side, isLeader);
  }

  /** Guests whose hosts have all gone hold the hex themselves [9.75]. */
  private freeGuests(cell: Cell): void {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.guest[p] === 0) return;
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) this.guest[p] = 0;
  }

  /** Disrupts or recovers a unit: it loses or regains its ZOC [6.62], and a leader his radius [6.64]. */
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

  /** Lays or takes up an interdiction marker: `GERMAN_MARKER` or `SOVIET_MARKER`; entering costs the other side more [13.32, 13.43]. */
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

  /** Works out again what is kept up: after a restore, and when the turn changes what is closed [6.4]. */
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
