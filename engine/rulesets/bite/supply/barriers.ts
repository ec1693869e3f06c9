import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { RAIL, SEA_ROUTE, terrainOf, type Ground } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { AXIS, BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { isPortOpen, openSeasAt } from './ports.js';

/** Why supply does not come into a hex, or through it. */
export type SupplyBar = Bar<BiteRule, [state: State, side: number, cell: Cell]>;
const barred = (rule: BiteRule, slug: string, reason: (state: State, side: number, cell: Cell) => string): SupplyBar =>
  bar(rule, slug, reason);

const enemyOf = (side: number): string => SIDES[opponent(side)];
const enemies = barred('4.3.enemy', 'enemy-units', (_state, side) => `${enemyOf(side)} land units stand there`);
const zone = barred('4.3.zones', 'enemy-zone', (_state, side) => `it lies in the ZOC of the ${enemyOf(side)}`);
const closed = barred('7.5.4', 'closed-hex', () => 'nobody enters it');
const mountains = barred('4.3.terrain', 'mountains', () => 'lines do not go into mountains');
const partisans = barred(
  '29.1.two',
  'partisans',
  (state, _side, cell) => `${state.partisans[cell]} battalions of partisans block it`,
);
const enemyCity = barred('4.2', 'enemy-city', (_state, side) => `its city is the ${enemyOf(side)}’s`);
const blownUp = barred(
  '29.1.three',
  'partisans',
  (state, _side, cell) => `${state.partisans[cell]} battalions of partisans block the railway`,
);

/** Why a line over land may not come into a hex [4.3, 29.1.two]; undefined where it may. */
export function lineBar(state: State, side: number, cell: Cell): SupplyBar | undefined {
  if (state.ground.closed[cell] === 1) return closed;
  if (terrainOf(state.ground, cell).barsSupply) return mountains;
  if (hasEnemyLand(state, side, cell)) return enemies;
  if (inZone(state, opponent(side), cell)) return zone;
  return side === AXIS && state.partisans[cell] >= ROAD_BLOCK ? partisans : undefined;
}

/** Why a railway is cut in a hex, which then is no source either [4.2, A10, 29.1.three]; undefined where it works. */
export function railBar(state: State, side: number, cell: Cell): SupplyBar | undefined {
  if (hasEnemyLand(state, side, cell)) return enemies;
  if (isCity(state, cell) && state.control[cell] === opponent(side)) return enemyCity;
  if (state.rulings['supply.railBrokenBy'] === 'unitsCitiesAndZones' && inZone(state, opponent(side), cell))
    return zone;
  return side === AXIS && state.partisans[cell] >= RAIL_BLOCK ? blownUp : undefined;
}

const ROAD_BLOCK = 2;
const RAIL_BLOCK = 3;

/** Whether a primary source serves its nation [4.1]. */
const isPrimaryOpen = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] !== opponent(side) && !hasEnemyLand(state, side, cell);

/** What a hex is to railways: nothing, a part of one, or one of their ends: a primary source or a port [4.1, 4.2]. */
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

/** Of an end of railways whether it serves as a primary source or a port, as bits, and behind them how many seas are open to it: frozen ones are not. */
const SERVES_AS_PRIMARY = 1;
const SERVES_AS_PORT = 2;
const endAt = (state: State, side: number, cell: Cell): number =>
  (isPrimaryOpen(state, side, cell) ? SERVES_AS_PRIMARY : 0) +
  (isPortOpen(state, side, cell) ? SERVES_AS_PORT + 4 * openSeasAt(state, cell).length : 0);

/** Hexes that are open to a side, kept up from what is touched: who lays lines or railways by them looks whether they have become others. */
export class OpenHexes {
  /** 1 where lines over land may come, and where railways work; of hexes off every railway that is nothing to anybody. */
  readonly lines: Uint8Array;
  readonly rails: Uint8Array;
  /** Counts how often those for lines have become others. */
  lineChanges = 0;
  /** Hexes of railways, their ends among them, that have become others, one after the other; NOWHERE where all may have. */
  readonly turned: Cell[] = [];
  /** ON_RAILWAY, RAIL_END or 0. */
  readonly railHexes: Uint8Array;
  /** What the ends of railways were when they were last looked at. */
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

  /** The same as things stand now. */
  look(): this {
    const touched = this.state.supplyChanges[this.side];
    if (touched.isEmpty) return this;
    if (touched.includesAll) this.lookEverywhere();
    else for (const cell of touched.cells) this.lookAt(cell);
    touched.clear();
    return this;
  }

  /** Whether a place of a primary source serves as one, and a port as one, when they were looked at last. */
  isPrimary(cell: Cell): boolean {
    return (this.ends[cell] & SERVES_AS_PRIMARY) !== 0;
  }
  isPort(cell: Cell): boolean {
    return (this.ends[cell] & SERVES_AS_PORT) !== 0;
  }

  private lookEverywhere(): void {
    this.lineChanges++;
    this.turned.push(NOWHERE);
    for (let cell = 0; cell < this.lines.length; cell++) this.lookAt(cell);
  }

  private lookAt(cell: Cell): void {
    const { state, side, lines, rails, ends } = this;
    const line = lineBar(state, side, cell) === undefined ? 1 : 0;
    if (lines[cell] !== line) this.lineChanges++;
    lines[cell] = line;
    const is = this.railHexes[cell];
    if (is === 0) return;
    const rail = railBar(state, side, cell) === undefined ? 1 : 0;
    const end = is === RAIL_END ? endAt(state, side, cell) : 0;
    if (rails[cell] !== rail || ends[cell] !== end) this.turned.push(cell);
    rails[cell] = rail;
    ends[cell] = end;
  }
}

const openHexes = memoize((state: State) => BOTH.map((side) => new OpenHexes(state, side)));
/** The hexes that are open to a side; they stay the same object all through the game. */
export const openTo = (state: State, side: number): OpenHexes => openHexes(state)[side];
