import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { LineSearch, linksWhere, type LineRules } from '../../../mechanics/lines.js';
import { FINISHED, NO_SIDE } from '../state/fields.js';
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

/** Whether a line or supply road of a side may come into a hex [6.2, 6.21c, 6.22, 6.24, 14.11]. */
export function isOpen(state: State, side: number, cell: Cell): boolean {
  const enemy = opponent(side);
  if (state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === enemy) return false;
  const there = state.combatSide(cell);
  if (there !== NO_SIDE) return there === side;
  return controllerOf(state, cell) !== enemy && !isContested(state, cell);
}

/** Routes that count in the weather [5.13d]. */
const routesNow = ({ weather }: State): number => (weather === 'rain' ? ROUTES & ~TRAIL : ROUTES);

/** Whether a line goes over a hexside: no lake, no river without a bridge [6.21b]. */
const overGround = (side: number, hasBridge: boolean): boolean =>
  (side & WATER) === 0 && ((side & RIVER) === 0 || (side & BRIDGE) !== 0 || hasBridge);

/** Whether a supply road does: along the routes, over no stream or river without a bridge [6.22]. */
const along = (side: number, routes: number, hasBridge: boolean): boolean =>
  (side & routes) !== 0 &&
  (side & WATER) === 0 &&
  ((side & (RIVER | STREAM_BIT)) === 0 || (side & BRIDGE) !== 0 || hasBridge);

/** What lines may use changes with weather and bridges only; who holds which hex is looked up when lines are traced. */
interface Links {
  readonly ground: Int32Array;
  readonly roads: Int32Array;
  readonly roadsAndTrails: Int32Array;
}

/** Where each kind of link leads, told the bits of the hexside. */
const LINKS = {
  ground: overGround,
  roads: (side, hasBridge) => along(side, ROADS, hasBridge),
  roadsAndTrails: (side, hasBridge) => along(side, ROADS | TRAIL, hasBridge),
} as const satisfies Record<keyof Links, (side: number, hasBridge: boolean) => boolean>;

const KINDS = Object.keys(LINKS) as (keyof Links)[];

/** Without bridge units: the same for every game on the map. */
const linksOn = memoize(({ board, hexsides }: Ground): Links => {
  const laid = (kind: keyof Links): Int32Array => linksWhere(board, (at) => LINKS[kind](hexsides[at], false));
  return { ground: laid('ground'), roads: laid('roads'), roadsAndTrails: laid('roadsAndTrails') };
});

/** With those that lie now: the few hexsides across which bridge units lead are asked anew. */
class BridgedLinks {
  /** Own links, once a bridge unit has been laid. */
  private own: Links | undefined;
  /** The steps at which they differ from those without. */
  private changed: number[] = [];
  /** The changes of the ground that they know of. */
  private changes = 0;

  constructor(private readonly state: State) {}

  now(): Links {
    const { ground, changes } = this.state;
    const without = linksOn(ground);
    if (this.changes === changes) return this.own ?? without;
    this.changes = changes;
    const laid = laidIn(this.state);
    if (laid.length === 0 && this.changed.length === 0) return this.own ?? without;
    const own = (this.own ??= {
      ground: without.ground.slice(),
      roads: without.roads.slice(),
      roadsAndTrails: without.roadsAndTrails.slice(),
    });
    for (const kind of KINDS) {
      for (const at of this.changed) own[kind][at] = without[kind][at];
      for (const at of laid) if (LINKS[kind](ground.hexsides[at], true)) own[kind][at] = ground.board.neighbours[at];
    }
    this.changed = laid;
    return own;
  }
}

/** The steps across bridge units, from either hex. */
function laidIn({ ground, bridged, pieces, cell, towards }: State): number[] {
  const { directions } = ground.board;
  const laid: number[] = [];
  for (const { index, role } of pieces) {
    if (role !== 'bridge' || cell[index] < 0 || towards[index] < 0) continue;
    for (const end of [cell[index], towards[index]])
      for (let at = end * directions; at < (end + 1) * directions; at++) if (bridged[at] > 0) laid.push(at);
  }
  return laid;
}

