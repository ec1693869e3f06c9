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

/** A fight in 6229, and what is rolled and answered in it. */
export interface Battle extends Sketch, Omit<Fought, 'lead'> {
  readonly dice?: readonly number[];
  /** By question, as orders: `{ lead: 'lead A' }`. The others take what is done unasked. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
}

interface Played {
  readonly at: Field;
  readonly fight: Fight;
  readonly events: readonly GameEvent[];
  readonly moments: readonly Moment[];
}

/** A fight with both leads named: the most efficient who may lead. */
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

/** One attack from the choice of the table to its end. */
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

/** Declared attacks, as orders, and all that follows until the phase is over. */
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

/** Why an attack may not be declared: `9.14 no-strength`; nothing when it may. */
export function whyNot(sketch: Sketch, attackers: string, target = '6229'): string | undefined {
  const at = field(sketch);
  const refused: Refusal | undefined = whyNotAttack(at.state, at.pieces(attackers), at.cell(target));
  return refused && `${refused.rule} ${refused.slug}`;
}

/** Facts of the last event of a kind. */
export const factsOf = (events: readonly GameEvent[], kind: string): GameEvent['facts'] =>
  events.findLast((event) => event.kind === kind)?.facts;

/** What stands of units: where, and on which side of the counter; `lost` when they are not on the map. */
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
