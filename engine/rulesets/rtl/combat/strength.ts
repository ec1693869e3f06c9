import { term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { explain } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import { hexside, isSwamp, RIVER } from '../state/ground.js';
import type { State } from '../state/state.js';
import { hostsOf, type ExplainedSum, type Fight } from './fight.js';

type Sum = (units: readonly number[]) => ExplainedSum;

/** Returns whether a unit attacks across a river hexside, with or without a bridge [10.25]. */
export const crossesRiver = (state: State, piece: number, target: Cell): boolean =>
  (hexside(state.ground, state.cell[piece], target) & RIVER) !== 0;

/**
 * Returns whether swamp halves the attack of a unit: the unit is motorized or heavy and attacks into or out of swamp
 * [10.23, 10.26, TEC.h].
 */
export const isBoundBySwamp = (state: State, piece: number, target: Cell): boolean =>
  state.piece(piece).moves !== 'foot' && (isSwamp(state.ground, target) || isSwamp(state.ground, state.cell[piece]));

/**
 * Computes the attack strength of units against a hex. Three kinds of units are halved in this order: units out of
 * supply, motorized and heavy units into or out of swamp, units across a river. Each group is added up before it is
 * halved [3.52, 3.54b, 3.56].
 */
export function attackOf(state: State, units: readonly number[], target: Cell): ExplainedSum {
  const printed: Sum = (group) =>
    group.reduce((sum, piece) => sum.plusUnit(() => state.name(piece), state.face(piece).attack, '10.51'), explain(0));
  const supplied = halving(
    printed,
    (piece) => state.supply[piece] === OUT_OF_SUPPLY,
    () => term('out of supply'),
    '6.14',
  );
  const bySwamp = halving(
    supplied,
    (piece) => isBoundBySwamp(state, piece, target),
    () => term('into or out of swamp'),
    '10.26',
  );
  return halving(
    bySwamp,
    (piece) => crossesRiver(state, piece, target),
    () => term('across a river'),
    '10.25',
  )(units);
}

/**
 * Returns a function that adds up the strengths of units. The units for which `isAffected` returns true are added up
 * and halved; after that, the other units are added [3.53, 3.54c].
 */
function halving(sum: Sum, isAffected: (piece: number) => boolean, reason: () => string, rule: RtlRule): Sum {
  return (units) => {
    const affected = units.filter(isAffected);
    if (affected.length === 0) return sum(units);
    const halved = sum(affected).dividedBy(2, reason, rule);
    return affected.length === units.length
      ? halved
      : halved.plusExplained(sum(units.filter((piece) => !isAffected(piece))));
  };
}

/** Computes the defence strength of units, including headquarters. Defence strength is never halved [3.51, 15.12b]. */
export const defenseOf = (state: State, units: readonly number[]): ExplainedSum =>
  units.reduce((sum, piece) => sum.plusUnit(() => state.name(piece), state.face(piece).defense, '10.51'), explain(0));

/** Computes the ground strength of a side in a combat, without artillery support. */
export const groundStrength = (state: State, fight: Fight, side: number): ExplainedSum =>
  side === fight.attacker
    ? attackOf(state, fight.attackers, fight.target)
    : defenseOf(
        state,
        hostsOf(state, fight).filter((piece) => !fight.supporting.includes(piece)),
      );

/**
 * Computes the strength that artillery support may not exceed [10.42e, 12.13f]. For the defender the ruling
 * `artillery.defensiveCap` decides whether artillery that uses its defence strength counts.
 */
export const supportCap = (state: State, fight: Fight, side: number): ExplainedSum =>
  side === fight.attacker || state.rulings['artillery.defensiveCap'] === 'allGround'
    ? groundStrength(state, fight, side)
    : defenseOf(
        state,
        hostsOf(state, fight).filter((piece) => !state.piece(piece).isArtillery),
      );
