import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { allocateInt32Arrays } from '../../../mechanics/typed-array-slab.js';
import { memoize } from '../../../mechanics/memoize.js';
import { LineSearch, linksWhere, type LineRules } from '../../../mechanics/lines.js';
import { Revision } from '../../../mechanics/revision.js';
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
import { openHexesOf, RAIL_END, type OpenHexes } from './barriers.js';
import { isFrozen } from './ports.js';

/**
 * Owner of a supply network: a nation, or rebels. The primary source of rebels is the place where they rise [4.1,
 * 30.0.supply].
 */
export type SupplyOwner = NationName | 'rebels';
export const SUPPLY_OWNERS: readonly SupplyOwner[] = [...NATIONS, 'rebels'];

export const sideOf = (owner: SupplyOwner): Side => (owner === 'rebels' ? AXIS : nationCalled(owner).side);

/** For each owner, its primary sources [4.1, 30.0.supply]. */
const primariesOn = memoize(({ sources, roles }: Ground) => {
  const places = (owner: SupplyOwner): readonly PlaceOf[] =>
    owner === 'rebels' ? roles.rebels : sources.filter(({ nation }) => nation === owner);
  return new Map(SUPPLY_OWNERS.map((owner) => [owner, places(owner).map(({ cell }) => cell)]));
});
export const primariesOf = (ground: Ground, owner: SupplyOwner): readonly Cell[] =>
  primariesOn(ground).get(owner) ?? [];

/**
 * Returns for each step between hexes 1 if an owner's supply lines can use the step in some state of the game,
 * otherwise 0. Supply lines never enter the country of the owner's rival [5.6, 5.7] and never leave a zone of
 * operations of the owner's side [5.5.area].
 */
const allowedSteps = (ground: Ground, owner: SupplyOwner): Uint8Array => {
  const { board, operativeArea } = ground;
  const rival = owner === 'rebels' ? undefined : nationCalled(owner).notWith;
  const zones = [...operativeArea].flatMap(([nation, zone]) =>
    NATIONS.some((name) => name === nation && nationCalled(name).side === sideOf(owner)) ? [zone] : [],
  );
  return Uint8Array.from(board.neighbours, (to, at) => {
    if (to === NOWHERE || (rival !== undefined && countryOf(ground, to) === rival)) return 0;
    const from = Math.floor(at / board.directions);
    return zones.some((zone) => zone[from] === 1 && zone[to] === 0) ? 0 : 1;
  });
};

/** The links of a supply network. They depend only on the map and are computed once. */
interface StaticLinks {
  /** Links over land in the direction away from the sources. */
  readonly links: Int32Array;
  /**
   * Links over land in the direction towards the sources. They differ from `links` only on maps with the border of a
   * zone of operations, which supply crosses in one direction.
   */
  readonly back: Int32Array;
  /**
   * Adjacency lists of the steps by rail and sea, including routes that can still be built. The steps of a cell are
   * `tracks[i]` for `from[cell] <= i < from[cell + 1]`. The step `tracks[i]` leads to the cell `ends[i]`.
   */
  readonly tracks: Int32Array;
  readonly ends: Int32Array;
  readonly from: Int32Array;
}

function staticLinksFor(ground: Ground, owner: SupplyOwner): StaticLinks {
  const { board, steps } = ground;
  const built = new Set(ground.projects.flatMap(({ chains }) => chains.flat()));
  const leads = allowedSteps(ground, owner);
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
    back: linksWhere(board, (at) => hasReverse(board, links, at)),
    tracks: Int32Array.from(tracks),
    ends: Int32Array.from(tracks, (at) => board.neighbours[at]),
    from,
  };
}
/** Returns whether `links` contains a step in the reverse direction. */
function hasReverse({ neighbours, directions }: Board, links: Int32Array, at: number): boolean {
  const first = neighbours[at] * directions;
  return links.subarray(first, first + directions).includes(Math.floor(at / directions));
}

