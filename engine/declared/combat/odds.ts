import { agree, say, term } from '../../model/say.js';
import { fractionText, type AdjustableValue } from '../../mechanics/explained-value.js';
import type { CombatTable } from '../../mechanics/combat-table.js';
import type { Ledger } from '../../model/ledger.js';
import type { Cell } from '../../board/board.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfResult } from '../modifiers/modifiers-of.js';
import { explain } from '../rulebook.js';
import type { CombatRules } from './rules-of-combat.js';
import type { State } from '../state/state.js';
import { fightFor } from './fight.js';
import type { Fight } from '../modifiers/situation.js';
import {
  attackStrength,
  defenceStrength,
  explainedValues,
  forEachGround,
  plainValues,
  type Values,
} from './strength.js';

/** The odds of a fight. `V` is a number with or without its reasons. */
export interface FightOdds<V> {
  readonly attack: V;
  readonly defence: V;
  /** The column before all shifts, as an index; -1: below the first column. */
  readonly printed: number;
  readonly shift: V;
  /** The index of the column that is used, within the table. */
  readonly column: number;
  /** Whether the attack is below the first column. The game decides whether the shifts count for this. */
  readonly isBelow: boolean;
}

/** Computes the odds of a fight without reasons. */
export const oddsOf = (state: State, rules: CombatRules, fight: Fight): FightOdds<AdjustableValue> =>
  computeOdds(state, rules, fight, plainValues);

/** Computes the odds of a fight with the reasons of each number. */
export function explainOdds(
  state: State,
  rules: CombatRules,
  fight: Fight,
): FightOdds<AdjustableValue> & { readonly ledger: Ledger } {
  const { table, combat } = rules;
  const odds = computeOdds(state, rules, fight, explainedValues(state));
  const { attack, defence, shift, printed } = odds;
  const name = printed < 0 ? say`below ${table.columns[0]}` : table.columns[printed];
  const reasons = explain(0)
    .include(attack)
    .noteTotal(term(fight.isFire === true ? 'fire' : 'attack'), attack.value, combat.rule);
  if (fight.isFire !== true) reasons.include(defence).noteTotal(term('defence'), defence.value, combat.rule);
  reasons.note(() => `${strengthsText(fight, odds)}: ${name}`, combat.table.rule);
  if (shift.ledger.length > 0)
    reasons
      .include(shift)
      .note(
        () => say`column ${odds.isBelow ? say`below ${table.columns[0]}` : columnText(odds, table)}`,
        combat.table.rule,
      );
  return { ...odds, ledger: reasons.ledger };
}

/** Returns the strengths that find the column: `9 to 4`, or only that of the fire. */
export const strengthsText = (
  { isFire }: Pick<Fight, 'isFire'>,
  { attack, defence }: Pick<FightOdds<AdjustableValue>, 'attack' | 'defence'>,
): string =>
  isFire === true ? fractionText(attack.value) : say`${fractionText(attack.value)} to ${fractionText(defence.value)}`;

/** Returns the name of the column that is used: `3-1`, `below 1-1`. */
export const columnText = (
  { isBelow, column }: Pick<FightOdds<unknown>, 'isBelow' | 'column'>,
  { columns }: Pick<CombatTable<string, string>, 'columns'>,
): string => (isBelow ? `below ${columns[0]}` : columns[column]);

function computeOdds<V extends AdjustableValue>(
  state: State,
  { combat, table, groundShifts = true }: CombatRules,
  fight: Fight,
  values: Values<V>,
): FightOdds<V> {
  const attack = attackStrength(state, fight, values);
  const isByStrength = combat.table.columnsAre === 'strength';
  const defence = isByStrength ? values.sum() : defenceStrength(state, fight, values);
  const shift = shiftOf(state, fight, values, groundShifts);
  const last = table.columns.length - 1;
  const printed = defence.value <= 0 && !isByStrength ? last : table.indexOf(attack.value, defence.value);
  const { below, belowJudged } = combat.table;
  const isBelow = below !== 'first' && (belowJudged === 'raw' ? printed : printed + shift.value) < 0;
  const start = belowJudged === 'raw' ? Math.max(0, printed) : printed;
  const column = Math.max(0, Math.min(last, start + shift.value));
  return { attack, defence, printed, shift, column, isBelow };
}

/**
 * Sums the column shifts: that of the ground (of the attacked hex whose ground helps the defender most), and those of
 * the modifiers.
 */
function shiftOf<V extends AdjustableValue>(state: State, fight: Fight, values: Values<V>, groundShifts: boolean): V {
  const { odds } = state.declaration;
  let best: V | undefined;
  for (const target of groundShifts ? fight.targets : []) {
    const shift = groundShift(state, fightFor(fight, target), target, values);
    if (best === undefined || shift.value < best.value) best = shift;
  }
  const sum = best ?? values.sum();
  applyChanges(sum, modifiersOfResult(state, 'shift', fight), odds.multiples);
  return sum;
}

function groundShift<V extends AdjustableValue>(state: State, fight: Fight, target: Cell, values: Values<V>): V {
  const sum = values.sum();
  forEachGround(state, fight, target, ({ shift, word, rule }) => {
    if (shift !== 0)
      sum.plus(shift, say`${agree(Math.abs(shift), 'column', 'columns')} for ${state.shown(word)}`, rule);
  });
  return sum;
}

/** Computes the sum of the die-roll modifiers of a fight. */
export function dieModifier<V extends AdjustableValue>(state: State, fight: Fight, values: Values<V>): V {
  const net = values.sum();
  applyChanges(net, modifiersOfResult(state, 'die', fight), state.declaration.odds.multiples);
  return net;
}
