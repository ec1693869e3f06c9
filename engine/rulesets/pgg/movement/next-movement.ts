import { firstTurnOf } from '../../../mechanics/start.js';
import { isHeldByTurn } from './held.js';
import { GERMAN, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { allowance, isSupplied } from '../supply/supply.js';

/**
 * Runs `compute` for the movement of a unit and returns its result. If the unit cannot move in the present phase, the
 * state is first set to the next movement phase of the unit's side, with all units in their present hexes, and is
 * restored afterwards.
 * @throws the error that `compute` throws, after the state is restored
 */
export function inNextMovement<T>(state: State, piece: number, compute: () => T): T {
  const { side } = state.piece(piece);
  if (state.side === side && isMovementPhase(state) && !isHeldByTurn(state, piece)) return compute();
  const saved = { side: state.side, phase: state.phase, turn: state.turn, railUsed: state.railUsed };
  const savedOfPiece = {
    moved: state.moved[piece],
    left: state.left[piece],
    supplied: state.supplied[piece],
    started: state.started[piece],
    frozen: state.frozen[piece],
  };
  try {
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
    return compute();
  } finally {
    Object.assign(state, saved);
    state.moved[piece] = savedOfPiece.moved;
    state.left[piece] = savedOfPiece.left;
    state.supplied[piece] = savedOfPiece.supplied;
    state.started[piece] = savedOfPiece.started;
    state.frozen[piece] = savedOfPiece.frozen;
    state.refresh();
  }
}

/** Returns the turn of the next movement phase of a side that cannot move in the present phase. */
function turnOfNextMovement({ turn, side: phasing, phasesDone, scenario }: State, side: Side): number {
  if (turn === 0) return firstTurnOf(scenario);
  const isStillToCome = side === GERMAN && phasing !== GERMAN;
  return isStillToCome || phasesDone < 0 ? turn : turn + 1;
}

export function isMovementPhase(state: State): boolean {
  return state.phase === 'movement' || state.phase === 'initial movement' || state.phase === 'mechanized movement';
}
