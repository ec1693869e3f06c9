import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { movementOrders } from '../../../mechanics/movement/movement-orders.js';
import type { OrderModel } from '../../../model/orders.js';
import { say, term } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { servicesLeft } from '../command/points.js';
import { enterHexes } from '../control/control.js';
import { movementPhaseBar } from '../movement/move-bars.js';
import { beginBattle } from '../movement/moving.js';
import { isFrozen, frozen } from '../nations/frozen.js';
import { regionBar } from '../nations/regions.js';
import { levelOf } from '../nations/technology.js';
import { bar } from '../rulebook/refusal.js';
import { BY_SEA } from '../state/fields.js';
import { isMajorCity } from '../state/ground.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { isBad, MOUNTAIN } from '../vocabulary/terrain.js';
import { crossMines } from './mines.js';
import { isOnCoast, isTroopPort, findVoyage } from './seas.js';

type LandingBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const LANDING_LEVEL = 2;

const notPlayed: UnitBar = notPlayedBar('marines');
const notOnMap = notOnMapBar('24.0');
const notMarines = unitBar('24.0', 'not-marines', 'is not a Marine unit');
const tooSimple: UnitBar = bar(
  '24.0',
  'technology',
  (state: State, piece: number) =>
    say`${state.name(piece)} is of level ${levelOf(state, piece)}; Marines need level ${LANDING_LEVEL} to land.`,
);
const moved = unitBar('24.0', 'moved', 'has moved already');
const badWeather: UnitBar = bar(
  '24.0.conditions',
  'bad-weather',
  (state: State) => say`No unit may land in ${term(state.weather)}.`,
);
const unsupplied = unitBar('24.0.conditions', 'unsupplied', 'is out of supply');
const reduced = unitBar('24.0.conditions', 'reduced', 'is not at full strength');
const noHeadquarters: UnitBar = bar('24.0.conditions', 'no-headquarters', (state: State, piece: number) =>
  state.rulings['marines.headquarters'] === 'fullStrength'
    ? say`No activated Naval HQ with a point left is with ${state.name(piece)} in a friendly port, in supply and at full strength.`
    : say`No activated Naval HQ with a point left is with ${state.name(piece)} in a friendly port, in supply.`,
);

/** Returns the activated Naval HQ in the same port that can land Marines [24.0.conditions, A57]. */
export const findLandingHq = (state: State, piece: number): number | undefined =>
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

/** Returns why Marines may not land at all now; undefined if they may [24.0, 24.0.conditions, 7.5.2, 31.0]. */
export function landingUnitBar(state: State, piece: number): UnitBar | undefined {
  const { side, unitClass } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('marines')) return notPlayed;
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (unitClass !== 'marine') return notMarines;
  if (state.moved[piece] === 1) return moved;
  const back = movementPhaseBar(state, piece);
  if (back !== undefined) return back;
  if (isFrozen(state, piece)) return frozen;
  if (levelOf(state, piece) < LANDING_LEVEL) return tooSimple;
  if (isBad(state.weather)) return badWeather;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  if (!state.isFull(piece)) return reduced;
  return findLandingHq(state, piece) === undefined ? noHeadquarters : undefined;
}

const tooFar: LandingBar = bar(
  '24.0.target',
  'too-far',
  (state: State, piece: number, cell: Cell) =>
    say`${state.label(cell)} is ${state.ground.board.distance(state.cell[piece], cell)} hexes away; Marines may land within ${state.numbers['landing.range']} hexes.`,
);
const noBeach: LandingBar = bar(
  '24.0.target',
  'no-beach',
  (state: State, _piece: number, cell: Cell) =>
    say`No unit may land in ${state.label(cell)}: ${hindranceAshore(state, cell) ?? ''}.`,
);
const noSea: LandingBar = bar(
  '24.0.target',
  'other-sea',
  (state: State, piece: number, cell: Cell) =>
    say`No ship can sail from ${state.label(state.cell[piece])} to ${state.label(cell)}.`,
);

