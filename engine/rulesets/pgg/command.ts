import type { Cell } from '../../board/board.js';
import type { Reckoned } from '../../play/ledger.js';
import { SOVIET } from './pieces.js';
import { reckoned, step } from './rulebook/cite.js';
import type { State } from './state.js';
import { COMMANDED, commanders, networkOf, radiusOf } from './supply/network.js';

/**
 * Whether a Soviet unit is within the radius of an undisrupted leader of any army, along an unblocked line, now
 * [10.32, 10.35, AMB-49]. Leaders are always within their own; Germans need nobody.
 */
export function isInCommand(state: State, piece: number): boolean {
  const { side, isLeader } = state.piece(piece);
  if (side !== SOVIET) return true;
  const cell = state.cell[piece] as number;
  if (cell < 0) return false;
  if (isLeader) return state.disrupted[piece] === 0;
  if (state.readings['command.line'] === 'straightDistance') return nearestByDistance(state, cell) !== undefined;
  return ((networkOf(state).command[cell] as number) & COMMANDED) !== 0;
}

/** The same with the reason: the leader and the line to him, or which leaders are too far. */
export function commandOf(state: State, piece: number): Reckoned<boolean> & { readonly line: readonly Cell[]; readonly leader?: number } {
  const name = state.name(piece);
  if (state.piece(piece).side !== SOVIET) return { ...reckoned(true, step(`${name} needs no leader`)), line: [] };
  const cell = state.cell[piece] as number;
  if (cell < 0) return { ...reckoned(false, step(`${name} is not on the map`)), line: [] };
  const straight = state.readings['command.line'] === 'straightDistance' ? nearestByDistance(state, cell) : undefined;
  for (const leader of straight === undefined ? commanders(state) : [straight]) {
    const line = networkOf(state).linesTo(leader).line(cell);
    if (line.length === 0 && leader !== straight) continue;
    const away = line.length === 0 ? state.ground.board.distance(cell, state.cell[leader] as number) : line.length - 1;
    return { ...reckoned(true, step(`${state.name(leader)}, radius ${radiusOf(state, leader)}, is ${hexes(away)} away`, '10.35')), line, leader };
  }
  return { ...reckoned(false, step(tooFar(state, cell), '10.35')), line: [] };
}

function nearestByDistance(state: State, cell: Cell): number | undefined {
  return commanders(state).find((leader) => state.ground.board.distance(cell, state.cell[leader] as number) <= radiusOf(state, leader));
}

/** Which leader comes nearest to reaching the cell, for people. */
export function tooFar(state: State, cell: Cell): string {
  const { board } = state.ground;
  const [nearest] = commanders(state).sort((a, b) => board.distance(cell, state.cell[a] as number) - board.distance(cell, state.cell[b] as number));
  if (nearest === undefined) return 'no undisrupted leader is on the map';
  const at = state.cell[nearest] as number;
  const distance = board.distance(cell, at);
  const reason = distance > radiusOf(state, nearest) ? '' : ', but every line to him is blocked';
  return `the nearest leader, ${state.name(nearest)} in ${state.label(at)}, is ${hexes(distance)} away and has a radius of ${radiusOf(state, nearest)}${reason}`;
}

export function hexes(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
