import type { Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import { LineSearch, linksWhere, type Course } from '../../../mechanics/lines.js';
import { FINISHED, NOBODY } from '../state/fields.js';
import {
  BRIDGE,
  isMarsh,
  isSwamp,
  RIVER,
  ROADS,
  ROUTES,
  STREAM,
  TRAIL,
  WATER,
  type Ground,
  type Source,
} from '../state/ground.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';
import { controllerOf, isContested } from '../zones/control.js';

/** Whether a line or supply road of a side may come into a hex [6.2, 6.21c, 6.22, 6.24, 14.11]. */
export function isOpen(state: State, side: number, cell: Cell): boolean {
  const enemy = opponent(side);
  if (state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === enemy) return false;
  const there = state.combatSide(cell);
  if (there !== NOBODY) return there === side;
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
  ((side & (RIVER | STREAM)) === 0 || (side & BRIDGE) !== 0 || hasBridge);

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

/** Without bridge units: the same for every game on the map. */
const linksOn = kept(({ board, hexsides }: Ground): Links => {
  const laid = (kind: keyof Links): Int32Array => linksWhere(board, (at) => LINKS[kind](hexsides[at], false));
  return { ground: laid('ground'), roads: laid('roads'), roadsAndTrails: laid('roadsAndTrails') };
});

/** With those that lie now: the few hexsides across which they lead are asked anew. */
function linksOf({ ground, bridged }: State): Links {
  const { board, hexsides } = ground;
  const links = linksOn(ground);
  const bridges: number[] = [];
  for (let at = 0; at < bridged.length; at++) if (bridged[at] > 0) bridges.push(at);
  if (bridges.length === 0) return links;
  const withBridges = (kind: keyof Links): Int32Array => {
    const own = links[kind].slice();
    for (const at of bridges) if (LINKS[kind](hexsides[at], true)) own[at] = board.neighbours[at];
    return own;
  };
  return {
    ground: withBridges('ground'),
    roads: withBridges('roads'),
    roadsAndTrails: withBridges('roadsAndTrails'),
  };
}

/** The lines of a side as the map stands. */
export class Network {
  /** Supply roads of motorized and heavy units, and of all others [6.23]. */
  private readonly roads: readonly [LineSearch, LineSearch];
  private readonly search: LineSearch;
  private readonly open: Uint8Array;
  private links: Links;
  /** The changes of the ground that `links` knows of. */
  private changes: number;

  constructor(
    private readonly state: State,
    private readonly side: number,
  ) {
    const { board } = state.ground;
    this.roads = [new LineSearch(board), new LineSearch(board)];
    this.search = new LineSearch(board);
    this.open = new Uint8Array(board.size);
    this.links = linksOf(state);
    this.changes = state.changes;
  }

  /** Looks anew at who holds what, and follows the roads from sources that are open [6.22, 6.31]. */
  lay(sources: readonly Source[]): this {
    const { state, side, open } = this;
    if (this.changes !== state.changes) this.links = linksOf(state);
    this.changes = state.changes;
    for (let cell = 0; cell < open.length; cell++) open[cell] = isOpen(state, side, cell) ? 1 : 0;
    const starts = sources.filter((source) => source.side === side && open[source.cell] === 1).map(({ cell }) => cell);
    const { roads, roadsAndTrails } = this.links;
    this.roads[0].network({ links: roads, open }, starts);
    this.roads[1].network({ links: state.weather === 'rain' ? roads : roadsAndTrails, open }, starts); // [5.13d]
    return this;
  }

  /** Whether any source serves. */
  get hasSource(): boolean {
    return this.roads[0].count > 0;
  }

  /**
   * The shortest line from a hex to a supply road or source: of seven hexes, of five in rain, with marsh or with swamp on it
   * [6.21, 5.13c]. Both ends included; empty when there is none.
   */
  line(from: Cell, usesTrails: boolean): Cell[] {
    const { ground, numbers, weather } = this.state;
    const short = numbers['supply.lengthInRain'];
    const isFirm = (cell: Cell): boolean => !isMarsh(ground, cell) && !isSwamp(ground, cell);
    const firm = this.nearest(from, usesTrails, weather === 'rain' ? short : numbers['supply.length'], isFirm);
    return firm.length > 0 ? firm : this.nearest(from, usesTrails, short, () => true);
  }

  /** The way from the end of a line to its source, both included. */
  roadFrom(end: Cell, usesTrails: boolean): Cell[] {
    return this.roads[usesTrails ? 1 : 0].back(end);
  }

  private nearest(from: Cell, usesTrails: boolean, longest: number, mayPass: (cell: Cell) => boolean): Cell[] {
    const { search, state, open, links } = this;
    const { ground } = state;
    const { board, hexsides } = ground;
    const routes = routesNow(state);
    const course: Course = {
      links: links.ground,
      open,
      isOpen: mayPass,
      mayStep(at) {
        if ((hexsides[at] & routes) !== 0) return true;
        const here = Math.floor(at / board.directions);
        return !isSwamp(ground, board.neighbours[at]) && (here === from || !isSwamp(ground, here)); // [6.21a]
      },
    };
    const road = this.roads[usesTrails ? 1 : 0];
    return search.line(search.nearest(course, [from], (cell) => road.came(cell), longest));
  }
}

const networks = kept((state: State) => BOTH.map((side) => new Network(state, side)));

/** The lines of a side as things stand, from those sources. */
export const networkOf = (state: State, side: number, sources: readonly Source[]): Network =>
  networks(state)[side].lay(sources);
