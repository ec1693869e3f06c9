import type { Answer, Decision, AnswerOrStep, Step } from './moment.js';
import type { OrderKind } from './order-kind.js';

export function isStep(listed: AnswerOrStep): listed is Step {
  return 'follow' in listed;
}

/** The legal answers to a decision, or the steps to them: who wants a few of very many does not have all of them listed. */
export function listSteps(decision: Decision): readonly AnswerOrStep[] {
  return decision.steps?.() ?? decision.legal();
}

/** Every answer that steps lead to. */
export function expandSteps(listed: readonly AnswerOrStep[]): Answer[] {
  return listed.flatMap((one) => (isStep(one) ? expandSteps(one.follow()) : one));
}

/** The same steps, to those answers alone that may be given. A step may then lead nowhere. */
export function filterSteps(
  listed: readonly AnswerOrStep[],
  may: (answer: Answer) => boolean,
): readonly AnswerOrStep[] {
  return listed
    .filter((one) => isStep(one) || may(one))
    .map((one) => (isStep(one) ? { ...one, follow: () => filterSteps(one.follow(), may) } : one));
}

/** Lists a kind of order by what its answers begin with: the unit that goes, the cell that is attacked. */
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

/** Lists a kind of order unit by unit: whom, then the answers that unit leads. */
export function listedByUnit<State>(
  verb: string,
  units: (state: State) => readonly number[],
  answers: (state: State, unit: number) => readonly Answer[],
): Pick<OrderKind<State>, 'legal' | 'steps'> {
  return listedBy(units, (unit, follow) => ({ verb, pieces: [unit], follow }), answers);
}
