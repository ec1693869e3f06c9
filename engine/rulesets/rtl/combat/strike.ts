import { say } from '../../../model/say.js';
import { roll, type Play } from '../../../play/moment.js';
import { cite, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { DIE_SIDES, isShaded, type ResultCode } from '../vocabulary/combat-results.js';
import type { Fight, Outcome } from './fight.js';
import { modifiersOf } from './modifiers.js';
import { columnText, oddsOf, type Odds } from './odds.js';

/** The last row of both combat tables; the first row is 0 [10.63]. */
const LAST_ROW = 11;

/**
 * Computes odds and modifiers and rolls for the result. With odds below 1-4 the attack fails without a roll [10.53a,
 * 10.63].
 */
export function* rollCombat(state: State, fight: Fight): Play<Outcome> {
  const odds = oddsOf(state, fight);
  const modifiers = modifiersOf(state, fight);
  const address = `${fight.address}/die`;
  const outcome = odds.isBelow
    ? belowMinimum(state, fight, odds.column)
    : outcomeOf(
        state,
        fight,
        odds,
        modifiers.value,
        yield* roll({
          address,
          rule: cite('10.63'),
          sides: DIE_SIDES,
          purpose: say`${fight.kind} of ${state.label(fight.target)} at ${odds.column}`,
          order: fight.order,
        }),
      );
  const { die, row, result } = outcome;
  const { attack, defense, column } = odds;
  const net = modifiers.value;
  state.emit(fight.kind === 'overrun' ? 'overrun' : 'attack', fight.kind === 'overrun' ? '8.67' : '10.63', () => ({
    address,
    text: resultText(state, fight, odds, outcome),
    pieces: fight.attackers,
    cells: [fight.target],
    ledger: [
      ...odds.reasons.ledger,
      ...modifiers.ledger,
      step(
        die === 0 ? say`${result} without a roll` : say`roll ${die} ${signed(net)}: row ${row}, ${result}`,
        die === 0 ? '10.53a' : '10.63',
      ),
    ],
    ...(die > 0 && { dice: { address, sides: DIE_SIDES, values: [die], written: false } }),
    facts: {
      attack: attack.value,
      defense: defense.value,
      support: fight.support.value,
      'defensive-support': fight.defensiveSupport.value,
      odds: column,
      modifier: net,
      table: fight.table,
      result,
      ...(die > 0 && { roll: die, row: String(row) }),
    },
  }));
  return outcome;
}

function resultText(
  state: State,
  { target, table }: Fight,
  { attack, defense, column }: Odds,
  { die, modifier, row, result }: Outcome,
): string {
  const hex = state.label(target);
  return die === 0
    ? say`${hex}: ${attack.value} to ${defense.value}, ${columnText(column)} on the ${table} table; no roll: ${result}.`
    : say`${hex}: ${attack.value} to ${defense.value}, ${column} on the ${table} table; roll ${die} ${signed(modifier)}, row ${row}: ${result}.`;
}

const signed = (net: number): string => (net < 0 ? `- ${-net}` : `+ ${net}`);

/** Looks up the result of a die roll in the table of the combat [10.63, CRT.A, CRT.M]. */
function outcomeOf(state: State, fight: Fight, { column }: Odds, modifier: number, die: number): Outcome {
  const row = Math.max(0, Math.min(LAST_ROW, die + modifier));
  return {
    odds: column,
    modifier,
    die,
    row,
    result: state.tables[fight.table].result(column, row),
    isShaded: isShaded(state.scenario, fight.table, column, row),
  };
}

/**
 * Returns the result of an attack below 1-4: the attacker loses two steps and retreats. The ruling
 * `combat.belowMinimumDisrupts` decides on which table he is also disrupted [10.53a].
 */
export const belowMinimumResult = (state: State, { table }: Pick<Fight, 'table'>): ResultCode =>
  table === state.rulings['combat.belowMinimumDisrupts'] ? 'A2Rd' : 'A2R';

const belowMinimum = (state: State, fight: Fight, odds: string): Outcome => ({
  odds,
  modifier: 0,
  die: 0,
  row: 0,
  result: belowMinimumResult(state, fight),
  isShaded: false,
});
