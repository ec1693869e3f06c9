import { expect } from 'vitest';
import type { GameEvent } from '../../../../engine/play/records.js';
import { isRefusal, type Decision, type Moment, type Play, type Refusal } from '../../../../engine/play/moment.js';
import { beforeCombat } from '../../../../engine/rulesets/rtl/reaction/before-combat.js';
import { advance } from '../../../../engine/rulesets/rtl/advance/advance.js';
import { createFight } from '../../../../engine/rulesets/rtl/combat/fight.js';
import { retreat } from '../../../../engine/rulesets/rtl/retreat/retreat.js';
import { drive, order } from './drive.js';
import { answerTo, type Step } from './orders.js';
import { field, type Field, type Sketch } from './sketch.js';

/** Answers and dice for a procedure, and the expected positions, losses and refusals. */
export type Told = Pick<Step, 'dice' | 'answers' | 'at'> & {
  /**
   * Orders by question. When the question is first asked, this order must be refused with this rule and code: `11.3
   * no-way`.
   */
  readonly refused?: Readonly<Record<string, readonly [order: string, why: string]>>;
  /** Units that have lost a step. */
  readonly lost?: string;
};

/** A sketch with declared attacks by target hex: `{ 6229: 'T, U' }`. */
export interface Attacked extends Sketch, Told {
  readonly attacks?: Readonly<Record<string, string>>;
  /** Changes the position before the procedure. */
  readonly given?: (at: Field) => void;
}

/** A position after a procedure was played, with the moments and events of the procedure. */
export interface Came extends Field {
  readonly moments: readonly Moment[];
  readonly events: readonly GameEvent[];
}

/**
 * Plays a procedure with the answers and dice of a script. Checks that the script is used up and that the units are
 * where it expects them.
 */
export function goThrough(at: Field, play: Play<unknown>, script: Told): Came {
  const left = Object.fromEntries(Object.entries(script.answers ?? {}).map(([word, given]) => [word, [given].flat()]));
  const refused = new Map(Object.entries(script.refused ?? {}));
  const { moments } = drive(play, {
    dice: script.dice ?? [],
    answer(decision) {
      const [text, why] = refused.get(decision.question) ?? [];
      if (text !== undefined) {
        expect(whyRefused(at, decision, text)).toBe(why);
        refused.delete(decision.question);
      }
      return answerTo(at, decision, left);
    },
  });
  expect(Object.values(left).flat(), 'answers that nobody asked for').toEqual([]);
  expect([...refused.keys()], 'questions that nobody asked').toEqual([]);
  expect(moments.filter(({ kind }) => kind === 'dice')).toHaveLength(script.dice?.length ?? 0);
  for (const [unit, where] of Object.entries(script.at ?? {})) expect(at.where(unit), unit).toBe(where);
  const reduced = at.state.pieces.filter(({ index }) => at.state.reduced[index] === 1).map(({ name }) => name);
  if (script.lost !== undefined) expect(reduced.join(', ')).toBe(script.lost);
  return { ...at, moments, events: at.state.drainEvents() };
}

function whyRefused(at: Field, decision: Decision, text: string): string {
  const answer = decision.read(order(at, text));
  const why: Refusal | undefined = isRefusal(answer) ? answer : decision.refuse(answer);
  return why === undefined ? 'nothing' : `${why.rule} ${why.slug}`;
}

/** Plays the steps between the declaration of attacks and combat. */
export function before({ attacks = { 6229: 'T' }, given, ...script }: Attacked): Came {
  const at = field(script);
  given?.(at);
  const { state } = at;
  const declared = Object.entries(attacks).map(([hex, attackers]) => {
    for (const piece of at.pieces(attackers)) state.target[piece] = at.cell(hex);
    state.targets = [...state.targets, at.cell(hex)];
    return { target: at.cell(hex), order: undefined };
  });
  return goThrough(at, beforeCombat(state, declared, state.address), script);
}

/**
 * A test position with a resolved combat in hex 6229, and the answers and rolls for the procedures that follow the
 * combat.
 */
export interface Over extends Sketch, Told {
  readonly kind?: 'combat' | 'overrun';
  readonly table?: 'mobile' | 'assault';
  readonly target?: string;
  /** The attacking units. Default: T. */
  readonly attackers?: string;
  /** The retreating units. Default: all defenders. */
  readonly retreating?: string;
  readonly lastDefenderLost?: boolean;
  /** Hexes whose attacks have not been resolved yet. */
  readonly stillToCome?: string;
}

const fightIn = (at: Field, { kind = 'combat', table = 'mobile', target = '6229', attackers = 'T' }: Over) =>
  createFight(at.state, {
    kind,
    table,
    target: at.cell(target),
    attackers: at.pieces(attackers),
    order: undefined,
    address: `${at.state.address}/${target}`,
  });

/** Plays the retreat of the losing side. */
export function beaten(over: Over): Came {
  const at = field(over);
  const fight = fightIn(at, over);
  at.state.targets = at.cells(over.stillToCome ?? '');
  const pieces = over.retreating === undefined ? fight.defenders : at.pieces(over.retreating);
  return goThrough(at, retreat(at.state, fight, at.state.piece(pieces[0]).side, pieces), over);
}

/** Plays the advance of the victors. */
export function won(over: Over): Came {
  const at = field(over);
  const fight = fightIn(at, over);
  fight.lastDefenderLostToNoRetreat = over.lastDefenderLost ?? false;
  return goThrough(at, advance(at.state, fight), over);
}
