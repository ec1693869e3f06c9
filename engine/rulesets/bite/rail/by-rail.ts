import { NOWHERE, type Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { findFromRandomStart, randomWalk } from '../../../mechanics/movement/random-walk.js';
import type { OrderModel } from '../../../model/orders.js';
import { say, term } from '../../../model/say.js';
import { listedByUnit } from '../../../play/listing.js';
import { isRefusal, type Answer, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { hasRoom, isBase } from '../air/bases.js';
import { enterHexes } from '../control/control.js';
import { neverMovesBar, neverMoves } from '../command/seats.js';
import { alreadyMoved, alreadyActivated } from '../movement/move-bars.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { garrisonBar } from '../politics/persia.js';
import { regionBar, standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import {
  AREA_NAMES,
  areaOf,
  areasFor,
  capacity,
  capacityLeft,
  countRail,
  liesIn,
  trainsLeft,
  type Area,
} from './capacity.js';
import { isRailInMovementPhase, isFree, payFare, payingBar, type Payer } from './payers.js';
import { hasRail, railwayCutTo, railways, railwayTo, mayTrainStep, trackBar } from './tracks.js';

const notOnMap = notOnMapBar('7.4');
const unsupplied = unitBar('7.4', 'unsupplied', 'is out of supply and may not move by rail');
const offRail = unitBar('7.4', 'no-rail', 'is not on a railway');
const isNew = unitBar('7.4', 'new-unit', 'was placed this turn and may move by rail from the next turn on');
const blocked: UnitBar = bar('7.4', 'blocked', (state: State, piece: number) => {
  const { side } = state.piece(piece);
  const cell = state.cell[piece];
  return say`${state.name(piece)} may not begin rail movement: ${trackBar(state, side, cell)?.text(state, side, cell) ?? ''}.`;
});

/** Returns why a unit may not move by rail at all now; undefined if it may [7.4, A21, 13.0, 13.8.1.moscow]. */
function railUnitBar(state: State, piece: number): UnitBar | undefined {
  const { side, isHeadquarters } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== state.side) return notOwnUnit;
  if (cell < 0) return notOnMap;
  if (neverMoves(state, piece)) return neverMovesBar;
  if (isHeadquarters && state.activated[piece] === 1) return alreadyActivated;
  if (isRailInMovementPhase(state) && state.moved[piece] === 1) return alreadyMoved;
  if (isFrozen(state, piece)) return frozen;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  if (state.placed[piece] === 1 && state.rulings['rail.newUnits'] === 'nextTurn') return isNew;
  if (!hasRail(state, cell)) return offRail;
  return trackBar(state, side, cell) === undefined ? garrisonBar(state, piece) : blocked;
}

type StopBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const partial: StopBar = bar(
  '7.5.4.partial',
  'partial',
  (state: State, _piece: number, cell: Cell) =>
    say`${state.label(cell)} is a partial hex: no unit may end rail movement there.`,
);
const noBase: StopBar = bar(
  '3.4',
  'no-base',
  (state: State, piece: number, cell: Cell) =>
    say`${state.name(piece)} needs an air base with room; ${state.label(cell)} is not one.`,
);

/** Returns why a unit may not end its rail movement in a hex; undefined if it may. */
function stopBar(state: State, piece: number, cell: Cell): StopBar | undefined {
  const barred = standingBar(state, piece, cell);
  if (barred !== undefined) return barred;
  if (state.ground.closed[cell] === 1) return partial;
  const { isAir, side } = state.piece(piece);
  return isAir && !(isBase(state, side, cell) && hasRoom(state, piece, cell)) ? noBase : undefined;
}

/** A path by rail, and the area whose limit it counts against. */
interface Ride {
  readonly way: readonly Cell[];
  readonly area: Area;
}

/**
 * Returns a rail movement to a hex. Prefers an area that has rail movements left. Returns a refusal if no railway leads
 * to the hex or no area has rail movements left.
 * @param isCounted if false, rail movements left are not considered
 */
function rideTo(state: State, piece: number, to: Cell, isCounted = true): Ride | Refusal {
  const { side } = state.piece(piece);
  let found: Ride | undefined;
  for (const within of areasFor(side)) {
    if (!liesIn(state, side, within, state.cell[piece])) continue;
    const way = railwayTo(state, piece, to, (cell) => liesIn(state, side, within, cell));
    if (way.length === 0) continue;
    found = { way, area: areaOf(state, side, way) };
    if (!isCounted || capacityLeft(state, side, found.area) > 0) return found;
  }
  const name = state.name(piece);
  if (found === undefined) {
    const closed = whyNot(regionBar(state, piece, to), state, piece, to);
    if (closed !== undefined) return closed;
    const fails = (why: string): string => say`${name} cannot move to ${state.label(to)} by rail: ${why}.`;
    if (!hasRail(state, to)) return refusal('7.4', 'no-railway', fails(say`no railway leads to ${state.label(to)}`));
    const cut = railwayCutTo(state, piece, to);
    const stop = cut === undefined ? undefined : trackBar(state, side, cut);
    return cut === undefined || stop === undefined
      ? refusal('7.4', 'no-railway', fails(say`no railway connects the two hexes`))
      : refusal(stop.rule, 'no-railway', fails(stop.text(state, side, cut)));
  }
  const { value, ledger } = capacity(state, side, found.area);
  return refusal(
    side === 1 ? '7.4.soviet' : '7.4.axis',
    'no-capacity',
    say`${name} cannot move by rail: none of the ${value} rail movements ${term(AREA_NAMES[found.area])} is left in this turn.`,
    { why: ledger },
  );
}

/**
 * Returns whether a rail movement counts against the limit. If the ruling `stavka.freeRail` is `beyond`, the free rail
 * movement of the Stavka does not count [A38].
 */
const isCounted = (state: State, piece: number, payer: Payer): boolean =>
  !(isFree(state, piece, payer) && state.rulings['stavka.freeRail'] === 'beyond');

/**
 * Returns a text with the rail movements left after this one: `7 trains left in the Soviet Union`. Returns undefined if
 * rail movements are not limited.
 */
export function movementsLeft(state: State, piece: number, to: Cell, payer: Payer): string | undefined {
  const counted = isCounted(state, piece, payer);
  const ride = rideTo(state, piece, to, counted);
  if (isRefusal(ride)) return undefined;
  const left = capacityLeft(state, state.piece(piece).side, ride.area) - (counted ? 1 : 0);
  return left === Infinity ? undefined : trainsLeft(left, ride.area);
}

function refuse(state: State, { pieces: [piece] = [], cells: [to] = [], choice }: Answer): Refusal | undefined {
  if (piece === undefined || to === undefined)
    return refusal('7.4', 'no-unit', say`Name the unit and its destination: \`rail UNIT to HEX\`.`);
  const barred = railUnitBar(state, piece);
  if (barred !== undefined) return whyNot(barred, state, piece);
  if (to === state.cell[piece])
    return refusal('7.4', 'there', say`${state.name(piece)} is in ${state.label(to)} already.`);
  const ride = rideTo(state, piece, to, isCounted(state, piece, choice));
  return isRefusal(ride)
    ? ride
    : (whyNot(stopBar(state, piece, to), state, piece, to) ?? payingBar(state, piece, choice));
}

/** Lists possible payers of a rail movement: the store of the unit’s nation, or an HQ. */
function payersOf(state: State, piece: number): Payer[] {
  const names = state.muster.headquarters[state.side].map((hq) => state.name(hq));
  return [undefined, ...names].filter((payer) => payingBar(state, piece, payer) === undefined);
}

function answersOf(state: State, piece: number): Answer[] {
  const payers = payersOf(state, piece);
  if (payers.length === 0) return [];
  const answers: Answer[] = [];
  for (const cell of hexesWithTrains(state, piece))
    if (cell !== state.cell[piece] && stopBar(state, piece, cell) === undefined)
      answers.push(answerOf(piece, cell, payers[0]));
  return answers;
}

/**
 * Returns the hexes that a unit can reach by rail with the rail movements left, including its own hex; see
 * {@link rideTo}.
 */
function hexesWithTrains(state: State, piece: number): Iterable<Cell> {
  const { side } = state.piece(piece);
  const areas = areasFor(side);
  const left = areas.filter((area) => capacityLeft(state, side, area) > 0);
  if (left.length === 0) return [];
  const all = railways(state, piece);
  if (left.length === areas.length) return all;
  const found = new Set<Cell>();
  for (const within of areas) {
    if (!liesIn(state, side, within, state.cell[piece])) continue;
    for (const cell of railways(state, piece, (one) => liesIn(state, side, within, one)))
      if (left.includes(areaOf(state, side, state.search.line(cell)))) found.add(cell);
  }
  return all.filter((cell) => found.has(cell));
}

function answerOf(piece: number, cell: Cell, payer: Payer): Answer {
  const ride = { verb: 'rail', pieces: [piece], cells: [cell] };
  return payer === undefined ? ride : { ...ride, choice: payer };
}

/** In random play, a rail movement ends after each hex with a probability of 1 in this number. */
const STEPS_PER_HALT = 6;

/** Picks a random rail movement without searching all paths. */
function byChance(state: State, piece: number, random: (n: number) => number): Answer | undefined {
  if (payingBar(state, piece, undefined) !== undefined) return undefined;
  const { board } = state.ground;
  const mayRoll = mayTrainStep(state, piece);
  const way = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep: (to, at, path) => !path.includes(to) && mayRoll(at),
    stopsAfter: () => random(STEPS_PER_HALT) === 0,
  });
  const to = way.at(-1) ?? NOWHERE;
  const answer = answerOf(piece, to, undefined);
  return way.length > 1 && refuse(state, answer) === undefined ? answer : undefined;
}

