import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { EXPECTED, GameState } from '../../../play/game-state.js';
import type { Address } from '../../../play/moment.js';
import type { Zone } from '../../../mechanics/zones.js';
import type { Ground } from './ground.js';
import type { Division, Muster, Piece, Side, Strength } from './pieces.js';
import { GERMAN, SIDE_NAMES, SOVIET } from './pieces.js';
import type { Rulings } from '../rulings/rulings.js';
import { recaptures } from '../victory/recaptures.js';
import { rulingsOf } from '../rulings/rulings.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import { addToEntry, stepTables } from '../movement/costs.js';
import type { Numbers } from '../vocabulary/numbers.js';
import { numbersOf } from '../vocabulary/numbers.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import { NOT_ENTERED } from '../zones/zone-entry.js';
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

/** `started` of a unit that entered the map this phase by that cell: none that began on the map shares it [6.54, AMB-55]. */
export function enteredBy(cell: Cell): number {
  return -10 - cell;
}

/** `moved` of a unit whose overrun failed [6.52]. */
export const STOPPED = 2;

export type Phase = 'setup' | PhaseName | 'end';

/** The phases in which units come onto the map: the first movement phase of each side [14.0]. */
export function isEntryPhase(phase: Phase): boolean {
  return phase === 'movement' || phase === 'initial movement';
}

/** Victory points granted during play [15.12, 14.23]; places are counted at the end. */
export interface PointsGranted {
  readonly side: Side;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
  readonly turn: number;
}

const PER_PIECE_BYTES = [
  'step',
  'untried',
  'disrupted',
  'guest',
  'moved',
  'attacked',
  'wasAttacked',
  'advanced',
  'supplied',
  'commanded',
  'frozen',
  'railed',
  'relying',
] as const;
const PER_PIECE_WORDS = [
  'cell',
  'next',
  'face',
  'started',
  'enteredFrom',
  'attackedFrom',
  'left',
  'arrivalTurn',
  'arrivedOn',
] as const;
const PER_CELL_BYTES = ['count', 'interdicted', 'control', 'passed'] as const;
const PER_CELL_WORDS = ['head', 'owner', 'railClosedUntil'] as const;
const COUNTERS = [
  'turn',
  'side',
  'southWesternUsed',
  'southWesternThisTurn',
  'evacuations',
  'evacuatedThisTurn',
  'railUsed',
  'railMarkers',
  'provisionalEntry',
  'smolenskSince',
  'phasesDone',
] as const;

/** A game's state. Pools, too, are indices. */
export class State extends GameState<Piece> {
  // Per piece.
  /** Steps lost so far: index into the piece's faces [9.61]. */
  readonly step: Uint8Array;
  /** Index into the pool's faces of the counter drawn, -1 before it is drawn. Hidden while `untried`. */
  readonly face: Int32Array;
  readonly untried: Uint8Array;
  readonly disrupted: Uint8Array;
  /** Retreated into a friendly-occupied hex [9.75]. */
  readonly guest: Uint8Array;
  /** Its movement this phase is finished: 1 by its own move, `STOPPED` by an overrun that failed [6.52]. */
  readonly moved: Uint8Array;
  /** It attacked, or was attacked, in this combat phase [9.14]; it advanced in it [9.85]. */
  readonly attacked: Uint8Array;
  readonly wasAttacked: Uint8Array;
  readonly advanced: Uint8Array;
  /** Supplied for movement: judged at the start of the phase [11.0]. */
  readonly supplied: Uint8Array;
  /** Within a leader's radius at the start of the movement phase [6.55]. */
  readonly commanded: Uint8Array;
  /** Its army may not move in turn 1 [5.21]. */
  readonly frozen: Uint8Array;
  /** Used rail this turn [6.31]. */
  readonly railed: Uint8Array;
  /** Where it started the phase, or `enteredBy(cell)` [6.54]. */
  readonly started: Int32Array;
  /** The cell from which it entered the enemy ZOC it stands in, or `NOT_ENTERED`, or `FROM_OFF_MAP` [10.23]. */
  readonly enteredFrom: Int32Array;
  /** A leader who entered enemy ZOC on the strength of untried units, and those units [10.23]. */
  readonly relying: Uint8Array;
  /** The cell from which it attacked in this combat phase, while `attacked` [10.26]. */
  readonly attackedFrom: Int32Array;
  /** Half movement points left this phase. */
  readonly left: Int32Array;
  /** First turn it may enter the map; 0 when set up. */
  readonly arrivalTurn: Int32Array;
  /** The turn in which it entered the map, 0 when set up [11.33]. */
  readonly arrivedOn: Int32Array;

  // Per cell.
  /** Bits of the interdiction markers in the cell [13.0]. */
  readonly interdicted: Uint8Array;
  /** Side that occupied or passed it last [15.11]; Soviet at the start. */
  readonly control: Uint8Array;
  /** 1 where a German combat unit moved in the present movement phase: there it may cut a railway [6.37]. */
  readonly passed: Uint8Array;
  /** First turn in which trains may use the cell: 0 open, `RAIL_CUT` while a marker lies there [6.37]. */
  readonly railClosedUntil: Int32Array;

  // Kept up from the above.
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

