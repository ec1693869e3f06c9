import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP, UNREACHED } from '../../../board/reach.js';
import type { OrderModel } from '../../../model/orders.js';
import { count } from '../../../model/words.js';
import type { Fix } from '../../../model/finding.js';
import type { Refusal } from '../../../play/moment.js';
import { opponent, SIDE_NAMES } from '../state/pieces.js';
import { refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { points, pointsInWords } from './costs.js';
import { destinationsOf, wayTo } from './destinations.js';
import { isMarching } from './held.js';
import { pathLedger } from './path.js';
import { routesOf } from './routes.js';

/** Movement points nobody has: to find the way there would be. */
const ANY_POINTS = 250;

/** Why a unit cannot get to a cell in this phase, by the way that would be cheapest; undefined when it can. */
export function whyUnreachable(state: State, piece: number, cell: Cell): Refusal | undefined {
  if (wayTo(state, piece, cell).length > 0) return undefined;
  const { name, side } = state.piece(piece);
  const [at, from] = [state.label(cell), state.label(state.cell[piece])];
  if (state.cell[piece] === cell) return refusal('6.0', 'path-short', `${name} already stands in ${at}.`);
  if (state.owner[cell] === opponent(side)) {
    return refusal(
      '6.21',
      'enemy-occupied',
      `${SIDE_NAMES[opponent(side)]} units stand in ${at}; ${name} may not enter it [6.21], only overrun it [6.5].`,
    );
  }
  if (isMarching(state, piece)) {
    return refusal(
      '5.23',
      'march-end',
      `${name} cannot end turn 1 in ${at}: its march goes north, south or east with the whole allowance and leaves columns 01 and 02 [5.23].`,
    );
  }
  if (isClosedInTheWestTo(state, piece, cell)) {
    return refusal(
      '6.4',
      'west-columns',
      `${at} lies in the west columns; no Soviet unit enters them before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
    );
  }
  if (state.frozen[piece] === 1) {
    return refusal(
      '5.22',
      'frozen',
      `The ${state.piece(piece).army ?? ''}th Army may not move on turn 1; ${name} may only step ${count(state.numbers['firstTurn.frozenHexes'], 'hex', 'hexes')} from ${from} [5.22].`,
    );
  }
  return (
    tooDear(state, piece, cell) ??
    stopped(state, piece, cell) ??
    onlyByTheWest(state, piece, cell) ??
    refusal(
      '6.7',
      'no-way',
      `No way leads from ${from} to ${at}: lakes, enemy units or the map's edge close it [6.7, 6.21].`,
    )
  );
}

function tooDear(state: State, piece: number, cell: Cell): Refusal | undefined {
  const search = routesOf(state).from(piece, state.cell[piece], ANY_POINTS);
  const cost = search.cost[cell];
  if (cost === UNREACHED) return undefined;
  const left = state.left[piece];
  const halved = state.supplied[piece] === 0 ? ' (halved out of supply [6.25])' : '';
  return refusal(
    '6.23',
    'allowance',
    `The cheapest way from ${state.label(state.cell[piece])} to ${state.label(cell)} costs ${pointsInWords(cost)}; ${state.name(piece)} has ${points(left)}${halved} and may spend no more [6.23].`,
    {
      why: pathLedger(state, piece, search.path(cell)),
    },
  );
}

/** The way that would be open if enemy ZOC did not stop, and the hex where it does. */
function stopped(state: State, piece: number, cell: Cell): Refusal | undefined {
  const marks = routesOf(state).marksFor(piece);
  const { side, isLeader, name } = state.piece(piece);
  const free = Uint8Array.from(marks, (_, at) =>
    state.owner[at] === opponent(side) || isClosedInTheWestTo(state, piece, at) ? BLOCKED : 0,
  );
  const way = routesOf(state).from(piece, state.cell[piece], ANY_POINTS, free).path(cell);
  const stop = way.slice(1).find((one) => marks[one] & STOP);
  if (stop === undefined) return undefined;
  const at = state.label(stop);
  if (isLeader && stop === way.at(-1)) {
    return refusal(
      '10.23',
      'leader-alone',
      `${at} is in German ZOC; ${name} may enter it only with a unit that can attack, or with an untried one [10.23].`,
    );
  }
  return refusal(
    '6.22',
    'zoc-stop',
    `Every way to ${state.label(cell)} runs through enemy ZOC; by the shortest ${name} must stop in ${at} [6.22].`,
  );
}

/** The way that would be open but for the columns closed in the west, and the first hex of them on it [6.4]. */
function onlyByTheWest(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { name, side } = state.piece(piece);
  const open = Uint8Array.from(state.owner, (owner) => (owner === opponent(side) ? BLOCKED : 0));
  const way = routesOf(state).from(piece, state.cell[piece], ANY_POINTS, open).path(cell);
  const west = way.slice(1).find((one) => isClosedInTheWestTo(state, piece, one));
  if (west === undefined) return undefined;
  return refusal(
    '6.4',
    'west-columns',
    `Every way to ${state.label(cell)} runs through the west columns, by the shortest from ${state.label(west)}; ${name} may not enter them before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
  );
}

/** Replaces what an order says of the way by one that may be taken: the cheapest path there, or to the cell nearest to it. */
export function pathFixes(state: State, piece: number, order: OrderModel, cell: Cell): Fix[] {
  const way = wayTo(state, piece, cell);
  const target = way.length > 0 ? cell : nearestDestination(state, piece, cell);
  if (target === undefined) return [];
  const path = way.length > 0 ? way : wayTo(state, piece, target);
  const written =
    order.path.length > 0 ? order.path : (order.clauses.find(({ preposition }) => preposition === 'to')?.cells ?? []);
  const [first, last] = [written.at(0), written.at(-1)];
  if (first === undefined || last === undefined) return [];
  const text = order.path.length > 0 ? path.map((one) => state.label(one)).join(' > ') : state.label(target);
  return [
    {
      title: `${target === cell ? 'Go by' : 'Go as far as'} ${text}`,
      edits: [{ source: { ...first.source, end: last.source.end }, text }],
    },
  ];
}

function nearestDestination(state: State, piece: number, cell: Cell): Cell | undefined {
  const { board } = state.ground;
  const open = destinationsOf(state, piece);
  let nearest: Cell | undefined;
  for (let i = open.first; i < open.first + open.count; i++) {
    const one = open.cells[i];
    if (nearest === undefined || board.distance(one, cell) < board.distance(nearest, cell)) nearest = one;
  }
  return nearest;
}
