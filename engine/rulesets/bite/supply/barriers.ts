import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { RAIL, SEA_ROUTE, terrainOf, type Ground } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { AXIS, BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { isPortOpen, openSeasAt } from './ports.js';

/** A reason why supply may not enter or pass a hex. */
export type SupplyBar = Bar<BiteRule, [state: State, side: number, cell: Cell]>;
const barred = (rule: BiteRule, slug: string, reason: (state: State, side: number, cell: Cell) => string): SupplyBar =>
  bar(rule, slug, reason);

const enemyOf = (side: number): string => term(SIDES[opponent(side)]);
const enemies = barred('4.3.enemy', 'enemy-units', (_state, side) => say`${enemyOf(side)} land units are there`);
const zone = barred('4.3.zones', 'enemy-zone', (_state, side) => say`the hex is in ${enemyOf(side)} ZOC`);
const closed = barred('7.5.4', 'closed-hex', () => say`no unit may enter it`);
const mountains = barred('4.3.terrain', 'mountains', () => say`supply lines may not enter mountains`);
const partisans = barred(
  '29.1.two',
  'partisans',
  (state, _side, cell) => say`${state.partisans[cell]} battalions of partisans block it`,
);
const enemyCity = barred('4.2', 'enemy-city', (_state, side) => say`its city is controlled by the ${enemyOf(side)}`);
const blownUp = barred(
  '29.1.three',
  'partisans',
  (state, _side, cell) => say`${state.partisans[cell]} battalions of partisans block the railway`,
);

/** Returns why a supply line may not enter a hex by land; undefined if it may [4.3, 29.1.two]. */
export function lineBar(state: State, side: number, cell: Cell): SupplyBar | undefined {
  if (state.ground.closed[cell] === 1) return closed;
  if (terrainOf(state.ground, cell).barsSupply) return mountains;
  if (hasEnemyLand(state, side, cell)) return enemies;
  if (inZone(state, opponent(side), cell)) return zone;
  return side === AXIS && state.partisans[cell] >= ROAD_BLOCK ? partisans : undefined;
}

/**
 * Returns why a hex interrupts a railway and cannot be a supply source; undefined if it does not interrupt it [4.2,
 * A10, 29.1.three].
 */
export function railBar(state: State, side: number, cell: Cell): SupplyBar | undefined {
  if (hasEnemyLand(state, side, cell)) return enemies;
  if (isCity(state, cell) && state.control[cell] === opponent(side)) return enemyCity;
  if (state.rulings['supply.railBrokenBy'] === 'unitsCitiesAndZones' && inZone(state, opponent(side), cell))
    return zone;
  return side === AXIS && state.partisans[cell] >= RAIL_BLOCK ? blownUp : undefined;
}

const ROAD_BLOCK = 2;
const RAIL_BLOCK = 3;

/** Returns whether a primary source can supply its nation [4.1]. */
const isPrimaryOpen = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] !== opponent(side) && !hasEnemyLand(state, side, cell);

/** Role of a hex in the rail network: ON_RAILWAY, RAIL_END for a primary source or port, or 0 for none [4.1, 4.2]. */
const ON_RAILWAY = 1;
export const RAIL_END = 2;
const railHexes = memoize(({ board, steps, port, sources, roles, projects }: Ground) => {
  const hexes = Uint8Array.from(port, (size) => (size > 0 ? RAIL_END : 0));
  for (const { cell } of [...sources, ...roles.rebels]) hexes[cell] = RAIL_END;
  const joined = [...steps].flatMap((step, at) =>
    (step & (RAIL | SEA_ROUTE)) === 0 ? [] : [Math.floor(at / board.directions)],
  );
  const planned = projects.flatMap(({ chains }) => chains.flat());
  for (const cell of [...joined, ...planned]) hexes[cell] ||= ON_RAILWAY;
  return hexes;
});

/**
 * Bits of the status of a rail end: open as a primary source, and open as a port. The higher bits hold the number of
 * the port's seas that are free of ice.
 */
const SERVES_AS_PRIMARY = 1;
const SERVES_AS_PORT = 2;
const endAt = (state: State, side: number, cell: Cell): number =>
  (isPrimaryOpen(state, side, cell) ? SERVES_AS_PRIMARY : 0) +
  (isPortOpen(state, side, cell) ? SERVES_AS_PORT + 4 * openSeasAt(state, cell).length : 0);

/**
 * The hexes through which supply of a side can pass. The arrays are updated only for cells that have changed. The
 * supply networks read the counts of changes to know when they are outdated.
 */
export class OpenHexes {
  /** 1 for each hex that supply lines may enter. */
  readonly lines: Uint8Array;
  /** 1 for each railway hex in which no enemy interrupts the railway. Meaningless for hexes without a railway. */
  readonly rails: Uint8Array;
  /** Number of changes of `lines` so far. */
  lineChanges = 0;
  /** Log of railway hexes that changed, including rail ends. NOWHERE means that all of them may have changed. */
  readonly changedRailHexes: Cell[] = [];
  /** Role of each hex in the rail network: ON_RAILWAY, RAIL_END or 0. */
  readonly railHexes: Uint8Array;
  /** Status of each rail end at the last update, as bits; see `endAt`. */
  private readonly ends: Uint8Array;

  constructor(
    private readonly state: State,
    private readonly side: number,
  ) {
    this.lines = new Uint8Array(state.ground.board.size);
    this.rails = new Uint8Array(state.ground.board.size);
    this.ends = new Uint8Array(state.ground.board.size);
    this.railHexes = railHexes(state.ground);
  }

  /** Updates the arrays from the cells that changed; returns this object. */
  update(): this {
    const touched = this.state.supplyChanges[this.side];
    if (touched.isEmpty) return this;
    if (touched.includesAll) this.updateAll();
    else for (const cell of touched.cells) this.updateCell(cell);
    touched.clear();
    return this;
  }

  /** Returns whether a rail end is an open primary source. The result is as of the last update. */
  isPrimary(cell: Cell): boolean {
    return (this.ends[cell] & SERVES_AS_PRIMARY) !== 0;
  }
  isPort(cell: Cell): boolean {
    return (this.ends[cell] & SERVES_AS_PORT) !== 0;
  }

  private updateAll(): void {
    this.lineChanges++;
    this.changedRailHexes.push(NOWHERE);
    for (let cell = 0; cell < this.lines.length; cell++) this.updateCell(cell);
  }

  private updateCell(cell: Cell): void {
    const { state, side, lines, rails, ends } = this;
    const line = lineBar(state, side, cell) === undefined ? 1 : 0;
    if (lines[cell] !== line) this.lineChanges++;
    lines[cell] = line;
    const role = this.railHexes[cell];
    if (role === 0) return;
    const rail = railBar(state, side, cell) === undefined ? 1 : 0;
    const end = role === RAIL_END ? endAt(state, side, cell) : 0;
    if (rails[cell] !== rail || ends[cell] !== end) this.changedRailHexes.push(cell);
    rails[cell] = rail;
    ends[cell] = end;
  }
}

const openHexes = memoize((state: State) => BOTH.map((side) => new OpenHexes(state, side)));
/**
 * Returns the hexes through which supply of a side can pass. Returns the same object for the whole game and updates it
 * in place.
 */
export const openHexesOf = (state: State, side: number): OpenHexes => openHexes(state)[side];
