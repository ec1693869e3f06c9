import type { GameEvent } from '../../../../engine/play/records.js';
import { ELIMINATED } from '../../../../engine/mechanics/off-map.js';
import type { TwinRule } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';

/** The reason why a unit is lost or loses a step. */
interface Cause extends Pick<GameEvent, 'forfeit'> {
  readonly rule: TwinRule;
  readonly reason: string;
}

/** Removes a unit from the map until a replacement returns it [7.2]. */
export function eliminate(state: State, unit: number, { rule, reason, forfeit }: Cause): void {
  const { name, side } = state.piece(unit);
  const cell = state.cell[unit];
  state.put(unit, ELIMINATED);
  state.emit('lost', rule, () => ({
    side,
    text: `${name} is lost: ${reason}.`,
    pieces: [unit],
    ...(cell >= 0 && { cells: [cell] }),
    ...(forfeit && { forfeit }),
  }));
}

/** Takes a step from a unit: turns it to its reduced side, or eliminates it [7.2]. */
export function loseStep(state: State, unit: number, cause: Cause): void {
  if (!state.isOnMap(unit)) return;
  if (state.stepsLeft(unit) <= 1) {
    eliminate(state, unit, { ...cause, reason: 'it loses its last step' });
    return;
  }
  state.setReduced(unit, state.reduced[unit] + 1);
  state.emit('reduced', cause.rule, () => ({
    side: state.piece(unit).side,
    text: `${state.name(unit)} loses a step and is ${state.faceOf(unit).join('-')} now.`,
    pieces: [unit],
    cells: [state.cell[unit]],
    facts: { step: state.reduced[unit] + 1 },
  }));
}
