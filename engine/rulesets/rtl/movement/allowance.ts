import { term } from '../../../model/say.js';
import { PlainValue, type ExplainedValue, type AdjustableValue } from '../../../mechanics/explained-value.js';
import { explain } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';

/**
 * Computes the movement allowance of a unit in movement points. The allowance is halved at most once, for reaction,
 * Assault Sequence or lack of supply. A disrupted unit then has 2 points fewer, but at least 0 [3.57, 3.72, 6.14,
 * 8.16]. Fractions are kept. Entering units have the same allowance [5.23a, 5.23b].
 */
export const allowance = (state: State, piece: number, isReaction = false): ExplainedValue<RtlRule> =>
  pointsOf(state, piece, isReaction, explain(state.face(piece).movement, printed, '8.13'));

const printed = (): string => term('printed');
const reaction = (): string => term('reaction');
const assaultSequence = (): string => term('Assault Sequence');
const outOfSupply = (): string => term('out of supply');
const disrupted = (): string => term('disrupted');

function pointsOf<S extends AdjustableValue<RtlRule>>(state: State, piece: number, isReaction: boolean, points: S): S {
  const { moves } = state.piece(piece);
  if (isReaction) points.times(0.5, reaction, '9.31');
  else if (state.sequence === 'assault') points.times(0.5, assaultSequence, '7.21b');
  else if (state.supply[piece] === OUT_OF_SUPPLY && moves !== 'foot') points.times(0.5, outOfSupply, '6.14');
  if (state.disrupted[piece] === 1) points.plus(-2, disrupted, '3.72');
  points.atLeast(0, '8.13');
  return points;
}

/** Computes the allowance in half movement points, rounded down, without an explanation. */
export const halfPointsOf = (state: State, piece: number, isReaction = false): number =>
  Math.floor(pointsOf(state, piece, isReaction, new PlainValue(state.face(piece).movement)).value * HALF_POINTS);
