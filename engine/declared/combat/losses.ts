import type { GameEvent } from '../../play/records.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/** The reason why a unit is lost or loses a step. */
interface Cause extends Pick<GameEvent, 'forfeit'> {
  readonly rule: string;
  /** The reason in a few words: `the result is DE`. */
  readonly reason: string;
}

/** Removes a unit from the map for good, or until a replacement returns it. */
export function eliminate(state: State, unit: number, { rule, reason, forfeit }: Cause): void {
  const { name, side } = state.piece(unit);
  const cell = state.cell[unit];
  state.eliminate(unit);
  state.emit('lost', rule, () => ({
    side,
    text: say`${name} is lost: ${reason}.`,
    pieces: [unit],
    ...(cell >= 0 && { cells: [cell] }),
    ...(forfeit && { forfeit }),
  }));
}

/** Takes a step from a unit: turns it to its next face, or eliminates it if it has no other. */
export function loseStep(state: State, unit: number, cause: Cause): void {
  if (!state.isOnMap(unit)) return;
  if (state.stepsLeft(unit) <= 1) {
    eliminate(state, unit, { ...cause, reason: say`it loses its last step` });
    return;
  }
  state.setReduced(unit, state.reduced[unit] + 1);
  state.emit('reduced', cause.rule, () => ({
    side: state.piece(unit).side,
    text: say`${state.name(unit)} loses a step and is ${state.faceOf(unit).join('-')} now.`,
    pieces: [unit],
    cells: [state.cell[unit]],
    facts: { step: state.reduced[unit] + 1 },
    ...(cause.forfeit && { forfeit: cause.forfeit }),
  }));
}
