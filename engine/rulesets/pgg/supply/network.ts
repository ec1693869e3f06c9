import { memoize } from '../../../mechanics/memoize.js';
import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { LineCache, LineSearch } from '../../../mechanics/lines.js';
import { Revision } from '../../../mechanics/revision.js';
import { GERMAN, MOVE_CLASSES, SOVIET, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { communicationOf, coursesOf, isOpenToGermans, roadOf } from './courses.js';
import { EdgePoints } from './edge-points.js';

/** The lines of supply and command of one game. They are searched on demand, because every move may change them. */
export class Network {
  private readonly search: LineSearch;
  private readonly east: LineSearch;
  private readonly road: LineSearch;
  private readonly edge: readonly EdgePoints[];
  private readonly courses;
  private readonly roadCourse;
  private readonly communication;
  private readonly eastwards: readonly number[];
  private readonly hasEast: LineCache;
  private readonly inCommand: LineCache;
  private readonly inSupply: LineCache;
  private readonly nearRoad: LineCache;
  /**
   * For each cell: the largest radius of the leaders in the cell who can command, plus one; 0 if there is no such
   * leader.
   */
  private readonly commanders: Uint8Array;
  private readonly leaders: readonly number[];
  private farthest = 0;
  private readonly commandersRevision = new Revision();
  private readonly surveyRevisions = [new Revision(), new Revision()] as const;
  private readonly roadRevision = new Revision();
  private roadCells: Int32Array = new Int32Array(0);
  private readonly edgeRevisions = MOVE_CLASSES.map(() => new Revision());

  constructor(private readonly state: State) {
    const { board } = state.ground;
    this.search = new LineSearch(board);
    this.east = new LineSearch(board);
    this.road = new LineSearch(board);
    this.edge = MOVE_CLASSES.map(() => new EdgePoints(board.size));
    this.courses = coursesOf(state);
    this.roadCourse = roadOf(state);
    this.communication = communicationOf(state);
    this.eastwards = eastwardsLast(board);
    this.hasEast = new LineCache(board);
    this.inCommand = new LineCache(board);
    this.inSupply = new LineCache(board);
    this.nearRoad = new LineCache(board);
    this.commanders = new Uint8Array(board.size);
    this.leaders = state.pieces.filter((piece) => piece.isLeader).map((piece) => piece.index);
  }

  /** Returns whether a line of any length leads from a cell to the east edge [10.34, 11.21]. */
  reachesEast(cell: Cell): boolean {
    return this.hasEast.get(cell, this.state.lineChanges[SOVIET], (from) =>
      this.east.leads(this.courses[SOVIET], from, this.isEast, this.eastwards),
    );
  }

  /** Returns the shortest line to the east edge; empty when there is none. */
  lineEast(cell: Cell): Cell[] {
    return this.search.line(this.search.nearest(this.courses[SOVIET], [cell], this.isEast));
  }

  private readonly isEast = (cell: Cell): boolean => this.state.ground.eastEdge[cell] === 1;

  /**
   * Returns a shortest line of communication from one of the cells to the west edge, with both ends; empty when there
   * is none. Victory depends on such lines [15.11, AMB-40].
   */
  lineWest(cells: readonly Cell[]): Cell[] {
    return this.search.line(this.search.nearest(this.communication, cells, this.isWest));
  }

  private readonly isWest = (cell: Cell): boolean => this.state.ground.westEdge[cell] === 1;

  /**
   * Returns the cell of the nearest leader who has the given cell within his radius; NOWHERE when there is none.
   * Optionally considers only leaders in supply [10.35, 11.22].
   */
  commandedFrom(cell: Cell, supplied: boolean): Cell {
    const { commanders } = this;
    this.markCommanders();
    if (!this.isNearALeader(cell)) return NOWHERE;
    const isLeader = (end: Cell, length: number): boolean =>
      length < commanders[end] && (!supplied || this.reachesEast(end));
    return this.search.nearest(this.courses[SOVIET], [cell], isLeader, this.farthest);
  }

  /** Returns the line that the last call of `commandedFrom` found. */
  lineOfCommand(end: Cell): Cell[] {
    return this.search.line(end);
  }

  /** Returns whether a cell is within the radius of a leader, optionally only of a leader in supply. */
  isCommanded(cell: Cell, supplied: boolean): boolean {
    const memory = supplied ? this.inSupply : this.inCommand;
    return memory.get(cell, this.state.lineChanges[SOVIET], (from) => this.commandedFrom(from, supplied) !== NOWHERE);
  }

  /**
   * Returns a line of at most 20 hexes to a road hex from which the road is open to the west edge; empty when there is
   * none [11.11].
   */
  lineToRoad(cell: Cell): Cell[] {
    return this.search.line(this.roadFrom(cell));
  }

  /** Returns whether a line from a cell reaches a road that is open to the west edge. */
  meetsRoad(cell: Cell): boolean {
    return this.nearRoad.get(cell, this.state.lineChanges[GERMAN], (from) => this.roadFrom(from) !== NOWHERE);
  }

  private roadFrom(cell: Cell): Cell {
    this.followRoad();
    if (this.roadCells.length === 0) return NOWHERE;
    return this.search.nearest(this.courses[GERMAN], [cell], this.isOnRoad, this.state.numbers['supply.roadHexes']);
  }

  private readonly isOnRoad = (cell: Cell): boolean => this.road.hasReached(cell);

  /** Follows the road from the supply road's hex on the west edge as far as the road is open [11.11, 11.13]. */
  private followRoad(): void {
    const { state, road, roadCourse } = this;
    if (!this.roadRevision.update(state.lineChanges[GERMAN])) return;
    const { supplyRoad, road: roads } = state.ground;
    const isOpen = supplyRoad !== NOWHERE && roads[supplyRoad] === 1 && isOpenToGermans(state, supplyRoad);
    this.roadCells = road.network(roadCourse, isOpen ? [supplyRoad] : []);
  }

  /** Returns the movement points to the west edge for a German movement class [11.12]. */
  edgePoints(moves: number): EdgePoints {
    const { state } = this;
    const edge = this.edge[moves];
    if (!this.edgeRevisions[moves].update(state.lineChanges[GERMAN])) return edge;
    edge.run(
      state,
      state.steps[GERMAN * MOVE_CLASSES.length + moves],
      state.numbers['supply.movementPoints'] * HALF_POINTS,
    );
    return edge;
  }

  /**
   * Finds all cells that are in supply or command of the side, so that later questions need no search. Called when the
   * side's movement begins.
   */
  survey(side: Side): void {
    if (!this.surveyRevisions[side].update(this.state.lineChanges[side])) return;
    if (side === GERMAN) this.surveyRoad();
    else this.surveyCommand();
  }

  private surveyRoad(): void {
    const { state, search, nearRoad } = this;
    this.followRoad();
    nearRoad.setAllToNo(state.lineChanges[GERMAN]);
    nearRoad.setToYes(search.spread(this.courses[GERMAN], this.roadCells, state.numbers['supply.roadHexes']));
  }

  private surveyCommand(): void {
    const { state, search, inCommand, inSupply } = this;
    inCommand.setAllToNo(state.lineChanges[SOVIET]);
    inSupply.setAllToNo(state.lineChanges[SOVIET]);
    for (const leader of this.commandingLeaders()) {
      const commanded = search.spread(this.courses[SOVIET], [state.cell[leader]], radiusOf(state, leader));
      inCommand.setToYes(commanded);
      if (this.reachesEast(state.cell[leader])) inSupply.setToYes(commanded);
    }
  }

  /** Lists the leaders on the map who can command: those that are not disrupted [6.64]. */
  commandingLeaders(): number[] {
    return this.leaders.filter((leader) => this.commands(leader));
  }

  private commands(leader: number): boolean {
    return this.state.cell[leader] >= 0 && this.state.disrupted[leader] === 0;
  }

  /**
   * Returns whether the cell is within the radius of any leader when blocked lines are ignored. If it is not, no search
   * for a line is needed.
   */
  private isNearALeader(cell: Cell): boolean {
    const { state, commanders } = this;
    for (const leader of this.leaders) {
      const at = state.cell[leader];
      if (at >= 0 && state.ground.board.distance(cell, at) < commanders[at]) return true;
    }
    return false;
  }

  private markCommanders(): void {
    const { state, commanders } = this;
    if (!this.commandersRevision.update(state.lineChanges[SOVIET])) return;
    commanders.fill(0);
    this.farthest = 0;
    for (const leader of this.leaders) {
      if (!this.commands(leader)) continue;
      const cell = state.cell[leader];
      const radius = radiusOf(state, leader);
      commanders[cell] = Math.max(commanders[cell], radius + 1);
      this.farthest = Math.max(this.farthest, radius);
    }
  }
}

/** Lists the hex directions with the eastern ones last. The search for lines tries the last direction first. */
function eastwardsLast({ grid: { orientation }, directions }: Board): readonly number[] {
  if (directions !== EASTWARDS_LAST_FLAT.length) return Array.from({ length: directions }, (_, direction) => direction);
  return orientation === 'flat' ? EASTWARDS_LAST_FLAT : EASTWARDS_LAST_POINTY;
}
const EASTWARDS_LAST_FLAT = [5, 4, 3, 0, 2, 1];
const EASTWARDS_LAST_POINTY = [4, 5, 3, 2, 0, 1];

/** Returns the lines of supply and command of a game. */
export const networkOf = memoize((state: State) => new Network(state));

/**
 * Returns the radius of a leader: his rating, or the reduced rating when he is out of supply [10.1, 10.1.a]. If the
 * ruling `leader.oosRating` is `unchanged`, the rating is never reduced [AMB-13]. Returns 0 if the author gave no
 * rating.
 */
export function radiusOf(state: State, leader: number): number {
  const rating = state.piece(leader).rating ?? 0;
  if (state.rulings['leader.oosRating'] === 'unchanged') return rating;
  return networkOf(state).reachesEast(state.cell[leader])
    ? rating
    : Math.floor(rating / state.numbers['supply.divisor']);
}
