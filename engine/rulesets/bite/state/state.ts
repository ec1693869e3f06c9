import { NOWHERE, type Cell } from '../../../board/board.js';
import type { StateRecord } from '../../../mechanics/columns.js';
import { wordsOf } from '../../../mechanics/cut.js';
import { stateOf } from '../../../mechanics/game-state.js';
import { kept } from '../../../mechanics/kept.js';
import { LineSearch } from '../../../mechanics/lines.js';
import { settingFor, type Asked } from '../../../mechanics/special-rules/stretch.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { SettingModel } from '../../../model/statements.js';
import type { BiteRule } from '../rulebook/index.js';
import { rulingsOf, type Rulings } from '../rulings/rulings.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { powersOf, type PowerTable } from '../vocabulary/power.js';
import type { Option } from '../vocabulary/options.js';
import { isSet, layerOf, optionsOf, type Layer } from '../vocabulary/settings.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { advancesOf, costsOf, type Advance } from '../vocabulary/tables.js';
import type { Costs } from '../vocabulary/terrain.js';
import { zoneLinks } from '../zones/zones.js';
import { hideFromEnemy } from './fog.js';
import { fields, NO_SIDE } from './fields.js';
import { RAIL, SEA_ROUTE, type Ground } from './ground.js';
import type { Muster } from './muster.js';
import type { BlockStep, Piece } from './pieces.js';
import { ChangedCells } from './changed-cells.js';

export { DUE, ELIMINATED, EXPECTED, IN_BOX, LEFT, REMOVED } from './codes.js';

type Emitting = InstanceType<ReturnType<typeof stateOf<Piece, typeof fields, BiteRule>>>['emit'];

