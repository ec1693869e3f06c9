import { NOWHERE, type Cell } from '../../../board/board.js';
import type { StateRecord } from '../../../mechanics/state-fields.js';
import { CellZones } from '../../../mechanics/cell-zones.js';
import { allocateInt32Arrays } from '../../../mechanics/typed-array-slab.js';
import { stateOf } from '../../../mechanics/game-state.js';
import { memoize } from '../../../mechanics/memoize.js';
import { LineSearch } from '../../../mechanics/lines.js';
import { settingFor, type SettingQuery } from '../../../mechanics/special-rules/turn-range.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
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
import { zoneLinks } from '../zones/zone-links.js';
import { hideFromEnemy } from './concealment.js';
import { fields } from './fields.js';
import { RAIL, SEA_ROUTE, type Ground } from './ground.js';
import type { Muster } from './muster.js';
import type { BlockStep, Piece } from './pieces.js';
import { ChangedCells } from './changed-cells.js';

export { DUE, ELIMINATED, EXPECTED, IN_BOX, OUT_OF_PLAY, REMOVED } from './codes.js';

type Emitting = InstanceType<ReturnType<typeof stateOf<Piece, typeof fields, BiteRule>>>['emit'];

/** The state of a game of Blocks in the East: the columns of `fields`, and values derived from them. */
export class State extends stateOf<Piece, typeof fields, BiteRule>(fields) {
  readonly search: LineSearch;
  /** For each side, the number of its units in each cell. In battle hexes both sides have units [3.22]. */
  readonly units: readonly [Int32Array, Int32Array];
  /** For each side, the number of its land units in each cell. */
  readonly landUnits: readonly [Int32Array, Int32Array];
  /**
   * For each side, the number of its hexes whose ZOC covers each cell. The function {@link inZone} also applies the
   * exceptions [3.19].
   */
  readonly zone: CellZones['counts'];
  private readonly zones: CellZones;
  /** `routes[cell * directions + direction]`: the bits RAIL and SEA_ROUTE of routes that are printed or built. */
  readonly routes: Uint8Array;
  /**
   * For each side, the cells with changes that can affect its supply: changes of enemy units and their ZOC, control,
   * weather, partisans and built routes.
   */
  readonly supplyChanges: readonly [ChangedCells, ChangedCells];
  readonly powers: PowerTable;
  readonly advances: readonly Advance[];
  /** Movement points by terrain; undefined for the terrain water. */
  readonly costs: readonly (Costs | undefined)[];
  /** Rulings of this game, including changes made by offers and conditions during play. */
  rulings: Rulings;
  /** The rulebook's numbers, with changes by house rules, offers and conditions. */
  numbers: Numbers;
  layer: Layer;
  options: ReadonlySet<Option>;
  /** True if Bonus and Malus of a unit cancel each other [7.7.6.cancel]. */
  cancels: boolean;
  /** True if fog of war is played [1.3]. */
  isFoggy: boolean;

