import { say } from '../../../model/say.js';
import type { Answer, Decision } from '../../../play/moment.js';
import { isInfantry, sameDivision } from '../state/forces-now.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Party } from '../combat/pools.js';
import { refusal } from '../rulebook/cite.js';
import type { Beaten } from '../retreat/retreat-choice.js';
import { answerText } from '../sequence/answer-text.js';
import { deciding } from '../sequence/deciding.js';
import type { State } from '../state/state.js';

const LOSE = 'lose';

/**
 * Asks which unit loses the break point after an assault that armour led and lost. Undefined when no unit can take the
 * loss in place of the leader. Default: the leader [8u].
 */
export function losing(state: State, { leader, support }: Party, beaten: Beaten): Decision | undefined {
  const { arm, size, side, name, large } = state.piece(leader);
  if (arm !== 'armour') return undefined;
  const substitutes = support.filter((unit) => {
    const other = state.piece(unit);
    return isInfantry(state, unit) && other.large === large && sameDivision(state, unit, leader);
  });
  if (substitutes.length === 0) return undefined;
  const may = [leader, ...substitutes];
  const answerOf = (unit: number): Answer => ({
    verb: LOSE,
    pieces: [unit],
    choice: unit === leader ? 'leader' : 'infantry',
  });
  return deciding(state, side, {
    address: `${state.address}/loss`,
    rule: '8u',
    question: 'loss',
    prompt: say`which unit loses the break point?`,
    verbs: [LOSE],
    within: beaten.within,
    result: beaten.result,
    about: [beaten.about],
    options: () => may.map(answerOf),
    answer(order) {
      const pieces = unitsNamed(state, order.pieces);
      return pieces.length === 0 ? { verb: LOSE } : { ...answerOf(pieces[0]), pieces };
    },
    whyNot: ({ pieces: [unit, ...others] = [] }) =>
      unit !== undefined && others.length === 0 && may.includes(unit)
        ? undefined
        : refusal(
            '8u',
            'may-not-lose',
            say`One unit takes the loss: ${name}, or supporting infantry of its division and size (${size}): ${state.names(substitutes).join(', ')}.`,
          ),
    describe: ({ pieces = [] }) => answerText(state, { verb: LOSE, pieces }),
  });
}
