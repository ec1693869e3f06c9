import { say } from '../../../model/say.js';
import type { FdaRule } from '../rulebook/index.js';
import { opponent } from '../state/pieces.js';
import { ELIMINATED, OUT_OF_PLAY, type State } from '../state/state.js';

export interface Loss {
  /** The rule by which the points are lost. */
  readonly rule: FdaRule;
  /**
   * A phrase that ends the sentence about the loss in the record, for example `in the assault on 1107` or `by mines`.
   */
  readonly by: string;
  /** Whether the points are a cost of the order itself, not caused by dice or the enemy. */
  readonly forfeit?: true;
}

/**
 * Takes break points from a unit, at most those that it has; at 0 the unit leaves the table [3c, 11a]. Adds the lost
 * points to the losses that the enemy inflicted (for initiative and victory; reading `lossesInflicted`) and to the
 * division's losses in this turn [6a, 8n, 16a].
 */
export function losePoints(state: State, piece: number, points: number, { rule, by, forfeit }: Loss): void {
  const lost = Math.min(points, state.pr[piece]);
  if (lost === 0) return;
  const { side, division, name, air } = state.piece(piece);
  const enemy = opponent(side);
  const cell = state.cell[piece];
  state.pr[piece] -= lost;
  state.inflicted[enemy] += lost;
  state.inflictedInAll[enemy] += lost;
  if (division >= 0) state.lost[division] += lost;
  const left = state.pr[piece];
  state.emit(left === 0 ? 'destroyed' : 'loss', rule, () => ({
    side,
    text:
      left === 0
        ? say`${name} loses ${lost} PR ${by} and is destroyed.`
        : say`${name} loses ${lost} PR ${by}; ${left} left.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    ...(forfeit && left === 0 && { forfeit: 'order' }),
    facts: { lost, left },
  }));
  if (left === 0) destroy(state, piece, air ? OUT_OF_PLAY : ELIMINATED);
}

/** Removes a unit without break points from the table and stops its work [3c, 11a, 14g]. */
function destroy(state: State, piece: number, code: typeof ELIMINATED | typeof OUT_OF_PLAY): void {
  state.task[piece] = 0;
  state.put(piece, code);
}
