import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { hasBegun } from '../movement/company.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { isLeader } from './command.js';

type LeaderBar = Bar<string, [state: State, leader: number]>;
const noLeader: LeaderBar = bar(
  '15.24',
  'no-leader',
  (state: State, leader: number) =>
    say`${state.name(leader)} cannot be activated. Only leaders on the map of the side whose sequence is played can be activated.`,
);
const active: LeaderBar = bar(
  '15.24',
  'active',
  (state: State, leader: number) => say`${state.name(leader)} is already active.`,
);
const usedUp: LeaderBar = bar(
  '15.24',
  'used-up',
  (state: State, leader: number) =>
    say`${state.name(leader)} has no activation left; limit: ${activationLimit(state)}.`,
);

const activationLimit = ({ numbers }: State): number => numbers['activations.motorized'];

/**
 * Returns why a leader may not activate himself; undefined if he may. The ruling `leader.activations` decides whether
 * he may do so twice per turn or twice per sequence [15.24].
 */
export function leaderJoiningBar(state: State, piece: number): LeaderBar | undefined {
  if (state.piece(piece).side !== state.side || !state.isOnMap(piece)) return noLeader;
  const mayActAgain = state.rulings['leader.activations'] === 'twicePerSequence' && hasBegun(state, piece);
  if (state.active[piece] === 1 && !mayActAgain) return active;
  return state.activations[piece] >= activationLimit(state) ? usedUp : undefined;
}

/** Activates a leader: he may move, even if he has already moved. */
export function activateLeader(state: State, piece: number): void {
  state.activations[piece]++;
  state.active[piece] = 1;
  state.moved[piece] = 0;
  state.halfPointsLeft[piece] = -1;
  state.emit('activate', '15.24', () => ({ text: say`${state.name(piece)} activates himself.`, pieces: [piece] }));
}

/** Returns the leaders of a side in a hex. Leaders may advance and retreat with the units of their side [15.23]. */
export const leadersWith = (state: State, side: number, cell: Cell): number[] =>
  state.unitsIn(cell).filter((piece) => isLeader(state, piece) && state.piece(piece).side === side);

/**
 * Moves the leaders of a hex together with the last unit that retreats from the hex [15.23]. Does nothing while other
 * units of the side are left in the hex.
 */
export function retreatLeaders(state: State, side: number, from: Cell, to: Cell): void {
  if (state.count[from] === 0 || state.unitsAt(from, side).length > 0) return;
  for (const leader of leadersWith(state, side, from)) {
    state.put(leader, to);
    state.emit('retreat', '15.23', () => ({
      side,
      text: say`${state.name(leader)} retreats with the units to ${state.label(to)}.`,
      pieces: [leader],
      cells: [from, to],
    }));
  }
}
