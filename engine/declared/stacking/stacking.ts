import type { Cell } from '../../board/board.js';
import { PlainValue } from '../../mechanics/explained-value.js';
import { stackLimitText, type StackLimit } from '../../mechanics/stacking.js';
import type { Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/** Returns how much a unit counts towards the stacking limit. */
export function stackingValue(state: State, piece: number): number {
  const { points } = state.declaration.stacking;
  if (points === undefined) return 1;
  const value = state.game.stackingValues[state.piece(piece).kindIndex] ?? 1;
  return points.halvesReduced && state.reduced[piece] > 0 ? value / 2 : value;
}

/** Returns the total stacking value of units and of the other units in a cell. */
export function stackWith(state: State, cell: Cell, pieces: readonly number[]): number {
  let total = 0;
  for (let piece = state.head[cell]; piece >= 0; piece = state.next[piece])
    if (!pieces.includes(piece)) total += stackingValue(state, piece);
  for (const piece of pieces) total += stackingValue(state, piece);
  return total;
}

/**
 * Returns a number of units of any kinds for which every cell has room; 0 if the limit depends on the kinds of units or
 * on modifiers.
 */
export const certainRoom = ({ declaration: { stacking }, modifiers, numbers }: State): number =>
  stacking.points === undefined && modifiers.stack === undefined ? numbers['stack.limit'] : 0;

/** Returns the stacking limit with its reasons. */
export function stackingLimit(
  { declaration: { stacking }, numbers }: Pick<State, 'declaration' | 'numbers'>,
  owner: string,
  value = numbers['stack.limit'],
): StackLimit {
  const counted = stacking.points === undefined ? 'unit' : 'stacking point';
  return { value, owner, counted, rule: stacking.rule, ledger: [{ text: say`${value} per hex`, rule: stacking.rule }] };
}

/** Returns whether units may stay in a cell together with the units there. */
export const fits = (state: State, cell: Cell, pieces: readonly number[]): boolean =>
  state.count[cell] + pieces.length <= certainRoom(state) ||
  stackWith(state, cell, pieces) <= limitValue(state, pieces.length > 0 ? pieces[0] : state.head[cell]);

/** Returns the stacking limit for the stack of a piece, with the modifiers that apply to the piece. */
export function limitValue(state: State, piece: number): number {
  const limit = state.numbers['stack.limit'];
  if (piece < 0) return limit;
  const modifiers = modifiersOfUnit(state, state.modifiers.stack, piece);
  if (modifiers.length === 0) return limit;
  const value = new PlainValue(limit);
  applyChanges(value, modifiers, state.declaration.odds.multiples);
  return value.value;
}

/** Returns why units may not stay in a cell together with the units there; undefined if they may. */
export function whyTooMany(state: State, cell: Cell, pieces: readonly number[]): Refusal | undefined {
  if (fits(state, cell, pieces)) return undefined;
  const side = pieces.length > 0 ? state.piece(pieces[0]).side : state.owner[cell];
  const limit = stackingLimit(
    state,
    state.shownSide(side),
    limitValue(state, pieces.length > 0 ? pieces[0] : state.head[cell]),
  );
  const message = stackLimitText(limit, stackWith(state, cell, pieces), state.label(cell));
  return refusal(limit.rule, 'stack-limit', message, { why: limit.ledger });
}
