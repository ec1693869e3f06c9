import type { Answer, Decision, AnswerOrStep, Step } from './moment.js';
import type { OrderKind } from './order-kind.js';

export function isStep(listed: AnswerOrStep): listed is Step {
  return 'follow' in listed;
}

/**
 * Returns the first steps (common beginnings) of the legal answers to a decision, or all legal answers when there are
 * few.
 */
export function listSteps(decision: Decision): readonly AnswerOrStep[] {
  return decision.steps?.() ?? decision.legal();
}

/** Returns all answers of a list, including the answers that begin with its steps. */
export function expandSteps(listed: readonly AnswerOrStep[]): Answer[] {
  return listed.flatMap((one) => (isStep(one) ? expandSteps(one.follow()) : one));
}

/**
 * Returns answers and steps without the answers that `may` rejects. A step remains even if all of its answers are
 * rejected.
 */
export function filterSteps(
  listed: readonly AnswerOrStep[],
  may: (answer: Answer) => boolean,
): readonly AnswerOrStep[] {
  return listed
    .filter((one) => isStep(one) || may(one))
    .map((one) => (isStep(one) ? { ...one, follow: () => filterSteps(one.follow(), may) } : one));
}

/**
 * Creates the functions that list the legal answers of an order kind. Answers with the same beginning (the unit that
 * moves, the cell that is attacked) form one step.
 */
export function listedBy<State, Beginning>(
  beginnings: (state: State) => readonly Beginning[],
  step: (beginning: Beginning, follow: Step['follow']) => Step,
  answers: (state: State, beginning: Beginning) => readonly Answer[],
): Pick<OrderKind<State>, 'legal' | 'steps'> {
  return {
    legal: (state) => beginnings(state).flatMap((beginning) => answers(state, beginning)),
    steps: (state) => beginnings(state).map((beginning) => step(beginning, () => answers(state, beginning))),
  };
}

/** Creates the functions that list the legal answers of an order kind. The answers are grouped by unit. */
export function listedByUnit<State>(
  verb: string,
  units: (state: State) => readonly number[],
  answers: (state: State, unit: number) => readonly Answer[],
): Pick<OrderKind<State>, 'legal' | 'steps'> {
  return listedBy(units, (unit, follow) => ({ verb, pieces: [unit], follow }), answers);
}

/**
 * Returns all legal answers to a decision if there are at most `most`; otherwise undefined. Lists no further answers.
 */
export function answersUpTo(decision: Decision, most: number): readonly Answer[] | undefined {
  const answers: Answer[] = [];
  const collect = (listed: readonly AnswerOrStep[]): boolean =>
    listed.every((one) => (isStep(one) ? collect(one.follow()) : answers.push(one) <= most));
  return collect(listSteps(decision)) ? answers : undefined;
}
