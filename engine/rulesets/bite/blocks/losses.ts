import { NOWHERE } from '../../../board/board.js';
import { carriedBy } from '../airborne/descent.js';
import type { BiteRule } from '../rulebook/index.js';
import { NO_RESERVE, NO_SIEGE } from '../state/fields.js';
import type { Piece } from '../state/pieces.js';
import { ELIMINATED, REMOVED, type State } from '../state/state.js';

/** A hit on a unit: a shielded one is marked first and loses its step with the next [7.7.8]. Says whether a step is lost. */
export function hit(state: State, piece: number, rule: BiteRule): boolean {
  for (const carried of carriedBy(state, piece)) hit(state, carried, '23.0.flight');
  const after = afterHit(state.piece(piece), state.step[piece], state.marked[piece] === 1);
  state.marked[piece] = after?.isMarked === true ? 1 : 0;
  if (after?.isMarked === true) return false;
  loseStep(state, piece, rule);
  return true;
}

/** How a block stands that is hit: on which step, and whether its shield is struck; undefined when that is the end of it [7.7.8, 7.7.10]. */
export function afterHit(
  piece: Piece,
  step: number,
  isMarked: boolean,
): { step: number; isMarked: boolean } | undefined {
  const { steps, isSupport } = piece;
  if (steps[step].isShielded && !isMarked) return { step, isMarked: true };
  if (step < steps.length - 1) return { step: step + 1, isMarked: false };
  return isSupport && steps[step].strength === 0 ? { step, isMarked: false } : undefined;
}

/** Whether the next step loss does away with the unit: support at 0 stays until it is alone with the enemy [7.7.10]. */
export function isOnItsLastStep(state: State, piece: number): boolean {
  const { steps, isSupport } = state.piece(piece);
  return state.step[piece] >= steps.length - 1 && !(isSupport && state.strength(piece) === 0);
}

/** A unit is turned to its next face, or is lost behind the last [3.15, 7.7.10]. */
export function loseStep(state: State, piece: number, rule: BiteRule): void {
  if (isOnItsLastStep(state, piece)) {
    eliminate(state, piece, rule);
    return;
  }
  if (state.step[piece] >= state.piece(piece).steps.length - 1) return;
  state.step[piece]++;
  state.emit('loss', rule, () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} is down to ${state.strength(piece)}.`,
    pieces: [piece],
    ...(state.onMap(piece) && { cells: [state.cell[piece]] }),
    facts: { strength: state.strength(piece) },
  }));
}

/** A unit regains the step above that it stands on [7.3]. */
export function restoreStep(state: State, piece: number): void {
  if (state.step[piece] > 0) state.step[piece]--;
}

/** Whether a unit that is lost may be rebuilt: not those of a nation that has no more [5.4], nor Guards [10.0]. */
export function isRebuildable(state: State, piece: number): boolean {
  const { of, elite } = state.piece(piece);
  return of.final !== true && !(state.isAdvanced && elite === 'guards');
}

/** Returns whether the owner of a unit that is off the map disbanded it: nobody has eliminated it [7.3.4]. */
export const isDisbanded = (state: State, piece: number): boolean =>
  !state.onMap(piece) && state.disbandedIn[piece] > 0;

/** A unit is lost: here and nowhere else, so that all that hangs on it is cleared in one place. */
export function eliminate(state: State, piece: number, rule: BiteRule): void {
  const { side } = state.piece(piece);
  const cell = state.cell[piece];
  leave(state, piece, isRebuildable(state, piece) ? ELIMINATED : REMOVED);
  state.timesLost[piece]++;
  state.disbandedIn[piece] = 0;
  state.emit('eliminated', rule, () => ({
    side,
    text: `${state.name(piece)} is eliminated.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
  }));
}

/** A unit goes off the map, and nothing of its stand there stays with it. */
export function leave(state: State, piece: number, code: number): void {
  state.setBase(piece, NOWHERE);
  state.put(piece, code);
  state.marked[piece] = 0;
  state.outOfSupply[piece] = 0;
  state.siege[piece] = NO_SIEGE;
  state.reserve[piece] = NO_RESERVE;
  state.placed[piece] = 0;
  state.activated[piece] = 0;
  state.fuel[piece] = 0;
  state.mission[piece] = 0;
  state.carrier[piece] = -1;
}
