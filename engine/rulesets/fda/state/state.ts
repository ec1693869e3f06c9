import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import { stateOf } from '../../../mechanics/game-state.js';
import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../mechanics/off-map.js';
import type { Zone } from '../../../mechanics/zones.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { fields } from './fields.js';
import { BOAT_BRIDGE, BRIDGE, HEAVY, LIVE_MINES, RIVER, ROAD, SPENT_MINES, type Ground } from './ground.js';
import { opponent, SIDES, type Division, type Muster, type Piece, type Side } from './pieces.js';
import type { FdaRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { stackingLimit } from '../stacking/stacking-limit.js';
import { hasFlag } from './unit-facts.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { plays, turnsPerDay } from '../vocabulary/settings.js';
import { zoneOf } from '../zones/zones.js';

/**
 * Codes of `State.cell` for units that are not on the map. An eliminated unit has no break points and may be
 * reorganised [3c, 11a]; a unit out of play does not return [15.2b].
 */
export { ELIMINATED, EXPECTED, OUT_OF_PLAY };
/**
 * Code of a unit that retreated off the friendly edge of the map. The unit keeps its break points and may be
 * reorganised (ruling `retreatOffFriendlyEdge`).
 */
export const WITHDRAWN = -5;
/** Aircraft and ships that take part but are in no sector of the map. */
export const OFF_TABLE = -6;
/** The unit was removed from the game by a `leave` of the scenario. */
export const LEFT = -7;

/** The words with which a `position` statement says that a unit is not on the map. */
export const OFF_MAP = {
  expected: EXPECTED,
  eliminated: ELIMINATED,
  removed: OUT_OF_PLAY,
  withdrawn: WITHDRAWN,
  'off-table': OFF_TABLE,
  left: LEFT,
} as const;

/** The state of a game. Only ground units are listed in cells. Divisions are represented by their indices. */
export class State extends stateOf<Piece, typeof fields, FdaRule>(fields) {
  /** Fortifications, mines and bridges as the map gives them, for drawing the map. */
  readonly laid: { readonly fort: Uint8Array; readonly mines: Uint8Array; readonly bridge: Uint8Array };
  /** The ZOC of each side's ground units [9.2a]. */
  readonly zone: readonly [Zone, Zone];

  /** A counter that increases when bridges, mines or fortifications change, and after a restore. */
  changes = 1;
  /**
   * A counter for each side that increases when a sector opens or closes for the side's lines of supply [7.1b, 7.1c].
   */
  readonly lines: [number, number] = [1, 1];
  /** `lineOpen[side][cell]`: 1 where a line of supply of the side may pass; `markLines` updates it. */
  readonly lineOpen: readonly [Uint8Array, Uint8Array];

  /** The rulings of this game on ambiguous passages of the rulebook. */
  readonly rulings: Rulings;
  /** The rulebook's values with the house rules of the scenario. */
  readonly numbers: Numbers;
  readonly stackLimit: number;
  readonly turnsPerDay: number;
  /** The optional rules that the scenario uses [15.1, 15.2, 15.3]. */
  readonly optional: { readonly barrage: boolean; readonly airfields: boolean; readonly guards: boolean };

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    super(muster.pieces, ground.board, { division: muster.divisions.length, side: SIDES.length });
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.stackLimit = stackingLimit(scenario, this.numbers).value;
    this.turnsPerDay = turnsPerDay(scenario);
    this.optional = {
      barrage: plays(scenario, 'optional.barrage'),
      airfields: plays(scenario, 'optional.airfields'),
      guards: plays(scenario, 'optional.guards'),
    };
    this.pr.set(muster.pieces.map(({ pr }) => pr));
    const zoneChanged = (cell: Cell): void => {
      this.markLines(cell);
    };
    this.zone = [zoneOf(ground.board, zoneChanged), zoneOf(ground.board, zoneChanged)];
    const { size } = ground.board;
    this.lineOpen = [new Uint8Array(size).fill(1), new Uint8Array(size).fill(1)];
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
  /** Returns the side that has a name; NO_SIDE when no side has the name. */
  sideNamed(name: string | undefined): Side | typeof NO_SIDE {
    return name === undefined ? NO_SIDE : (this.muster.sides.indexOf(name) as Side | typeof NO_SIDE);
  }
  /**
   * Returns whether the division has lost its headquarters: the headquarters was destroyed [2.1e], or it retreated off
   * the map and the ruling `headquartersOffMap` counts it as lost. Returns false for guards and for formations that had
   * no headquarters.
   */
  hasLostHeadquarters(division: number): boolean {
    if (division < 0) return false;
    const { headquarters } = this.divisions[division];
    if (headquarters < 0) return false;
    const hasLeft = this.cell[headquarters] === WITHDRAWN && this.rulings.headquartersOffMap === 'lost';
    return this.pr[headquarters] === 0 || hasLeft;
  }

  /**
   * Puts a unit into a cell or gives it an off-map code, and updates lists, zones and control. Does not apply the
   * effects of entering a sector, such as mines: `enter` of `entering.ts` does.
   */
  put(index: number, to: number): void {
    const from = this.cell[index];
    if (from === to) return;
    const { side, ground } = this.piece(index);
    this.cell[index] = to;
    if (!ground) return;
    if (from >= 0) {
      this.unlink(index, from);
      if (this.count[from] === 0) this.markLines(from);
      this.zone[side].project(from, -1);
    }
    if (to >= 0) {
      this.link(index, to, side);
      if (this.count[to] === 1) this.markLines(to);
      this.control[to] = side;
      this.zone[side].project(to, 1);
    }
  }

  /**
   * Updates for both sides whether a sector is open to their lines of supply. A sector is open if it has friendly
   * units, or if it has neither enemy units nor enemy ZOC [7.1b, 7.1c].
   */
  markLines(cell: Cell): void {
    const owner = this.owner[cell];
    for (const side of SIDES) {
      const open = owner === side || (owner === NO_SIDE && !this.zone[opponent(side)].covers(cell)) ? 1 : 0;
      if (this.lineOpen[side][cell] === open) continue;
      this.lineOpen[side][cell] = open;
      this.lines[side]++;
    }
  }

  /**
   * Returns whether a road through the sector is open: no mines are in the sector, and a bridge for the road crosses
   * any river [13a, 14f].
   */
  hasOpenRoad(cell: Cell): boolean {
    const lies = this.ground.lies[cell];
    if ((lies & ROAD) === 0 || this.mines[cell] !== 0) return false;
    return (lies & RIVER) === 0 || this.bridge[cell] === BRIDGE;
  }

  /**
   * Returns the mark that stops or blocks a moving unit of the side in a sector: BLOCKED by enemies, STOP for enemy
   * ZOC, mines and heavy terrain without a road [7f, 9.2b, 13a, 14b].
   */
  marks(side: Side, cell: Cell): number {
    const enemy = opponent(side);
    if (this.owner[cell] === enemy) return BLOCKED;
    if (this.zone[enemy].covers(cell) || this.mines[cell] !== 0) return STOP;
    return (this.ground.lies[cell] & HEAVY) !== 0 && !this.hasOpenRoad(cell) ? STOP : 0;
  }

  /** Recomputes derived values after a restore. */
  refresh(): void {
    for (const side of SIDES) this.zone[side].clear();
    for (const side of SIDES)
      for (const piece of this.muster.ground[side])
        if (this.cell[piece] >= 0) this.zone[side].project(this.cell[piece], 1);
    for (let cell = 0; cell < this.count.length; cell++) this.markLines(cell);
    for (const side of SIDES) this.lines[side]++;
    this.changes++;
  }

  /** Sets bridges, mines, fortifications and owners as the map gives them. */
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
        } else if (side !== NO_SIDE && HOLDS.has(kind)) this.control[cell] = side;
      }
    }
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.refresh();
  }
}

/** Kinds of features whose owner controls their sectors at the start [16a]. */
const HOLDS: ReadonlySet<string> = new Set([
  'city',
  'village',
  'airfield',
  'bridge',
  'boat bridge',
  'supply point',
  'objective',
]);
