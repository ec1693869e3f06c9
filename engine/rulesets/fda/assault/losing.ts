import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { isInfantry, sameDivision } from '../state/forces-now.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Party } from '../combat/pools.js';
import { refusal } from '../refusal.js';
import type { Beaten } from '../retreat/retreat-choice.js';
import { cite } from '../rulebook/cite.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';

const LOSE = 'lose';

/** Who takes the break point when armour led and was beaten; undefined when only the leader can. Unanswered: the leader [8u]. */
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
  const refuse = ({ pieces: [unit, ...others] = [] }: Answer): Refusal | undefined =>
    unit !== undefined && others.length === 0 && may.includes(unit)
      ? undefined
      : refusal(
          '8u',
          'may-not-lose',
          `The loss goes to one unit: ${name}, or supporting infantry of its division and size (${size}): ${state.names(substitutes).join(', ')}.`,
        );
  return {
    kind: 'decision',
    address: `${state.address}/loss`,
    side: state.sideName(side),
    rule: cite('8u'),
    question: 'loss',
    prompt: `${state.sideName(side)}: who loses the break point?`,
    verbs: [LOSE],
    ...(beaten.within && { within: beaten.within }),
    ...(beaten.result !== undefined && { result: beaten.result }),
    about: [beaten.about],
    legal: () => may.map(answerOf),
    pick: (random) => answerOf(may[random(may.length)]),
    fallback: () => answerOf(leader),
    read: (order) => {
      const pieces = unitsNamed(state, order.pieces);
      const [unit] = pieces;
      const answer: Answer = unit === undefined ? { verb: LOSE, order } : { ...answerOf(unit), pieces, order };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: ({ pieces = [] }) => answerText(state, { verb: LOSE, pieces }),
  };
}
