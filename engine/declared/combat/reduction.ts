import { choice } from '../../mechanics/choice.js';
import type { Answer, Decision } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import type { State } from '../state/state.js';
import { answerPlaceOf, placeOf, type Battle } from './fight.js';
import type { CombatRules } from './rules-of-combat.js';
import { counted, say } from '../../model/say.js';

const LOWER = 'lower';

/**
 * Asks the attacker by how many columns to lower the odds of an attack: `lower 1`. The field `choice` of the answer is
 * the number of columns. Default: 0.
 */
export function columnDecision(state: State, { combat, table }: CombatRules, battle: Battle, best: number): Decision {
  const side = state.sideName(battle.attacker);
  const lower = (columns: number): Answer => ({ verb: LOWER, choice: String(columns) });
  return choice({
    ...answerPlaceOf(battle, battle.attacker),
    address: `${battle.address}/column`,
    side,
    rule: combat.rule,
    question: 'column',
    prompt: say`${state.shown(side)}: by how many columns are the odds of ${table.columns[best]} against ${placeOf(state, battle.targets)} lowered?`,
    verbs: [LOWER],
    options: () => Array.from({ length: best + 1 }, (_, columns) => lower(columns)),
    answer: ({ numbers = [] }) => lower(numbers.at(0) ?? 0),
    whyNot: ({ choice: columns }) =>
      Number(columns) <= best
        ? undefined
        : refusal(
            combat.rule,
            'column',
            say`The odds of ${table.columns[best]} can be lowered by at most ${counted(best, 'column')}.`,
          ),
    describe: ({ choice: columns = '0' }) => `${LOWER} ${columns}`,
  });
}
