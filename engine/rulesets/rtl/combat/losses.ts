import { agree, say } from '../../../model/say.js';
import type { GameEvent } from '../../../play/records.js';
import type { RtlRule } from '../rulebook/index.js';
import { abandonWork } from '../works/builders.js';
import { ELIMINATED, type State } from '../state/state.js';
import { isSurrounded } from '../victory/surrounded.js';

/**
 * Returns the number of steps that a unit has left. Headquarters, artillery and units with a blank back have only one
 * step [3.61, 3.62, 11.21b].
 */
export function stepsLeft(state: State, piece: number): number {
  const { faces, isHeadquarters, isArtillery } = state.piece(piece);
  return isHeadquarters || isArtillery ? 1 : faces.length - state.reduced[piece];
}

/** Returns the total number of steps that units have left. */
export const stepsOf = (state: State, pieces: readonly number[]): number =>
  pieces.reduce((steps, piece) => steps + stepsLeft(state, piece), 0);

/** Takes a step from a unit: turns its counter over, or eliminates the unit if this is its last step [11.21a]. */
export function loseStep(state: State, piece: number, rule: RtlRule): void {
  if (stepsLeft(state, piece) <= 1) {
    eliminate(state, piece, rule);
    return;
  }
  state.reduced[piece] = 1;
  state.stepsLost[piece]++;
  state.emit('lose', rule, () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} loses a step.`,
    pieces: [piece],
    cells: [state.cell[piece]],
  }));
}

/**
 * Eliminates a unit [11.21c].
 *
 * @param cost the kind of loss and its reasons, if an order caused the loss without dice or enemy action
 */
export function eliminate(
  state: State,
  piece: number,
  rule: RtlRule,
  cost?: Pick<GameEvent, 'forfeit' | 'ledger'>,
): void {
  const cell = state.cell[piece];
  abandonWork(state, piece);
  state.stepsLost[piece] += stepsLeft(state, piece);
  state.surrounded[piece] += Number(cell >= 0 && isSurrounded(state, piece));
  state.put(piece, ELIMINATED);
  state.emit('eliminated', rule, () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} is eliminated.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    ...cost,
  }));
}

/** Disrupts those of the units that are not yet disrupted; a headquarters also loses its command points [3.71-3.74]. */
export function disrupt(state: State, pieces: readonly number[], rule: RtlRule): void {
  const affected = pieces.filter((piece) => state.piece(piece).role === 'combat' && state.disrupted[piece] === 0);
  if (affected.length === 0) return;
  for (const piece of affected) {
    state.disrupted[piece] = 1;
    if (state.piece(piece).isHeadquarters) state.spent[piece] = 1; // [3.72c]
  }
  state.emit('disrupt', rule, () => ({
    side: state.piece(affected[0]).side,
    text: say`${state.names(affected).join(', ')} ${agree(affected.length, 'is', 'are')} disrupted.`,
    pieces: affected,
  }));
}
