import { isRefusal } from '../../../../../engine/play/moment.js';
import type { OrderKind } from '../../../../../engine/play/order-kind.js';
import type { Circumstances, Fire } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import { circumstancesOf } from '../../../../../engine/rulesets/bite/blocks/circumstances.js';
import { diceText, volleysOf } from '../../../../../engine/rulesets/bite/blocks/shooting.js';
import type { RulingName } from '../../../../../engine/rulesets/bite/rulings/rulings.js';
import type { values } from '../../../../../engine/rulesets/bite/rulings/values.js';
import type { State } from '../../../../../engine/rulesets/bite/state/state.js';
import type { Proof } from '../../ruling-proofs.js';
import { battle, type Battle, type Came } from '../battles.js';
import { written } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';
import { rolled, type Step } from '../volley.js';

/** The proof of an option, with what comes of each of its values: one that is missing is an error of types. */
export type BiteProofs<Option extends RulingName = RulingName> = {
  readonly [Name in Option]: Omit<Proof, 'comes'> & {
    readonly comes: Readonly<Record<`${(typeof values)[Name][number]}`, unknown>>;
  };
};

/** What a sketch shows by the readings chosen. */
export const shown =
  (sketch: Sketch, look: (at: Field) => unknown): Proof['play'] =>
  (rulings) =>
    look(field({ ...sketch, rulings }));

/** What blocks roll: `2x5` two dice that hit on 5 and 6. */
export const thrown =
  (step: Step): Proof['play'] =>
  (rulings) =>
    rolled({ ...step, rulings });

/** What a battle shows. */
export const fought =
  (told: Battle, look: (came: Came) => unknown): Proof['play'] =>
  (rulings) =>
    look(battle({ spare: true, ...told, rulings }));

/** What a unit of a side rolls in 0504, where the Axis attacks. */
export function firedIn0504(at: Field, unit: string, side: 0 | 1, fire: Fire, round = 1): string {
  const { state } = at;
  const cell = at.cell('0504');
  const where: Circumstances = circumstancesOf(state, cell, round);
  return diceText(volleysOf(state, { cell, side, fire, units: [at.piece(unit)], where }));
}

/** Whether an order may be given: `legal`, or why not. */
export function ordered(at: Field, text: string, kinds: readonly OrderKind<State>[]): string {
  const told = written(at, text);
  const kind = kinds.find(({ verbs }) => verbs.includes(told.verb));
  if (kind === undefined) throw new Error(`Nobody knows ${told.verb}.`);
  const read = kind.read(at.state, told);
  return isRefusal(read) ? `${read.rule} ${read.slug}` : 'legal';
}

/** What a bar says: its word, or `free`. */
export const barredBy = (bar: { readonly slug: string } | undefined): string => bar?.slug ?? 'free';
