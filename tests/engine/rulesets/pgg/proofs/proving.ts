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

/** What a sketch shows by the readings chosen. */
export const shown =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings: Chosen) =>
    look(field({ ...sketch, rulings }));

/** The same in the combat phase, with supply for both sides. */
export const inCombat =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings: Chosen) =>
    look(combat({ ...sketch, rulings }));

/** Carries an order out: the kinds of its events, or why it is refused. */
export function carriedOut(at: Field, kind: OrderKind, text: string, script: Script = {}): string[] {
  const answer = kind.read(at.state, order(at, text));
  if (isRefusal(answer)) return [`${answer.rule} ${answer.slug}`];
  drive(kind.perform(at.state, answer), script);
  return at.state.drainEvents().map((event) => event.kind);
}

/** Whether an order may be given: `legal`, or the rule that forbids it. */
export function allowed(at: Field, kind: OrderKind, text: string): string {
  const answer = kind.read(at.state, order(at, text));
  return isRefusal(answer) ? answer.rule : 'legal';
}

/** Plays the phase with that rule to its end, by defaults. */
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
