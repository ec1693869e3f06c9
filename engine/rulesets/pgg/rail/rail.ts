import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { BLOCKED, IMPASSABLE, STOP, UNREACHED, type Reach } from '../../../board/reach.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Reckoned } from '../../../model/ledger.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { hexes } from '../leaders/command.js';
import { RAIL } from '../state/ground.js';
import { markersOf } from '../interdiction/interdiction.js';
import { isMarching, stoppedByOverrun } from '../movement/held.js';
import { reachOn, type SharedReach } from '../movement/routes.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenWay } from '../../../play/written-cells.js';
import { SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { bar, refusal } from '../refusal.js';
import { cite, step } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { GERMAN_MARKER } from '../interdiction/markers.js';
import { enteredBy, STOPPED, type State } from '../state/state.js';
import { inEnemyZone } from '../zones/zones.js';

export const BY_RAIL = 'rail';

/**
 * Rail movement of Soviet units [6.3]: from rail hex to joined rail hex, up to 30, eight units a turn. An answer names
 * units of one hex and the hex they go to by the shortest line, or the whole line.
 */
export const railing: OrderKind = {
  verbs: [BY_RAIL],
  legal: (state) =>
    state.pieces.flatMap(({ index }) => (barOnBoarding(state, index) === undefined ? stationsOf(state, index) : [])),
  pick: pickRail,
  read: readRail,
  refuse: refuseRail,
  perform: performRail,
};

/** Where trains run, for one game: the rails never change, what lies on them does. */
class Railway {
  private readonly shared: SharedReach;
  private readonly steps: Uint8Array;
  private readonly marks: Uint8Array;

  constructor(private readonly state: State) {
    const { board, hexsides } = state.ground;
    this.shared = reachOn(board);
    this.steps = hexsides.map((bits) => (bits & RAIL ? 1 : IMPASSABLE));
    this.marks = new Uint8Array(board.size);
  }

  /** Where trains come from a hex, with their cost in rail hexes [6.32, 6.33, 13.31]. */
  from(start: Cell, budget: number): Reach {
    const { state, marks, steps, shared } = this;
    const { reach } = shared;
    shared.user = this;
    for (const cell of state.ground.stations) marks[cell] = isShutToTrains(state, cell) ? BLOCKED : 0;
    const interdicted = markersOf(state, GERMAN_MARKER);
    for (const cell of interdicted) this.charge(cell, railCost(state, cell));
    reach.run(start, budget, steps, marks);
    for (const cell of interdicted) this.charge(cell, 1);
    return reach;
  }

  /** What every rail into a hex costs. */
  private charge(cell: Cell, cost: number): void {
    const { board } = this.state.ground;
    for (let direction = 0; direction < board.directions; direction++) {
      const from = board.neighbour(cell, direction);
      if (from < 0) continue;
      const at = from * board.directions + board.direction(from, cell);
      if (this.steps[at] !== IMPASSABLE) this.steps[at] = cost;
    }
  }
}

const railways = new WeakMap<State, Railway>();
function railwayOf(state: State): Railway {
  let railway = railways.get(state);
  if (railway === undefined) railways.set(state, (railway = new Railway(state)));
  return railway;
}

/** What a rail hex counts against the thirty: more under German interdiction [13.31]. */
function railCost(state: State, cell: Cell): number {
  return state.interdicted[cell] & GERMAN_MARKER ? state.rulings['rail.interdictedCost'] : 1;
}

/** Enemy units and ZOC, closed columns and cut rails stop trains [6.32, 6.37, 6.4]. */
function isShutToTrains(state: State, cell: Cell): boolean {
  return (state.marks[SOVIET][cell] & (BLOCKED | STOP)) !== 0 || state.railClosedUntil[cell] > state.turn;
}

/** Entered the map this phase and still stands where it did: it goes on by rail outside the eight, its entry hex counted [6.32, AMB-54]. */
function hasJustEntered(state: State, piece: number): boolean {
  return state.moved[piece] === 0 && state.started[piece] === enteredBy(state.cell[piece]);
}

/** The rail hexes a unit may go: supply and command do not change them [6.34, 10.33]. */
function railHexes(state: State, piece: number): number {
  const all = state.numbers['rail.hexes'];
  return hasJustEntered(state, piece) ? all - railCost(state, state.cell[piece]) : all;
}

/** What keeps a unit from going by rail at all now, when others of the order already take `taken` of the capacity. */
function barOnBoarding(state: State, piece: number, taken = 0): Bar | undefined {
  const { name, side, railWeight, army } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== SOVIET) return bar('6.36', 'no-rail', () => `${name} is German; only Soviet units go by rail [6.36].`);
  if (state.side !== SOVIET)
    return bar('6.24', 'not-its-phase', () => `${name} goes by rail in the Soviet movement phase only [6.24].`);
  if (cell < 0)
    return bar('6.32', 'not-on-map', () => `${name} is not on the map; enter it by a rail hex first [6.32].`);
  const at = (): string => state.label(cell);
  if (state.disrupted[piece] === 1)
    return bar('6.62', 'disrupted', () => `${name} in ${at()} is disrupted and may not move [6.62].`);
  if (state.moved[piece] === STOPPED) return stoppedByOverrun(state, piece);
  if (state.moved[piece] !== 0)
    return bar(
      '6.32',
      'moved-already',
      () => `${name} has moved in this phase; rail movement begins where the phase began [6.32].`,
    );
  if (isMarching(state, piece))
    return bar(
      '5.23',
      'march-rail',
      () => `${name} belongs to the ${army ?? ''}th Army, which does not go by rail on turn 1 [5.23].`,
    );
  if (state.frozen[piece] === 1)
    return bar('5.22', 'frozen', () => `The ${army ?? ''}th Army may not move on turn 1 [5.21, 5.22].`);
  if (state.ground.rail[cell] === 0)
    return bar(
      '6.32',
      'not-on-rail',
      () => `${at()} is no rail hex; ${name} must begin and end on the railway [6.32].`,
    );
  if (inEnemyZone(state, SOVIET, cell))
    return bar(
      '6.22',
      'held-in-zoc',
      () => `${name} in ${at()} stands in enemy ZOC and may not leave by choice [6.22, 8.13].`,
    );
  if (state.railClosedUntil[cell] > state.turn)
    return bar('6.37', 'rail-cut', () => `The railway is cut in ${at()}; no train leaves it this turn [6.37].`);
  const capacity = state.numbers['rail.units'];
  if (!hasJustEntered(state, piece) && state.railUsed + taken + railWeight > capacity) {
    return bar(
      '6.31',
      'rail-capacity',
      () =>
        `${state.railUsed + taken} of ${capacity} units already go by rail this turn and ${name} counts ${railWeight}; there is room for ${capacity - state.railUsed - taken} [6.31].`,
    );
  }
  return undefined;
}

