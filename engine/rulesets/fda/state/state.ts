import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { EXPECTED, GameState } from '../../../play/game-state.js';
import type { Address } from '../../../play/moment.js';
import type { Zone } from '../../../mechanics/zones.js';
import { BOAT_BRIDGE, BRIDGE, HEAVY, LIVE_MINES, RIVER, ROAD, SPENT_MINES, type Ground } from './ground.js';
import { opponent, SIDES, type Division, type Muster, type Piece, type Side } from './pieces.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { stackingLimit } from '../stacking/stacking.js';
import { hasFlag } from './unit-facts.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import { plays, turnsPerDay } from '../vocabulary/settings.js';
import { zoneOf } from '../zones/zones.js';

/** Codes of `State.cell` for units that are not on the map, besides EXPECTED. */
export { EXPECTED };
/** Without break points: may be reorganised [3c, 11a]. */
export const DESTROYED = -3;
/** Out of the game for good [15.2b]. */
export const REMOVED = -4;
/** Retreated off its own edge; keeps its break points and may be reorganised (ruling `retreatOffFriendlyEdge`). */
export const WITHDRAWN = -5;
/** Aircraft and ships that stand in no sector of the map but take part. */
export const OFF_TABLE = -6;

export type Phase = 'setup' | PhaseName | 'end';

/** Values of `State.task`: what engineers work at [2.1s, 13e, 14g]. */
export const TASKS = ['none', 'mine', 'clear', 'bridge', 'entrench'] as const;
export type Task = (typeof TASKS)[number];

/** Nobody: a side that is none. */
export const NOBODY = -1;

const PER_PIECE_BYTES = [
  'pr',
  'used',
  'moved',
  'fired',
  'assaulted',
  'supported',
  'retreated',
  'halted',
  'bridging',
  'sought',
  'task',
] as const;
const PER_PIECE_WORDS = ['cell', 'next', 'cameFrom', 'taskDone'] as const;
const PER_CELL_BYTES = ['count', 'fort', 'mines', 'bridge', 'bombed'] as const;
const PER_CELL_WORDS = ['head', 'owner', 'control', 'minesOf'] as const;
const PER_DIVISION_BYTES = ['activated', 'lost', 'attempts', 'movers'] as const;
const COUNTERS = [
  'turn',
  'side',
  'phasesDone',
  'flying',
  'supremacy',
  'first',
  'active',
  'activations0',
  'activations1',
] as const;
const PER_SIDE = ['inflicted', 'inflictedBefore', 'inflictedInAll', 'victoryRoll'] as const;

/** A game's state. Only ground units are listed in cells; divisions, too, are indices. */
export class State extends GameState<Piece> {
  // Per unit, for the whole game.
  /** Break points left [3b]. */
  readonly pr: Uint8Array;
  /** The cell a ground unit entered its cell from, -1 when it was set up there [14e]. */
  readonly cameFrom: Int32Array;
  /** What engineers work at: index into {@link TASKS}; and the turn at whose end it is done [13e, 14g]. */
  readonly task: Uint8Array;
  readonly taskDone: Int32Array;

  // Per unit, for this turn [6d, 6e].
  /** Sectors used of its allowance, by its move or a refusal [2.1v]. */
  readonly used: Uint8Array;
  /** Its move, its fire (an anti-aircraft or air attack is one), its assault of the turn is made [6e, 9.1h]. */
  readonly moved: Uint8Array;
  readonly fired: Uint8Array;
  readonly assaulted: Uint8Array;
  /** It supported another division [9.1e]. */
  readonly supported: Uint8Array;
  readonly retreated: Uint8Array;
  /** It entered enemy ZOC or ground that stops: it moves no more [9.2b, 14b]. */
  readonly halted: Uint8Array;
  /** Engineers over whose mobile bridge others crossed [14f]. */
  readonly bridging: Uint8Array;
  /** Artillery that sought enemy guns in vain [2.1m]. */
  readonly sought: Uint8Array;

  // Per cell.
  /** Side whose ground units were in the cell last, at the start the owner the map names; NOBODY for none [16a]. */
  readonly control: Int32Array;
  /** 1 where fortified. */
  readonly fort: Uint8Array;
  /** NO_MINES, LIVE_MINES or SPENT_MINES, and the side that laid them [13]. */
  readonly mines: Uint8Array;
  readonly minesOf: Int32Array;
  /** NO_BRIDGE, BRIDGE or BOAT_BRIDGE [14e, 14g]. */
  readonly bridge: Uint8Array;
  /** The same three as the map has them, for the picture that draws the map. */
  readonly laid: { readonly fort: Uint8Array; readonly mines: Uint8Array; readonly bridge: Uint8Array };
  /** 1 for a city bombed as a structure [12i]. */
  readonly bombed: Uint8Array;

