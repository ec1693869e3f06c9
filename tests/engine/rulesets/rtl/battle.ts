import { expect } from 'vitest';
import type { GameEvent } from '../../../../engine/play/records.js';
import { isRefusal, type Answer, type Decision, type Moment, type Refusal } from '../../../../engine/play/moment.js';
import type { Fight } from '../../../../engine/rulesets/rtl/combat/fight.js';
import { whyNotAttack } from '../../../../engine/rulesets/rtl/combat/legality.js';
import { leadsOf } from '../../../../engine/rulesets/rtl/combat/leads.js';
import { combatPhase, resolve } from '../../../../engine/rulesets/rtl/combat/phase.js';
import { efficiencyOf } from '../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { drive, order } from './drive.js';
import { fightIn, type Fought } from './support.js';
import { field, type Field, type Sketch } from './sketch.js';

/** An attack on hex 6229, with its dice and answers. */
export interface Battle extends Sketch, Omit<Fought, 'lead'> {
  readonly dice?: readonly number[];
  /** Answers by question, written as orders: `{ lead: 'lead A' }`. Other questions take the default answer. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
}

interface Played {
  readonly at: Field;
  readonly fight: Fight;
  readonly events: readonly GameEvent[];
  readonly moments: readonly Moment[];
}

/** Sets up an attack in which each side has its most efficient eligible unit as lead. */
export function fightOn(sketch: Battle): Field & { readonly fight: Fight } {
  const it = fightIn(sketch);
  const { state, fight } = it;
  const best = (side: number): number =>
    leadsOf(state, fight, side).reduce((one, other) =>
      efficiencyOf(state, other).value > efficiencyOf(state, one).value ? other : one,
    );
  fight.attackLead = best(fight.attacker);
  fight.defenseLead = best(fight.defender);
  return it;
}

/** Plays one attack from the choice of the combat table to its end. */
export function battle(sketch: Battle): Played {
  const it = fightOn(sketch);
  it.state.targets = [it.fight.target];
  for (const piece of it.fight.attackers) it.state.target[piece] = it.fight.target;
  const { moments } = drive(resolve(it.state, it.fight), {
    dice: sketch.dice ?? [],
    answer: answering(it, sketch.answers ?? {}),
  });
  return { at: it, fight: it.fight, events: it.state.drainEvents(), moments };
}

/** Plays a combat phase with declared attacks, written as orders. */
export function phase(
  sketch: Sketch,
  orders: readonly string[],
  more: Pick<Battle, 'dice' | 'answers'> = {},
): Omit<Played, 'fight'> {
  const at = field(sketch);
  const given = [...orders, 'end'];
  const others = answering(at, more.answers ?? {});
  const { moments } = drive(combatPhase(at.state, at.state.address), {
    dice: more.dice ?? [],
    answer: (decision) =>
      decision.question === 'declaration' ? reading(at, decision, given.shift() ?? 'end') : others(decision),
  });
  return { at, events: at.state.drainEvents(), moments };
}

/** Returns the rule and code by which an attack may not be declared (`9.14 no-strength`); undefined if it may. */
export function whyNot(sketch: Sketch, attackers: string, target = '6229'): string | undefined {
  const at = field(sketch);
  const refused: Refusal | undefined = whyNotAttack(at.state, at.pieces(attackers), at.cell(target));
  return refused && `${refused.rule} ${refused.slug}`;
}

/** Returns the facts of the last event of a kind. */
export const factsOf = (events: readonly GameEvent[], kind: string): GameEvent['facts'] =>
  events.findLast((event) => event.kind === kind)?.facts;

/** Returns the hex and the marks of each unit: `reduced`, `disrupted`. A unit off the map is `lost`. */
export const standing = (at: Field, units: string): Record<string, string> =>
  Object.fromEntries(
    units.split(',').map((name) => {
      const piece = at.piece(name.trim());
      const where = at.where(name.trim());
      const marks = [at.state.reduced[piece] === 1 && 'reduced', at.state.disrupted[piece] === 1 && 'disrupted'];
      return [name.trim(), typeof where === 'number' ? 'lost' : [where, ...marks.filter(Boolean)].join(' ')];
    }),
  );

function reading(at: Field, decision: Decision, text: string): Answer {
  const answer = decision.read(order(at, text));
  if (isRefusal(answer)) throw new Error(`${text}: ${answer.rule} ${answer.message}`);
  return answer;
}

function answering(at: Field, given: NonNullable<Battle['answers']>): (decision: Decision) => Answer | undefined {
  const left = Object.fromEntries(Object.entries(given).map(([question, texts]) => [question, [texts].flat()]));
  return (decision) => {
    const text = left[decision.question]?.at(0);
    if (text === undefined) return undefined;
    const answer = decision.read({ ...order(at, text), words: text.split(' ').slice(1) });
    if (isRefusal(answer)) {
      expect(answer.waits, `${text}: ${answer.message}`).toBe(true);
      return undefined;
    }
    left[decision.question]?.shift();
    return answer;
  };
}