const [NOT_ASKED, OPEN, CLOSED] = [0, 1, 2];

/** The lines of a side as the map stands. */
export class Network {
  /** Supply roads of motorized and heavy units, and of all others [6.23]. */
  private readonly roads: readonly [LineSearch, LineSearch];
  private readonly search: LineSearch;
  /** By hex what has been found since the roads were laid: NOT_ASKED, OPEN or CLOSED. Lines come to few of them. */
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

  /** Looks anew at who holds what, and follows the roads from sources that are open [6.22, 6.31]. */
  lay(sources: readonly Source[]): this {
    const { state, side, isOpenNow } = this;
    this.found.fill(NOT_ASKED);
    const serves = ({ cell, ...source }: Source): boolean =>
      source.side === side && friendlyTo(state, cell) !== opponent(side) && isOpenNow(cell); // [6.31]
    const starts = sources.filter(serves).map(({ cell }) => cell);
    const { roads, roadsAndTrails } = this.bridgedLinks.now();
    this.roads[0].network({ links: roads, isOpen: isOpenNow }, starts);
    this.roads[1].network({ links: state.weather === 'rain' ? roads : roadsAndTrails, isOpen: isOpenNow }, starts); // [5.13d]
    return this;
  }

  private readonly isOpenNow = (cell: Cell): boolean => {
    const { found } = this;
    if (found[cell] === NOT_ASKED) found[cell] = isOpen(this.state, this.side, cell) ? OPEN : CLOSED;
    return found[cell] === OPEN;
  };

  private readonly isFirm = (cell: Cell): boolean => {
    const { ground } = this.state;
    return !isMarsh(ground, cell) && !isSwamp(ground, cell) && this.isOpenNow(cell);
  };

  /** Whether any source serves. */
  get hasSource(): boolean {
    return this.roads[0].count > 0;
  }

  /**
   * The shortest line from a hex to a supply road or source: of seven hexes, of five in rain, with marsh or with swamp on it
   * [6.21, 5.13c]. Both ends included; empty when there is none.
   */
  line(from: Cell, usesTrails: boolean): Cell[] {
    const { numbers, weather } = this.state;
    const short = numbers['supply.lengthInRain'];
    const firm = this.nearest(from, usesTrails, weather === 'rain' ? short : numbers['supply.length'], this.isFirm);
    return firm.length > 0 ? firm : this.nearest(from, usesTrails, short, this.isOpenNow);
  }

  /** The way from the end of a line to its source, both included. */
  roadFrom(end: Cell, usesTrails: boolean): Cell[] {
    return this.roads[usesTrails ? 1 : 0].back(end);
  }

  private nearest(from: Cell, usesTrails: boolean, longest: number, isOpen: (cell: Cell) => boolean): Cell[] {
    const { search, state } = this;
    const { ground } = state;
    const { board, hexsides } = ground;
    const routes = routesNow(state);
    const course: LineRules = {
      links: this.bridgedLinks.now().ground,
      isOpen,
      mayStep(at) {
        if ((hexsides[at] & routes) !== 0) return true;
        const here = Math.floor(at / board.directions);
        return !isSwamp(ground, board.neighbours[at]) && (here === from || !isSwamp(ground, here)); // [6.21a]
      },
    };
    const road = this.roads[usesTrails ? 1 : 0];
    if (road.hasReached(from)) return [from];
    return search.line(search.nearest(course, [from], (cell) => road.hasReached(cell), longest));
  }
}

const networks = memoize((state: State) => BOTH.map((side) => new Network(state, side)));

/** The lines of a side as things stand, from those sources. */
export const networkOf = (state: State, side: number, sources: readonly Source[]): Network =>
  networks(state)[side].lay(sources);
