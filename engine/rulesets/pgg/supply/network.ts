import { MOVE_CLASSES, GERMAN, SOVIET } from '../pieces.js';
import type { State } from '../state.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { EdgePoints } from './edge-points.js';
import { Lines, openRoad } from './lines.js';

/** Bits of `Network.command`. */
export const COMMANDED = 1;
export const SUPPLIED = 2;

/** All lines of one game, worked out again only when something that blocks them has changed. */
export class Network {
  private readonly eastLines: Lines;
  private readonly roadLines: Lines;
  private readonly leaderLines: Lines;
  private readonly edge: EdgePoints[];
  private readonly commandBits: Uint8Array;
  private eastAt = 0;
  private roadAt = 0;
  private commandAt = 0;
  private readonly edgeAt = [0, 0, 0, 0];

  constructor(private readonly state: State) {
    const { size } = state.ground.board;
    this.eastLines = new Lines(size);
    this.roadLines = new Lines(size);
    this.leaderLines = new Lines(size);
    this.edge = MOVE_CLASSES.map(() => new EdgePoints(size));
    this.commandBits = new Uint8Array(size);
  }

  /** Soviet lines to the east edge, of any length [10.34, 11.21]. */
  get east(): Lines {
    const { state, eastLines } = this;
    if (this.eastAt === state.changes) return eastLines;
    this.eastAt = state.changes;
    eastLines.clear();
    state.ground.eastEdge.forEach((isEdge, cell) => {
      if (isEdge === 1) eastLines.end(cell);
    });
    eastLines.spread(state, SOVIET, Infinity);
    return eastLines;
  }

  /** German lines to a road open to the supply road [11.11]. */
  get road(): Lines {
    const { state, roadLines } = this;
    if (this.roadAt === state.changes) return roadLines;
    this.roadAt = state.changes;
    roadLines.clear();
    for (const cell of openRoad(state)) roadLines.end(cell);
    roadLines.spread(state, GERMAN, state.numbers['supply.roadHexes']);
    return roadLines;
  }

  /** German movement points to the west edge, for a move class [11.12]. */
  edgePoints(moves: number): EdgePoints {
    const { state } = this;
    const edge = this.edge[moves] as EdgePoints;
    if (this.edgeAt[moves] === state.changes) return edge;
    this.edgeAt[moves] = state.changes;
    edge.run(state, state.steps[GERMAN * MOVE_CLASSES.length + moves] as Uint8Array, state.numbers['supply.movementPoints'] * HALF_POINTS);
    return edge;
  }

  /** By cell: within an undisrupted leader's radius, and within that of one who is supplied [10.35, 11.22]. */
  get command(): Uint8Array {
    const { state, commandBits } = this;
    if (this.commandAt === state.changes) return commandBits;
    this.commandAt = state.changes;
    commandBits.fill(0);
    for (const leader of commanders(state)) {
      const bits = COMMANDED | (this.east.steps[state.cell[leader] as number] === -1 ? 0 : SUPPLIED);
      for (const cell of this.linesTo(leader).cells()) commandBits[cell] = (commandBits[cell] as number) | bits;
    }
    return commandBits;
  }

  /** Lines of communication to one leader, within his radius; readable until the next call. */
  linesTo(leader: number): Lines {
    const { state, leaderLines } = this;
    leaderLines.clear();
    leaderLines.end(state.cell[leader] as number);
    leaderLines.spread(state, SOVIET, radiusOf(state, leader));
    return leaderLines;
  }
}

const networks = new WeakMap<State, Network>();

/** The lines of a game. */
export function networkOf(state: State): Network {
  let network = networks.get(state);
  if (network === undefined) networks.set(state, (network = new Network(state)));
  return network;
}

/** Leaders on the map who can command: disruption takes it from them [6.64]. */
export function commanders(state: State): number[] {
  return leadersOf(state).filter((leader) => (state.cell[leader] as number) >= 0 && state.disrupted[leader] === 0);
}

/** A leader's radius is his rating, supplied or not [10.1, AMB-13]; 0 when the author gave none. */
export function radiusOf(state: State, leader: number): number {
  const rating = state.piece(leader).rating ?? 0;
  if (state.readings['leader.oosRating'] === 'unchanged') return rating;
  return networkOf(state).east.steps[state.cell[leader] as number] === -1 ? Math.floor(rating / state.numbers['supply.divisor']) : rating;
}

const leaders = new WeakMap<object, number[]>();
function leadersOf(state: State): number[] {
  let list = leaders.get(state.muster);
  if (list === undefined) {
    list = state.pieces.filter((piece) => piece.isLeader).map((piece) => piece.index);
    leaders.set(state.muster, list);
  }
  return list;
}