function stationsOf(state: State, piece: number): Answer[] {
  const reach = railwayOf(state).from(state.cell[piece], railHexes(state, piece));
  return Array.from(reach.cells.subarray(1, reach.count), (cell) => ({
    verb: BY_RAIL,
    pieces: [piece],
    cells: [cell],
  }));
}

/** Stations a unit may go to, with the rail hexes they count; none when it may not board. */
export function stationsInReach(
  state: State,
  piece: number,
): readonly { readonly cell: Cell; readonly cost: number }[] {
  if (barOnBoarding(state, piece) !== undefined) return [];
  const reach = railwayOf(state).from(state.cell[piece], railHexes(state, piece));
  return Array.from(reach.cells.subarray(1, reach.count), (cell) => ({ cell, cost: reach.cost[cell] }));
}

/** The line a unit goes: the one written, or the shortest to a station. */
export function lineOf(state: State, { cells = [] }: Pick<Answer, 'cells'>, piece: number): readonly Cell[] {
  return cells.length > 1 ? cells : railwayOf(state).from(state.cell[piece], railHexes(state, piece)).path(cells[0]);
}

/** What each rail hex of a line counts [6.33, 13.31]. */
export function lineLedger(state: State, line: readonly Cell[]): Reckoned {
  const counts = line.slice(1).map((cell) => ({ cell, cost: railCost(state, cell) }));
  const dear = counts.filter(({ cost }) => cost > 1);
  return {
    value: counts.reduce((sum, { cost }) => sum + cost, 0),
    ledger: [
      step(`${hexes(counts.length)} of railway`, '6.33'),
      ...dear.map(({ cell, cost }) => step(`${state.label(cell)}: ${cost} under interdiction`, '13.31')),
    ],
  };
}

function pickRail(state: State, random: (n: number) => number): Answer | undefined {
  if (state.side !== SOVIET) return undefined;
  const units = state.muster.bySide[SOVIET];
  const first = random(units.length);
  for (let i = 0; i < units.length; i++) {
    const piece = units[(first + i) % units.length];
    if (state.moved[piece] !== 0 || barOnBoarding(state, piece) !== undefined) continue;
    const line = ride(state, piece, random);
    if (line.length > 1) return { verb: BY_RAIL, pieces: [piece], cells: line };
  }
  return undefined;
}

/** A train halts after a hex once in so many. */
const HALT = 16;

/** A line along the rails by chance, never straight back: every hex in reach may be its end. */
function ride(state: State, piece: number, random: (n: number) => number): Cell[] {
  const { board, hexsides } = state.ground;
  const { directions, neighbours } = board;
  const line = [state.cell[piece]];
  for (let left = railHexes(state, piece); ;) {
    const from = line[line.length - 1];
    const first = random(directions);
    let next = NOWHERE;
    for (let turn = 0; turn < directions && next === NOWHERE; turn++) {
      const at = from * directions + ((first + turn) % directions);
      const to = neighbours[at];
      if (to < 0 || (hexsides[at] & RAIL) === 0 || to === line[line.length - 2] || isShutToTrains(state, to)) continue;
      if (railCost(state, to) <= left) next = to;
    }
    if (next === NOWHERE) return line;
    left -= railCost(state, next);
    line.push(next);
    if (random(HALT) === 0) return line;
  }
}