const staticLinks = memoize(
  (ground: Ground) =>
    Object.fromEntries(SUPPLY_OWNERS.map((owner) => [owner, staticLinksFor(ground, owner)])) as Record<
      SupplyOwner,
      StaticLinks
    >,
);

/** Search for the nearest source of a cell. All supply networks of a game share it. */
const localSearch = memoize(({ ground }: State) => new LineSearch(ground.board));

/**
 * The supply sources of an owner and the supply lines to them. Both are computed on demand, and again after a relevant
 * change. Every rail or port hex connected to the primary source by rail or sea is a source [4.2].
 */
export class Network {
  /** 1 for each cell that is a source. */
  private readonly sources: Uint8Array;
  /** For each source, the previous hex on the path from the primary source; NOWHERE for a primary source. */
  private readonly from: Int32Array;
  private readonly queue: Int32Array;
  private sourceCount = 0;
  /** Shortest lines from the sources. The search is created only when a line is requested. */
  private lineSearch: LineSearch | undefined;
  /** Number of entries read in the log of railway changes. */
  private railChangesRead = 0;
  /** Number of times that the sources were computed. */
  private sourceComputations = 0;
  /** The revision of the sources and the open hexes for which `lines` was last computed. */
  private readonly linesRevision = new Revision();
  private readonly open: OpenHexes;
  private readonly course: LineRules;
  /** The search graph towards the sources. */
  private readonly towardsSources: LineRules;
  private readonly isEnd = (cell: Cell): boolean => this.sources[cell] === 1;
  private readonly ways: StaticLinks;
  private readonly side: Side;

  constructor(
    private readonly state: State,
    private readonly owner: SupplyOwner,
  ) {
    const { size } = state.ground.board;
    this.sources = new Uint8Array(size);
    [this.from, this.queue] = allocateInt32Arrays(size, 2);
    this.side = sideOf(owner);
    this.ways = staticLinks(state.ground)[owner];
    this.open = openHexesOf(state, this.side);
    this.course = { links: this.ways.links, open: this.open.lines };
    this.towardsSources = { links: this.ways.back, open: this.open.lines };
  }

  private get lines(): LineSearch {
    return (this.lineSearch ??= new LineSearch(this.state.ground.board));
  }

  /** Returns whether any primary source is open. */
  get hasOpenPrimary(): boolean {
    this.updateSources();
    return this.sourceCount > 0;
  }

  /** Returns whether a hex is a source [4.1, 4.2]. */
  isSource(cell: Cell): boolean {
    this.updateSources();
    return this.sources[cell] === 1;
  }

  /**
   * Returns the length of the line from a cell to its nearest source, including the source. Returns 0 in a source,
   * Infinity if there is no line [4.3, A11].
   */
  distance(cell: Cell): number {
    if (this.isSource(cell)) return 0;
    this.updateLines(cell);
    return this.lines.hasReached(cell) ? this.lines.length(cell) : Infinity;
  }

  /**
   * Returns whether a line of at most `longest` hexes leads from a cell to a source. Searches around the cell because
   * most units are near a source.
   */
  reaches(cell: Cell, longest: number): boolean {
    return (
      this.isSource(cell) || localSearch(this.state).nearest(this.towardsSources, cell, this.isEnd, longest) !== NOWHERE
    );
  }

  /** Returns the line from a cell to its nearest source, including both; empty if there is none. */
  line(cell: Cell): Cell[] {
    if (this.isSource(cell)) return [cell];
    this.updateLines(cell);
    return this.lines.back(cell);
  }

  /**
   * Returns the hexes through which a source is connected to the primary source, including both ends. Returns an empty
   * list if the hex is not a source.
   */
  pathToPrimary(source: Cell): Cell[] {
    const way: Cell[] = [];
    if (!this.isSource(source)) return way;
    for (let at = source; at !== NOWHERE; at = this.from[at]) way.push(at);
    return way;
  }

