import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { kept } from '../../../mechanics/kept.js';
import { bar } from '../refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { terrainOf } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { AXIS, BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

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
  if (state.ground.city[cell] > 0 && state.control[cell] === opponent(side)) return enemyCity;
  if (state.rulings['supply.railBrokenBy'] === 'unitsCitiesAndZones' && inZone(state, opponent(side), cell))
    return zone;
  return side === AXIS && state.partisans[cell] >= RAIL_BLOCK ? blownUp : undefined;
}

const ROAD_BLOCK = 2;
const RAIL_BLOCK = 3;

/** Hexes that are open to a side, by one of the bars: looked at anew when something has changed. */
class OpenHexes {
  private readonly open: Uint8Array;
  private changes = 0;

  constructor(
    private readonly state: State,
    private readonly side: number,
    private readonly barOf: typeof lineBar,
  ) {
    this.open = new Uint8Array(state.ground.board.size);
  }

  /** 1 where supply may come. */
  get now(): Uint8Array {
    const { state, side, open, barOf } = this;
    if (this.changes !== state.changes[side]) {
      this.changes = state.changes[side];
      for (let cell = 0; cell < open.length; cell++) open[cell] = barOf(state, side, cell) === undefined ? 1 : 0;
    }
    return open;
  }
}

const openHexes = (barOf: typeof lineBar) =>
  kept((state: State) => BOTH.map((side) => new OpenHexes(state, side, barOf)));
const openLines = openHexes(lineBar);
const openRails = openHexes(railBar);

/** Where lines over land may come, by hex 1 or 0. */
export const openLinesTo = (state: State, side: number): Uint8Array => openLines(state)[side].now;
/** Where railways work, by hex 1 or 0. */
export const openRailsTo = (state: State, side: number): Uint8Array => openRails(state)[side].now;
