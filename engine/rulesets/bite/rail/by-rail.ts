import { NOWHERE, type Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { findFromRandomStart, randomWalk } from '../../../mechanics/movement/random-walk.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { isRefusal, type Answer, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { hasRoom, isBase } from '../air/bases.js';
import { enter } from '../control/control.js';
import { bound, isBound } from '../command/seats.js';
import { moved, spent } from '../movement/holding.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { garrisonBar } from '../politics/persia.js';
import { regionBar, standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
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
import { isAmongMarches, isFree, payFare, payingBar, type Payer } from './payers.js';
import { hasRail, railwayCutTo, railways, railwayTo, rolling, trackBar } from './tracks.js';

type Held = Bar<string, [state: State, piece: number]>;
const held = (rule: '7.4' | '3.1' | '7.3.2', slug: string, why: string): Held =>
  bar(rule, slug, (state: State, piece: number) => `${state.name(piece)} ${why}.`);
const others = held('3.1', 'other-side', 'is the enemy’s');
const away = held('7.4', 'not-on-map', 'is not on the map');
const unsupplied = held('7.4', 'unsupplied', 'is out of supply and goes nowhere by rail');
const offRail = held('7.4', 'no-rail', 'stands on no railway');
const isNew = held('7.4', 'new-unit', 'was placed in this turn and goes by rail from the next on');
const blocked: Held = bar('7.4', 'blocked', (state: State, piece: number) => {
  const { side } = state.piece(piece);
  const cell = state.cell[piece];
  return `${state.name(piece)} begins no rail movement: ${trackBar(state, side, cell)?.text(state, side, cell) ?? ''}.`;
});

/** What keeps a unit from any train [7.4, A21, 13.0, 13.8.1.moscow]. */
function railHeld(state: State, piece: number): Held | undefined {
  const { side, isHeadquarters } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== state.side) return others;
  if (cell < 0) return away;
  if (isBound(state, piece)) return bound;
  if (isHeadquarters && state.activated[piece] === 1) return spent;
  if (isAmongMarches(state) && state.moved[piece] === 1) return moved;
  if (isFrozen(state, piece)) return frozen;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  if (state.placed[piece] === 1 && state.rulings['rail.newUnits'] === 'nextTurn') return isNew;
  if (!hasRail(state, cell)) return offRail;
  return trackBar(state, side, cell) === undefined ? garrisonBar(state, piece) : blocked;
}

type Stop = Bar<string, [state: State, piece: number, cell: Cell]>;
const partial: Stop = bar(
  '7.5.4.partial',
  'partial',
  (state: State, _piece: number, cell: Cell) => `${state.label(cell)} is no whole hex: nobody gets off there.`,
);
const noBase: Stop = bar(
  '3.4',
  'no-base',
  (state: State, piece: number, cell: Cell) =>
    `${state.name(piece)} needs an air base with room; ${state.label(cell)} is none.`,
);

/** Why a unit does not leave the train in a hex. */
function stopBar(state: State, piece: number, cell: Cell): Stop | undefined {
  const barred = standingBar(state, piece, cell);
  if (barred !== undefined) return barred;
  if (state.ground.closed[cell] === 1) return partial;
  const { isAir, side } = state.piece(piece);
  return isAir && !(isBase(state, side, cell) && hasRoom(state, piece, cell)) ? noBase : undefined;
}

/** A way by rail, and where it counts. */
interface Ride {
  readonly way: readonly Cell[];
  readonly area: Area;
}

/** The way by rail to a hex: where it does not count, or in the area with movements left, if there is one; else why there is none. */
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
    const fails = (why: string): string => `${name} does not come to ${state.label(to)} by rail: ${why}.`;
    if (!hasRail(state, to)) return refusal('7.4', 'no-railway', fails(`no railway leads to ${state.label(to)}`));
    const cut = railwayCutTo(state, piece, to);
    const stop = cut === undefined ? undefined : trackBar(state, side, cut);
    return cut === undefined || stop === undefined
      ? refusal('7.4', 'no-railway', fails('no railway joins the two'))
      : refusal(stop.rule, 'no-railway', fails(stop.text(state, side, cut)));
  }
  const { value, ledger } = capacity(state, side, found.area);
  return refusal(
    side === 1 ? '7.4.soviet' : '7.4.axis',
    'no-capacity',
    `${name} finds no train: of ${value} rail movements ${AREA_NAMES[found.area]} none is left in this turn.`,
    { why: ledger },
  );
}

