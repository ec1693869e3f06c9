import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Arrival } from '../../../mechanics/muster/groups.js';
import { firstArrivalTurn } from '../../../mechanics/special-rules/brought-arrivals.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { Muster } from '../state/muster.js';
import { DUE, EXPECTED, type State } from '../state/state.js';
import { notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { opponent } from '../vocabulary/sides.js';
import { freePlaces, noRoomTogether, placingBar, putNew, roomBar, roomTogether, type PlacingBar } from './placement.js';

/** Makes arriving units of the phasing side available for placement [7.3, BPS.arrivals]. */
export function makeUnitsDue(state: State): void {
  for (const arrival of state.muster.arrivals) {
    if (arrival.side !== state.side || firstArrivalTurn(state.brought, state.scenario, arrival) > state.turn) continue;
    const due = arrival.pieces.filter((piece) => state.cell[piece] === EXPECTED && !state.piece(piece).isStrategic);
    if (due.length === 0) continue;
    for (const piece of due) state.put(piece, DUE);
    state.emit('arrive', '7.3', () => ({ text: say`${state.names(due).join(', ')} may be placed.`, pieces: due }));
  }
}

/** Returns the arrival of each unit of a scenario. */
const arrivalsBy = memoize(({ arrivals }: Muster): ReadonlyMap<number, Arrival> => {
  const by = new Map<number, Arrival>();
  for (const arrival of arrivals) for (const piece of arrival.pieces) if (!by.has(piece)) by.set(piece, arrival);
  return by;
});

/**
 * Returns the entry hexes that the order of battle states for a unit. Empty if none are stated; the unit is then placed
 * like a rebuilt unit [7.3.1].
 */
const entriesOf = (state: State, piece: number): readonly Cell[] => arrivalsBy(state.muster).get(piece)?.cells ?? [];

const notDue = unitBar('7.3', 'not-due', 'is not waiting to be placed');
const elsewhere: PlacingBar = bar(
  '7.3.1',
  'wrong-entry',
  (state, piece, cell) =>
    say`${state.name(piece)} must be placed in ${entriesOf(state, piece)
      .map((one) => state.ground.names.get(one) ?? state.label(one))
      .join(', ')}, not in ${state.ground.names.get(cell) ?? state.label(cell)}.`,
);
const enemyThere: PlacingBar = bar(
  '7.3.2',
  'enemy-there',
  (state, _, cell) => say`${state.label(cell)} is held by the enemy.`,
);

function dueBar(state: State, piece: number): UnitBar | undefined {
  if (state.piece(piece).side !== state.side) return notOwnUnit;
  return state.cell[piece] === DUE ? undefined : notDue;
}

/**
 * Returns why an arriving unit may not be placed in a hex; undefined if it may. A unit with entry hexes must use them.
 * A city takes only a limited number of new units, and enemy or rival units close a hex [7.3.1, 7.3.2, 5.3.rivals,
 * 5.5.germans].
 */
function arrivalBar(state: State, piece: number, cell: Cell): PlacingBar | undefined {
  const entries = entriesOf(state, piece);
  if (entries.length === 0) return placingBar(state, piece, cell);
  if (!entries.includes(cell)) return elsewhere;
  const barred = standingBar(state, piece, cell);
  if (barred !== undefined) return barred;
  const { side } = state.piece(piece);
  if (state.ground.city[cell] > 0) return roomBar(state, piece, cell);
  const isEnemys = state.units[opponent(side)][cell] > 0 || state.control[cell] === opponent(side);
  return isEnemys ? enemyThere : undefined;
}

const placesFor = (state: State, piece: number): Cell[] => {
  const entries = entriesOf(state, piece);
  return entries.length === 0
    ? freePlaces(state, piece)
    : entries.filter((cell) => arrivalBar(state, piece, cell) === undefined);
};

const dueNow = (state: State): number[] =>
  state.muster.onBoard[state.side].filter((piece) => state.cell[piece] === DUE);

const place = (piece: number, cell: Cell): Answer => ({ verb: 'place', pieces: [piece], cells: [cell] });

/** `place "1.Shock" to Siberia`: places a due unit [7.3.1, 7.3.2]. */
export const placing: OrderKind<State> = action<State>({
  verbs: ['place'],
  ...listedByUnit<State>('place', dueNow, (state, piece) => placesFor(state, piece).map((cell) => place(piece, cell))),
  pick(state, random) {
    const due = dueNow(state);
    if (due.length === 0) return undefined;
    const piece = pickOne(due, random);
    const cells = placesFor(state, piece);
    return cells.length === 0 ? undefined : place(piece, pickOne(cells, random));
  },
  answer(state, order) {
    const several = refuseSeveral('7.3.1', order, 'hex');
    if (several !== undefined) return several;
    const pieces = unitsNamed(state, order.pieces, (piece) => state.cell[piece] === DUE);
    const written = writtenCells(order, 'to');
    const entries = pieces.length === 0 ? [] : placesFor(state, pieces[0]);
    return { verb: 'place', pieces, cells: written.length > 0 ? written : entries.slice(0, 1) };
  },
  whyNot: refusePlacing,
  perform(state, { pieces = [], cells: [cell = NOWHERE] = [] }) {
    for (const piece of pieces) placeUnit(state, piece, cell);
    return undefined;
  },
});

function refusePlacing(state: State, { pieces = [], cells: [cell] = [] }: Answer): Refusal | undefined {
  if (pieces.length === 0 || cell === undefined)
    return refusal('7.3.1', 'no-place', say`Name the units and the hex: \`place UNITS to HEX\`.`);
  for (const piece of pieces) {
    const refused = whyNot(dueBar(state, piece), state, piece);
    if (refused !== undefined) return refused;
    const refusalThere = whyNot(arrivalBar(state, piece, cell), state, piece, cell);
    if (refusalThere !== undefined) return refusalThere;
  }
  return roomTogether(state, pieces, cell, (piece) => arrivalBar(state, piece, cell))
    ? undefined
    : noRoomTogether(state, pieces, cell);
}

function placeUnit(state: State, piece: number, cell: Cell): void {
  putNew(state, piece, cell);
  state.emit('place', '7.3.1', () => ({
    text: say`${state.name(piece)} is placed in ${state.ground.names.get(cell) ?? state.label(cell)}.`,
    pieces: [piece],
    cells: [cell],
    arrival: arrivalsBy(state.muster).get(piece)?.source,
  }));
}

/** `delay "1.Shock"`: keeps a due unit for a later month [7.3.3]. */
export const delaying: OrderKind<State> = action<State>({
  verbs: ['delay'],
  ...listedByUnit<State>('delay', undelayedUnits, (_, piece) => [{ verb: 'delay', pieces: [piece] }]),
  answer: (state, order) => ({
    verb: 'delay',
    pieces: unitsNamed(state, order.pieces, (piece) => state.cell[piece] === DUE),
  }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0) return refusal('7.3.3', 'no-units', say`The order names no unit: \`delay UNITS\`.`);
    const piece = pieces.find((one) => dueBar(state, one) !== undefined);
    return piece === undefined ? undefined : whyNot(dueBar(state, piece), state, piece);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) state.isDelayed[piece] = 1;
    return undefined;
  },
});

function undelayedUnits(state: State): number[] {
  return dueNow(state).filter((piece) => state.isDelayed[piece] === 0);
}

/**
 * Places due units that were not delayed, each in the first hex where it may be placed. Units without such a hex wait
 * [7.3.2, 7.3.3].
 */
export function placeDue(state: State): void {
  for (const piece of undelayedUnits(state)) {
    const cell = placesFor(state, piece).at(0);
    if (cell !== undefined) placeUnit(state, piece, cell);
  }
}
