import type { Random } from '../dice.js';
import type { Address, Answer, Decision } from '../moment.js';

/** An answer in a plan, with the address of its decision. */
export interface Planned {
  readonly address: Address;
  readonly answer: Answer;
}

/** A plan before it is played out: the intended answers, in order. */
export type Draft = readonly DraftAnswer[];

/** An intended answer to the next decision at an address. Without `answer`, an explored answer is given. */
export interface DraftAnswer {
  readonly question: Address;
  readonly answer?: Answer;
  /** The verb that an explored answer must have. With another verb the answer is not given. Default: any verb. */
  readonly verb?: string;
}

/** Converts a plan to a draft with the same answers. */
export const draftOf = (plan: readonly Planned[]): Draft =>
  plan.map(({ address, answer }) => ({ question: address, answer }));

/**
 * Removes the answer to a decision from a draft and returns it. If the answer is illegal, tries the next one for the
 * same decision. Undefined if no answer is left.
 */
export function takeDraftedAnswer(
  decision: Decision,
  draft: DraftAnswer[],
  explore: (decision: Decision) => Answer,
): Answer | undefined {
  for (;;) {
    const at = draft.findIndex(({ question }) => question === decision.address);
    if (at < 0) return undefined;
    const [{ answer = explore(decision), verb = answer.verb }] = draft.splice(at, 1);
    if (answer.verb === verb && decision.refuse(answer) === undefined) return answer;
  }
}

/**
 * Returns a random variation of a plan. One answer is removed, inserted or replaced by a random answer, or all answers
 * from one answer on are replaced.
 */
export function mutatePlan(plan: readonly Planned[], random: Random): Draft {
  const draft = draftOf(plan);
  const at = random(draft.length);
  const [before, after] = [draft.slice(0, at), draft.slice(at + 1)];
  const { question } = draft[at];
  const changes: readonly Draft[] = [
    [...before, ...after],
    [...before, { question }, ...after],
    [...before, { question }, ...draft.slice(at)],
    [...before, { question }, { question }, { question }],
  ];
  return changes[random(changes.length)];
}