/** A game of Blocks in the East as it stands: what changes is told in `fields`, here is what is kept up from that. */
export class State extends stateOf<Piece, typeof fields, BiteRule>(fields) {
  readonly search: LineSearch;
  /** By side how many of its units, and of its land units, stand in each cell: both sides may, where there is battle [3.22]. */
  readonly units: readonly [Int32Array, Int32Array];
  readonly landUnits: readonly [Int32Array, Int32Array];
  /** By side how many hexes exert its ZOC into each cell; {@link inZone} knows who is free of it [3.19]. */
  readonly zone: readonly [Int32Array, Int32Array];
  /** By cell the directions into which its units exert a ZOC, as bits, and for whom. */
  readonly exerted: Int32Array;
  readonly exertedBy: Int32Array;
  /** `routes[cell * directions + direction]`: RAIL and SEA_ROUTE that are there now, with what has been built. */
  readonly routes: Uint8Array;
  /** By side the cells about which something has changed that its supply hangs on: enemies and their ZOC, control, weather, partisans, projects. */
  readonly supplyChanges: readonly [ChangedCells, ChangedCells];
  readonly powers: PowerTable;
  readonly advances: readonly Advance[];
  /** Movement points by terrain; undefined for water. */
  readonly costs: readonly (Costs | undefined)[];
  /** The readings this game plays, and the book's numbers, with what offers and conditions have brought. */
  rulings: Rulings;
  numbers: Numbers;
  layer: Layer;
  options: ReadonlySet<Option>;
  /** Bonus and Malus of a unit cancel one for one; fog of war is played [7.7.6.cancel, 1.3]. */
  cancels: boolean;
  isFoggy: boolean;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    const { board } = ground;
    super(muster.pieces, board, {});
    const [ours, theirs, ourLand, theirLand, ourZone, theirZone, exerted, exertedBy] = wordsOf(board.size, 8);
    this.search = new LineSearch(board);
    this.supplyChanges = [new ChangedCells(board.size), new ChangedCells(board.size)];
    this.units = [ours, theirs];
    this.landUnits = [ourLand, theirLand];
    this.zone = [ourZone, theirZone];
    this.exerted = exerted;
    this.exertedBy = exertedBy.fill(NO_SIDE);
    this.routes = new Uint8Array(board.size * board.directions);
    this.settings = [...scenario.settings];
    this.attachments = [...scenario.attachments];
    this.rulingChoices = [...scenario.rulings];
    this.houseRules = [...scenario.houseRules];
    const { powers, advances, costs } = tablesOf(scenario);
    this.powers = powers;
    this.advances = advances;
    this.costs = costs;
    this.rulings = rulingsOf(scenario);
    this.numbers = numbersOf(scenario);
    this.layer = layerOf(scenario.settings);
    this.options = optionsOf(scenario.settings);
    this.cancels = isSet(scenario.settings, 'cancel');
    this.isFoggy = isSet(scenario.settings, 'fog');
  }

  protected override get acting(): string {
    return SIDES[this.side] ?? '';
  }
  sideName(side: number): string {
    return SIDES[side];
  }

  get isAdvanced(): boolean {
    return this.layer === 'advanced';
  }
  plays(option: Option): boolean {
    return this.options.has(option);
  }
  /** The values of a setting for this turn. */
  settingsOf(name: string, asked: Omit<Asked, 'turn'> = {}): readonly (string | number)[] | undefined {
    const told = settingsByName(this.settings).get(name);
    return told === undefined ? undefined : settingFor(told, name, { turn: this.turn, ...asked });
  }
  setting(name: string, asked: Omit<Asked, 'turn'> = {}): string | number | undefined {
    return this.settingsOf(name, asked)?.at(0);
  }
  /** Whether a flag is set for this turn: `set surprise turn June 1941 = true`. */
  isSet(name: string, asked: Omit<Asked, 'turn'> = {}): boolean {
    return this.setting(name, asked) === 'true';
  }

  /** The face a block shows. */
  face(piece: number): BlockStep {
    const { steps } = this.pieces[piece];
    return steps[this.step[piece]] ?? steps[steps.length - 1];
  }
  /** Strength points, of an HQ its action points [3.11, 3.12]. */
  strength(piece: number): number {
    return this.face(piece).strength;
  }
  isFull(piece: number): boolean {
    return this.step[piece] === 0;
  }

  /** Units of a side in a cell, those in the air above it included. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side);
  }
  landAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side && piece.isLand);
  }
  airAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side && piece.isAir);
  }
  /** Whether both sides stand in a cell [3.22]. */
  isShared(cell: Cell): boolean {
    return this.units[0][cell] > 0 && this.units[1][cell] > 0;
  }
  /** Units of a side on the map. */
  onMapOf(side: number): number[] {
    return this.muster.onBoard[side].filter((piece) => this.onMap(piece));
  }
  /** The base of an air unit: where it stands, unless it has flown from there. */
  baseOf(piece: number): Cell {
    return this.base[piece] === NOWHERE ? this.cell[piece] : this.base[piece];
  }

  /** In the fog of war the enemy hears of hidden blocks only what he sees of them [1.3]. */
  override emit(kind: string, rule: BiteRule, tell: Parameters<Emitting>[2]): void {
    super.emit(kind, rule, this.isFoggy ? () => hideFromEnemy(this, kind, tell()) : tell);
  }

  /** Moves a piece from wherever it is to a cell or an off-map code, keeping lists, counts and zones. Control is not its business. */
  put(piece: number, to: number): void {
    const from = this.cell[piece];
    if (from === to) return;
    if (from >= 0) {
      this.unlink(piece, from);
      this.tally(piece, from, -1);
    }
    this.cell[piece] = to;
    if (to >= 0) {
      this.link(piece, to, this.pieces[piece].side);
      this.tally(piece, to, 1);
    }
    if (from >= 0) this.updateOwnerAndZone(from);
    if (to >= 0) this.updateOwnerAndZone(to);
  }

  /** One unit more stands in a cell, or one less. */
  private tally(piece: number, cell: Cell, by: 1 | -1): void {
    const { side, isLand } = this.pieces[piece];
    const enemy = opponent(side);
    const [units, landUnits] = [this.units[side], this.landUnits[side]];
    units[cell] += by;
    if (isLand) landUnits[cell] += by;
    const first = by > 0 ? 1 : 0; // nobody stood there before, or nobody does any more
    if (isLand && landUnits[cell] === first) this.supplyChanges[enemy].add(cell);
    if (units[cell] !== first) return;
    this.supplyChanges[side].add(cell); //                     an occupied hex lies in no enemy ZOC                       [3.19]
    if (this.isAdvanced) this.addNeighboursToSupplyChanges(cell, enemy); // a ring around a stronghold is closed or broken [8.0.strongholds]
  }

  private addNeighboursToSupplyChanges(cell: Cell, side: number): void {
    const { neighbours, directions, sides } = this.ground.board;
    for (let at = cell * directions; at < cell * directions + sides; at++)
      if (neighbours[at] >= 0) this.supplyChanges[side].add(neighbours[at]);
  }

  /** What supply of both sides hangs on is other than it was. */
  invalidateSupply(): void {
    for (const side of BOTH) this.supplyChanges[side].addAll();
  }

  /** Owner and zone of a cell whose units have changed. */
  private updateOwnerAndZone(cell: Cell): void {
    if (this.count[cell] > 0) this.owner[cell] = this.pieces[this.head[cell]].side;
    this.updateZone(cell);
  }

  /** An air unit takes off for a mission, or is back on the ground: in flight it has no ZOC [3.19.lost]. */
  setBase(piece: number, base: Cell): void {
    this.base[piece] = base;
    if (this.onMap(piece)) this.updateZone(this.cell[piece]);
  }

  /**
   * The side that exerts a ZOC from a cell: whoever stands there alone. Who is in battle and who is in flight has none
   * [3.19, 3.19.lost].
   */
  private exertingSide(cell: Cell): number {
    if (this.isShared(cell)) return NO_SIDE;
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.base[p] === NOWHERE) return this.pieces[p].side;
    return NO_SIDE;
  }

  /** Lays the ZOC of a cell anew. */
  private updateZone(cell: Cell): void {
    const side = this.exertingSide(cell);
    const mask = side === NO_SIDE ? 0 : zoneLinks(this, cell);
    const [before, by] = [this.exerted[cell], this.exertedBy[cell]];
    if (before === mask && by === side) return;
    if (by !== NO_SIDE) this.addZone(cell, before, by, -1);
    this.exerted[cell] = mask;
    this.exertedBy[cell] = side;
    if (side !== NO_SIDE) this.addZone(cell, mask, side, 1);
  }

  private addZone(cell: Cell, mask: number, side: number, by: 1 | -1): void {
    const { neighbours, directions } = this.ground.board;
    const zone = this.zone[side];
    const touched = this.supplyChanges[opponent(side)];
    for (let direction = 0; direction < directions; direction++) {
      if ((mask & (1 << direction)) === 0) continue;
      const to = neighbours[cell * directions + direction];
      zone[to] += by;
      if (zone[to] === (by > 0 ? 1 : 0)) touched.add(to);
    }
  }

  /** Every ZOC anew: after a restore, and when weather changes what is crossed. */
  recomputeZones(): void {
    this.exerted.fill(0);
    this.exertedBy.fill(NO_SIDE);
    for (const side of BOTH) {
      const [zone, touched] = [this.zone[side], this.supplyChanges[opponent(side)]];
      for (let cell = 0; cell < zone.length; cell++) if (zone[cell] > 0) touched.add(cell);
      zone.fill(0);
    }
    for (let cell = 0; cell < this.count.length; cell++) if (this.count[cell] > 0) this.updateZone(cell);
  }

  /** Railways and sea routes anew: something has been built [3.7.route]. */
  recomputeRoutes(): void {
    const { board, projects } = this.ground;
    this.routes.set(printedRoutes(this.ground));
    for (const { name, chains, isSea } of projects)
      if (this.projects.includes(name))
        for (const chain of chains)
          for (let i = 1; i < chain.length; i++)
            for (const [from, to] of [
              [chain[i - 1], chain[i]],
              [chain[i], chain[i - 1]],
            ]) {
              const direction = board.direction(from, to);
              if (direction >= 0) this.routes[from * board.directions + direction] |= isSea ? SEA_ROUTE : RAIL;
            }
    this.invalidateSupply();
  }

  setWeather(weather: State['weather']): void {
    if (weather === this.weather) return;
    this.weather = weather;
    this.recomputeZones();
    for (const { freezes, ports } of this.ground.seas)
      if (freezes) for (const port of ports) for (const side of BOTH) this.supplyChanges[side].add(port); //     [9.2.ports]
  }

  /** The side of a hex, and that supply looks at it anew. */
  setControl(cell: Cell, side: number): void {
    if (this.control[cell] === side) return;
    this.control[cell] = side;
    for (const one of BOTH) this.supplyChanges[one].add(cell);
  }

  /** Rulings, house rules and switches anew: something has brought others. */
  readChoices(): void {
    this.rulings = rulingsOf({ rulings: this.rulingChoices });
    this.numbers = numbersOf(this);
    this.layer = layerOf(this.settings);
    this.options = optionsOf(this.settings);
    this.cancels = isSet(this.settings, 'cancel');
    this.isFoggy = isSet(this.settings, 'fog');
  }

  /** Counts of who stands where anew. */
  private recount(): void {
    for (const counts of [...this.units, ...this.landUnits]) counts.fill(0);
    for (const { index } of this.pieces) if (this.onMap(index)) this.tally(index, this.cell[index], 1);
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.readChoices();
    this.recount();
    this.recomputeRoutes();
    this.recomputeZones();
  }
}

/** What a scenario changes in the book’s tables: read once for all its games. */
const tablesOf = kept(({ tables }: ScenarioModel) => ({
  powers: powersOf(tables),
  advances: advancesOf(tables),
  costs: costsOf(tables),
}));

/** Railways and sea routes as the map prints them, by step. */
const printedRoutes = kept(({ steps }: Ground) => steps.map((step) => step & (RAIL | SEA_ROUTE)));

/** Settings by their name: rules ask for them at every shot. Nothing is added to a list, there comes another in its place. */
const settingsByName = kept((settings: readonly SettingModel[]): ReadonlyMap<string, readonly SettingModel[]> => {
  const named = new Map<string, SettingModel[]>();
  for (const setting of settings) named.set(setting.name, [...(named.get(setting.name) ?? []), setting]);
  return named;
});

/** Whether a land unit of the enemy of a side stands in a cell. */
export const hasEnemyLand = (state: State, side: number, cell: Cell): boolean =>
  state.landUnits[opponent(side)][cell] > 0;
