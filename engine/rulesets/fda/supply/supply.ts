import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import type { Ledger } from '../../../model/ledger.js';
import { RIVER, ROAD, BRIDGE } from '../state/ground.js';
import { opponent, SIDES, type Side } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/** Whether a division is in supply, its line to the edge, and why [7.1b]. */
export interface Supply {
  readonly supplied: boolean;
  /** Sectors from the tracing unit to the edge; as far as it comes when the division is out of supply. */
  readonly line: readonly Cell[];
  readonly ledger: Ledger;
}

/** What is known of supply while nothing changes. */
interface Known {
  /** By side: what lines and works the rest was found with. */
  readonly lines: [number, number];
  changes: number;
  /** `next[side][cell]`: on the road to a friendly edge the sector after this one, itself on the edge, NOWHERE off the network. */
  readonly next: readonly [Int32Array, Int32Array];
  readonly laid: [boolean, boolean];
  /** By division: 0 not asked, 1 in supply, 2 out of it, as traced from that sector of its headquarters. */
  readonly divisions: Uint8Array;
  readonly tracedAt: Int32Array;
  /** Work space of a trace. */
  readonly queue: Int32Array;
  readonly from: Int32Array;
  readonly seen: Uint32Array;
  run: number;
}

const known = new WeakMap<State, Known>();

function knownOf(state: State): Known {
  let now = known.get(state);
  if (now === undefined) {
    const { size } = state.ground.board;
    now = {
      lines: [0, 0],
      changes: 0,
      next: [new Int32Array(size), new Int32Array(size)],
      laid: [false, false],
      divisions: new Uint8Array(state.divisions.length),
      tracedAt: new Int32Array(state.divisions.length),
      queue: new Int32Array(size),
      from: new Int32Array(size),
      seen: new Uint32Array(size),
      run: 0,
    };
    known.set(state, now);
  }
  for (const side of SIDES)
    if (now.lines[side] !== state.lines[side] || now.changes !== state.changes) {
      now.lines[side] = state.lines[side];
      now.laid[side] = false;
      for (const { index, side: own } of state.divisions) if (own === side) now.divisions[index] = 0;
    }
  now.changes = state.changes;
  return now;
}

/** Whether a division is in supply now; whatever belongs to none always is [7.1a, 15.3b]. */
export function isSupplied(state: State, division: number): boolean {
  if (division < 0 || state.divisions[division].kind !== 'division') return true;
  const now = knownOf(state);
  const { headquarters } = state.divisions[division];
  const at = headquarters < 0 ? NOWHERE : state.cell[headquarters];
  const isKept = state.rulings.supplyTraceFrom === 'hq' && at >= 0 && now.tracedAt[division] === at;
  if (now.divisions[division] === 0 || !isKept) now.divisions[division] = traced(state, division, now) ? 1 : 2;
  now.tracedAt[division] = at;
  return now.divisions[division] === 1;
}

/** The same with the line and the reasons. */
export function supplyOf(state: State, division: number): Supply {
  if (division < 0 || state.divisions[division].kind !== 'division')
    return { supplied: true, line: [], ledger: [step('belongs to no division: needs no supply', '15.3b')] };
  const supplied = isSupplied(state, division);
  const tracing = tracers(state, division);
  const now = knownOf(state);
  const lines = tracing.map((piece) => ({ piece, line: lineOf(state, piece, now) }));
  const shown = lines.find(({ line }) => (line !== undefined) === supplied) ?? lines.at(0);
  if (shown === undefined) return { supplied, line: [], ledger: [step('no unit on the map', '7.1b')] };
  const by = `traced from ${state.name(shown.piece)}`;
  if (supplied) {
    const edge = shown.line?.at(-1);
    return {
      supplied,
      line: shown.line ?? [],
      ledger: [
        step(by, '7.1b'),
        step(`by road to the friendly edge at ${edge === undefined ? '?' : state.label(edge)}`, '7.1b'),
      ],
    };
  }
  return { supplied, line: [], ledger: [step(by, '7.1b'), whyCut(state, shown.piece, now)] };
}

/** Who traces: the headquarters, or once it is destroyed any unit (or by the other readings any, or all of them) [7.1b]. */
function tracers(state: State, division: number): number[] {
  const { headquarters, members } = state.divisions[division];
  if (state.rulings.supplyTraceFrom === 'hq' && headquarters >= 0 && state.cell[headquarters] >= 0)
    return [headquarters];
  return members.filter((piece) => state.cell[piece] >= 0 && state.piece(piece).ground);
}

function traced(state: State, division: number, now: Known): boolean {
  const units = tracers(state, division);
  if (units.length === 0) return false;
  return state.rulings.supplyTraceFrom === 'allUnits'
    ? units.every((piece) => reachesRoad(state, piece, now) !== NOWHERE)
    : units.some((piece) => reachesRoad(state, piece, now) !== NOWHERE);
}

