import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { hasBegun } from '../movement/company.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { isLeader } from './command.js';
import { count } from '../../../model/words.js';

type LeaderBar = Bar<string, [state: State, leader: number]>;
const noLeader: LeaderBar = bar(
  '15.24',
  'no-leader',
  (state: State, leader: number) => `${state.name(leader)} is no leader of the side on the map.`,
);
const active: LeaderBar = bar(
  '15.24',
  'active',
  (state: State, leader: number) => `${state.name(leader)} is active already.`,
);
const usedUp: LeaderBar = bar(
  '15.24',
  'used-up',
  (state: State, leader: number) =>
    `${state.name(leader)} activates himself ${count(mostActivations(state), 'time')}, and none is left.`,
);

const mostActivations = ({ numbers }: State): number => numbers['activations.motorized'];

/** Why a leader does not activate himself; undefined when he does: twice in all, in a turn or in a sequence [15.24, RTL-22]. */
export function leaderJoiningBar(state: State, piece: number): LeaderBar | undefined {
  if (state.piece(piece).side !== state.side || !state.isOnMap(piece)) return noLeader;
  const isFree = state.rulings['leader.activations'] === 'twicePerSequence' && hasBegun(state, piece);
  if (state.active[piece] === 1 && !isFree) return active;
  return state.activations[piece] >= mostActivations(state) ? usedUp : undefined;
}

/** He may move, again if he has moved. */
export function activateLeader(state: State, piece: number): void {
  state.activations[piece]++;
  state.active[piece] = 1;
  state.moved[piece] = 0;
  state.halfPointsLeft[piece] = -1;
  state.emit('activate', '15.24', () => ({ text: `${state.name(piece)} activates himself.`, pieces: [piece] }));
}

/** Leaders who stand with a unit, who may advance with it and retreat with the last that leaves [15.23]. */
export const leadersWith = (state: State, side: number, cell: Cell): number[] =>
  state.unitsIn(cell).filter((one) => isLeader(state, one) && state.piece(one).side === side);

/** The last unit of a hex has retreated from it: leaders there have gone with it [15.23]. */
export function retreatLeaders(state: State, side: number, from: Cell, to: Cell): void {
  if (state.count[from] === 0 || state.unitsAt(from, side).length > 0) return;
  for (const leader of leadersWith(state, side, from)) {
    state.put(leader, to);
    state.emit('retreat', '15.23', () => ({
      side,
      text: `${state.name(leader)} goes with them to ${state.label(to)}.`,
      pieces: [leader],
      cells: [from, to],
    }));
  }
}
