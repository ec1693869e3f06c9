import { isRefusal } from '../../../../../engine/play/moment.js';
import type { OrderKind } from '../../../../../engine/play/order-kind.js';
import type { Circumstances, Fire } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import { circumstancesOf } from '../../../../../engine/rulesets/bite/blocks/circumstances.js';
import { diceText, volleysOf } from '../../../../../engine/rulesets/bite/blocks/shooting.js';
import type { RulingName } from '../../../../../engine/rulesets/bite/rulings/rulings.js';
import type { values } from '../../../../../engine/rulesets/bite/rulings/values.js';
import type { State } from '../../../../../engine/rulesets/bite/state/state.js';
import type { Proof } from '../../ruling-proofs.js';
import { battle, type Battle, type BattleResult } from '../battles.js';
import { written } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';
import { rolled, type Step } from '../volley.js';

/**
 * A proof for each ruling: a situation that is played with each value of the ruling. The type requires an expected
 * result for each value.
 */
export type BiteProofs<Option extends RulingName = RulingName> = {
  readonly [Name in Option]: Omit<Proof, 'outcome'> & {
    readonly outcome: Readonly<Record<`${(typeof values)[Name][number]}`, unknown>>;
  };
};

/**
 * Returns the `play` function of a proof. The function sets up the sketch under the chosen rulings and returns the fact
 * that `look` reads.
 */
export const shown =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings) =>
    look(field({ ...sketch, rulings }));

/**
 * Returns a function that plays a step of a battle under the chosen rulings and returns the dice of the blocks: `2x5`
 * is two dice that hit on 5 and 6.
 */
export const thrown =
  (step: Step): Proof['play'] =>
  (rulings) =>
    rolled({ ...step, rulings });

/** Returns a function that plays a battle under the chosen rulings and reads a value from its result. */
export const fought =
  (sketch: Battle, look: (result: BattleResult) => unknown): Proof['play'] =>
  (rulings) =>
    look(battle({ spare: true, ...sketch, rulings }));

/** Returns the dice of a unit in 0504, which the Axis attacks. */
export function firedIn0504(at: Field, unit: string, side: 0 | 1, fire: Fire, round = 1): string {
  const { state } = at;
  const cell = at.cell('0504');
  const where: Circumstances = circumstancesOf(state, cell, round);
  return diceText(volleysOf(state, { cell, side, fire, units: [at.piece(unit)], where }));
}

/** Returns `legal` if an order is allowed, otherwise the rule and code of the refusal. */
export function ordered(at: Field, text: string, kinds: readonly OrderKind<State>[]): string {
  const model = written(at, text);
  const kind = kinds.find(({ verbs }) => verbs.includes(model.verb));
  if (kind === undefined) throw new Error(`No kind of order has the verb ${model.verb}.`);
  const read = kind.read(at.state, model);
  return isRefusal(read) ? `${read.rule} ${read.slug}` : 'legal';
}

/** Returns the code of a bar, or `free` if there is none. */
export const barredBy = (bar: { readonly slug: string } | undefined): string => bar?.slug ?? 'free';
