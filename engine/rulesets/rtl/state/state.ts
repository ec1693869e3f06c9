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
import { fields, NOBODY } from './fields.js';
import type { Ground } from './ground.js';
import type { Muster } from './muster.js';
import type { CounterSide, Piece } from './pieces.js';

/** Codes of `State.cell` for pieces that are not on the map. */
export { EXPECTED };
export const ELIMINATED = -3;
/** Taken out of the game by a `leave` of the scenario. */
export const LEFT = -4;
/** The boxes of air units, which never stand on the map: no zone and no result of a fight touches them [13.11, 13.15, 13.25]. */
export const READY = -5;
export const FLOWN = -6;
/** Due, and waits to enter with its formation [5.22]. */
export const DUE = -7;
/** A bridge at hand, a marker in play. */
export const AT_HAND = -8;

/** A part of the map into which units come for points. */
interface Watched {
  readonly cells: ReadonlySet<Cell>;
  readonly during: AwardModel['during'];
}

/** What the awards for entering name. */
function watchedIn({ awards }: Pick<ScenarioModel, 'awards'>): Watched | undefined {
  const [first] = awards.filter(({ occasion = '' }) => occasion.startsWith('entered '));
  return first?.place && { cells: new Set(first.place.cells), during: first.during };
}

/** A game of Roads to Leningrad as it stands: what changes is told in `fields`, here is what is kept up from that. */
export class State extends stateOf<Piece, typeof fields, RtlRule>(fields) {
  readonly search: LineSearch;
  /** By side, from how many hexes each cell is in its ZOC [3.2]. */
  readonly zone: readonly [Int32Array, Int32Array];
  /** By cell the directions into which it is projected, as bits, and for whom. */
  readonly exerted: Uint8Array;
  readonly exertedBy: Int32Array;
  /** `bridged[cell * directions + direction]`: bridge units on that hexside [16.2]. */
  readonly bridged: Uint8Array;
  /** Counts what changes the costs of steps: weather and bridges. */
  changes = 1;
  /** The combat tables with the cells that the scenario gives. */
  readonly tables: CombatTables;
  /** Where units that enter are counted, and in which turns [VP.3]. */
  private readonly watched: Watched | undefined;
  /** Called with the hexes that have just changed sides, so that points for captures are given at that moment [S1.23]. */
  onCapture: ((cells: readonly Cell[]) => void) | undefined;
  /** The readings this game plays, and the book's numbers, with what offers and conditions have brought. */
  rulings: Rulings;
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
    this.exertedBy = new Int32Array(board.size).fill(NOBODY);
    this.bridged = new Uint8Array(board.size * board.directions);
    this.watched = watchedIn(scenario);
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

  /** The value of a setting for this turn. */
  setting(name: string, asked: Omit<SettingQuery, 'turn'> = {}): string | number | undefined {
    return settingFor(this.settings, name, { turn: this.turn, ...asked })?.at(0);
  }

  /** The side of the counter it shows. */
  face(piece: number): CounterSide {
    const { faces } = this.piece(piece);
    return faces[this.reduced[piece]] ?? faces[faces.length - 1];
  }

  /** The formation a unit counts as now: that it is attached to, else its own [4.31]; `''` for Army units. */
  formationOf(piece: number): string {
    const { name, formation } = this.piece(piece);
    if (this.attachments.length === 0) return formation;
    const attached = this.attachments.find(
      ({ pieces, during }) =>
        holdsIn(during, this.turn) && pieces.some((one) => one.name === name || one.name === formation),
    );
    return attached?.to.name ?? formation;
  }

  /** The side whose combat units stand in a hex; leaders and bridges do not count. */
  combatSide(cell: Cell): number {
    for (let p = this.head[cell]; p >= 0; p = this.next[p])
      if (this.piece(p).role === 'combat') return this.piece(p).side;
    return NOBODY;
  }
  /** Combat units of a side in a hex: headquarters and artillery among them. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell).filter((p) => this.piece(p).role === 'combat' && this.piece(p).side === side);
  }
  /** Combat units of a side on the map. */
  unitsOf(side: number): number[] {
    return this.muster.combat[side].filter((piece) => this.isOnMap(piece));
  }

  /** Moves a piece from wherever it is to a cell or an off-map code, keeping lists, zones and control. */
  put(piece: number, to: number): void {
    const { side, role } = this.piece(piece);
    const from = this.cell[piece];
    if (from === to) return;
    workLeft(this, piece); // [14.26b]
    if (role === 'bridge') this.span(piece, -1);
    if (from >= 0) this.unlink(piece, from);
    this.cell[piece] = to;
    if (to >= 0) this.link(piece, to, side);
    if (role !== 'combat') return;
    if (from >= 0) layZone(this, from);
    if (to >= 0) {
      if (from >= 0 && this.watched) this.watch(this.watched, piece, from, to);
      layZone(this, to);
      this.control[to] = side;
    }
    this.settle([from, to]);
  }

  /** Control follows occupation and zones [3.12a]. During the set-up it waits until all units stand. */
  private settle(cells: readonly number[]): void {
    if (this.phase !== 'setup') this.tellCaptured(settleControl(this, cells));
  }

  private tellCaptured(cells: readonly Cell[]): void {
    if (cells.length > 0) this.onCapture?.(cells);
  }

  private watch({ cells, during }: Watched, piece: number, from: Cell, to: Cell): void {
    if (cells.has(to) && !cells.has(from) && holdsIn(during, this.turn)) this.entries[piece]++;
  }

  /** The weather, and what depends on it. */
  setWeather(weather: State['weather']): void {
    if (weather === this.weather) return;
    this.weather = weather;
    this.refreshGround();
  }

  /** Rulings and house rules anew: something has brought others. */
  readChoices(): void {
    this.rulings = rulingsOf({ rulings: this.rulingChoices });
    this.numbers = numbersOf(this);
  }

  /** Lays zones, control and costs again: the weather has changed, or a bridge. */
  refreshGround(): void {
    this.bridged.fill(0);
    for (const { index, role } of this.pieces) if (role === 'bridge') this.countBridge(index, 1);
    this.changes++;
    layZones(this);
    this.tellCaptured(settleAllControl(this));
  }

  /** A bridge unit is laid across a side of a hex, or taken off the map [16.2]. */
  bridge(piece: number, to: number, across: Cell): void {
    this.span(piece, -1);
    this.towards[piece] = NOWHERE;
    this.put(piece, to);
    this.towards[piece] = across;
    this.span(piece, 1);
  }

  /** Counts a bridge unit on its hexside, as it is seen from both hexes. Returns whether it lies across one. */
  private countBridge(piece: number, by: 1 | -1): boolean {
    const { board } = this.ground;
    const [here, across] = [this.cell[piece], this.towards[piece]];
    const direction = here < 0 ? NOWHERE : board.direction(here, across);
    if (direction < 0) return false; // of one on the map a finding of the checks
    this.bridged[here * board.directions + direction] += by;
    this.bridged[across * board.directions + board.direction(across, here)] += by;
    return true;
  }

  /** Lays a bridge unit on its hexside or takes it off, with the zones, control and costs that depend on it. */
  private span(piece: number, by: 1 | -1): void {
    const [here, across] = [this.cell[piece], this.towards[piece]];
    if (!this.countBridge(piece, by)) return;
    layZone(this, here);
    layZone(this, across);
    this.settle([here, across]);
    this.changes++;
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.readChoices();
    this.refreshGround();
  }
}
