/** Builds battlefields in the combat phase, and plays attacks in tests. */
import { attacking } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { isRefusal, type Answer, type Decision } from '../../../../engine/play/moment.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

/**
 * Sets up a battlefield in the combat phase. A road along row 20 supplies the Germans, and a leader with a long range
 * in the east supplies the Soviets.
 */
export function combat(sketch: Sketch): Field {
  return field({
    roads: [row20],
    phase: 'combat',
    ...sketch,
    soviet: { '5815': ['leader Stavka 60'], ...sketch.soviet },
  });
}
export const row20 = Array.from({ length: 40 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' - ');

/** Plays the attack of an order and returns the kinds of its events. */
export function attack(at: Field, text: string, script: Script): string[] {
  const answer = attacking.read(at.state, order(at, text));
  if (isRefusal(answer)) throw new Error(`${answer.rule} ${answer.message}`);
  drive(attacking.perform(at.state, answer), script);
  return at.state.drainEvents().map(({ kind }) => kind);
}

/** Returns a script that answers questions by their kind; questions without an answer take the default. */
export function answers(
  at: Field,
  given: Readonly<Record<string, string | readonly string[]>>,
): NonNullable<Script['answer']> {
  const queues: Partial<Record<string, string[]>> = Object.fromEntries(
    Object.entries(given).map(([question, texts]) => [question, typeof texts === 'string' ? [texts] : [...texts]]),
  );
  return (decision: Decision): Answer | undefined => {
    const text = queues[decision.question]?.shift();
    if (text === undefined) return undefined;
    const answer = decision.read(order(at, text));
    if (isRefusal(answer)) throw new Error(`${decision.question}: ${answer.rule} ${answer.message}`);
    const refused = decision.refuse(answer);
    if (refused !== undefined) throw new Error(refused.message);
    return answer;
  };
}

export const panzer = ['pz 25/7', 'gr 6/7', 'gr 7/7'];

/** German units along column 30 of the map, which separate the middle of the map from the east edge. */
export const wall = Object.fromEntries(
  Array.from({ length: 16 }, (_, i) => [`30${String(2 * i + 1).padStart(2, '0')}`, [`inf w${i}`]]),
);
