import type { Cell } from '../../../board/board.js';
import { UNREACHED, type Reach } from '../../../board/reach.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import { movementOrders, type MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import type { Step } from '../../../mechanics/movement/step-costs.js';
import { walkPath } from '../../../mechanics/movement/walk-path.js';
import { say } from '../../../model/say.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { hexes } from '../leaders/command.js';
import { RAIL } from '../state/ground.js';
import { isMarching, stoppedByOverrun } from '../movement/held.js';
import { SOVIET } from '../state/pieces.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { enteredBy, STOPPED, type State } from '../state/state.js';
import { inEnemyZone } from '../zones/zones.js';
import { barOnTrains, lineLedger, railCost, trainsFrom } from './railway.js';

export const BY_RAIL = 'rail';

const LACKING = ['no-units', 'Write which units go where: `rail UNITS to CELL`.'] as const;

/**
 * Rail movement of Soviet units [6.3]: along joined rail hexes, up to 30 hexes, eight units per turn. An answer names
 * units of one hex and either a destination, which they reach by the shortest rail path, or the whole rail path.
 */
export const railing: OrderKind = movementOrders<State>({
  verb: BY_RAIL,
  rule: '6.32',
  lacks: { units: LACKING, way: LACKING, all: LACKING },
  units: ({ muster, side }) => (side === SOVIET ? muster.bySide[SOVIET] : []),
  barFor: (state, piece, going) => barOnBoarding(state, piece, going && takenBefore(state, piece, going)),
  hasMoved: ({ moved }) => moved,
  destinations: stationsOf,
  cheapestPath: (state, _piece, from, to) => trainsFrom(state, from, Infinity).path(to),
  randomPath: ride,
  whyNot: (state, piece, { cells }) =>
    cells.length > 1 ? refuseLine(state, piece, cells) : refuseStation(state, piece, cells[0]),
  perform: performRail,
});

/**
 * Returns whether a unit entered the map in this phase and has not moved since. If such a unit goes on by rail, it is
 * not one of the eight units that may use the railway, but the hex of its entry counts as part of its distance [6.32,
 * AMB-54].
 */
function hasJustEntered(state: State, piece: number): boolean {
  return state.moved[piece] === 0 && state.started[piece] === enteredBy(state.cell[piece]);
}

/** Returns whether an overrun has taken a unit out of the hex in which its movement phase began [6.32, 6.51]. */
function hasOverrun(state: State, piece: number): boolean {
  return state.started[piece] !== state.cell[piece] && !hasJustEntered(state, piece);
}

/** Returns how many rail hexes a unit may go. Supply and command do not matter [6.34, 10.33]. */
function railHexes(state: State, piece: number): number {
  const all = state.numbers['rail.hexes'];
  return hasJustEntered(state, piece) ? all - railCost(state, state.cell[piece]) : all;
}

/**
 * Returns the reason why a unit may not move by rail now; undefined when it may. `usedCapacity` is the rail capacity
 * that other units of the order use already.
 */
function barOnBoarding(state: State, piece: number, usedCapacity = 0): Bar | undefined {
  const { name, side, railWeight, army } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== SOVIET)
    return bar('6.36', 'no-rail', () => say`${name} is German; only Soviet units go by rail [6.36].`);
  if (state.side !== SOVIET)
    return bar('6.24', 'not-its-phase', () => say`${name} goes by rail in the Soviet movement phase only [6.24].`);
  if (cell < 0)
    return bar('6.32', 'not-on-map', () => say`${name} is not on the map; enter it by a rail hex first [6.32].`);
  const at = (): string => state.label(cell);
  if (state.disrupted[piece] === 1)
    return bar('6.62', 'disrupted', () => say`${name} in ${at()} is disrupted and may not move [6.62].`);
  if (state.moved[piece] === STOPPED) return stoppedByOverrun(state, piece);
  if (state.moved[piece] !== 0 || hasOverrun(state, piece))
    return bar(
      '6.32',
      'moved-already',
      () => say`${name} has moved in this phase; rail movement begins where the phase began [6.32].`,
    );
  if (isMarching(state, piece))
    return bar(
      '5.23',
      'march-rail',
      () => say`${name} belongs to the ${army ?? ''}th Army, which does not go by rail on turn 1 [5.23].`,
    );
  if (state.frozen[piece] === 1)
    return bar('5.22', 'frozen', () => say`The ${army ?? ''}th Army may not move on turn 1 [5.21, 5.22].`);
  if (state.ground.rail[cell] === 0)
    return bar(
      '6.32',
      'not-on-rail',
      () => say`${at()} is not a rail hex; ${name} must begin and end on the railway [6.32].`,
    );
  if (inEnemyZone(state, SOVIET, cell))
    return bar(
      '6.22',
      'held-in-zoc',
      () => say`${name} in ${at()} stands in enemy ZOC and may not leave by choice [6.22, 8.13].`,
    );
  if (state.railClosedUntil[cell] > state.turn)
    return bar('6.37', 'rail-cut', () => say`The railway is cut in ${at()}; no train leaves it this turn [6.37].`);
  const capacity = state.numbers['rail.units'];
  if (!hasJustEntered(state, piece) && state.railUsed + usedCapacity + railWeight > capacity) {
    return bar(
      '6.31',
      'rail-capacity',
      () =>
        say`${state.railUsed + usedCapacity} of ${capacity} units already go by rail this turn and ${name} counts ${railWeight}; there is room for ${capacity - state.railUsed - usedCapacity} [6.31].`,
    );
  }
  return undefined;
}

