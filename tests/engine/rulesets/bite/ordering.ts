import type { OrderKind } from '../../../../engine/play/order-kind.js';
import type { Answer, Moment, Play } from '../../../../engine/play/moment.js';
import { commandKinds } from '../../../../engine/rulesets/bite/command/activation.js';
import { defending } from '../../../../engine/rulesets/bite/command/mobile-defence.js';
import { dropping } from '../../../../engine/rulesets/bite/airborne/drop.js';
import { flying } from '../../../../engine/rulesets/bite/air/missions.js';
import { moving } from '../../../../engine/rulesets/bite/movement/moving.js';
import { seaKinds } from '../../../../engine/rulesets/bite/naval/sea-orders.js';
import type { State } from '../../../../engine/rulesets/bite/state/state.js';
import type { Field } from './sketch.js';

/** Runs a procedure to its end with the given dice, followed by 1s; decisions take the default answer. */
export function run<T>(play: Play<T>, dice: readonly number[] = []): T {
  const left = [...dice];
  let step = play.next();
  while (step.done !== true) step = play.next(answered(step.value, left));
  return step.value;
}

function answered(moment: Moment, dice: number[]): never {
  if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => dice.shift() ?? 1) as never;
  return (moment.kind === 'decision' ? moment.fallback() : undefined) as never;
}

/**
 * Returns the answer that a text describes: `activate HQ Pz4 with 41.Pz, 56.Pz (armour)`, `move 41.Pz to 0504`,
 * `reserve 28.AK`.
 */
export function answerIn(f: Field, text: string): Answer {
  const [, verb = '', names = '', , to, choice] = /^(\S+) (.*?)( to (\S+))?(?: \((\S+)\))?$/.exec(text) ?? [];
  const pieces = names.split(/ with |, /).map((name) => f.piece(name));
  return { verb, pieces, ...(to !== undefined && { cells: [f.cell(to)] }), ...(choice !== undefined && { choice }) };
}

/** Returns the kind of order to which a verb belongs. Throws if the current phase has no such kind. */
function kindOf(f: Field, verb: string): OrderKind<State> {
  const kinds = [f.state.phase === 'reaction' ? defending : moving, ...commandKinds, ...seaKinds, dropping, flying];
  const kind = kinds.find(({ verbs }) => verbs.includes(verb));
  if (kind === undefined) throw new Error(`Nothing takes ${verb}.`);
  return kind;
}

/** Gives an order and returns why it is refused, `13.4/no-points-left`, or undefined if it is carried out. */
export function give(f: Field, text: string, dice: readonly number[] = []): string | undefined {
  const answer = answerIn(f, text);
  const kind = kindOf(f, answer.verb);
  const refused = kind.refuse(f.state, answer);
  if (refused !== undefined) return `${refused.rule}/${refused.slug}`;
  const play = kind.perform(f.state, answer);
  if (play !== undefined) run(play, dice);
  return undefined;
}

/** Returns the legal answers of a verb as texts that name the choice, the units and the cells: `HQ Pz4 41.Pz`. */
export const listed = (f: Field, verb: string): string[] =>
  kindOf(f, verb)
    .legal(f.state)
    .map(({ pieces = [], cells = [], choice }) =>
      [choice, ...f.state.names(pieces), ...cells.map((cell) => f.state.label(cell))]
        .filter((part) => part !== undefined)
        .join(' '),
    );
