import { expect } from 'vitest';
import type { GameEvent } from '../../../../engine/play/records.js';
import { isRefusal, type Answer, type Decision, type Moment } from '../../../../engine/play/moment.js';
import { fight } from '../../../../engine/rulesets/bite/battle/fight.js';
import type { SpecialAttack } from '../../../../engine/rulesets/bite/battle/scene.js';
import { order } from '../rtl/drive.js';
import { field, type Field, type Sketch } from './sketch.js';

/** A battle in 0504, and what is rolled and answered in it. */
export interface Battle extends Sketch {
  readonly hex?: string;
  readonly declared?: readonly SpecialAttack[];
  /** Dice by round and purpose: `{ 'R1 land combat of 27.A': '6 6' }`; whatever is not told is a 1. */
  readonly rolls?: Readonly<Record<string, string>>;
  /** Orders that answer, by question, one after the other; the others take what is done unasked. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Battalions of partisans in the hex. */
  readonly partisans?: number;
  /** Hexes that have been reconnoitred. */
  readonly scouted?: string;
  /** It is looked at after so many rounds; without it, when the battle is over. */
  readonly rounds?: number;
  /** Dice and answers may be left over: by one reading of the book they are asked for, by another not. */
  readonly spare?: true;
}

/** What is so afterwards. */
export interface Outcome {
  /** Each fire in its order: `land-combat Axis 2x5 1x6`. */
  readonly fires?: readonly string[];
  /** Strength points of units, or the hex to which one has gone: `{ '27.A': 3, 'JG 54': '0503 2', '3.Mech': 'gone' }`. */
  readonly units?: Readonly<Record<string, number | string>>;
  /** Facts of the last event of a kind. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** Questions that were asked, in their order, with who was: `retreat Soviet`. */
  readonly asked?: readonly string[];
}

export interface Came extends Field {
  readonly events: readonly GameEvent[];
  readonly moments: readonly Moment[];
}

const MOST_ROUNDS = 40;
const FIRES = ['air-combat', 'anti-aircraft', 'air-raid', 'bombardment', 'land-combat'];

/** Plays a battle by what is told of it. */
export function battle(told: Battle): Came {
  const at = field({ phase: 'combat', ...told });
  const { state } = at;
  const hex = told.hex ?? '0504';
  for (const cell of at.cells(told.scouted ?? '')) state.scouted[cell] = 1;
  state.partisans[at.cell(hex)] = told.partisans ?? 0;
  const rolls = new Map(
    Object.entries(told.rolls ?? {}).map(([key, dice]) => [key, dice.split(' ').map(Number)] as const),
  );
  const left = Object.fromEntries(Object.entries(told.answers ?? {}).map(([word, given]) => [word, [given].flat()]));
  const moments: Moment[] = [];
  const play = fight(state, at.cell(hex), undefined, told.declared ?? []);
  let step = play.next();
  while (!step.done) {
    const moment: Moment = step.value;
    const round = state.battleNow?.round ?? 0;
    if (round > (told.rounds ?? MOST_ROUNDS)) break;
    moments.push(moment);
    if (moment.kind === 'dice') {
      const dice = rolls.get(`R${round} ${moment.purpose}`) ?? [];
      step = play.next(Array.from({ length: moment.count }, () => dice.shift() ?? 1));
    } else if (moment.kind === 'decision') step = play.next(answerOf(at, moment, left) ?? moment.fallback());
    else step = play.next([]);
  }
  if (!step.done && told.rounds === undefined) throw new Error('The battle does not end.');
  if (told.spare) return { ...at, events: state.drainEvents(), moments };
  expect(Object.values(left).flat(), 'answers that nobody asked for').toEqual([]);
  expect(
    [...rolls].filter(([, dice]) => dice.length > 0).map(([key]) => key),
    'dice that nobody rolled',
  ).toEqual([]);
  return { ...at, events: state.drainEvents(), moments };
}

/** An answer is given by whom it can be read; the other side is asked another question. */
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

/** Judges what came of a battle. */
export function judge(came: Came, { fires, units, facts, asked }: Outcome): void {
  const { events, moments, state } = came;
  const shots = events.filter(({ kind }) => FIRES.includes(kind));
  if (fires !== undefined)
    expect(shots.map((one) => `${one.kind} ${one.side} ${one.facts?.attacker ?? one.facts?.defender}`)).toEqual(fires);
  for (const [name, want] of Object.entries(units ?? {})) {
    const piece = came.piece(name);
    const isThere = state.isOnMap(piece);
    const now = !isThere
      ? 'gone'
      : typeof want === 'number'
        ? came.strength(name)
        : `${came.where(name)} ${came.strength(name)}`;
    expect(now, name).toBe(want);
  }
  for (const [kind, want] of Object.entries(facts ?? {}))
    expect(events.findLast((event) => event.kind === kind)?.facts, kind).toMatchObject(want);
  if (asked !== undefined)
    expect(
      moments.flatMap((moment) => (moment.kind === 'decision' ? [`${moment.question} ${moment.side}`] : [])),
    ).toEqual(asked);
}
