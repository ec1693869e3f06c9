import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { allocateInt32Arrays } from '../../../mechanics/typed-array-slab.js';
import { memoize } from '../../../mechanics/memoize.js';
import { LineSearch, linksWhere, type LineRules } from '../../../mechanics/lines.js';
import {
  ARROW,
  countryOf,
  RAIL,
  RAIL_ONLY,
  SEA_ROUTE,
  WATER_SIDE,
  type Ground,
  type PlaceOf,
} from '../state/ground.js';
import type { State } from '../state/state.js';
import { nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { AXIS, type Side } from '../vocabulary/sides.js';
import { openTo, RAIL_END, type OpenHexes } from './barriers.js';
import { isFrozen } from './ports.js';

/** Whose sources are meant: those of a nation, or of rebels, whose primary source is where they rise [4.1, 30.0.supply]. */
export type Fed = NationName | 'rebels';
export const FED: readonly Fed[] = [...NATIONS, 'rebels'];

export const sideOf = (fed: Fed): Side => (fed === 'rebels' ? AXIS : nationCalled(fed).side);

/** Where the primary sources of each are [4.1, 30.0.supply]. */
const primariesOn = memoize(({ sources, roles }: Ground) => {
  const places = (fed: Fed): readonly PlaceOf[] =>
    fed === 'rebels' ? roles.rebels : sources.filter(({ nation }) => nation === fed);
  return new Map(FED.map((fed) => [fed, places(fed).map(({ cell }) => cell)]));
});
export const primariesOf = (ground: Ground, fed: Fed): readonly Cell[] => primariesOn(ground).get(fed) ?? [];

/** By step 1 where supply of a nation may go at all: not through the country of its rival [5.6, 5.7], nor out of the zone of a nation that operates in one [5.5.area]. */
const leadsOf = (ground: Ground, fed: Fed): Uint8Array => {
  const { board, operativeArea } = ground;
  const rival = fed === 'rebels' ? undefined : nationCalled(fed).notWith;
  const zones = [...operativeArea].flatMap(([nation, zone]) =>
    NATIONS.some((name) => name === nation && nationCalled(name).side === sideOf(fed)) ? [zone] : [],
  );
  return Uint8Array.from(board.neighbours, (to, at) => {
    if (to === NOWHERE || (rival !== undefined && countryOf(ground, to) === rival)) return 0;
    const from = Math.floor(at / board.directions);
    return zones.some((zone) => zone[from] === 1 && zone[to] === 0) ? 0 : 1;
  });
};

/** What never changes of the ways of a nation. */
interface Ways {
  /** Over land, from the sources; and towards them: the same where no zone of operations ends between two hexes. */
  readonly links: Int32Array;
  readonly back: Int32Array;
  /** `tracks[from[cell]]` to `tracks[from[cell + 1]]`, that one left out: the steps by rail and sea, those not yet built among them; and where each leads. */
  readonly tracks: Int32Array;
  readonly ends: Int32Array;
  readonly from: Int32Array;
}

function waysFor(ground: Ground, fed: Fed): Ways {
  const { board, steps } = ground;
  const built = new Set(ground.projects.flatMap(({ chains }) => chains.flat()));
  const leads = leadsOf(ground, fed);
  const isLand = (bits: number): boolean =>
    (bits & RAIL_ONLY) === 0 && ((bits & WATER_SIDE) === 0 || (bits & ARROW) !== 0);
  const tracks: number[] = [];
  const from = new Int32Array(board.size + 1);
  for (let cell = 0; cell < board.size; cell++) {
    const last = (cell + 1) * board.directions;
    for (let at = cell * board.directions; at < last; at++)
      if (leads[at] === 1 && ((steps[at] & (RAIL | SEA_ROUTE)) !== 0 || built.has(cell))) tracks.push(at);
    from[cell + 1] = tracks.length;
  }
  const links = linksWhere(board, (at) => leads[at] === 1 && isLand(steps[at]));
  return {
    links,
    back: linksWhere(board, (at) => isLed(board, links, at)),
    tracks: Int32Array.from(tracks),
    ends: Int32Array.from(tracks, (at) => board.neighbours[at]),
    from,
  };
}
/** Whether a line leads the other way along a step. */
function isLed({ neighbours, directions }: Board, links: Int32Array, at: number): boolean {
  const first = neighbours[at] * directions;
  return links.subarray(first, first + directions).includes(Math.floor(at / directions));
}

const waysOn = memoize(
  (ground: Ground) => Object.fromEntries(FED.map((fed) => [fed, waysFor(ground, fed)])) as Record<Fed, Ways>,
);

/** Looks around one cell, for every network of a game. */
const aroundCells = memoize(({ ground }: State) => new LineSearch(ground.board));

/**
 * The sources of a nation and the lines to them, as things stand: laid once, and anew when something has changed that they
 * hang on. A source is every rail and port hex joined to the primary one by rail or by sea [4.2].
 */
export class Network {
  /** 1 at the sources. */
  private readonly sources: Uint8Array;
  /** From where the network came to a source; NOWHERE at the primary ones. */
  private readonly from: Int32Array;
  private readonly queue: Int32Array;
  private found = 0;
  /** The shortest lines from the sources to every hex; not made for those who only ask for sources. */
  private madeLines: LineSearch | undefined;
  /** How many of the hexes of railways that have become others the sources know of; how often they were laid. */
  private knows = 0;
  private layings = 0;
  /** The changes that the lines know of. */
  private linesAt = 0;
  private readonly open: OpenHexes;
  private readonly course: LineRules;
  /** The same from the other end. */
  private readonly towards: LineRules;
  private readonly isEnd = (cell: Cell): boolean => this.sources[cell] === 1;
  private readonly ways: Ways;
  private readonly side: Side;

  constructor(
    private readonly state: State,
    private readonly fed: Fed,
  ) {
    const { size } = state.ground.board;
    this.sources = new Uint8Array(size);
    [this.from, this.queue] = allocateInt32Arrays(size, 2);
    this.side = sideOf(fed);
    this.ways = waysOn(state.ground)[fed];
    this.open = openTo(state, this.side);
    this.course = { links: this.ways.links, open: this.open.lines };
    this.towards = { links: this.ways.back, open: this.open.lines };
  }

  private get lines(): LineSearch {
    return (this.madeLines ??= new LineSearch(this.state.ground.board));
  }

  /** Whether any primary source serves. */
  get works(): boolean {
    this.lookAtRails();
    return this.found > 0;
  }

  /** Whether a hex is a source [4.1, 4.2]. */
  isSource(cell: Cell): boolean {
    this.lookAtRails();
    return this.sources[cell] === 1;
  }

  /** Hexes a line from a cell to its nearest source enters, the source included; 0 in a source, Infinity without a line [4.3, A11]. */
  distance(cell: Cell): number {
    if (this.isSource(cell)) return 0;
    this.lookAtLines(cell);
    return this.lines.hasReached(cell) ? this.lines.length(cell) : Infinity;
  }

  /** Whether a line of at most so many hexes leads from a cell to a source: looked for around the cell, for most units stand near one. */
  reaches(cell: Cell, longest: number): boolean {
    return this.isSource(cell) || aroundCells(this.state).nearest(this.towards, cell, this.isEnd, longest) !== NOWHERE;
  }

  /** The line from a cell to its nearest source, both included; empty without one. */
  line(cell: Cell): Cell[] {
    if (this.isSource(cell)) return [cell];
    this.lookAtLines(cell);
    return this.lines.back(cell);
  }

  /** The way from a source to the primary one, both included. */
  wayHome(source: Cell): Cell[] {
    const way: Cell[] = [];
    if (!this.isSource(source)) return way;
    for (let at = source; at !== NOWHERE; at = this.from[at]) way.push(at);
    return way;
  }

  /** Railways and ports as things stand now. Lines are laid only when they are asked for: bases and new units ask for sources alone. */
  private lookAtRails(): void {
    const { turned } = this.open.look();
    let isOther = false;
    for (; this.knows < turned.length; this.knows++) isOther ||= this.concerns(turned[this.knows]);
    if (isOther) this.layRails();
  }

  /** Whether sources may be others now that a hex has opened or closed: it is an end of railways, or touches a source, as one does that is no end itself. */
  private concerns(cell: Cell): boolean {
    if (cell === NOWHERE || this.open.railHexes[cell] === RAIL_END) return true;
    const { neighbours, directions } = this.state.ground.board;
    const last = (cell + 1) * directions;
    for (let at = cell * directions; at < last; at++)
      if (neighbours[at] !== NOWHERE && this.sources[neighbours[at]] === 1) return true;
    return false;
  }

  /** Lines are laid no farther than somebody asks: most units stand near their sources. */
  private lookAtLines(cell: Cell): void {
    const { lines, lineChanges } = this.open;
    const changes = lineChanges + this.layings; // both only ever grow
    if (this.linesAt !== changes) {
      this.linesAt = changes;
      this.lines.begin(this.queue.subarray(0, this.found).filter((source) => lines[source] === 1));
    }
    this.lines.spreadTo(this.course, cell);
  }

  private reach(cell: Cell, from: Cell): void {
    if (this.sources[cell] === 1) return;
    this.sources[cell] = 1;
    this.from[cell] = from;
    this.queue[this.found++] = cell;
  }

  /** From the primary sources along railways, and from port to port of a sea [4.2, A10]. */
  private layRails(): void {
    const { state, fed, queue, sources, open } = this;
    const { ground, routes } = state;
    const { rails } = open;
    const { tracks, ends, from } = this.ways;
    const sailed = new Set<number>();
    this.layings++;
    sources.fill(0);
    this.found = 0;
    if (state.surrendered.includes(fed)) return;
    for (const cell of primariesOf(ground, fed)) if (open.isPrimary(cell)) this.reach(cell, NOWHERE);
    for (let i = 0; i < this.found; i++) {
      const cell = queue[i];
      const last = from[cell + 1];
      for (let step = from[cell]; step < last; step++) {
        const to = ends[step];
        if (sources[to] === 1 || rails[to] === 0) continue;
        const route = routes[tracks[step]];
        const leads = (route & RAIL) !== 0 || ((route & SEA_ROUTE) !== 0 && open.isPort(cell) && open.isPort(to)); // ports that touch, as those beside the map do
        if (leads) this.reach(to, cell);
      }
      if (open.isPort(cell)) this.sail(cell, sailed);
    }
  }

  /** To the other ports of the seas of a port; out of a zone of operations nothing is sent [5.5.area]. */
  private sail(cell: Cell, sailed: Set<number>): void {
    const { state, fed, open } = this;
    const { seas, seasOf, operativeArea } = state.ground;
    const zone = fed === 'rebels' ? undefined : operativeArea.get(fed);
    for (const index of seasOf.get(cell) ?? []) {
      if (sailed.has(index) || isFrozen(state, seas[index])) continue;
      sailed.add(index);
      for (const port of seas[index].ports)
        if ((zone === undefined || zone[port] === 1) && open.isPort(port) && open.rails[port] === 1)
          this.reach(port, cell);
    }
  }
}

const networks = memoize((_state: State) => new Map<Fed, Network>());

/** The network of a nation. */
export function networkOf(state: State, fed: Fed): Network {
  const known = networks(state);
  let network = known.get(fed);
  if (network === undefined) known.set(fed, (network = new Network(state, fed)));
  return network;
}
