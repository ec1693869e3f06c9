import type { Bar } from '../../../mechanics/bars.js';
import { say, term } from '../../../model/say.js';
import type { BiteRule } from '../rulebook/index.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from './state.js';

/** A reason why a unit, by its index, may not do something. */
export type UnitBar = Bar<string, [state: State, piece: number]>;

/**
 * Builds a reason why a unit may not do something.
 * @param slug the last part of the finding's code: `moved` in `7.5/moved`
 * @param why the end of the sentence that begins with the name of the unit: `has moved already`
 */
export const unitBar = (rule: BiteRule, slug: string, why: string): UnitBar =>
  bar(rule, slug, (state: State, piece: number) => say`${state.name(piece)} ${term(why)}.`);

/** Reason against an order to a unit that belongs to the enemy. */
export const notOwnUnit = unitBar('3.1', 'other-side', 'belongs to the enemy');

/**
 * Builds the reason why an order does not apply to a unit: the unit is not on the map.
 * @param rule the rule to cite
 */
export const notOnMapBar = (rule: BiteRule): UnitBar => unitBar(rule, 'not-on-map', 'is not on the map');