/** The Stavka’s free movement is one of those of the turn, or by the other reading comes on top [A38]. */
const isCounted = (state: State, piece: number, payer: Payer): boolean =>
  !(isFree(state, piece, payer) && state.rulings['stavka.freeRail'] === 'beyond');

/** `7 trains left in the Soviet Union`: what a ride leaves; undefined where trains are not counted. */
export function movementsLeft(state: State, piece: number, to: Cell, payer: Payer): string | undefined {
  const counted = isCounted(state, piece, payer);
  const ride = rideTo(state, piece, to, counted);
  if (isRefusal(ride)) return undefined;
  const left = capacityLeft(state, state.piece(piece).side, ride.area) - (counted ? 1 : 0);
  return left === Infinity ? undefined : trainsLeft(left, ride.area);
}

function refuse(state: State, { pieces: [piece] = [], cells: [to] = [], choice }: Answer): Refusal | undefined {
  if (piece === undefined || to === undefined)
    return refusal('7.4', 'no-unit', 'Write who goes by rail, and where: `rail UNIT to HEX`.');
  const barred = railHeld(state, piece);
  if (barred !== undefined) return whyNot(barred, state, piece);
  if (to === state.cell[piece])
    return refusal('7.4', 'there', `${state.name(piece)} is in ${state.label(to)} already.`);
  const ride = rideTo(state, piece, to, isCounted(state, piece, choice));
  return isRefusal(ride)
    ? ride
    : (whyNot(stopBar(state, piece, to), state, piece, to) ?? payingBar(state, piece, choice));
}

/** Who may pay now for a unit: its nation’s store, else an HQ. */
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

/** The hexes to which {@link rideTo} finds a unit a ride that is left, its own among them: by one search in each area. */
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

/** By chance a train gets off after each hex once in so many times. */
const HALTS_ONCE_IN = 6;

/** A ride by chance, without a search. */
function byChance(state: State, piece: number, random: (n: number) => number): Answer | undefined {
  if (payingBar(state, piece, undefined) !== undefined) return undefined;
  const { board } = state.ground;
  const mayRoll = rolling(state, piece);
  const way = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep: (to, at, path) => !path.includes(to) && mayRoll(at),
    stopsAfter: () => random(HALTS_ONCE_IN) === 0,
  });
  const to = way.at(-1) ?? NOWHERE;
  const answer = answerOf(piece, to, undefined);
  return way.length > 1 && refuse(state, answer) === undefined ? answer : undefined;
}

/** `rail "41.Pz" to 0504 (paid "HQ Pz4")`: a unit goes by rail [7.4]. */
export const byRail = action<State>({
  verbs: ['rail'],
  ...listedByUnit<State>(
    'rail',
    (state) => state.muster.onBoard[state.side].filter((piece) => railHeld(state, piece) === undefined),
    answersOf,
  ),
  pick: (state, random) =>
    findFromRandomStart(state.muster.onBoard[state.side], random, (piece) =>
      railHeld(state, piece) === undefined ? byChance(state, piece, random) : undefined,
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
    if (isAmongMarches(state)) state.moved[piece] = 1;
    if (state.piece(piece).isLand) enter(state, state.side, ride.way.slice(1)); //                                  [3.3]
    state.emit('rail', '7.4', () => ({
      side: state.piece(piece).side,
      text: `${state.name(piece)} goes to ${state.label(to)} by rail.`,
      pieces: [piece],
      cells: ride.way,
      facts: { cost: 1 },
    }));
    return undefined;
  },
});
