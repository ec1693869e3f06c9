import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { LineSearch, linksWhere, type LineRules } from '../../../mechanics/lines.js';
import { Revision } from '../../../mechanics/revision.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { FINISHED } from '../state/fields.js';
import {
  BRIDGE,
  isMarsh,
  isSwamp,
  RIVER,
  ROADS,
  ROUTES,
  STREAM_BIT,
  TRAIL,
  WATER,
  type Ground,
  type Source,
} from '../state/ground.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';
import { controllerOf, friendlyTo, isContested } from '../zones/control.js';

/** Returns whether a supply line or supply road of a side may enter a hex [6.2, 6.21c, 6.22, 6.24, 14.11]. */
export function isOpen(state: State, side: number, cell: Cell): boolean {
  const enemy = opponent(side);
  if (state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === enemy) return false;
  const occupant = state.combatSide(cell);
  if (occupant !== NO_SIDE) return occupant === side;
  return controllerOf(state, cell) !== enemy && !isContested(state, cell);
}

/** Returns the routes that may be used in the current weather [5.13d]. */
const routesNow = ({ weather }: State): number => (weather === 'rain' ? ROUTES & ~TRAIL : ROUTES);

/**
 * Returns whether a supply line may cross a hexside with the given bits. A supply line may not cross a lake, nor a
 * river without a bridge [6.21b].
 */
const crossesGround = (side: number, hasBridge: boolean): boolean =>
  (side & WATER) === 0 && ((side & RIVER) === 0 || (side & BRIDGE) !== 0 || hasBridge);

/**
 * Returns whether a supply road may cross a hexside; `side` contains the bits of the hexside. One of the given routes
 * must cross the hexside, and a stream or river can be crossed only with a bridge [6.22].
 */
const crossesByRoute = (side: number, routes: number, hasBridge: boolean): boolean =>
  (side & routes) !== 0 &&
  (side & WATER) === 0 &&
  ((side & (RIVER | STREAM_BIT)) === 0 || (side & BRIDGE) !== 0 || hasBridge);

/**
 * For each kind of route, the hexsides that supply lines and supply roads may cross. Only weather and bridges change
 * these links. Control of hexes is not part of the links, but is checked while a line is traced.
 */
interface Links {
  readonly ground: Int32Array;
  readonly roads: Int32Array;
  readonly roadsAndTrails: Int32Array;
}

/**
 * For each kind of link, the function that returns whether there is a link across a hexside. The function takes the
 * bits of the hexside.
 */
const LINKS = {
  ground: crossesGround,
  roads: (side, hasBridge) => crossesByRoute(side, ROADS, hasBridge),
  roadsAndTrails: (side, hasBridge) => crossesByRoute(side, ROADS | TRAIL, hasBridge),
} as const satisfies Record<keyof Links, (side: number, hasBridge: boolean) => boolean>;

const KINDS = Object.keys(LINKS) as (keyof Links)[];

/** Returns the links on a map without bridge units. The links are computed once for all games on the map. */
const linksOn = memoize(({ board, hexsides }: Ground): Links => {
  const linksOfKind = (kind: keyof Links): Int32Array => linksWhere(board, (at) => LINKS[kind](hexsides[at], false));
  return { ground: linksOfKind('ground'), roads: linksOfKind('roads'), roadsAndTrails: linksOfKind('roadsAndTrails') };
});

/** The links with the current bridge units. Only the links across the few bridged hexsides are computed again. */
class BridgedLinks {
  /**
   * The links of this game, which differ from the links of the map once a bridge unit is placed; undefined until then.
   */
  private own: Links | undefined;
  /** The steps across hexsides with a bridge unit, where these links differ from the links of the map alone. */
  private changed: number[] = [];
  /** The value of `State.changes` when the links were last computed. */
  private readonly revision = new Revision();

  constructor(private readonly state: State) {}

  /** Returns the links of the map together with the links across the current bridge units. */
  current(): Links {
    const { ground, changes } = this.state;
    const without = linksOn(ground);
    if (!this.revision.update(changes)) return this.own ?? without;
    const bridgedSteps = bridgedStepsIn(this.state);
    if (bridgedSteps.length === 0 && this.changed.length === 0) return this.own ?? without;
    const own = (this.own ??= {
      ground: without.ground.slice(),
      roads: without.roads.slice(),
      roadsAndTrails: without.roadsAndTrails.slice(),
    });
    for (const kind of KINDS) {
      for (const at of this.changed) own[kind][at] = without[kind][at];
      for (const at of bridgedSteps)
        if (LINKS[kind](ground.hexsides[at], true)) own[kind][at] = ground.board.neighbours[at];
    }
    this.changed = bridgedSteps;
    return own;
  }
}

