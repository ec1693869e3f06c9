import { choice } from '../../mechanics/choice.js';
import type { Answer, Decision } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import type { State } from '../state/state.js';
import { answerPlaceOf, placeOf, type Battle } from './fight.js';
import type { CombatRules } from './rules-of-combat.js';

const USE = 'use';

/** Asks the attacker which column is used: that of the odds, or a worse one. Default: that of the odds. */
export function columnDecision(state: State, { combat, table }: CombatRules, battle: Battle, best: number): Decision {
  const side = state.sideName(battle.attacker);
  const open = table.columns.slice(0, best + 1).reverse();
  const use = (column: string): Answer => ({ verb: USE, choice: column });
  return choice({
    ...answerPlaceOf(battle, battle.attacker),
    address: `${battle.address}/column`,
    side,
    rule: combat.rule,
    question: 'column',
    prompt: `${side}: which column is used against ${placeOf(state, battle.targets)}? The best is ${table.columns[best]}.`,
    verbs: [USE],
    options: () => open.map(use),
    answer: ({ words = [] }) => use(words.join(' ')),
    whyNot: ({ choice: column = '' }) =>
      open.includes(column)
        ? undefined
        : refusal(combat.rule, 'column', `${column} is no column of this attack. Open: ${open.join(', ')}.`),
    describe: ({ choice: column = '' }) => `${USE} ${column}`,
  });
}