  // The clock and the counters.
  turn = 0;
  side: Side;
  phase: Phase = 'setup';
  /** Phases of this turn that are over: where a restored game goes on; -1 before the set-up is done. */
  phasesDone = -1;
  southWesternUsed = 0;
  southWesternThisTurn = 0;
  evacuations = 0;
  evacuatedThisTurn = 0;
  /** Units (by weight) that used rail this turn [6.31]. */
  railUsed = 0;
  /** Rail-cut markers on the map [6.37]. */
  railMarkers = 0;
  /** The die of this turn's provisional division, 0 when none waits [14.11]. */
  provisionalEntry = 0;
  /** The turn at whose end the Germans held all of Smolensk with a line to the west, 0 when they do not [13.2]. */
  smolenskSince = 0;
  /** Turns in which the Soviet marker was placed [13.41]. */
  sovietInterdictionTurns: number[] = [];
  /** Regiments of the division were eliminated: integrity is lost for good [7.3]. */
  readonly integrityLost: Uint8Array;
  /** Places (index in `recaptures`) that were German with a line to the west at the end of the last German player-turn [15.12]. */
  readonly heldByGermans: Uint8Array;
  /** Counters left in each pool, by face, and in each pile of the eliminated [12.4]. */
  readonly poolLeft: readonly Int32Array[];
  readonly pile: readonly Int32Array[];
  points: PointsGranted[] = [];

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

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    super(muster.pieces, ground.board);
    const pieces = muster.pieces.length;
    const cells = ground.board.size;
    const bytes = (n: number): Uint8Array => new Uint8Array(n);
    const words = (n: number, value: number): Int32Array => new Int32Array(n).fill(value);
    this.step = bytes(pieces);
    this.untried = bytes(pieces);
    this.disrupted = bytes(pieces);
    this.guest = bytes(pieces);
    this.moved = bytes(pieces);
    this.attacked = bytes(pieces);
    this.wasAttacked = bytes(pieces);
    this.advanced = bytes(pieces);
    this.supplied = bytes(pieces);
    this.commanded = bytes(pieces);
    this.frozen = bytes(pieces);
    this.railed = bytes(pieces);
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.face = words(pieces, -1);
    this.started = words(pieces, -1);
    this.relying = bytes(pieces);
    this.enteredFrom = words(pieces, NOT_ENTERED);
    this.attackedFrom = words(pieces, -1);
    this.left = words(pieces, 0);
    this.arrivalTurn = words(pieces, 0);
    this.arrivedOn = words(pieces, 0);
    this.interdicted = bytes(cells);
    this.control = bytes(cells);
    this.passed = bytes(cells);
    this.railClosedUntil = words(cells, 0);
    this.zone = [zoneOf(this, SOVIET), zoneOf(this, GERMAN)];
    this.marks = [bytes(cells), bytes(cells)];
    this.lineOpen = [bytes(cells), bytes(cells)];
    this.steps = stepTables(ground, this.rulings);
    this.integrityLost = bytes(muster.divisions.length);
    this.heldByGermans = bytes(recaptures(scenario).length);
    this.poolLeft = muster.pools.map((pool) => Int32Array.from(pool.counts));
    this.pile = muster.pools.map((pool) => new Int32Array(pool.counts.length));
    this.side = SOVIET;
    this.refresh();
  }

  protected get acting(): string {
    return SIDE_NAMES[this.side];
  }
  get divisions(): readonly Division[] {
    return this.muster.divisions;
  }

  hasLeader(cell: Cell): boolean {
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.piece(p).isLeader) return true;
    return false;
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

  /** Plain JSON of everything that changes. */
  serialise(): StateRecord {
    const arrays: Record<string, number[]> = {};
    for (const key of [...PER_PIECE_BYTES, ...PER_PIECE_WORDS, ...PER_CELL_BYTES, ...PER_CELL_WORDS])
      arrays[key] = Array.from(this[key]);
    const counters: Record<string, number> = {};
    for (const key of COUNTERS) counters[key] = this[key];
    return {
      arrays,
      counters,
      phase: this.phase,
      address: this.address,
      sovietInterdictionTurns: [...this.sovietInterdictionTurns],
      integrityLost: Array.from(this.integrityLost),
      heldByGermans: Array.from(this.heldByGermans),
      poolLeft: this.poolLeft.map((counts) => Array.from(counts)),
      pile: this.pile.map((counts) => Array.from(counts)),
      points: [...this.points],
    };
  }

  restore(record: StateRecord): void {
    for (const key of [...PER_PIECE_BYTES, ...PER_PIECE_WORDS, ...PER_CELL_BYTES, ...PER_CELL_WORDS]) {
      this[key].set(record.arrays[key] ?? []);
    }
    for (const key of COUNTERS) Object.assign(this, { [key]: record.counters[key] ?? 0 });
    this.phase = record.phase;
    this.address = record.address;
    this.sovietInterdictionTurns = [...record.sovietInterdictionTurns];
    this.integrityLost.set(record.integrityLost);
    this.heldByGermans.set(record.heldByGermans);
    record.poolLeft.forEach((counts, pool) => {
      this.poolLeft[pool]?.set(counts);
    });
    record.pile.forEach((counts, pool) => {
      this.pile[pool]?.set(counts);
    });
    this.points = [...record.points];
    this.drain();
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

export interface StateRecord {
  readonly arrays: Readonly<Record<string, readonly number[]>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly phase: Phase;
  readonly address: Address;
  readonly sovietInterdictionTurns: readonly number[];
  readonly integrityLost: readonly number[];
  readonly heldByGermans: readonly number[];
  readonly poolLeft: readonly (readonly number[])[];
  readonly pile: readonly (readonly number[])[];
  readonly points: readonly PointsGranted[];
}