/** Returns the steps across bridge units on the map, in both directions. */
function bridgedStepsIn({ ground, bridged, pieces, cell, towards }: State): number[] {
  const { directions } = ground.board;
  const steps: number[] = [];
  for (const { index, role } of pieces) {
    if (role !== 'bridge' || cell[index] < 0 || towards[index] < 0) continue;
    for (const end of [cell[index], towards[index]])
      for (let at = end * directions; at < (end + 1) * directions; at++) if (bridged[at] > 0) steps.push(at);
  }
  return steps;
}

const [NOT_COMPUTED, OPEN, CLOSED] = [0, 1, 2];

/** The supply roads and lines of one side for the current state. */
export class Network {
  /** The supply roads of motorized and heavy units, and the supply roads of all other units [6.23]. */
  private readonly roads: readonly [LineSearch, LineSearch];
  private readonly search: LineSearch;
  /**
   * For each hex, OPEN if a supply line may enter the hex, otherwise CLOSED; NOT_COMPUTED until the value is needed.
   */
  private readonly found: Uint8Array;
  private readonly bridgedLinks: BridgedLinks;

  constructor(
    private readonly state: State,
    private readonly side: number,
  ) {
    const { board } = state.ground;
    this.roads = [new LineSearch(board), new LineSearch(board)];
    this.search = new LineSearch(board);
    this.found = new Uint8Array(board.size);
    this.bridgedLinks = new BridgedLinks(state);
  }

  /**
   * Recomputes the supply roads and lines after a change of control. The roads begin at the given sources that the side
   * can use now [6.22, 6.31].
   */
  refresh(sources: readonly Source[]): this {
    const { state, side, isOpenNow } = this;
    this.found.fill(NOT_COMPUTED);
    const serves = ({ cell, ...source }: Source): boolean =>
      source.side === side && friendlyTo(state, cell) !== opponent(side) && isOpenNow(cell); // [6.31]
    const starts = sources.filter(serves).map(({ cell }) => cell);
    const { roads, roadsAndTrails } = this.bridgedLinks.current();
    this.roads[0].network({ links: roads, isOpen: isOpenNow }, starts);
    this.roads[1].network({ links: state.weather === 'rain' ? roads : roadsAndTrails, isOpen: isOpenNow }, starts); // [5.13d]
    return this;
  }

  private readonly isOpenNow = (cell: Cell): boolean => {
    const { found } = this;
    if (found[cell] === NOT_COMPUTED) found[cell] = isOpen(this.state, this.side, cell) ? OPEN : CLOSED;
    return found[cell] === OPEN;
  };

  private readonly isFirm = (cell: Cell): boolean => {
    const { ground } = this.state;
    return !isMarsh(ground, cell) && !isSwamp(ground, cell) && this.isOpenNow(cell);
  };

  /** True if the side can use at least one source. */
  get hasSource(): boolean {
    return this.roads[0].count > 0;
  }

  /**
   * Returns the shortest line from a hex to a supply road or source, both ends included; empty if there is no line. The
   * line may be seven hexes long, but only five in rain or through marsh or swamp [6.21, 5.13c].
   */
  line(from: Cell, usesTrails: boolean): Cell[] {
    const { numbers, weather } = this.state;
    const short = numbers['supply.lengthInRain'];
    const firm = this.nearest(from, usesTrails, weather === 'rain' ? short : numbers['supply.length'], this.isFirm);
    return firm.length > 0 ? firm : this.nearest(from, usesTrails, short, this.isOpenNow);
  }

  /** Returns the road from the end of a line to the source, both ends included. */
  roadFrom(end: Cell, usesTrails: boolean): Cell[] {
    return this.roads[usesTrails ? 1 : 0].back(end);
  }

  private nearest(from: Cell, usesTrails: boolean, longest: number, isOpen: (cell: Cell) => boolean): Cell[] {
    const { search, state } = this;
    const { ground } = state;
    const { board, hexsides } = ground;
    const routes = routesNow(state);
    const course: LineRules = {
      links: this.bridgedLinks.current().ground,
      isOpen,
      mayStep(at) {
        if ((hexsides[at] & routes) !== 0) return true;
        const stepStart = Math.floor(at / board.directions);
        return !isSwamp(ground, board.neighbours[at]) && (stepStart === from || !isSwamp(ground, stepStart)); // [6.21a]
      },
    };
    const road = this.roads[usesTrails ? 1 : 0];
    if (road.hasReached(from)) return [from];
    return search.line(search.nearest(course, [from], (cell) => road.hasReached(cell), longest));
  }
}

const networks = memoize((state: State) => BOTH.map((side) => new Network(state, side)));

/** Returns the supply network of a side for the current state and the given sources. */
export const networkOf = (state: State, side: number, sources: readonly Source[]): Network =>
  networks(state)[side].refresh(sources);
