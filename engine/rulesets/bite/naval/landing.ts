import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { whyNot as inWords, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { movementOrders } from '../../../mechanics/movement/movement-orders.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Play } from '../../../play/moment.js';
import { servicesLeft } from '../command/points.js';
import { enter } from '../control/control.js';
import { heldBack } from '../movement/holding.js';
import { beginBattle } from '../movement/moving.js';
import { isFrozen, frozen } from '../nations/frozen.js';
import { regionBar } from '../nations/regions.js';
import { levelOf } from '../nations/technology.js';
import { bar } from '../rulebook/refusal.js';
import { BY_SEA } from '../state/fields.js';
import { isMajorCity } from '../state/ground.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { isBad, MOUNTAIN } from '../vocabulary/terrain.js';
import { crossMines } from './mines.js';
import { isOnCoast, isTroopPort, voyage } from './seas.js';

type Held = Bar<string, [state: State, piece: number]>;
type Ashore = Bar<string, [state: State, piece: number, cell: Cell]>;

const LEVEL = 2;

const notPlayed: Held = notPlayedBar('marines');
const others: Held = bar('3.1', 'other-side', (state: State, piece: number) => `${state.name(piece)} is the enemy’s.`);
const away: Held = bar(
  '24.0',
  'not-on-map',
  (state: State, piece: number) => `${state.name(piece)} is not on the map.`,
);
const notMarines: Held = bar(
  '24.0',
  'not-marines',
  (state: State, piece: number) => `${state.name(piece)} are no Marines.`,
);
const tooSimple: Held = bar(
  '24.0',
  'technology',
  (state: State, piece: number) =>
    `${state.name(piece)} is of level ${levelOf(state, piece)}; Marines land from level ${LEVEL} on.`,
);
const moved: Held = bar('24.0', 'moved', (state: State, piece: number) => `${state.name(piece)} has moved already.`);
const badWeather: Held = bar('24.0.conditions', 'bad-weather', (state: State) => `In ${state.weather} nobody lands.`);
const unsupplied: Held = bar(
  '24.0.conditions',
  'unsupplied',
  (state: State, piece: number) => `${state.name(piece)} is out of supply.`,
);
const reduced: Held = bar(
  '24.0.conditions',
  'reduced',
  (state: State, piece: number) => `${state.name(piece)} is not at full strength.`,
);
const noHeadquarters: Held = bar(
  '24.0.conditions',
  'no-headquarters',
  (state: State, piece: number) =>
    `No activated Naval HQ with a point left is with ${state.name(piece)} in a friendly port, in supply${
      state.rulings['marines.headquarters'] === 'fullStrength' ? ' and at full strength' : ''
    }.`,
);

/** The activated Naval HQ that lands Marines from the port both are in [24.0.conditions, A57]. */
export const landerOf = (state: State, piece: number): number | undefined =>
  state.muster.headquarters[state.piece(piece).side].find(
    (hq) =>
      state.piece(hq).unitClass === 'naval headquarters' &&
      state.piece(hq).nation === state.piece(piece).nation &&
      state.cell[hq] === state.cell[piece] &&
      state.activated[hq] === 1 &&
      state.outOfSupply[hq] === 0 &&
      (state.isFull(hq) || state.rulings['marines.headquarters'] === 'anyStrength') &&
      servicesLeft(state, hq) > 0 &&
      isTroopPort(state, state.piece(piece).side, state.cell[piece]),
  );

/** What keeps Marines from landing anywhere [24.0, 24.0.conditions, 7.5.2, 31.0]. */
export function aboard(state: State, piece: number): Held | undefined {
  const { side, unitClass } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('marines')) return notPlayed;
  if (side !== state.side) return others;
  if (!state.isOnMap(piece)) return away;
  if (unitClass !== 'marine') return notMarines;
  if (state.moved[piece] === 1) return moved;
  const back = heldBack(state, piece);
  if (back !== undefined) return back;
  if (isFrozen(state, piece)) return frozen;
  if (levelOf(state, piece) < LEVEL) return tooSimple;
  if (isBad(state.weather)) return badWeather;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  if (!state.isFull(piece)) return reduced;
  return landerOf(state, piece) === undefined ? noHeadquarters : undefined;
}