  constructor(
    readonly scenario: ScenarioModel,
    readonly ground: Ground,
    readonly muster: Muster,
  ) {
    const { board } = ground;
    super(muster.pieces, board, {});
    const [ours, theirs, ourLand, theirLand] = allocateInt32Arrays(board.size, 4);
    this.search = new LineSearch(board);
    this.supplyChanges = [new ChangedCells(board.size), new ChangedCells(board.size)];
    this.units = [ours, theirs];
    this.landUnits = [ourLand, theirLand];
    this.zones = new CellZones(board, (side, cell) => {
      this.supplyChanges[opponent(side)].add(cell);
    });
    this.zone = this.zones.counts;
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
  /** Returns the values of a setting in this turn; undefined if it is not set. */
  settingsOf(name: string, scope: Omit<SettingQuery, 'turn'> = {}): readonly (string | number)[] | undefined {
    const named = settingsByName(this.settings).get(name);
    return named === undefined ? undefined : settingFor(named, name, { turn: this.turn, ...scope });
  }
  setting(name: string, scope: Omit<SettingQuery, 'turn'> = {}): string | number | undefined {
    return this.settingsOf(name, scope)?.at(0);
  }
  /** Returns whether a flag is set in this turn, for example by `set surprise turn June 1941 = true`. */
  isSet(name: string, scope: Omit<SettingQuery, 'turn'> = {}): boolean {
    return this.setting(name, scope) === 'true';
  }

  /** Returns the current step of a block. */
  face(piece: number): BlockStep {
    const { steps } = this.pieces[piece];
    return steps[this.step[piece]] ?? steps[steps.length - 1];
  }
  /** Returns the strength points of a unit, or the action points of an HQ [3.11, 3.12]. */
  strength(piece: number): number {
    return this.face(piece).strength;
  }
  isFull(piece: number): boolean {
    return this.step[piece] === 0;
  }

  /** Returns the units of a side in a cell, including those in flight over it. */
  unitsAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side);
  }
  landAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side && piece.isLand);
  }
  airAt(cell: Cell, side: number): number[] {
    return this.unitsIn(cell, (piece) => piece.side === side && piece.isAir);
  }
  /** Returns whether a cell contains units of both sides [3.22]. */
  isShared(cell: Cell): boolean {
    return this.units[0][cell] > 0 && this.units[1][cell] > 0;
  }
  /** Returns the units of a side on the map. */
  onMapOf(side: number): number[] {
    return this.muster.onBoard[side].filter((piece) => this.isOnMap(piece));
  }
  /** Returns the base of an air unit: its own cell or, in flight, the base from which it took off. */
  baseOf(piece: number): Cell {
    return this.base[piece] === NOWHERE ? this.cell[piece] : this.base[piece];
  }

  /** Records an event. In the fog of war, leaves out everything that identifies hidden blocks [1.3]. */
  override emit(kind: string, rule: BiteRule, describe: Parameters<Emitting>[2]): void {
    super.emit(kind, rule, this.isFoggy ? () => hideFromEnemy(this, kind, describe()) : describe);
  }

  /** Moves a piece to a cell or an off-map code and updates lists, counts and zones. Does not change control. */
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

  /** Adds or subtracts one unit in the counts of a cell. */
  private tally(piece: number, cell: Cell, by: 1 | -1): void {
    const { side, isLand } = this.pieces[piece];
    const enemy = opponent(side);
    const [units, landUnits] = [this.units[side], this.landUnits[side]];
    units[cell] += by;
    if (isLand) landUnits[cell] += by;
    const first = by > 0 ? 1 : 0; // The cell was empty before or is empty now.
    if (isLand && landUnits[cell] === first) this.supplyChanges[enemy].add(cell);
    if (units[cell] !== first) return;
    this.supplyChanges[side].add(cell); // An occupied hex lies in no enemy ZOC [3.19].
    if (this.isAdvanced) this.markNeighbours(cell, enemy); // A ring around a stronghold may change [8.0.strongholds].
  }

  private markNeighbours(cell: Cell, side: number): void {
    const { neighbours, directions, sides } = this.ground.board;
    for (let at = cell * directions; at < cell * directions + sides; at++)
      if (neighbours[at] >= 0) this.supplyChanges[side].add(neighbours[at]);
  }

  /** Marks the supply of both sides for a full recomputation. */
  invalidateSupply(): void {
    for (const side of BOTH) this.supplyChanges[side].addAll();
  }

  /**
   * Updates the owner of a cell and the ZOC exerted from this cell. Must be called after units have entered or left the
   * cell.
   */
  private updateOwnerAndZone(cell: Cell): void {
    if (this.count[cell] > 0) this.owner[cell] = this.pieces[this.head[cell]].side;
    this.updateZone(cell);
  }

  /**
   * Sets the base of an air unit that takes off, or NOWHERE when the unit is on the ground again. In flight it has no
   * ZOC [3.19.lost].
   */
  setBase(piece: number, base: Cell): void {
    this.base[piece] = base;
    if (this.isOnMap(piece)) this.updateZone(this.cell[piece]);
  }

  /**
   * Returns the side that exerts a ZOC from a cell. Returns NO_SIDE if both sides are in the cell, or only units in
   * flight [3.19, 3.19.lost].
   */
  private exertingSide(cell: Cell): number {
    if (this.isShared(cell)) return NO_SIDE;
    for (let p = this.head[cell]; p >= 0; p = this.next[p]) if (this.base[p] === NOWHERE) return this.pieces[p].side;
    return NO_SIDE;
  }

  /** Recomputes the ZOC that a cell exerts. */
  private updateZone(cell: Cell): void {
    const side = this.exertingSide(cell);
    this.zones.set(cell, side, side === NO_SIDE ? 0 : zoneLinks(this, cell));
  }

  /**
   * Recomputes the ZOC of all units. Must be called after the state has been restored from a snapshot, and after the
   * weather has changed the hexsides that a ZOC crosses.
   */
  recomputeZones(): void {
    this.zones.clear();
    for (let cell = 0; cell < this.count.length; cell++) if (this.count[cell] > 0) this.updateZone(cell);
  }

  /** Recomputes railways and sea routes after something has been built [3.7.route]. */
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

  /**
   * Sets the side that controls a hex. Marks the hex so that the supply of both sides is updated before its next use.
   */
  setControl(cell: Cell, side: number): void {
    if (this.control[cell] === side) return;
    this.control[cell] = side;
    for (const one of BOTH) this.supplyChanges[one].add(cell);
  }

  /**
   * Updates the fields derived from rulings, house rules and settings. Must be called after an offer or a condition has
   * changed one of these.
   */
  readChoices(): void {
    this.rulings = rulingsOf({ rulings: this.rulingChoices });
    this.numbers = numbersOf(this);
    this.layer = layerOf(this.settings);
    this.options = optionsOf(this.settings);
    this.cancels = isSet(this.settings, 'cancel');
    this.isFoggy = isSet(this.settings, 'fog');
  }

  /** Recomputes the numbers of units in each cell. */
  private recount(): void {
    for (const counts of [...this.units, ...this.landUnits]) counts.fill(0);
    for (const { index } of this.pieces) if (this.isOnMap(index)) this.tally(index, this.cell[index], 1);
  }

  override restore(record: StateRecord): void {
    super.restore(record);
    this.readChoices();
    this.recount();
    this.recomputeRoutes();
    this.recomputeZones();
  }
}

/** Returns the rulebook’s tables with the changes of a scenario, computed once per scenario. */
const tablesOf = memoize(({ tables }: ScenarioModel) => ({
  powers: powersOf(tables),
  advances: advancesOf(tables),
  costs: costsOf(tables),
}));

/** For each step between hexes, the bits of the printed railway and sea route. */
const printedRoutes = memoize(({ steps }: Ground) => steps.map((step) => step & (RAIL | SEA_ROUTE)));

/**
 * Indexes settings by name (hot path). The index is cached per list, because a list is replaced and never changed in
 * place.
 */
const settingsByName = memoize((settings: readonly SettingModel[]): ReadonlyMap<string, readonly SettingModel[]> => {
  const named = new Map<string, SettingModel[]>();
  for (const setting of settings) named.set(setting.name, [...(named.get(setting.name) ?? []), setting]);
  return named;
});

/** Returns whether a cell contains a land unit of the enemy of a side. */
export const hasEnemyLand = (state: State, side: number, cell: Cell): boolean =>
  state.landUnits[opponent(side)][cell] > 0;