/** Returns the rail capacity used by the units that precede a unit in its order [6.31]. */
function takenBefore(state: State, piece: number, { pieces }: MoveRequest): number {
  return pieces
    .slice(0, pieces.indexOf(piece))
    .reduce((sum, one) => sum + (hasJustEntered(state, one) ? 0 : state.piece(one).railWeight), 0);
}

/** Finds the cells to which a unit may go by rail. */
function trainsOf(state: State, piece: number): Reach {
  return trainsFrom(state, state.cell[piece], railHexes(state, piece));
}

function stationsOf(state: State, piece: number): Int32Array {
  const { cells, count } = trainsOf(state, piece);
  return cells.subarray(1, count);
}

/**
 * Finds the hexes that a unit may reach by rail, and the distance to each in rail hexes. A hex under interdiction
 * counts as more than one. Empty if the unit may not move by rail.
 */
export function stationsInReach(
  state: State,
  piece: number,
): readonly { readonly cell: Cell; readonly cost: number }[] {
  if (barOnBoarding(state, piece) !== undefined) return [];
  const { cost } = trainsOf(state, piece);
  return Array.from(stationsOf(state, piece), (cell) => ({ cell, cost: cost[cell] }));
}

/** Returns the rail path of a unit: the written path, or the shortest path to a rail hex. */
export function lineOf(state: State, { cells = [] }: Partial<MoveRequest>, piece: number): readonly Cell[] {
  return cells.length > 1 ? cells : trainsOf(state, piece).path(cells[0]);
}

/** In random play, a train halts after each hex with a probability of 1 in this number. */
const HALTS_ONCE_IN_HEXES = 16;

/** Picks a random path along the rails that does not turn back. Empty when no train can leave. */
function ride(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { board, hexsides } = state.ground;
  let left = railHexes(state, piece);
  const line = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep: (to, at, path) =>
      (hexsides[at] & RAIL) !== 0 &&
      to !== path[path.length - 2] &&
      railCost(state, to) <= left &&
      barOnTrains(state, to) === undefined,
    stopsAfter(to) {
      left -= railCost(state, to);
      return random(HALTS_ONCE_IN_HEXES) === 0;
    },
  });
  return line.length > 1 ? line : [];
}

function refuseStation(state: State, piece: number, end: Cell): Refusal | undefined {
  const start = state.cell[piece];
  const name = state.name(piece);
  if (start === end) return refusal('6.32', 'path-short', say`${name} already stands in ${state.label(end)}.`);
  if (state.ground.rail[end] === 0)
    return refusal(
      '6.32',
      'not-on-rail',
      say`${state.label(end)} is not a rail hex; ${name} must end on the railway [6.32].`,
    );
  const most = railHexes(state, piece);
  const reach = trainsFrom(state, start, Infinity);
  const cost = reach.cost[end];
  if (cost === UNREACHED)
    return (
      whyNot(barOnTrains(state, end)) ??
      refusal(
        '6.32',
        'no-line',
        say`No open line of rail hexes joins ${state.label(start)} and ${state.label(end)}: it is cut, in enemy ZOC or not built [6.32, 6.37].`,
      )
    );
  if (cost > most)
    return refusal(
      '6.33',
      'rail-hexes',
      say`From ${state.label(start)} to ${state.label(end)} the railway counts ${hexes(cost)}; ${name} may go ${most} [6.33].`,
    );
  return undefined;
}

function refuseLine(state: State, piece: number, path: readonly Cell[]): Refusal | undefined {
  const { board, hexsides } = state.ground;
  const name = state.name(piece);
  if (path[0] !== state.cell[piece])
    return refusal(
      '6.32',
      'path-start',
      say`The line begins in ${state.label(path[0])}, but ${name} stands in ${state.label(state.cell[piece])}.`,
    );
  const most = railHexes(state, piece);
  const noRailway = ({ from, to }: Step): Refusal =>
    refusal('6.32', 'no-line', say`No railway joins ${state.label(from)} and ${state.label(to)} [6.32].`);
  const walked = walkPath(board, path, {
    notAdjacent: noRailway,
    take(step) {
      const { from, to, direction } = step;
      if (!(hexsides[from * board.directions + direction] & RAIL)) return noRailway(step);
      return whyNot(barOnTrains(state, to)) ?? { cost: railCost(state, to), stops: false };
    },
    limit: {
      points: most,
      checked: 'whole path',
      refuse: ({ spent }) =>
        refusal('6.33', 'rail-hexes', say`The line counts ${hexes(spent)}; ${name} may go ${most} [6.33].`),
    },
  });
  return isRefusal(walked) ? walked : undefined;
}

function performRail(state: State, { pieces, cells }: MoveRequest): undefined {
  for (const piece of pieces) {
    const start = state.cell[piece];
    const path = lineOf(state, { cells }, piece);
    if (!hasJustEntered(state, piece)) state.railUsed += state.piece(piece).railWeight;
    for (const cell of path) state.control[cell] = SOVIET;
    state.railed[piece] = 1;
    state.moved[piece] = 1;
    state.left[piece] = 0;
    state.put(piece, path.at(-1)!);
    state.emit('rail', '6.32', () => ({
      side: SOVIET,
      text: say`${state.name(piece)} goes by rail from ${state.label(start)} to ${state.label(path.at(-1)!)}.`,
      pieces: [piece],
      cells: path,
      facts: { hexes: lineLedger(state, path).value, units: state.railUsed },
    }));
  }
}