const tooFar: Ashore = bar(
  '24.0.target',
  'too-far',
  (state: State, piece: number, cell: Cell) =>
    `${state.label(cell)} is ${state.ground.board.distance(state.cell[piece], cell)} hexes away; Marines land within ${state.numbers['landing.range']}.`,
);
const noBeach: Ashore = bar(
  '24.0.target',
  'no-beach',
  (state: State, _piece: number, cell: Cell) =>
    `Nobody lands in ${state.label(cell)}: ${hindranceAshore(state, cell)}.`,
);
const noSea: Ashore = bar(
  '24.0.target',
  'other-sea',
  (state: State, piece: number, cell: Cell) =>
    `No ship comes from ${state.label(state.cell[piece])} to ${state.label(cell)}.`,
);

/** What keeps everybody from landing in a hex [24.0.target]. */
function hindranceAshore({ ground }: State, cell: Cell): string | undefined {
  if (ground.closed[cell] !== 0) return 'no land unit enters it';
  if (ground.terrain[cell] === MOUNTAIN) return 'it is mountain';
  if (isMajorCity(ground, cell)) return 'a major city stands there';
  if (ground.shoals[cell] !== 0) return 'shoals lie before it';
  return isOnCoast(ground, cell) ? undefined : 'it lies away from the coast';
}

/** Why a hex is no place for a landing from the port the Marines are in [24.0.target]. */
export function beachBar(state: State, piece: number, cell: Cell): Ashore | undefined {
  const { ground, numbers } = state;
  const port = state.cell[piece];
  if (ground.board.distance(port, cell) > numbers['landing.range'] || cell === port) return tooFar;
  if (hindranceAshore(state, cell) !== undefined) return noBeach;
  return voyage(state, state.piece(piece).side, port, cell) === undefined ? noSea : regionBar(state, piece, cell);
}

/** Every hex where Marines may land. */
function beaches(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const cells: Cell[] = [];
  for (let radius = 1; radius <= state.numbers['landing.range']; radius++)
    cells.push(...board.ring(state.cell[piece], radius));
  return cells.filter((cell) => beachBar(state, piece, cell) === undefined);
}

/** `land "1.Mar" to 2431`: Marines land from the sea [24.0]. */
export const landing = movementOrders<State>({
  verb: 'land',
  rule: '24.0',
  lacks: {
    units: ['no-units', 'The order names no Marines on the map: `land MARINES to HEX`.'],
    way: ['no-cell', 'The order says not where: `land MARINES to HEX`.'],
    all: ['no-units', 'A landing has Marines and a hex.'],
  },
  units: (state) => (state.isAdvanced && state.plays('marines') ? state.muster.land[state.side] : []),
  hasMoved: (state) => state.moved,
  barFor: aboard,
  destinations: beaches,
  randomPath(state, piece, random) {
    const cells = beaches(state, piece);
    return cells.length === 0 ? [] : [pickOne(cells, random)];
  },
  whyNot(state, piece, { cells }) {
    const to = cells.at(-1) ?? NOWHERE;
    return inWords(beachBar(state, piece, to), state, piece, to);
  },
  whyNotTogether(state, { pieces }) {
    const [first] = pieces;
    const hq = landerOf(state, first);
    return hq !== undefined && servicesLeft(state, hq) < pieces.length
      ? inWords(noHeadquarters, state, first)
      : undefined;
  },
  perform: (state, { pieces, cells, order }) => goAshore(state, pieces, cells[cells.length - 1], order),
});

/** They cross the sea, mines and all, and stand ashore; where enemies are there will be battle [24.0.mines, 3.22]. */
function* goAshore(state: State, pieces: readonly number[], to: Cell, order: OrderModel | undefined): Play {
  for (const piece of pieces) {
    const { side } = state.piece(piece);
    const from = state.cell[piece];
    const hq = landerOf(state, piece);
    const seas = voyage(state, side, from, to);
    if (hq === undefined || seas === undefined) continue;
    state.served[hq]++;
    state.moved[piece] = 1;
    if (!(yield* crossMines(state, piece, seas, `${state.address}/${publicName(state, piece)}`, order))) continue;
    state.enteredFrom[piece] = NOWHERE;
    state.landed[piece] = BY_SEA;
    state.put(piece, to);
    enter(state, side, [to]);
    if (state.isShared(to)) beginBattle(state, to);
    state.emit('land', '24.0', () => ({
      side,
      text: `${state.name(piece)} lands in ${state.label(to)}.`,
      pieces: [piece],
      cells: [from, to],
      facts: { left: servicesLeft(state, hq) },
    }));
  }
}