/** Returns why no unit may land in a hex [24.0.target]. */
function hindranceAshore({ ground }: State, cell: Cell): string | undefined {
  if (ground.closed[cell] !== 0) return say`no land unit can enter it`;
  if (ground.terrain[cell] === MOUNTAIN) return say`it is mountain`;
  if (isMajorCity(ground, cell)) return say`a major city is there`;
  if (ground.shoals[cell] !== 0) return say`it has shoals`;
  return isOnCoast(ground, cell) ? undefined : say`it is not on the coast`;
}

/** Returns why Marines may not land in a hex from their port; undefined if they may [24.0.target]. */
export function landingHexBar(state: State, piece: number, cell: Cell): LandingBar | undefined {
  const { ground, numbers } = state;
  const port = state.cell[piece];
  if (ground.board.distance(port, cell) > numbers['landing.range'] || cell === port) return tooFar;
  if (hindranceAshore(state, cell) !== undefined) return noBeach;
  return findVoyage(state, state.piece(piece).side, port, cell) === undefined ? noSea : regionBar(state, piece, cell);
}

/** Lists the hexes where Marines may land. */
function landingHexes(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const cells: Cell[] = [];
  for (let radius = 1; radius <= state.numbers['landing.range']; radius++)
    cells.push(...board.ring(state.cell[piece], radius));
  return cells.filter((cell) => landingHexBar(state, piece, cell) === undefined);
}

/** Defines the order `land "1.Mar" to 2431`: Marines land from the sea [24.0]. */
export const landing = movementOrders<State>({
  verb: 'land',
  rule: '24.0',
  lacks: {
    units: ['no-units', 'The order names no Marines on the map: `land MARINES to HEX`.'],
    way: ['no-cell', 'The order names no destination: `land MARINES to HEX`.'],
    all: ['no-units', 'A landing needs Marines and a hex.'],
  },
  units: (state) => (state.isAdvanced && state.plays('marines') ? state.muster.land[state.side] : []),
  hasMoved: (state) => state.moved,
  barFor: landingUnitBar,
  destinations: landingHexes,
  randomPath(state, piece, random) {
    const cells = landingHexes(state, piece);
    return cells.length === 0 ? [] : [pickOne(cells, random)];
  },
  whyNot(state, piece, { cells }) {
    const to = cells.at(-1) ?? NOWHERE;
    return whyNot(landingHexBar(state, piece, to), state, piece, to);
  },
  whyNotTogether(state, { pieces }) {
    const [first] = pieces;
    const hq = findLandingHq(state, first);
    return hq !== undefined && servicesLeft(state, hq) < pieces.length
      ? whyNot(noHeadquarters, state, first)
      : undefined;
  },
  perform: (state, { pieces, cells, order }) => landMarines(state, pieces, cells[cells.length - 1], order),
});

/**
 * Moves Marines across the sea, rolls for mines, and moves them ashore. A battle begins where enemy units are
 * [24.0.mines, 3.22].
 */
function* landMarines(state: State, pieces: readonly number[], to: Cell, order: OrderModel | undefined): Play {
  for (const piece of pieces) {
    const { side } = state.piece(piece);
    const from = state.cell[piece];
    const hq = findLandingHq(state, piece);
    const seas = findVoyage(state, side, from, to);
    if (hq === undefined || seas === undefined) continue;
    state.served[hq]++;
    state.moved[piece] = 1;
    if (!(yield* crossMines(state, piece, seas, `${state.address}/${publicName(state, piece)}`, order))) continue;
    state.enteredFrom[piece] = NOWHERE;
    state.landed[piece] = BY_SEA;
    state.put(piece, to);
    enterHexes(state, side, [to]);
    if (state.isShared(to)) beginBattle(state, to);
    state.emit('land', '24.0', () => ({
      side,
      text: say`${state.name(piece)} lands in ${state.label(to)}.`,
      pieces: [piece],
      cells: [from, to],
      facts: { left: servicesLeft(state, hq) },
    }));
  }
}
