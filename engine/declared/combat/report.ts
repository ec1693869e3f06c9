import { say } from '../../model/say.js';
import { fractionText } from '../../mechanics/explained-value.js';
import type { Ledger } from '../../model/ledger.js';
import { capitalize } from '../../model/words.js';
import type { Address } from '../../play/moment.js';
import type { State } from '../state/state.js';
import { placeOf, type Battle } from './fight.js';
import { dieModifier, explainOdds, strengthsText, type FightOdds } from './odds.js';
import type { CombatRules } from './rules-of-combat.js';
import { explainedValues } from './strength.js';

/** The outcome of an attack before its effects. */
interface Outcome {
  readonly odds: FightOdds<unknown>;
  readonly column: string;
  /** Undefined for an attack without effect. */
  readonly code: string | undefined;
  readonly modifier?: number;
  /** Undefined if no die is rolled. */
  readonly dice?: { readonly address: Address; readonly values: readonly number[]; readonly roll: number };
}

/** Records an attack with its odds, its roll and its result. The reasons are computed only if events are recorded. */
export function reportAttack(state: State, rules: CombatRules, battle: Battle, outcome: Outcome): void {
  state.emit(kindOf(battle), rules.combat.rule, () => {
    const { odds, column, code, modifier = 0, dice } = outcome;
    const shown = odds.isBelow ? say`below ${rules.table.columns[0]}` : column;
    const explained = explainOdds(state, rules, battle);
    const { attack, defence, shift, ledger } = explained;
    const text = state.declaration.results.find((one) => one.code === code)?.text ?? '';
    const result = code === undefined ? say`no effect.` : [`${code}.`, state.shown(text)].filter(Boolean).join(' ');
    const [title, strengths] = [titleOf(state, battle), strengthsText(battle, explained)];
    return {
      text:
        dice === undefined
          ? say`${title}: ${strengths}, column ${shown}: ${result}`
          : say`${title}: ${strengths}, column ${shown}, roll ${dice.roll}: ${result}`,
      pieces: battle.attackers,
      cells: battle.targets,
      ledger: [
        ...ledger,
        ...loweredStep(rules, outcome),
        ...dieLedger(state, battle, modifier),
        lastStep(rules, outcome),
      ],
      ...(dice && {
        dice: { address: dice.address, sides: rules.table.sides, values: dice.values, written: false },
      }),
      facts: {
        attack: attack.value,
        ...(battle.isFire !== true && { defence: defence.value }),
        odds: column,
        ...(rules.tableWord !== undefined && { table: rules.tableWord }),
        shift: shift.value,
        ...(dice && { roll: dice.roll }),
        ...(modifier !== 0 && { modifier }),
        ...(code !== undefined && { result: code }),
      },
    };
  });
}

/**
 * Records that the odds of an overrun eliminate the target without a roll. `rule` is that of the statement about
 * overruns.
 */
export function reportAutomaticVictory(state: State, rules: CombatRules, battle: Battle, rule: string): void {
  state.emit(kindOf(battle), rule, () => {
    const { attack, defence, ledger } = explainOdds(state, rules, battle);
    return {
      text: say`${titleOf(state, battle)}: ${fractionText(attack.value)} to ${fractionText(defence.value)}, an automatic victory.`,
      pieces: battle.attackers,
      cells: battle.targets,
      ledger: [...ledger, { text: say`eliminated without a roll`, rule }],
      facts: { attack: attack.value, defence: defence.value },
    };
  });
}

const kindOf = ({ isOverrun, isFire }: Battle): 'attack' | 'overrun' | 'fire' =>
  isFire === true ? 'fire' : isOverrun === true ? 'overrun' : 'attack';

/** Returns what a fight is called: `attack on 0402`. */
export function nameOf(state: State, battle: Battle): string {
  const place = placeOf(state, battle.targets);
  const kind = kindOf(battle);
  if (kind === 'attack') return say`attack on ${place}`;
  return kind === 'overrun' ? say`overrun of ${place}` : say`fire at ${place}`;
}

const titleOf = (state: State, battle: Battle): string => capitalize(nameOf(state, battle));

const dieLedger = (state: State, battle: Battle, modifier: number): Ledger =>
  modifier === 0 ? [] : dieModifier(state, battle, explainedValues(state)).ledger;

/** Returns the reason for a column that the attacker has lowered; empty if he has not. */
function loweredStep({ combat, table }: CombatRules, { odds, column }: Outcome): Ledger {
  if (odds.isBelow || column === table.columns[odds.column]) return [];
  return [{ text: say`lowered to ${column} by the attacker`, rule: combat.rule }];
}

function lastStep({ combat }: CombatRules, { code, dice }: Outcome): Ledger[number] {
  const { rule } = combat.table;
  if (dice !== undefined) return { text: say`roll ${dice.roll}: ${code ?? ''}`, rule };
  return { text: code === undefined ? say`no effect` : say`${code} without a roll`, rule };
}
