import type { Random } from '../dice.js';
import type { Address, Answer, Decision } from '../moment.js';

/** An answer with the question it is for. */
export interface Planned {
  readonly address: Address;
  readonly answer: Answer;
}

/** What is meant to be answered. */
export type Draft = readonly DraftAnswer[];

/** What is meant for a question, whichever time it is put; without an answer chance gives one. */
export interface DraftAnswer {
  readonly question: Address;
  readonly answer?: Answer;
}

/** The draft that says what a plan says. */
export const draftOf = (plan: readonly Planned[]): Draft =>
  plan.map(({ address, answer }) => ({ question: address, answer }));

/** What a draft says to a question; what may not be done now is left out. What it says is taken out of it. */
export function takeDraftedAnswer(decision: Decision, draft: DraftAnswer[], random: Random): Answer | undefined {
  for (;;) {
    const at = draft.findIndex(({ question }) => question === decision.address);
    if (at < 0) return undefined;
    const [{ answer = decision.pick(random) }] = draft.splice(at, 1);
    if (decision.refuse(answer) === undefined) return answer;
  }
}

/** A plan with one answer left out, given otherwise or put in, or broken off and gone on with by chance. */
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
