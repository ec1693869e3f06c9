import { firstTurnOf } from '../../mechanics/start.js';
import { isPlayed } from '../sequence/played-phases.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { barOnMoving } from './bars.js';

/** A phase in which units move, with its turn. */
interface MovementMoment {
  readonly phase: DeclaredPhase;
  readonly turn: number;
}

/** Returns whether a piece may take part in a phase of movement. */
const isMovementOf = ({ declared, sideIndex, takesPart }: DeclaredPhase, state: State, piece: number): boolean => {
  const { side, kindIndex } = state.piece(piece);
  return declared.action === 'move' && sideIndex === side && (declared.kinds.length === 0 || takesPart[kindIndex]);
};

/** Returns the next phase of movement of a piece after the phase in progress; undefined if it has none. */
function nextMovement(state: State, piece: number): MovementMoment | undefined {
  const { phases } = state.game;
  const turn = Math.max(state.turn, firstTurnOf(state.scenario));
  const isNext = (phase: DeclaredPhase, at: number): boolean =>
    isMovementOf(phase, state, piece) && isPlayed({ turn: at }, phase);
  const later = phases.find((phase) => phase.index > state.phaseIndex && isNext(phase, turn));
  if (later !== undefined) return { phase: later, turn };
  const following = phases.find((phase) => isNext(phase, turn + 1));
  return following && { phase: following, turn: turn + 1 };
}

/**
 * Runs a function for the movement of a piece and returns its result. If the piece cannot move in the phase in
 * progress, the state is first set to its next phase of movement, and is restored afterwards. Returns undefined for a
 * piece that no phase lets move.
 */
export function inNextMovement<T>(state: State, piece: number, compute: (phase: DeclaredPhase) => T): T | undefined {
  const { currentPhase } = state;
  if (currentPhase?.declared.action === 'move' && barOnMoving(currentPhase, state, piece) === undefined)
    return compute(currentPhase);
  const next = nextMovement(state, piece);
  if (next === undefined) return undefined;
  const { side, phase, phaseIndex, turn } = state;
  const [moved, spent, excluded] = [state.moved[piece], state.spent[piece], state.excluded[piece]];
  try {
    state.side = next.phase.sideIndex;
    state.phase = next.phase.name;
    state.phaseIndex = next.phase.index;
    state.turn = next.turn;
    state.moved[piece] = 0;
    state.spent[piece] = 0;
    state.excluded[piece] = 0;
    state.refresh();
    return compute(next.phase);
  } finally {
    Object.assign(state, { side, phase, phaseIndex, turn });
    state.moved[piece] = moved;
    state.spent[piece] = spent;
    state.excluded[piece] = excluded;
    state.refresh();
  }
}