/** A line may lie in a sector without enemies that is not in their ZOC, or where friends stand [7.1b, 7.1c]. */
function isOpen(state: State, side: Side, cell: Cell): boolean {
  const enemy = opponent(side);
  const owner = state.owner[cell];
  return owner === side || (owner !== enemy && !state.zone[enemy].covers(cell));
}

/** A road leads through the sector: not over a river without its bridge, unless by the other ruling lines run along any road [7.1b, 12i]. */
function carriesRoad(state: State, cell: Cell): boolean {
  const lies = state.ground.lies[cell];
  const needsBridge = (lies & RIVER) !== 0 && state.rulings.supplyNeedsBridges;
  return (lies & ROAD) !== 0 && (!needsBridge || state.bridge[cell] === BRIDGE);
}

/** The road sectors of a side that lead to a friendly edge along open road, each with the next one on its way [7.1b]. */
function network(state: State, side: Side, now: Known): Int32Array {
  const next = now.next[side];
  if (now.laid[side]) return next;
  now.laid[side] = true;
  next.fill(NOWHERE);
  const { board, roads } = state.ground;
  const { queue } = now;
  let count = 0;
  for (const cell of edgesOf(state)[side])
    if (next[cell] === NOWHERE && carriesRoad(state, cell) && isOpen(state, side, cell)) {
      next[cell] = cell;
      queue[count++] = cell;
    }
  for (let i = 0; i < count; i++) {
    const cell = queue[i];
    for (let direction = 0; direction < board.directions; direction++) {
      const at = cell * board.directions + direction;
      const to = board.neighbours[at];
      if (to === NOWHERE || roads[at] === 0 || next[to] !== NOWHERE) continue;
      if (!carriesRoad(state, to) || !isOpen(state, side, to)) continue;
      next[to] = cell;
      queue[count++] = to;
    }
  }
  return next;
}

/** The road sector from which a unit is supplied: the nearest along an open path, one of those equally near that leads to the edge; by the other reading any. NOWHERE when there is none [7.1b]. */
function reachesRoad(state: State, piece: number, now: Known): Cell {
  const { side } = state.piece(piece);
  const next = network(state, side, now);
  const { board } = state.ground;
  const { queue, from, seen } = now;
  const run = ++now.run;
  const start = state.cell[piece];
  const nearestOnly = state.rulings.supplyNearestRoadOnly;
  let count = 0;
  seen[start] = run;
  from[start] = NOWHERE;
  queue[count++] = start;
  for (let i = 0, ringEnds = 1, roadSeen = false; i < count; i++) {
    if (i === ringEnds) {
      if (roadSeen && nearestOnly) return NOWHERE;
      ringEnds = count;
    }
    const cell = queue[i];
    if (carriesRoad(state, cell)) {
      if (next[cell] !== NOWHERE) return cell;
      roadSeen = true;
    }
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbours[cell * board.directions + direction];
      if (to === NOWHERE || seen[to] === run || !isOpen(state, side, to)) continue;
      seen[to] = run;
      from[to] = cell;
      queue[count++] = to;
    }
  }
  return NOWHERE;
}

/** The whole line of a unit, to the edge; undefined when it has none. */
function lineOf(state: State, piece: number, now: Known): Cell[] | undefined {
  const road = reachesRoad(state, piece, now);
  if (road === NOWHERE) return undefined;
  const line: Cell[] = [];
  for (let at = road; at !== NOWHERE; at = now.from[at]) line.unshift(at);
  const next = now.next[state.piece(piece).side];
  for (let at = road; next[at] !== at; at = next[at]) line.push(next[at]);
  return line;
}

function whyCut(state: State, piece: number, now: Known): Ledger[number] {
  const { side } = state.piece(piece);
  if (edgesOf(state)[side].length === 0)
    return step(`the map names no friendly edge of ${state.sideName(side)}`, '7.1b');
  const next = network(state, side, now);
  if (!next.some((cell) => cell !== NOWHERE)) return step('no open road leads to a friendly edge', '7.1b');
  return step(
    state.rulings.supplyNearestRoadOnly
      ? 'the nearest road it can reach does not lead to a friendly edge along open road'
      : 'no road it can reach leads to a friendly edge along open road',
    '7.1b',
  );
}

const edges = new WeakMap<State, readonly [readonly Cell[], readonly Cell[]]>();

/** Sectors of each side's friendly edge [7.1b]. */
export function edgesOf(state: State): readonly [readonly Cell[], readonly Cell[]] {
  let cells = edges.get(state);
  if (cells === undefined) {
    const named = state.ground.places.filter(({ kind }) => kind === 'friendly edge');
    const [one, other] = SIDES.map((side) =>
      named.filter(({ owner }) => state.sideNamed(owner) === side).flatMap((place) => place.cells),
    );
    edges.set(state, (cells = [one, other]));
  }
  return cells;
}
