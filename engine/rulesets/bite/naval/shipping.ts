import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { pickOne } from '../../../mechanics/choice.js';
import { movementOrders } from '../../../mechanics/movement/movement-orders.js';
import { say } from '../../../model/say.js';
import type { Play, Refusal } from '../../../play/moment.js';
import { supremeFor, takeAction } from '../command/actions.js';
import { servicesLeft } from '../command/points.js';
import { neverMovesBar, neverMoves } from '../command/seats.js';
import { enterHexes } from '../control/control.js';
import { movementPhaseBar } from '../movement/move-bars.js';
import { beginBattle } from '../movement/moving.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { doPartisansFight } from '../partisans/entry.js';
import { garrisonBar } from '../politics/persia.js';
import { standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { whyNot } from '../../../mechanics/bars.js';
import { crossMines } from './mines.js';
import { isPortBombed, isTroopPort, findVoyage } from './seas.js';

const notPlayed: UnitBar = notPlayedBar('naval');
const notOnMap = notOnMapBar('18.0');
const notLand = unitBar('18.0', 'not-land', 'is not a land unit');
const moved = unitBar('18.0', 'moved', 'has moved already');
const commanding = unitBar('13.0', 'activated', 'is activated and may not move any more');
const noPort = unitBar('18.0', 'no-port', 'is not in a friendly port that is open to troops');
const portBombed: UnitBar = bar('32.2', 'port-bombed', (state: State, piece: number) =>
  bombedPort(state, state.cell[piece]),
);
const noOrder: UnitBar = bar(
  '18.0.orders',
  'no-headquarters',
  (state: State, piece: number) =>
    say`No headquarters can ship ${state.name(piece)}: first \`activate\` a Supreme HQ with the action naval, or the Naval HQ.`,
);

/** Returns the message that bombs have closed a port for this turn [32.2]. */
const bombedPort = (state: State, cell: Cell): string =>
  say`The port of ${state.ground.names.get(cell) ?? state.label(cell)} is bombed and closed to troops in this turn.`;

/**
 * Returns the headquarters that can order a voyage: an activated Naval HQ with a point left, or a Supreme HQ that uses
 * its action [18.0.orders].
 */
export function findShippingHq(state: State, piece: number): number | undefined {
  const { side, nation } = state.piece(piece);
  const naval = state.muster.headquarters[side].find(
    (hq) =>
      hq !== piece &&
      state.piece(hq).unitClass === 'naval headquarters' &&
      state.piece(hq).nation === nation &&
      state.activated[hq] === 1 &&
      servicesLeft(state, hq) > 0,
  );
  return naval ?? supremeFor(state, piece, 'naval');
}

/** Returns why a unit may not be shipped at all now; undefined if it may [18.0, 7.5.2, 31.0]. */
export function shippingBar(state: State, piece: number): UnitBar | undefined {
  const { side, isLand } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('naval')) return notPlayed;
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (!isLand) return notLand;
  if (neverMoves(state, piece)) return neverMovesBar;
  if (state.moved[piece] === 1) return moved;
  const back = movementPhaseBar(state, piece);
  if (back !== undefined) return back;
  if (state.activated[piece] === 1) return commanding;
  if (isFrozen(state, piece)) return frozen;
  const start = state.cell[piece];
  if (!isTroopPort(state, side, start)) return isPortBombed(state, side, start) ? portBombed : noPort;
  return findShippingHq(state, piece) === undefined ? noOrder : garrisonBar(state, piece);
}

/** Lists the ports to which a unit may be shipped. */
function portsFor(state: State, piece: number): Cell[] {
  const { side } = state.piece(piece);
  const from = state.cell[piece];
  const { seas } = state.ground;
  const ports = new Set(seas.flatMap((sea) => sea.ports));
  return [...ports].filter(
    (to) =>
      to !== from &&
      isTroopPort(state, side, to) &&
      standingBar(state, piece, to) === undefined &&
      findVoyage(state, side, from, to) !== undefined,
  );
}

function refuseVoyage(state: State, piece: number, to: Cell): Refusal | undefined {
  const { side } = state.piece(piece);
  const from = state.cell[piece];
  if (to === from) return refusal('18.0', 'there', say`${state.name(piece)} is in ${state.label(to)} already.`);
  if (isPortBombed(state, side, to)) return refusal('32.2', 'port-bombed', bombedPort(state, to));
  if (!isTroopPort(state, side, to))
    return refusal('18.0', 'no-port', say`${state.label(to)} is not a friendly port that is open to troops.`);
  if (findVoyage(state, side, from, to) === undefined)
    return refusal(
      '18.0.straits',
      'no-voyage',
      say`No ship can sail from ${state.label(from)} to ${state.label(to)}: they share no ice-free sea, and no friendly strait joins their seas.`,
    );
  return whyNot(standingBar(state, piece, to), state, piece, to);
}

/** Defines the order `ship "9.R" to 2009`: a headquarters ships a unit from port to port [18.0]. */
export const shipping = movementOrders<State>({
  verb: 'ship',
  rule: '18.0',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `ship UNIT to PORT`.'],
    way: ['no-cell', 'The order names no destination: `ship UNIT to PORT`.'],
    all: ['no-units', 'Shipping needs a unit and a port.'],
  },
  units: (state) => (state.isAdvanced && state.plays('naval') ? state.muster.land[state.side] : []),
  hasMoved: (state) => state.moved,
  barFor: shippingBar,
  destinations: portsFor,
  randomPath(state, piece, random) {
    const ports = portsFor(state, piece);
    return ports.length === 0 ? [] : [pickOne(ports, random)];
  },
  whyNot: (state, piece, { cells }) => refuseVoyage(state, piece, cells.at(-1) ?? NOWHERE),
  whyNotTogether: (_state, { pieces }) =>
    pieces.length > 1
      ? refusal('18.0.orders', 'one-unit', say`An order ships only one unit: name one unit.`)
      : undefined,
  perform: (state, { pieces: [piece], cells, order }) => sail(state, piece, cells[cells.length - 1], order),
});

function* sail(state: State, piece: number, to: Cell, order: Parameters<typeof crossMines>[4]): Play {
  const { side } = state.piece(piece);
  const from = state.cell[piece];
  const hq = findShippingHq(state, piece);
  const seas = findVoyage(state, side, from, to);
  if (hq === undefined || seas === undefined) return;
  if (state.piece(hq).unitClass === 'naval headquarters') state.served[hq]++;
  else takeAction(state, hq, 'naval');
  state.moved[piece] = 1;
  if (!(yield* crossMines(state, piece, seas, `${state.address}/${publicName(state, piece)}`, order))) return;
  state.enteredFrom[piece] = NOWHERE;
  state.put(piece, to);
  enterHexes(state, side, [to]);
  if (doPartisansFight(state, side, to)) beginBattle(state, to);
  state.emit('ship', '18.0', () => ({
    side,
    text: say`${state.name(piece)} goes by sea from ${state.label(from)} to ${state.label(to)}.`,
    pieces: [piece],
    cells: [from, to],
    facts: { left: servicesLeft(state, hq) },
  }));
}
