import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

type StackingContext = Pick<State, 'pieces' | 'numbers'>;

/** Returns why units of a side may not stack in one hex; undefined if they may [3.10, 3.10.air, 3.10.land]. */
export function stackingBar({ pieces, numbers }: StackingContext, units: readonly number[]): Bar | undefined {
  let [land, combat, air] = [0, 0, 0];
  for (const unit of units) {
    const { isLand, isCombat } = pieces[unit];
    if (isLand) land++;
    else air++;
    if (isCombat) combat++;
  }
  const side = units.length === 0 ? '' : SIDES[pieces[units[0]].side];
  if (air > numbers['stack.air'])
    return exceedingBar('3.10.air', 'stack-air', side, air, 'air units', numbers['stack.air']);
  if (combat > numbers['stack.combat'])
    return exceedingBar('3.10.land', 'stack-combat', side, combat, 'land combat units', numbers['stack.combat']);
  if (land > numbers['stack.land'])
    return exceedingBar('3.10.land', 'stack-land', side, land, 'land units', numbers['stack.land']);
  return units.length > numbers['stack.units']
    ? exceedingBar('3.10', 'stack-limit', side, units.length, 'units', numbers['stack.units'])
    : undefined;
}

const exceedingBar = (rule: BiteRule, slug: string, side: string, many: number, what: string, most: number): Bar =>
  bar(rule, slug, () => say`${many} ${term(what)} in one hex; ${term(side)} may stack ${most}.`);

/**
 * Returns true if the units of a side in a hex are within the stacking limits whatever kinds of units they are. If this
 * cheap test returns false, the kinds of units have to be examined [3.10].
 */
export function isClearlyWithinLimits({ numbers, units, landUnits }: State, side: number, cell: Cell): boolean {
  const [all, land] = [units[side][cell], landUnits[side][cell]];
  return (
    all <= numbers['stack.units'] &&
    all - land <= numbers['stack.air'] &&
    land <= Math.min(numbers['stack.land'], numbers['stack.combat'])
  );
}

/**
 * Returns the units of a side in a hex that count towards its stacking limits. Units in flight and exempt units do not
 * count [3.10, 7.3.2, 23.0.stacking, 24.0.stacking, 26.0.stacking].
 */
export const unitsCountedForStacking = (state: State, side: number, cell: Cell): number[] =>
  state.unitsIn(
    cell,
    (unit, piece) =>
      unit.side === side &&
      state.base[piece] < 0 &&
      state.landed[piece] === 0 &&
      state.placed[piece] === 0 &&
      !isExemptSiegeGun(state, piece, cell),
  );

/**
 * Returns whether a unit is a siege gun at an enemy fortification, which the stacking limits do not count
 * [26.0.stacking].
 */
const isExemptSiegeGun = (state: State, piece: number, cell: Cell): boolean =>
  state.pieces[piece].type.siege === true &&
  state.plays('siege-gun') &&
  state.fort[cell] > 0 &&
  state.control[cell] === opponent(state.pieces[piece].side);

/** Returns why units may not join the units of their side in a hex; undefined if they may. */
export const noRoomBar = (state: State, side: number, cell: Cell, pieces: readonly number[]): Bar | undefined =>
  stackingBar(state, [
    ...unitsCountedForStacking(state, side, cell).filter((one) => !pieces.includes(one)),
    ...pieces.filter((piece) => !isExemptSiegeGun(state, piece, cell)),
  ]);

/**
 * Returns whether units may join the units of their side in a hex. Aircraft that fly against enemies return to their
 * bases and need no room [3.10].
 */
export function fits(state: State, cell: Cell, pieces: readonly number[]): boolean {
  if (pieces.length === 0) return true;
  const { side } = state.piece(pieces[0]);
  const staying = state.units[opponent(side)][cell] > 0 ? pieces.filter((piece) => state.piece(piece).isLand) : pieces;
  return noRoomBar(state, side, cell, staying) === undefined;
}
