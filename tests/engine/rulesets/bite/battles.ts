import { expect } from 'vitest';
import type { GameEvent } from '../../../../engine/play/records.js';
import { isRefusal, type Answer, type Decision, type Moment } from '../../../../engine/play/moment.js';
import { fight } from '../../../../engine/rulesets/bite/battle/fight.js';
import type { SpecialAttack } from '../../../../engine/rulesets/bite/battle/scene.js';
import { order } from '../rtl/drive.js';
import { field, type Field, type Sketch } from './sketch.js';

/** A battle in hex 0504, with its dice and answers. */
export interface Battle extends Sketch {
  readonly hex?: string;
  readonly declared?: readonly SpecialAttack[];
  /** Dice by round and purpose: `{ 'R1 land combat of 27.A': '6 6' }`; all others are 1. */
  readonly rolls?: Readonly<Record<string, string>>;
  /** Answers written as orders, by question and in order; other decisions take the default answer. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Number of partisan battalions in the hex. */
  readonly partisans?: number;
  /** Reconnoitred hexes. */
  readonly scouted?: string;
  /** Number of rounds to play. Default: to the end of the battle. */
  readonly rounds?: number;
  /** Allows unused dice and answers, because not every ruling asks for them. */
  readonly spare?: true;
}

/** The expected outcome of a battle. */
export interface Outcome {
  /** Every time that units fire, in order, with step, side and dice: `land-combat Axis 2x5 1x6`. */
  readonly fires?: readonly string[];
  /**
   * Current strength by unit name. A text gives the hex and strength of a unit that left the battle, or `gone`: `{
   * '27.A': 3, 'JG 54': '0503 2', '3.Mech': 'gone' }`.
   */
  readonly units?: Readonly<Record<string, number | string>>;
  /** Expected facts of the last event of each kind. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** Decisions in order, each with the side that decides: `retreat Soviet`. */
  readonly questions?: readonly string[];
}

export interface BattleResult extends Field {
  readonly events: readonly GameEvent[];
  readonly moments: readonly Moment[];
}

const MAX_ROUNDS = 40;
const FIRES = ['air-combat', 'anti-aircraft', 'air-raid', 'bombardment', 'land-combat'];

/** Plays a battle with its dice and answers. */
export function battle(sketch: Battle): BattleResult {
  const at = field({ phase: 'combat', ...sketch });
  const { state } = at;
  const hex = sketch.hex ?? '0504';
  for (const cell of at.cells(sketch.scouted ?? '')) state.scouted[cell] = 1;
  state.partisans[at.cell(hex)] = sketch.partisans ?? 0;
  const rolls = new Map(
    Object.entries(sketch.rolls ?? {}).map(([key, dice]) => [key, dice.split(' ').map(Number)] as const),
  );
  const left = Object.fromEntries(Object.entries(sketch.answers ?? {}).map(([word, given]) => [word, [given].flat()]));
  const moments: Moment[] = [];
  const play = fight(state, at.cell(hex), undefined, sketch.declared ?? []);
  let step = play.next();
  while (!step.done) {
    const moment: Moment = step.value;
    const round = state.battleNow?.round ?? 0;
    if (round > (sketch.rounds ?? MAX_ROUNDS)) break;
    moments.push(moment);
    if (moment.kind === 'dice') {
      const dice = rolls.get(`R${round} ${moment.purpose}`) ?? [];
      step = play.next(Array.from({ length: moment.count }, () => dice.shift() ?? 1));
    } else if (moment.kind === 'decision') step = play.next(answerOf(at, moment, left) ?? moment.fallback());
    else step = play.next([]);
  }
  if (!step.done && sketch.rounds === undefined) throw new Error('The battle does not end.');
  if (sketch.spare) return { ...at, events: state.drainEvents(), moments };
  expect(Object.values(left).flat(), 'unused answers').toEqual([]);
  expect(
    [...rolls].filter(([, dice]) => dice.length > 0).map(([key]) => key),
    'unused dice',
  ).toEqual([]);
  return { ...at, events: state.drainEvents(), moments };
}

/**
 * Returns the next answer that the test gives to this question. Undefined if there is none or if it is meant for the
 * other side. Checks that all offered answers are legal.
 */
function answerOf(at: Field, decision: Decision, left: Record<string, string[]>): Answer | undefined {
  for (const offered of decision.legal()) expect(decision.refuse(offered), decision.question).toBeUndefined();
  const text = left[decision.question]?.at(0);
  if (text === undefined) return undefined;
  const [, side, words] = /^(?:(Axis|Soviet): )?(.*)$/.exec(text) ?? [];
  if (side !== undefined && side !== decision.side) return undefined;
  const [, plain = '', attribute] = /^([^(]*)(?:\((.*)\))?$/.exec(words) ?? [];
  const attributes =
    attribute === undefined ? {} : { [attribute]: { value: true as const, source: order(at, 'x').source } };
  const answer = decision.read({ ...order(at, plain.trim()), attributes });
  if (isRefusal(answer)) {
    if (answer.waits) return undefined;
    throw new Error(`${text}: ${answer.rule} ${answer.message}`);
  }
  left[decision.question].shift();
  return answer;
}

/** Compares the result of a battle with the expected outcome. */
export function judge(result: BattleResult, { fires, units, facts, questions: expectedQuestions }: Outcome): void {
  const { events, moments, state } = result;
  const shots = events.filter(({ kind }) => FIRES.includes(kind));
  if (fires !== undefined)
    expect(shots.map((one) => `${one.kind} ${one.side} ${one.facts?.attacker ?? one.facts?.defender}`)).toEqual(fires);
  for (const [name, want] of Object.entries(units ?? {})) {
    const piece = result.piece(name);
    const isThere = state.isOnMap(piece);
    const now = !isThere
      ? 'gone'
      : typeof want === 'number'
        ? result.strength(name)
        : `${result.where(name)} ${result.strength(name)}`;
    expect(now, name).toBe(want);
  }
  for (const [kind, want] of Object.entries(facts ?? {}))
    expect(events.findLast((event) => event.kind === kind)?.facts, kind).toMatchObject(want);
  if (expectedQuestions !== undefined)
    expect(
      moments.flatMap((moment) => (moment.kind === 'decision' ? [`${moment.question} ${moment.side}`] : [])),
    ).toEqual(expectedQuestions);
}
