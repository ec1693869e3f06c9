import { NOWHERE, type Cell } from '../../../board/board.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import { EXPECTED, stateOf } from '../../../mechanics/game-state.js';
import { LineSearch } from '../../../mechanics/lines.js';
import { holdsIn, settingFor, type SettingQuery } from '../../../mechanics/special-rules/turn-range.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { AwardModel } from '../../../model/special-rules.js';
import type { RtlRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { combatTablesOf, type CombatTables } from '../vocabulary/combat-results.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { SIDES } from '../vocabulary/sides.js';
import { workLeft } from '../works/builders.js';
import { settleAllControl, settleControl } from '../zones/control.js';
import { layZone, layZones } from '../zones/zones.js';
import { fields, NO_SIDE } from './fields.js';
import type { Ground } from './ground.js';
import type { Muster } from './muster.js';
import type { CounterSide, Piece } from './pieces.js';

/** Values of `State.cell` for pieces that are not on the map. */
export { EXPECTED };
export const ELIMINATED = -3;
/** Removed from the game by a `leave` statement of the scenario. */
export const LEFT = -4;
/** The boxes of air units, which are never on the map: no ZOC or combat result affects them [13.11, 13.15, 13.25]. */
export const READY = -5;
export const FLOWN = -6;
/** Due, and waiting to enter with its formation [5.22]. */
export const DUE = -7;
/** A bridge unit available to be placed, or a marker in play. */
export const AT_HAND = -8;

/** A place for whose entry the scenario gives points, with the turns in which entries count. */
interface EntryArea {
  readonly cells: ReadonlySet<Cell>;
  readonly during: AwardModel['during'];
}

/** Returns the place that the awards for entering name; undefined if there is none. */
function entryAreaOf({ awards }: Pick<ScenarioModel, 'awards'>): EntryArea | undefined {
  const [first] = awards.filter(({ occasion = '' }) => occasion.startsWith('entered '));
  return first?.place && { cells: new Set(first.place.cells), during: first.during };
}

/** The state of a game of Roads to Leningrad. The changing values are declared in `fields`; this class keeps derived values up to date. */
export class State extends stateOf<Piece, typeof fields, RtlRule>(fields) {
  readonly search: LineSearch;
  /** By side and cell, the number of hexes from which the side exerts a ZOC into the cell [3.2]. */
  readonly zone: readonly [Int32Array, Int32Array];
  /** By cell, the directions into which its units exert a ZOC, as bits. */
  readonly exerted: Uint8Array;
  /** By cell, the side whose units exert that ZOC. */
  readonly exertedBy: Int32Array;
  /** `bridged[cell * directions + direction]`: the number of bridge units on that hexside [16.2]. */
  readonly bridged: Uint8Array;
  /** Increases with each change of weather or bridges, which changes movement costs. */
  changes = 1;
  /** The combat tables with the cells that the scenario replaces. */
  readonly tables: CombatTables;
  /** The place whose entries are counted [VP.3]. */
  private readonly entryArea: EntryArea | undefined;
  /** Called with the hexes that a side has just captured, so that points for captures are scored at that moment [S1.23]. */
  onCapture: ((cells: readonly Cell[]) => void) | undefined;
  /** The chosen rulings, with those added by offers and conditions of the scenario. */
  rulings: Rulings;
  /** The numbers of the rules as changed by house rules. */
  numbers: Numbers;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    const { board } = ground;
    super(muster.pieces, board, {});
    this.search = new LineSearch(board);
    this.zone = [new Int32Array(board.size), new Int32Array(board.size)];
    this.exerted = new Uint8Array(board.size);
    this.exertedBy = new Int32Array(board.size).fill(NO_SIDE);
    this.bridged = new Uint8Array(board.size * board.directions);
    this.entryArea = entryAreaOf(scenario);
    this.settings = [...scenario.settings];
    this.attachments = [...scenario.attachments];
    this.rulingChoices = [...scenario.rulings];
    this.houseRules = [...scenario.houseRules];
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.tables = combatTablesOf(scenario);
  }

  protected override get acting(): string {
    return SIDES[this.side] ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }

  /** Returns the value of a setting in this turn; undefined if it is not set. */
  setting(name: string, scope: Omit<SettingQuery, 'turn'> = {}): string | number | undefined {
    return settingFor(this.settings, name, { turn: this.turn, ...scope })?.at(0);
  }

  /** Returns the side of the counter that is face up. */
  face(piece: number): CounterSide {
    const { faces } = this.piece(piece);
    return faces[this.reduced[piece]] ?? faces[faces.length - 1];
  }

  /** Returns the current formation of a unit: the one it is attached to, otherwise its printed one [4.31]; `''` for Army units. */
  formationOf(piece: number): string {
    const { name, formation } = this.piece(piece);
    if (this.attachments.length === 0) return formation;
    const attached = this.attachments.find(
      ({ pieces, during }) =>
        holdsIn(during, this.turn) && pieces.some((force) => force.name === name || force.name === formation),
    );
    return attached?.to.name ?? formation;
  }

  /** Returns the side with combat units in a hex, or NO_SIDE. Leaders and bridges do not count. */
  combatSide(cell: Cell): number {
    for (let p = this.head[cell]; p >= 0; p = this.next[p])
      if (this.piece(p).role === 'combat') return this.piece(p).side;
    return NO_SIDE;
  }
  /** Returns the combat units of a side in a hex, including headquarters and artillery. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell).filter((p) => this.piece(p).role === 'combat' && this.piece(p).side === side);
  }
  /** Returns the combat units of a side on the map. */
  unitsOf(side: number): number[] {
    return this.muster.combat[side].filter((piece) => this.isOnMap(piece));
  }

  /** Moves a piece to a cell or to an off-map code, and updates lists, ZOCs and control. */
  put(piece: number, to: number): void {
    const { side, role } = this.piece(piece);
    const from = this.cell[piece];
    if (from === to) return;
    workLeft(this, piece); // [14.26b]
    if (role === 'bridge') this.updateSpan(piece, -1);
    if (from >= 0) this.unlink(piece, from);
    this.cell[piece] = to;
    if (to >= 0) this.link(piece, to, side);
    if (role !== 'combat') return;
    if (from >= 0) layZone(this, from);
    if (to >= 0) {
      if (from >= 0 && this.entryArea) this.countEntry(this.entryArea, piece, from, to);
      layZone(this, to);
      this.control[to] = side;
    }
    this.settle([from, to]);
  }

  /** Updates control after units or ZOCs changed [3.12a]. During set-up this waits until all units are placed. */
  private settle(cells: readonly number[]): void {
    if (this.phase !== 'setup') this.reportCaptures(settleControl(this, cells));
  }

  private reportCaptures(cells: readonly Cell[]): void {
    if (cells.length > 0) this.onCapture?.(cells);
  }

  private countEntry({ cells, during }: EntryArea, piece: number, from: Cell, to: Cell): void {
    if (cells.has(to) && !cells.has(from) && holdsIn(during, this.turn)) this.entries[piece]++;
  }

  /** Sets the weather and updates everything that depends on it. */
  setWeather(weather: State['weather']): void {
    if (weather === this.weather) return;
    this.weather = weather;
    this.refreshGround();
  }

  /** Reads rulings and house rules again after offers or conditions have added some. */
  reloadChoices(): void {
    this.rulings = rulingsOf({ rulings: this.rulingChoices });
    this.numbers = numbersOf(this);
  }

  /** Recomputes ZOCs, control and movement costs after a change of weather or bridges. */
  refreshGround(): void {
    this.bridged.fill(0);
    for (const { index, role } of this.pieces) if (role === 'bridge') this.countBridge(index, 1);
    this.changes++;
    layZones(this);
    this.reportCaptures(settleAllControl(this));
  }

  /** Places a bridge unit in a hex across one of its hexsides, or removes it from the map [16.2]. */
  placeBridge(piece: number, to: number, across: Cell): void {
    this.updateSpan(piece, -1);
    this.towards[piece] = NOWHERE;
    this.put(piece, to);
    this.towards[piece] = across;
    this.updateSpan(piece, 1);
  }

  /** Adds `by` to the bridge count of a bridge unit’s hexside in both directions. Returns whether the unit spans a hexside. */
  private countBridge(piece: number, by: 1 | -1): boolean {
    const { board } = this.ground;
    const [cell, across] = [this.cell[piece], this.towards[piece]];
    const direction = cell < 0 ? NOWHERE : board.direction(cell, across);
    if (direction < 0) return false; // the checks report this for a bridge unit on the map
    this.bridged[cell * board.directions + direction] += by;
    this.bridged[across * board.directions + board.direction(across, cell)] += by;
    return true;
  }

  /** Adds or removes a bridge unit on its hexside, and updates the ZOCs, control and costs that depend on it. */
  private updateSpan(piece: number, by: 1 | -1): void {
    const [cell, across] = [this.cell[piece], this.towards[piece]];
    if (!this.countBridge(piece, by)) return;
    layZone(this, cell);
    layZone(this, across);
    this.settle([cell, across]);
    this.changes++;
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.reloadChoices();
    this.refreshGround();
  }
}