  // Per division.
  readonly activated: Uint8Array;
  /** Break points lost this turn [8n]. */
  readonly lost: Int32Array;
  /** Attempts to reorganise so far [11c]. */
  readonly attempts: Uint8Array;
  /** Units that moved this turn [7.1d]. */
  readonly movers: Int32Array;

  // Per side.
  /** Break points taken from the enemy in this turn, in the last one, in all [6a, 16a]. */
  readonly inflicted = [0, 0];
  readonly inflictedBefore = [0, 0];
  readonly inflictedInAll = [0, 0];
  /** Sum of the dice at the end, 0 before [16a]. */
  readonly victoryRoll = [0, 0];

  // Kept up from the above.
  /** The ZOC of each side's ground units [9.2a]. */
  readonly zone: readonly [Zone, Zone];

  // The clock and the counters.
  turn = 0;
  /** The side whose activation it is. */
  side: Side = 0;
  phase: Phase = 'setup';
  /** Phases of this turn that are over: where a restored game goes on; -1 before the set-up is done. */
  phasesDone = -1;
  /** 1 while the weather of the day lets aircraft fly [12e]. */
  flying = 0;
  /** The side with air supremacy today, or NOBODY [12f]. */
  supremacy = NOBODY;
  /** The side that goes first this turn [6a]. */
  first: Side = 0;
  /** The division that is activated, or -1. */
  active = -1;
  /** Divisions each side has activated this turn [6c]. */
  activations0 = 0;
  activations1 = 0;
  /** Sectors in which units of the active division ended a move that used a road, one entry for each unit [7h]. */
  columnEnds: Cell[] = [];

  /** Changes whenever works change (bridges, mines, fortifications), and after a restore. */
  changes = 1;
  /** `lines[side]` changes whenever a sector opens or closes to the side's lines of supply [7.1b, 7.1c]. */
  readonly lines: [number, number] = [1, 1];

