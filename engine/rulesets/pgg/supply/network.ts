import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { GERMAN, MOVE_CLASSES, SOVIET, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { CellMemory } from './cell-memory.js';
import { EdgePoints } from './edge-points.js';
import { LineSearch, markOpenRoad } from './lines.js';

/** The lines of one game. What blocks them changes with every move, so that they are searched when they are asked for. */
export class Network {
  private readonly search: LineSearch;
  private readonly edge: readonly EdgePoints[];
  /** By cell: one more than the radius of the farthest-reaching leader there who can command; 0 where none is. */
  private readonly commanders: Uint8Array;
  private readonly openRoad: Uint8Array;
  private readonly leaders: readonly number[];
  private farthest = 0;
  private readonly eastSearch: LineSearch;
  private readonly east: CellMemory;
  private readonly inCommand: CellMemory;
  private readonly inSupply: CellMemory;
  private readonly nearRoad: CellMemory;
  private commandersAt = 0;
  private roadAt = 0;
  private road: readonly Cell[] = [];
  private readonly edgeAt = MOVE_CLASSES.map(() => 0);

  constructor(private readonly state: State) {
    const { size } = state.ground.board;
    this.search = new LineSearch(state);
    this.eastSearch = new LineSearch(state);
    this.east = new CellMemory(size);
    this.inCommand = new CellMemory(size);
    this.inSupply = new CellMemory(size);
    this.nearRoad = new CellMemory(size);
    this.edge = MOVE_CLASSES.map(() => new EdgePoints(size));
    this.commanders = new Uint8Array(size);
    this.openRoad = new Uint8Array(size);
    this.leaders = state.pieces.filter((piece) => piece.isLeader).map((piece) => piece.index);
  }

  /** Whether a line of any length leads from a cell to the east edge [10.34, 11.21]. */
  reachesEast(cell: Cell): boolean {
    const { lineChanges, ground } = this.state;
    return this.east.recall(cell, lineChanges[SOVIET], (from) =>
      this.eastSearch.reachesEast(SOVIET, from, ground.eastEdge),
    );
  }

  /** The shortest such line; empty when there is none. */
  lineEast(cell: Cell): Cell[] {
    const { search, state } = this;
    const end = search.nearest(
      SOVIET,
      cell,
      Infinity,
      state.ground.eastEdge.map((isEdge) => isEdge * 255),
    );
    return end === NOWHERE ? [] : search.lineTo(end);
  }

  /** The cell of the nearest leader within whose radius a cell lies, of those with supply only if asked; NOWHERE when there is none [10.35, 11.22]. */
  commandedFrom(cell: Cell, supplied: boolean): Cell {
    this.markCommanders();
    if (!this.isNearALeader(cell)) return NOWHERE;
    const accept = supplied ? (end: Cell): boolean => this.reachesEast(end) : undefined;
    return this.search.nearest(SOVIET, cell, this.farthest, this.commanders, accept);
  }

  /** The line of the last answer of `commandedFrom`. */
  lineOfCommand(end: Cell): Cell[] {
    return this.search.lineTo(end);
  }

  /** Whether a cell lies within a leader's radius, of one with supply if asked. */
  isCommanded(cell: Cell, supplied: boolean): boolean {
    const memory = supplied ? this.inSupply : this.inCommand;
    return memory.recall(
      cell,
      this.state.lineChanges[SOVIET],
      (from) => this.commandedFrom(from, supplied) !== NOWHERE,
    );
  }

  /** The cell where a line of at most 20 hexes meets a road that is open to the west edge; NOWHERE when none does [11.11]. */
  roadFrom(cell: Cell): Cell {
    const { state, search, openRoad } = this;
    this.followRoad();
    return this.road.length === 0 ? NOWHERE : search.nearest(GERMAN, cell, state.numbers['supply.roadHexes'], openRoad);
  }

  private followRoad(): void {
    const { state, openRoad } = this;
    const now = state.lineChanges[GERMAN];
    if (this.roadAt !== now) this.road = markOpenRoad(state, openRoad);
    this.roadAt = now;
  }

  /** Whether a line from a cell meets an open road. */
  meetsRoad(cell: Cell): boolean {
    return this.nearRoad.recall(cell, this.state.lineChanges[GERMAN], (from) => this.roadFrom(from) !== NOWHERE);
  }

  /** The line of the last answer of `roadFrom`. */
  lineToRoad(end: Cell): Cell[] {
    return this.search.lineTo(end);
  }

  /** German movement points to the west edge, for a move class [11.12]. */
  edgePoints(moves: number): EdgePoints {
    const { state } = this;
    const edge = this.edge[moves];
    if (this.edgeAt[moves] === state.lineChanges[GERMAN]) return edge;
    this.edgeAt[moves] = state.lineChanges[GERMAN];
    edge.run(
      state,
      state.steps[GERMAN * MOVE_CLASSES.length + moves],
      state.numbers['supply.movementPoints'] * HALF_POINTS,
    );
    return edge;
  }

  /** Works out the lines of a whole side at once, for the start of its movement: what is asked next is known already. */
  survey(side: Side): void {
    if (side === GERMAN) this.surveyRoad();
    else this.surveyCommand();
  }

  private surveyRoad(): void {
    const { state, search, nearRoad } = this;
    this.followRoad();
    nearRoad.learn(state.lineChanges[GERMAN]);
    nearRoad.add(search.spread(GERMAN, this.road, state.numbers['supply.roadHexes']));
  }

  private surveyCommand(): void {
    const { state, search, inCommand, inSupply } = this;
    inCommand.learn(state.lineChanges[SOVIET]);
    inSupply.learn(state.lineChanges[SOVIET]);
    for (const leader of this.commandingLeaders()) {
      const commanded = search.spread(SOVIET, [state.cell[leader]], radiusOf(state, leader));
      inCommand.add(commanded);
      if (this.reachesEast(state.cell[leader])) inSupply.add(commanded);
    }
  }

  /** Leaders on the map who can command: disruption takes it from them [6.64]. */
  commandingLeaders(): number[] {
    return this.leaders.filter((leader) => this.commands(leader));
  }

  private commands(leader: number): boolean {
    return this.state.cell[leader] >= 0 && this.state.disrupted[leader] === 0;
  }

  /** Whether any leader's radius reaches the cell over open ground: spares most searches. */
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
    if (this.commandersAt === state.lineChanges[SOVIET]) return;
    this.commandersAt = state.lineChanges[SOVIET];
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

const networks = new WeakMap<State, Network>();

/** The lines of a game. */
export function networkOf(state: State): Network {
  let network = networks.get(state);
  if (network === undefined) networks.set(state, (network = new Network(state)));
  return network;
}

/** A leader's radius is his rating, supplied or not [10.1, 10.1.a, AMB-13]; 0 when the author gave none. */
export function radiusOf(state: State, leader: number): number {
  const rating = state.piece(leader).rating ?? 0;
  if (state.rulings['leader.oosRating'] === 'unchanged') return rating;
  return networkOf(state).reachesEast(state.cell[leader])
    ? rating
    : Math.floor(rating / state.numbers['supply.divisor']);
}