/** `rail "41.Pz" to 0504 (paid "HQ Pz4")`: moves a unit by rail [7.4]. */
export const byRail = action<State>({
  verbs: ['rail'],
  ...listedByUnit<State>(
    'rail',
    (state) => state.muster.onBoard[state.side].filter((piece) => railUnitBar(state, piece) === undefined),
    answersOf,
  ),
  pick: (state, random) =>
    findFromRandomStart(state.muster.onBoard[state.side], random, (piece) =>
      railUnitBar(state, piece) === undefined ? byChance(state, piece, random) : undefined,
    ),
  answer: (state, order: OrderModel) =>
    refuseSeveral('7.4', order, 'unit', 'hex') ?? {
      verb: 'rail',
      pieces: unitsNamed(state, order.pieces).slice(0, 1),
      cells: writtenCells(order, 'to'),
      ...(Object.hasOwn(order.attributes, 'paid') && { choice: String(order.attributes.paid.value) }),
    },
  whyNot: refuse,
  perform(state, { pieces: [piece] = [], cells: [to] = [], choice }) {
    const counted = isCounted(state, piece, choice);
    const ride = rideTo(state, piece, to, counted);
    if (isRefusal(ride)) throw new Error(ride.message);
    payFare(state, piece, choice);
    if (!isBase(state, state.piece(piece).side, state.cell[piece])) state.leftFieldByRail[piece] = 1; //              [23.0.conditions]
    if (counted) countRail(state, ride.area);
    state.put(piece, to);
    if (isRailInMovementPhase(state)) state.moved[piece] = 1;
    if (state.piece(piece).isLand) enterHexes(state, state.side, ride.way.slice(1)); //                                  [3.3]
    state.emit('rail', '7.4', () => ({
      side: state.piece(piece).side,
      text: say`${state.name(piece)} moves to ${state.label(to)} by rail.`,
      pieces: [piece],
      cells: ride.way,
      facts: { cost: 1 },
    }));
    return undefined;
  },
});