  /** Where the book can be read in two ways: the readings this game plays. */
  readonly rulings: Rulings;
  /** The book's numbers with the scenario's house rules. */
  readonly numbers: Numbers;
  readonly stackLimit: number;
  readonly turnsPerDay: number;
  /** The optional rules the scenario plays [15.1, 15.2, 15.3]. */
  readonly optional: { readonly barrage: boolean; readonly airfields: boolean; readonly guards: boolean };

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    super(muster.pieces, ground.board);
    const pieces = muster.pieces.length;
    const cells = ground.board.size;
    const divisions = muster.divisions.length;
    const bytes = (n: number): Uint8Array => new Uint8Array(n);
    const words = (n: number, value: number): Int32Array => new Int32Array(n).fill(value);
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.stackLimit = stackingLimit(scenario, this.numbers).value;
    this.turnsPerDay = turnsPerDay(scenario);
    this.optional = {
      barrage: plays(scenario, 'optional.barrage'),
      airfields: plays(scenario, 'optional.airfields'),
      guards: plays(scenario, 'optional.guards'),
    };
    this.pr = Uint8Array.from(muster.pieces, ({ pr }) => pr);
    this.cameFrom = words(pieces, -1);
    this.task = bytes(pieces);
    this.taskDone = words(pieces, 0);
    this.used = bytes(pieces);
    this.moved = bytes(pieces);
    this.fired = bytes(pieces);
    this.assaulted = bytes(pieces);
    this.supported = bytes(pieces);
    this.retreated = bytes(pieces);
    this.halted = bytes(pieces);
    this.bridging = bytes(pieces);
    this.sought = bytes(pieces);
    this.control = words(cells, NOBODY);
    this.fort = bytes(cells);
    this.mines = bytes(cells);
    this.minesOf = words(cells, NOBODY);
    this.bridge = bytes(cells);
    this.bombed = bytes(cells);
    this.activated = bytes(divisions);
    this.lost = words(divisions, 0);
    this.attempts = bytes(divisions);
    this.movers = words(divisions, 0);
    this.zone = [zoneOf(this, 0), zoneOf(this, 1)];
    this.layWorks();
    this.laid = { fort: this.fort.slice(), mines: this.mines.slice(), bridge: this.bridge.slice() };
  }

  protected get acting(): string {
    return this.sideName(this.side);
  }
  get divisions(): readonly Division[] {
    return this.muster.divisions;
  }
  sideName(side: number): string {
    return this.muster.sides[side] ?? 'nobody';
  }
  /** The side of that name, or NOBODY. */
  sideNamed(name: string | undefined): Side | typeof NOBODY {
    return name === undefined ? NOBODY : (this.muster.sides.indexOf(name) as Side | typeof NOBODY);
  }
  /** The division's headquarters stood once and is destroyed [2.1e], or by a ruling has left the map; a formation without one, or a guard, has lost none. */
  hasLostHeadquarters(division: number): boolean {
    if (division < 0) return false;
    const { headquarters } = this.divisions[division];
    if (headquarters < 0) return false;
    const hasLeft = this.cell[headquarters] === WITHDRAWN && this.rulings.headquartersOffMap === 'lost';
    return this.pr[headquarters] === 0 || hasLeft;
  }
  activations(side: Side): number {
    return side === 0 ? this.activations0 : this.activations1;
  }

  /**
   * Puts a unit into a cell or an off-map code, keeping lists, zones and control. Only moves it: what entering a
   * sector brings along (mines, airfields, broken-off work) is `enter` of `entering.ts`.
   */
  put(index: number, to: number): void {
    const from = this.cell[index];
    if (from === to) return;
    const { side, ground } = this.piece(index);
    this.cell[index] = to;
    if (!ground) return;
    if (from >= 0) {
      this.unlink(index, from);
      if (this.count[from] === 0) this.ownerChanged(from, side);
      this.zone[side].project(from, -1);
    }
    if (to >= 0) {
      this.link(index, to, side);
      if (this.count[to] === 1) this.ownerChanged(to, side);
      this.control[to] = side;
      this.zone[side].project(to, 1);
    }
  }

  /** A sector was left or taken by a side: closed to the enemy's lines or open again, and open to its own where the enemy has ZOC [7.1c]. */
  private ownerChanged(cell: Cell, side: Side): void {
    const enemy = opponent(side);
    this.lines[enemy]++;
    if (this.zone[enemy].covers(cell)) this.lines[side]++;
  }

  /** A road leads through the sector: not over a river without a bridge that carries it, not through mines [13a, 14f]. */
  hasOpenRoad(cell: Cell): boolean {
    const lies = this.ground.lies[cell];
    if ((lies & ROAD) === 0 || this.mines[cell] !== 0) return false;
    return (lies & RIVER) === 0 || this.bridge[cell] === BRIDGE;
  }

  /** What a moving unit of the side meets in a sector: BLOCKED by enemies, STOP for enemy ZOC, mines and heavy terrain without a road [7f, 9.2b, 13a, 14b]. */
  marks(side: Side, cell: Cell): number {
    const enemy = opponent(side);
    if (this.owner[cell] === enemy) return BLOCKED;
    if (this.zone[enemy].covers(cell) || this.mines[cell] !== 0) return STOP;
    return (this.ground.lies[cell] & HEAVY) !== 0 && !this.hasOpenRoad(cell) ? STOP : 0;
  }

  /** Works out again what is kept up: after a restore. */
  refresh(): void {
    for (const side of SIDES) this.zone[side].clear();
    for (const side of SIDES)
      for (const piece of this.muster.ground[side])
        if (this.cell[piece] >= 0) this.zone[side].project(this.cell[piece], 1);
    for (const side of SIDES) this.lines[side]++;
    this.changes++;
  }

  /** Works and holders as the map names them. */
  private layWorks(): void {
    for (const { kind, cells, owner, feature } of this.ground.places) {
      const side = this.sideNamed(owner);
      for (const cell of cells) {
        if (kind === 'fortification') this.fort[cell] = 1;
        if (kind === 'bridge') this.bridge[cell] = BRIDGE;
        if (kind === 'boat bridge' && this.bridge[cell] === 0) this.bridge[cell] = BOAT_BRIDGE;
        if (kind === 'minefield') {
          this.mines[cell] = hasFlag(feature.attributes, 'spent') ? SPENT_MINES : LIVE_MINES;
          this.minesOf[cell] = side;
        } else if (side !== NOBODY && HOLDS.has(kind)) this.control[cell] = side;
      }
    }
  }

  /** Plain JSON of everything that changes. */
  serialise(): StateRecord {
    const arrays: Record<string, number[]> = {};
    for (const key of ARRAYS) arrays[key] = Array.from(this[key]);
    for (const key of PER_SIDE) arrays[key] = [...this[key]];
    const counters: Record<string, number> = {};
    for (const key of COUNTERS) counters[key] = this[key];
    return { arrays, counters, phase: this.phase, address: this.address };
  }

  restore(record: StateRecord): void {
    for (const key of ARRAYS) this[key].set(record.arrays[key] ?? []);
    for (const key of PER_SIDE) Object.assign(this[key], record.arrays[key]);
    for (const key of COUNTERS) Object.assign(this, { [key]: record.counters[key] ?? 0 });
    this.phase = record.phase;
    this.address = record.address;
    this.columnEnds = [];
    this.drain();
    this.refresh();
  }
}

const ARRAYS = [
  ...PER_PIECE_BYTES,
  ...PER_PIECE_WORDS,
  ...PER_CELL_BYTES,
  ...PER_CELL_WORDS,
  ...PER_DIVISION_BYTES,
] as const;

/** Kinds of features whose owner holds their sectors at the start [16a]. */
const HOLDS: ReadonlySet<string> = new Set([
  'city',
  'village',
  'airfield',
  'bridge',
  'boat bridge',
  'supply point',
  'objective',
]);

export interface StateRecord {
  readonly arrays: Readonly<Record<string, readonly number[]>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly phase: Phase;
  readonly address: Address;
}