function readRail(state: State, order: OrderModel): Answer | Refusal {
  const pieces = unitsNamed(state, order.pieces);
  const cells = writtenWay(order, 'to');
  if (pieces.length === 0 || cells.length === 0)
    return refusal('6.32', 'no-units', 'Write which units go where: `rail UNITS to CELL`.');
  const answer: Answer = { verb: BY_RAIL, pieces, cells, order };
  return refuseRail(state, answer) ?? answer;
}

function refuseRail(state: State, { pieces = [], cells = [] }: Answer): Refusal | undefined {
  const end = cells.at(-1);
  if (pieces.length === 0 || end === undefined)
    return refusal('6.32', 'no-units', 'Write which units go where: `rail UNITS to CELL`.');
  let taken = 0;
  for (const piece of pieces) {
    const refused =
      whyNot(barOnBoarding(state, piece, taken)) ??
      (cells.length > 1 ? refuseLine(state, piece, cells) : refuseStation(state, piece, end));
    if (refused !== undefined) return refused;
    if (!hasJustEntered(state, piece)) taken += state.piece(piece).railWeight;
  }
  return undefined;
}

function refuseStation(state: State, piece: number, end: Cell): Refusal | undefined {
  const start = state.cell[piece];
  const name = state.name(piece);
  if (start === end) return refusal('6.32', 'path-short', `${name} already stands in ${state.label(end)}.`);
  if (state.ground.rail[end] === 0)
    return refusal(
      '6.32',
      'not-on-rail',
      `${state.label(end)} is no rail hex; ${name} must end on the railway [6.32].`,
    );
  const most = railHexes(state, piece);
  const reach = railwayOf(state).from(start, 254);
  const cost = reach.cost[end];
  if (cost === UNREACHED)
    return (
      refuseShut(state, end) ??
      refusal(
        '6.32',
        'no-line',
        `No open line of rail hexes joins ${state.label(start)} and ${state.label(end)}: it is cut, in enemy ZOC or not built [6.32, 6.37].`,
      )
    );
  if (cost > most)
    return refusal(
      '6.33',
      'rail-hexes',
      `From ${state.label(start)} to ${state.label(end)} the railway counts ${hexes(cost)}; ${name} may go ${most} [6.33].`,
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
      `The line begins in ${state.label(path[0])}, but ${name} stands in ${state.label(state.cell[piece])}.`,
    );
  let cost = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    const direction = board.direction(from, to);
    if (direction < 0 || !(hexsides[from * board.directions + direction] & RAIL)) {
      return refusal('6.32', 'no-line', `No railway joins ${state.label(from)} and ${state.label(to)} [6.32].`);
    }
    const shut = refuseShut(state, to);
    if (shut !== undefined) return shut;
    cost += railCost(state, to);
  }
  const most = railHexes(state, piece);
  return cost > most
    ? refusal('6.33', 'rail-hexes', `The line counts ${hexes(cost)}; ${name} may go ${most} [6.33].`)
    : undefined;
}

/** Why no train enters a hex [6.32, 6.37, 6.4]. */
function refuseShut(state: State, cell: Cell): Refusal | undefined {
  const label = state.label(cell);
  if (inEnemyZone(state, SOVIET, cell))
    return refusal('6.32', 'rail-zoc', `${label} is in German ZOC; trains may not enter it [6.32].`);
  if (state.railClosedUntil[cell] > state.turn)
    return refusal('6.37', 'rail-cut', `The railway is cut in ${label}; trains may not use it this turn [6.37].`);
  if (isShutToTrains(state, cell))
    return refusal('6.4', 'west-columns', `${label} is closed to Soviet units [6.21, 6.4].`);
  return undefined;
}

function performRail(state: State, { pieces = [], cells = [] }: Answer): undefined {
  for (const piece of pieces) {
    const start = state.cell[piece];
    const path = lineOf(state, { cells }, piece);
    if (!hasJustEntered(state, piece)) state.railUsed += state.piece(piece).railWeight;
    for (const cell of path) state.control[cell] = SOVIET;
    state.railed[piece] = 1;
    state.moved[piece] = 1;
    state.left[piece] = 0;
    state.put(piece, path.at(-1)!);
    state.emit(() => ({
      kind: 'rail',
      rule: cite('6.32'),
      side: SIDE_NAMES[SOVIET],
      text: `${state.name(piece)} goes by rail from ${state.label(start)} to ${state.label(path.at(-1)!)}.`,
      pieces: [state.name(piece)],
      cells: path.map((cell) => state.label(cell)),
      facts: { hexes: lineLedger(state, path).value, units: state.railUsed },
    }));
  }
}
