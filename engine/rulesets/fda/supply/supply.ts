import { say } from '../../../model/say.js';
import { memoize } from '../../../mechanics/memoize.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import {
  isOpenIn,
  LineCache,
  LineSearch,
  traceFirst,
  noLine,
  type LineRules,
  type TracedLine,
} from '../../../mechanics/lines.js';
import { Revision } from '../../../mechanics/revision.js';
import type { LedgerStep } from '../../../model/ledger.js';
import { RIVER, ROAD, BRIDGE } from '../state/ground.js';
import { SIDES, type Side } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/**
 * The lines of supply of one side. A line runs from a unit over open ground to a road, and along the road to the side's
 * friendly edge [7.1b].
 */
class Network {
  private readonly roads: LineSearch;
  private readonly search: LineSearch;
  private readonly known: LineCache;
  private readonly overGround: LineRules;
  private readonly alongRoads: LineRules;
  private readonly roadsRevision = new Revision();

  constructor(
    private readonly state: State,
    private readonly side: Side,
  ) {
    const { board, alongRoads } = state.ground;
    const open = state.lineOpen[side];
    this.roads = new LineSearch(board);
    this.search = new LineSearch(board);
    this.known = new LineCache(board);
    this.overGround = { links: board.neighbours, open };
    this.alongRoads = { links: alongRoads, open, isOpen: (cell) => carriesRoad(state, cell) };
  }

  /**
   * Returns whether a line leads from the cell to the edge. The result is cached until a sector opens or closes or a
   * bridge, minefield or fortification changes.
   */
  leadsFrom(cell: Cell): boolean {
    return this.known.get(cell, this.changes, (from) => this.roadFrom(from) !== NOWHERE);
  }

  /** Returns the line of supply from the cell to the friendly edge; empty when there is no line. */
  line(cell: Cell): Cell[] {
    const road = this.roadFrom(cell);
    return [...this.search.line(road), ...this.roads.back(road).slice(1)];
  }

  /** Returns whether any road is open to the edge. */
  get hasRoad(): boolean {
    this.lay();
    return this.roads.count > 0;
  }

  private get changes(): number {
    return this.state.lines[this.side] + this.state.changes;
  }

  private lay(): void {
    if (!this.roadsRevision.update(this.changes)) return;
    this.roads.network(
      this.alongRoads,
      edgesOf(this.state)[this.side].filter((cell) => isOpenIn(this.alongRoads, cell)),
    );
  }

  /**
   * Returns the road sector through which a cell is supplied; NOWHERE when there is none. This is the nearest road
   * sector from which a road leads to the friendly edge. If the ruling `supplyNearestRoadOnly` is on, only the road
   * sectors at the smallest distance are considered [7.1b].
   */
  private roadFrom(cell: Cell): Cell {
    this.lay();
    const { state, search, overGround } = this;
    const leads = (road: Cell): boolean => this.roads.hasReached(road);
    if (!state.rulings.supplyNearestRoadOnly) return search.nearest(overGround, [cell], leads);
    const nearest = search.nearest(overGround, [cell], (road) => carriesRoad(state, road));
    if (nearest === NOWHERE || leads(nearest)) return nearest;
    return search.nearest(overGround, [cell], leads, search.length(nearest));
  }
}

const networks = memoize((state: State) => [new Network(state, 0), new Network(state, 1)] as const);
const networkOf = (state: State, side: Side): Network => networks(state)[side];

/**
 * Returns whether a line of supply can follow a road through a sector. A river sector needs a bridge for the road,
 * unless the ruling `supplyNeedsBridges` is off [7.1b, 12i].
 */
function carriesRoad(state: State, cell: Cell): boolean {
  const lies = state.ground.lies[cell];
  const needsBridge = (lies & RIVER) !== 0 && state.rulings.supplyNeedsBridges;
  return (lies & ROAD) !== 0 && (!needsBridge || state.bridge[cell] === BRIDGE);
}

const needsSupply = (state: State, division: number): boolean =>
  division >= 0 && state.divisions[division].kind === 'division';

/** Returns whether a division is in supply now. Units without a division are always in supply [7.1a, 15.3b]. */
export function isSupplied(state: State, division: number): boolean {
  if (!needsSupply(state, division)) return true;
  const { side } = state.divisions[division];
  const network = networkOf(state, side);
  const hasLine = (piece: number): boolean => network.leadsFrom(state.cell[piece]);
  const units = tracers(state, division);
  if (state.rulings.supplyTraceFrom === 'allUnits') return units.length > 0 && units.every(hasLine);
  return units.some(hasLine);
}

/**
 * Returns the units that trace supply: the headquarters, or the ground units of the division if the headquarters is
 * destroyed or the ruling `supplyTraceFrom` is not `hq` [7.1b].
 */
function tracers(state: State, division: number): number[] {
  const { headquarters, members } = state.divisions[division];
  if (state.rulings.supplyTraceFrom === 'hq' && headquarters >= 0 && state.cell[headquarters] >= 0)
    return [headquarters];
  return members.filter((piece) => state.cell[piece] >= 0 && state.piece(piece).ground);
}

/**
 * Explains whether a division is in supply. The result includes the line of supply from one of its units to the edge of
 * the map [7.1b].
 */
export function supplyOf(state: State, division: number): TracedLine {
  if (!needsSupply(state, division))
    return noLine(true, step(say`belongs to no division and needs no supply`, '15.3b'));
  const supplied = isSupplied(state, division);
  const { side } = state.divisions[division];
  const network = networkOf(state, side);
  const units = tracers(state, division);
  const shown = units.find((piece) => network.leadsFrom(state.cell[piece]) === supplied);
  if (shown === undefined) return noLine(supplied, step(say`no unit on the map`, '7.1b'));
  const by = step(say`traced from ${state.name(shown)}`, '7.1b');
  return traceFirst({
    line: () => network.line(state.cell[shown]),
    why: (line) => [by, step(say`by road to the friendly edge at ${state.label(line[line.length - 1])}`, '7.1b')],
    whyNot: () => [by, whyCut(state, side)],
  });
}

function whyCut(state: State, side: Side): LedgerStep {
  if (edgesOf(state)[side].length === 0)
    return step(say`the map names no friendly edge of ${state.sideName(side)}`, '7.1b');
  if (!networkOf(state, side).hasRoad) return step(say`no open road leads to a friendly edge`, '7.1b');
  return step(
    state.rulings.supplyNearestRoadOnly
      ? say`no open road leads from the nearest road sector to a friendly edge`
      : say`no open road leads from any road sector in reach to a friendly edge`,
    '7.1b',
  );
}

/** Returns the sectors of each side's friendly edge [7.1b]. */
export const edgesOf = memoize((state: State): readonly (readonly Cell[])[] => {
  const named = state.ground.places.filter(({ kind }) => kind === 'friendly edge');
  return SIDES.map((side) =>
    named.filter(({ owner }) => state.sideNamed(owner) === side).flatMap((place) => place.cells),
  );
});
