import { NOWHERE } from '../../../board/board.js';
import { carriedBy } from '../airborne/airborne-troops.js';
import { say } from '../../../model/say.js';
import type { GameEvent } from '../../../play/records.js';
import type { BiteRule } from '../rulebook/index.js';
import { NO_RESERVE, NO_SIEGE } from '../state/fields.js';
import type { Piece } from '../state/pieces.js';
import { ELIMINATED, REMOVED, type State } from '../state/state.js';

/**
 * Applies a hit to a unit. A shielded unit is only marked and loses its step with the next hit [7.7.8]. Returns whether
 * a step is lost.
 */
export function takeHit(state: State, piece: number, rule: BiteRule): boolean {
  for (const carried of carriedBy(state, piece)) takeHit(state, carried, '23.0.flight');
  const after = afterHit(state.piece(piece), state.step[piece], state.marked[piece] === 1);
  state.marked[piece] = after?.isMarked === true ? 1 : 0;
  if (after?.isMarked === true) return false;
  loseStep(state, piece, rule);
  return true;
}

/** Returns the step and shield mark of a block after a hit; undefined if the hit eliminates it [7.7.8, 7.7.10]. */
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

/**
 * Returns whether the next step loss eliminates the unit. A support unit at strength 0 stays on the map until it faces
 * enemy units without a combat unit of its own side [7.7.10].
 */
export function isOnLastStep(state: State, piece: number): boolean {
  const { steps, isSupport } = state.piece(piece);
  return state.step[piece] >= steps.length - 1 && !(isSupport && state.strength(piece) === 0);
}

/** Reduces a unit by a step, or eliminates it if it has no further step [3.15, 7.7.10]. */
export function loseStep(state: State, piece: number, rule: BiteRule): void {
  if (isOnLastStep(state, piece)) {
    eliminate(state, piece, rule);
    return;
  }
  if (state.step[piece] >= state.piece(piece).steps.length - 1) return;
  state.step[piece]++;
  state.emit('loss', rule, () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} is down to ${state.strength(piece)}.`,
    pieces: [piece],
    ...(state.isOnMap(piece) && { cells: [state.cell[piece]] }),
    facts: { strength: state.strength(piece) },
  }));
}

/** Restores one step of a unit [7.3]. */
export function restoreStep(state: State, piece: number): void {
  if (state.step[piece] > 0) state.step[piece]--;
}

/**
 * Returns whether a unit can be rebuilt after elimination. Guards, and units of a nation that rebuilds no units, cannot
 * be rebuilt [10.0, 5.4].
 */
export function isRebuildable(state: State, piece: number): boolean {
  const { of, elite } = state.piece(piece);
  return of.final !== true && !(state.isAdvanced && elite === 'guards');
}

/** Returns whether a unit is off the map because its owner disbanded it [7.3.4]. */
export const isDisbanded = (state: State, piece: number): boolean =>
  !state.isOnMap(piece) && state.disbandedIn[piece] > 0;

/**
 * Eliminates a unit. Every elimination goes through this function, so that all state that depends on the unit is
 * cleared.
 *
 * @param cost the kind of loss and its reasons, if an order caused the loss without dice or enemy action
 */
export function eliminate(
  state: State,
  piece: number,
  rule: BiteRule,
  cost?: Pick<GameEvent, 'forfeit' | 'ledger'>,
): void {
  const { side } = state.piece(piece);
  const cell = state.cell[piece];
  removeFromMap(state, piece, isRebuildable(state, piece) ? ELIMINATED : REMOVED);
  state.timesLost[piece]++;
  state.disbandedIn[piece] = 0;
  state.emit('eliminated', rule, () => ({
    side,
    text: say`${state.name(piece)} is eliminated.`,
    pieces: [piece],
    ...(cell >= 0 && { cells: [cell] }),
    ...cost,
  }));
}

/** Moves a unit from the map to an off-map code and resets all columns that apply only to units on the map. */
export function removeFromMap(state: State, piece: number, code: number): void {
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
