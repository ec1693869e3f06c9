import type { OrderKind } from '../../../../../engine/rulesets/pgg/sequence/order-kind.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { playGame } from '../../../../../engine/rulesets/pgg/sequence/sequence.js';
import type { State } from '../../../../../engine/rulesets/pgg/state/state.js';
import { sequence } from '../../../../../engine/rulesets/pgg/vocabulary/sequence.js';
import type { Proof } from '../../ruling-proofs.js';
import { combat } from '../combat-drive.js';
import { drive, order, type Script } from '../drive.js';
import { field, type Field, type Sketch } from '../field.js';

export type Chosen = NonNullable<Sketch['rulings']>;

/** Returns a function that sets up a sketch under the chosen rulings and reads a value from it. */
export const shown =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings: Chosen) =>
    look(field({ ...sketch, rulings }));

/**
 * Returns the `play` function of a proof. The function sets up the sketch in the combat phase, with both sides in
 * supply, and returns the fact that `look` reads.
 */
export const inCombat =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings: Chosen) =>
    look(combat({ ...sketch, rulings }));

/** Carries out an order; returns the kinds of its events, or the rule and code of the refusal. */
export function carriedOut(at: Field, kind: OrderKind, text: string, script: Script = {}): string[] {
  const answer = kind.read(at.state, order(at, text));
  if (isRefusal(answer)) return [`${answer.rule} ${answer.slug}`];
  drive(kind.perform(at.state, answer), script);
  return at.state.drainEvents().map((event) => event.kind);
}

/** Returns `legal` if an order is allowed, otherwise the rule that forbids it. */
export function allowed(at: Field, kind: OrderKind, text: string): string {
  const answer = kind.read(at.state, order(at, text));
  return isRefusal(answer) ? answer.rule : 'legal';
}

/** Plays the phase with this rule number to its end; decisions take the default answer. */
export function playPhase({ state }: { readonly state: State }, rule: string, dice: readonly number[] = []): void {
  state.phasesDone = sequence.findIndex((phase) => phase.rule === rule);
  const play = playGame(state);
  const left = [...dice];
  let step = play.next();
  while (!step.done && step.value.kind !== 'pause') {
    const moment = step.value;
    step = play.next(moment.kind === 'decision' ? moment.fallback() : left.splice(0, moment.count));
  }
}
