import { firstTurnOf } from '../../../mechanics/start.js';
import { isHeldByTurn } from './held.js';
import { GERMAN, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { allowance, isSupplied } from '../supply/supply.js';

/**
 * Asks about a unit's movement now, or, when it cannot move in the present phase, as if the next movement phase of its
 * side began with everybody where he stands. The state is put back afterwards.
 */
export function inNextMovement<T>(state: State, piece: number, ask: () => T): T {
  const { side } = state.piece(piece);
  if (state.side === side && isMovementPhase(state) && !isHeldByTurn(state, piece)) return ask();
  const kept = { side: state.side, phase: state.phase, turn: state.turn, railUsed: state.railUsed };
  const before = {
    moved: state.moved[piece],
    left: state.left[piece],
    supplied: state.supplied[piece],
    started: state.started[piece],
    frozen: state.frozen[piece],
  };
  state.side = side;
  state.phase = side === GERMAN ? 'initial movement' : 'movement';
  state.turn = turnOfNextMovement(state, side);
  state.supplied[piece] = isSupplied(state, piece) ? 1 : 0;
  state.left[piece] = allowance(state, piece);
  state.moved[piece] = 0;
  state.started[piece] = state.cell[piece];
  state.frozen[piece] = 0;
  state.railUsed = 0;
  state.refresh();
  const answer = ask();
  Object.assign(state, kept);
  state.moved[piece] = before.moved;
  state.left[piece] = before.left;
  state.supplied[piece] = before.supplied;
  state.started[piece] = before.started;
  state.frozen[piece] = before.frozen;
  state.refresh();
  return answer;
}

/** Returns the turn of a side's next movement phase when the side cannot move in the present one. */
function turnOfNextMovement({ turn, side: phasing, phasesDone, scenario }: State, side: Side): number {
  if (turn === 0) return firstTurnOf(scenario);
  const isStillToCome = side === GERMAN && phasing !== GERMAN;
  return isStillToCome || phasesDone < 0 ? turn : turn + 1;
}

export function isMovementPhase(state: State): boolean {
  return state.phase === 'movement' || state.phase === 'initial movement' || state.phase === 'mechanized movement';
}
