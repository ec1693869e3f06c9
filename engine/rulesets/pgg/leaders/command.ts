import { NOWHERE, type Cell } from '../../../board/board.js';
import { noLine, type TracedLine } from '../../../mechanics/lines.js';
import { counted, say, type Counted } from '../../../model/say.js';
import { SOVIET } from '../state/pieces.js';
import { explained, step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { networkOf, radiusOf } from '../supply/network.js';

/**
 * Returns whether a Soviet unit is in command now: within the radius of an undisrupted leader of any army, along an
 * unblocked line [10.32, 10.35, AMB-49]. A leader is always in command; German units need no leader.
 */
export function isInCommand(state: State, piece: number): boolean {
  const { side, isLeader } = state.piece(piece);
  if (side !== SOVIET) return true;
  const cell = state.cell[piece];
  if (cell < 0) return false;
  if (isLeader) return state.disrupted[piece] === 0;
  if (state.rulings['command.line'] === 'straightDistance') return nearestByDistance(state, cell) !== undefined;
  return networkOf(state).isCommanded(cell, false);
}

/** Traces command and explains it: names the leader and the line to him, or the leaders that are too far away. */
export function commandOf(state: State, piece: number): TracedLine {
  const name = state.name(piece);
  if (state.piece(piece).side !== SOVIET) return noLine(true, step(say`${name} needs no leader`));
  const cell = state.cell[piece];
  if (cell < 0) return noLine(false, step(say`${name} is not on the map`));
  const network = networkOf(state);
  const straight = state.rulings['command.line'] === 'straightDistance' ? nearestByDistance(state, cell) : undefined;
  const at = straight === undefined ? network.commandedFrom(cell, false) : state.cell[straight];
  const leader = straight ?? commanderIn(state, at);
  if (leader === undefined) return noLine(false, step(tooFar(state, cell), '10.35'));
  const line = straight === undefined ? network.lineOfCommand(at) : [];
  const distance = straight === undefined ? line.length - 1 : state.ground.board.distance(cell, at);
  const reason = step(
    say`${state.name(leader)}, radius ${radiusOf(state, leader)}, is ${hexes(distance)} away`,
    '10.35',
  );
  return { ...explained(true, reason), line };
}

/** Returns the leader in a cell with the largest command radius. */
export function commanderIn(state: State, cell: Cell): number | undefined {
  if (cell === NOWHERE) return undefined;
  const commanders = networkOf(state)
    .commandingLeaders()
    .filter((leader) => state.cell[leader] === cell);
  return commanders.sort((a, b) => radiusOf(state, b) - radiusOf(state, a))[0];
}

function nearestByDistance(state: State, cell: Cell): number | undefined {
  return networkOf(state)
    .commandingLeaders()
    .find((leader) => state.ground.board.distance(cell, state.cell[leader]) <= radiusOf(state, leader));
}

/**
 * Explains why no leader has the cell within his radius. The text names the nearest leader, his distance and his
 * radius.
 */
export function tooFar(state: State, cell: Cell): string {
  const { board } = state.ground;
  const nearest = networkOf(state)
    .commandingLeaders()
    .sort((a, b) => board.distance(cell, state.cell[a]) - board.distance(cell, state.cell[b]))
    .at(0);
  if (nearest === undefined) return say`no undisrupted leader is on the map`;
  const at = state.cell[nearest];
  const distance = board.distance(cell, at);
  const radius = radiusOf(state, nearest);
  const [name, where] = [state.name(nearest), state.label(at)];
  return distance > radius
    ? say`the nearest leader, ${name} in ${where}, is ${hexes(distance)} away and has a radius of ${radius}`
    : say`the nearest leader, ${name} in ${where}, is ${hexes(distance)} away and has a radius of ${radius}, but every line to him is blocked`;
}

export function hexes(number: number): Counted {
  return counted(number, 'hex');
}
