import { choice, type Choice } from '../../../mechanics/choice.js';
import type { Decision } from '../../../play/moment.js';
import type { FdaRule } from '../rulebook/index.js';
import type { Side } from '../state/pieces.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/orders.js';
import { answerText } from './answer-text.js';

interface Asked extends Omit<Choice, 'side'> {
  readonly rule: FdaRule;
  readonly question: Question;
}

/** Creates a decision of a side. Its prompt begins with the name of the side, and its answers are written as orders. */
export function deciding(state: State, side: Side, question: Asked): Decision {
  const name = state.sideName(side);
  return choice({
    describe: (answer) => answerText(state, answer),
    ...question,
    side: name,
    prompt: `${name}: ${question.prompt}`,
  });
}
