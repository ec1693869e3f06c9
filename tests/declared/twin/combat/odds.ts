import { NOWHERE } from '../../../../engine/board/board.js';
import { fractionText, type ExplainedValue } from '../../../../engine/mechanics/explained-value.js';
import type { Ledger } from '../../../../engine/model/ledger.js';
import { explain, type TwinRule } from '../rulebook/rulebook.js';
import { stepBetween } from '../state/ground.js';
import type { State } from '../state/state.js';
import { combatTable } from '../vocabulary/combat-table.js';
import type { Help } from '../vocabulary/terrain.js';
import { isMud } from '../weather.js';
import type { Battle } from './fight.js';

/** The units and the hex for which odds are computed. */
export type Fight = Pick<Battle, 'attackers' | 'defenders' | 'defender' | 'target'>;

/** The odds of an attack, and its column in the table. */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly shift: number;
  /** The name of the column: `3-1`, `below 1-1`. */
  readonly column: string;
  /** The attack is below the first column after the shifts, and has no effect [7]. */
  readonly isBelow: boolean;
}

const RIVER: Help = { word: 'river', shift: -1, rule: '7.1' };

/** Computes the odds of an attack. Units attack with half of their strength in mud, and fractions are kept [7, 8]. */
export function oddsOf(state: State, fight: Fight): Odds {
  const sum = (units: readonly number[]): number => units.reduce((total, unit) => total + state.strength(unit), 0);
  const attack = isMud(state) ? sum(fight.attackers) / 2 : sum(fight.attackers);
  const defence = sum(fight.defenders);
  const shift = helpsOf(state, fight).reduce((total, help) => total + help.shift, 0);
  const table = combatTable(state.scenario);
  const { columns } = table;
  const column = table.indexOf(attack, defence) + shift;
  const isBelow = column < 0;
  const name = isBelow ? `below ${columns[0]}` : columns[Math.min(columns.length - 1, column)];
  return { attack, defence, shift, column: name, isBelow };
}

/** Returns everything that shifts the odds for the defender: terrain, places, and a river that all attackers cross. */
function helpsOf(state: State, { attackers, defender, target }: Fight): Help[] {
  const { board, help, rivers } = state.ground;
  const side = state.sideName(defender);
  const helps = help[target].filter((one) => one.side === undefined || one.side === side);
  return attackers.every((unit) => rivers[stepBetween(board, state.cell[unit], target)] === 1)
    ? [...helps, RIVER]
    : helps;
}

/** Returns the strength with which a unit attacks, with its reasons [8]. */
export function explainAttack(state: State, unit: number): ExplainedValue<TwinRule> {
  const printed = state.strength(unit);
  const value = explain(printed).notePrinted(() => state.name(unit), printed);
  return isMud(state) ? value.over(2, 'mud', '8') : value;
}

/** Returns the reasons of the odds, in the order in which they are computed. */
export function explainOdds(state: State, fight: Fight, { attack, defence, column }: Odds): Ledger {
  const { columns, ...table } = tableParts(state, attack, defence);
  const sides = explain(0);
  for (const unit of fight.attackers) sides.include(explainAttack(state, unit));
  sides.noteTotal('attack', attack, '7');
  for (const unit of fight.defenders) {
    const printed = state.strength(unit);
    sides.include(explain(printed).notePrinted(() => state.name(unit), printed));
  }
  sides.noteTotal('defence', defence, '7');
  const name = table.index === NOWHERE ? `below ${columns[0]}` : columns[table.index];
  sides.note(() => `${fractionText(attack)} to ${fractionText(defence)}: ${name}`, '7');
  const shifts = explain(0);
  for (const { shift, word, rule } of helpsOf(state, fight))
    shifts.plus(shift, word === RIVER.word ? word : `column for ${word}`, rule);
  if (shifts.ledger.length > 0) sides.include(shifts).note(`column ${column}`, '7');
  return sides.ledger;
}

function tableParts(state: State, attack: number, defence: number): { columns: readonly string[]; index: number } {
  const table = combatTable(state.scenario);
  return { columns: table.columns, index: table.indexOf(attack, defence) };
}
