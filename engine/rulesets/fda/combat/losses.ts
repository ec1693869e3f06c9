import type { FdaRule } from '../rulebook/index.js';
import { opponent } from '../state/pieces.js';
import { DESTROYED, REMOVED, type State } from '../state/state.js';

export interface Loss {
  /** The rule that takes the points. */
  readonly rule: FdaRule;
  /** `in the assault on 1107`, `by mines`: ends the sentence of the record. */
  readonly by: string;
  /** The rules take them for the order that is carried out, neither dice nor the enemy do. */
  readonly forfeit?: true;
}

/**
 * Takes break points from a unit, never more than it has; at 0 it is off the table [3c, 11a]. Counts them for the
 * enemy (who goes first, victory; reading lossesInflicted) and for the division's losses of the turn [6a, 8n, 16a].
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
    text: `${name} loses ${lost} PR ${by}${left === 0 ? ' and is destroyed' : `; ${left} left`}.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    ...(forfeit && left === 0 && { forfeit: 'order' }),
    facts: { lost, left },
  }));
  if (left === 0) destroy(state, piece, air ? REMOVED : DESTROYED);
}

/** Off the table at no break points; its work breaks off [3c, 11a, 14g]. */
function destroy(state: State, piece: number, code: typeof DESTROYED | typeof REMOVED): void {
  state.task[piece] = 0;
  state.put(piece, code);
}