  /**
   * Recomputes the sources if a change of railway hexes affects them. Supply lines are updated separately, because many
   * callers need only the sources.
   */
  private updateSources(): void {
    const { changedRailHexes: turned } = this.open.update();
    let isOther = false;
    for (; this.railChangesRead < turned.length; this.railChangesRead++)
      isOther ||= this.affectsSources(turned[this.railChangesRead]);
    if (isOther) this.computeSources();
  }

  /** Returns whether a changed hex can affect the sources, that is whether it is a rail end or adjacent to a source. */
  private affectsSources(cell: Cell): boolean {
    if (cell === NOWHERE || this.open.railHexes[cell] === RAIL_END) return true;
    const { neighbours, directions } = this.state.ground.board;
    const last = (cell + 1) * directions;
    for (let at = cell * directions; at < last; at++)
      if (neighbours[at] !== NOWHERE && this.sources[neighbours[at]] === 1) return true;
    return false;
  }

  /**
   * Extends the search for supply lines until it has reached the requested cell. The rest is not searched, because most
   * units are near a source.
   */
  private updateLines(cell: Cell): void {
    const { lines, lineChanges } = this.open;
    // Both numbers only ever increase, so their sum changes whenever one of them does.
    if (this.linesRevision.update(lineChanges + this.sourceComputations))
      this.lines.begin(this.queue.subarray(0, this.sourceCount).filter((source) => lines[source] === 1));
    this.lines.spreadTo(this.course, cell);
  }

  private addSource(cell: Cell, from: Cell): void {
    if (this.sources[cell] === 1) return;
    this.sources[cell] = 1;
    this.from[cell] = from;
    this.queue[this.sourceCount++] = cell;
  }

  /**
   * Computes the sources. Starts at the primary sources and follows railways, and seas from port to port [4.2, A10].
   */
  private computeSources(): void {
    const { state, owner, queue, sources, open } = this;
    const { ground, routes } = state;
    const { rails } = open;
    const { tracks, ends, from } = this.ways;
    const sailed = new Set<number>();
    this.sourceComputations++;
    sources.fill(0);
    this.sourceCount = 0;
    if (state.surrendered.includes(owner)) return;
    for (const cell of primariesOf(ground, owner)) if (open.isPrimary(cell)) this.addSource(cell, NOWHERE);
    for (let i = 0; i < this.sourceCount; i++) {
      const cell = queue[i];
      const last = from[cell + 1];
      for (let step = from[cell]; step < last; step++) {
        const to = ends[step];
        if (sources[to] === 1 || rails[to] === 0) continue;
        const route = routes[tracks[step]];
        // Adjacent ports are connected too, for example ports off the map.
        const leads = (route & RAIL) !== 0 || ((route & SEA_ROUTE) !== 0 && open.isPort(cell) && open.isPort(to));
        if (leads) this.addSource(to, cell);
      }
      if (open.isPort(cell)) this.addPortsOfSeas(cell, sailed);
    }
  }

  /**
   * Adds the other open ports on the seas of a port as sources. Ports outside the operative zone of the owner are not
   * added [5.5.area].
   */
  private addPortsOfSeas(cell: Cell, sailed: Set<number>): void {
    const { state, owner, open } = this;
    const { seas, seasOf, operativeArea } = state.ground;
    const zone = owner === 'rebels' ? undefined : operativeArea.get(owner);
    for (const index of seasOf.get(cell) ?? []) {
      if (sailed.has(index) || isFrozen(state, seas[index])) continue;
      sailed.add(index);
      for (const port of seas[index].ports)
        if ((zone === undefined || zone[port] === 1) && open.isPort(port) && open.rails[port] === 1)
          this.addSource(port, cell);
    }
  }
}

const networks = memoize((_state: State) => new Map<SupplyOwner, Network>());

/** Returns the supply network of an owner. */
export function networkOf(state: State, owner: SupplyOwner): Network {
  const known = networks(state);
  let network = known.get(owner);
  if (network === undefined) known.set(owner, (network = new Network(state, owner)));
  return network;
}
