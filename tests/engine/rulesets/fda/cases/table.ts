import { describe, expect, test } from 'vitest';
import { isRefusal, type Answer, type Decision } from '../../../../../engine/play/moment.js';
import { actions } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { beginTurn } from '../../../../../engine/rulesets/fda/sequence/sequence.js';
import { finishWorks } from '../../../../../engine/rulesets/fda/works/engineers.js';
import { drive, order } from '../drive.js';
import { field, type Field, type Sketch } from '../field.js';

/** One order of a case and what comes of it. Sectors are written `q,r`. */
export interface Step {
  /** Turns end and begin until it is this one: works are finished, no unit has acted yet. */
  readonly turn?: number;
  /** A division that is activated before the order. */
  readonly activates?: string;
  /** Without it nothing is done: only turns pass. */
  readonly order?: string;
  /** Dice in the order they are rolled; each of the others shows 1. */
  readonly dice?: readonly number[];
  /** Answers to questions that follow, as orders: `{ retreat: ['retreat y to -2,0'] }`; the rest take the default. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Answers that are refused, with the rule and what is wrong. */
  readonly declines?: Readonly<Record<string, readonly [answer: string, refusal: string]>>;
  /** Questions that do not come up. */
  readonly unasked?: readonly string[];
  /** The order is refused: rule and what is wrong, `9.1d own-division`. */
  readonly refused?: string;
  readonly pools?: string;
  readonly scores?: string;
  readonly result?: string;
  /** Break points afterwards; 0 is off the table. */
  readonly pr?: Readonly<Record<string, number>>;
  readonly at?: Readonly<Record<string, string | number>>;
  /** How many sectors units stand from where they stood before the order. */
  readonly distances?: Readonly<Record<string, number>>;
}

export interface Case extends Sketch {
  readonly case: string;
  /** A case that is bound to one kind of grid. */
  readonly only?: 'hexes' | 'squares';
  readonly steps: readonly Step[];
}

export const grids = ['hexes', 'squares'] as const;

/** Plays cases on hexes and on squares. */
export function playCases(title: string, cases: readonly Case[]): void {
  describe.each(grids)(`${title}, on %s`, (grid) => {
    const applicable = cases.filter(({ only = grid }) => only === grid);
    test.each(applicable)('$case', (given) => {
      const at = field({ active: 'X', ...given, grid });
      for (const step of given.steps) take(at, step);
    });
  });
}

/** Takes one step and judges it. */
export function take(at: Field, step: Step): void {
  const { state } = at;
  while (state.turn < (step.turn ?? state.turn)) {
    finishWorks(state);
    state.turn++;
    beginTurn(state);
  }
  if (step.activates !== undefined) activate(at, step.activates);
  const before = [...state.cell];
  if (step.order !== undefined) carryOut(at, step, step.order);
  const name = (one: string): string => `${step.order ?? ''}: ${one}`;
  for (const [unit, pr] of Object.entries(step.pr ?? {})) expect(state.pr[at.piece(unit)], name(unit)).toBe(pr);
  for (const [unit, where] of Object.entries(step.at ?? {})) expect(at.where(unit), name(unit)).toBe(where);
  for (const [unit, sectors] of Object.entries(step.distances ?? {})) {
    const piece = at.piece(unit);
    expect(at.board.distance(before[piece], state.cell[piece]), name(unit)).toBe(sectors);
  }
}

function activate(at: Field, division: string): void {
  at.state.active = at.division(division);
  at.state.columnEnds = [];
  at.state.side = at.state.divisions[at.state.active].side;
  at.state.address = `${at.state.turn}/${at.state.sideName(at.state.side)}/${division}`;
}

function carryOut(at: Field, step: Step, text: string): void {
  const { state } = at;
  const read = order(at, text);
  const kind = actions.find(({ verbs }) => verbs.includes(read.verb));
  if (kind === undefined) throw new Error(`Nobody knows ${read.verb}.`);
  const answer = kind.read(state, read);
  if (isRefusal(answer)) {
    expect(`${answer.rule} ${answer.slug}`, answer.message).toBe(step.refused);
    expect(answer.message).not.toBe('');
    return;
  }
  expect('nothing', text).toBe(step.refused ?? 'nothing');
  state.drainEvents();
  const { address } = state;
  const questions: string[] = [];
  drive(kind.perform(state, answer), { dice: step.dice ?? [], every: 1, answer: answering(at, step, questions) });
  state.address = address;
  for (const question of step.unasked ?? []) expect(questions).not.toContain(question);
  for (const question of Object.keys({ ...step.answers, ...step.declines })) expect(questions).toContain(question);
  const { pools, scores, result } = Object.assign({}, ...state.drainEvents().map(({ facts }) => facts)) as Step;
  for (const [actual, expected] of [
    [pools, step.pools],
    [scores, step.scores],
    [result, step.result],
  ])
    if (expected !== undefined) expect(actual, text).toBe(expected);
}

function answering(
  at: Field,
  { answers, declines }: Step,
  questions: string[],
): (decision: Decision) => Answer | undefined {
  const waiting = Object.entries(answers ?? {}).map(([question, texts]) => ({ question, texts: [texts].flat() }));
  return (decision) => {
    questions.push(decision.question);
    const declined = declines?.[decision.question];
    if (declined !== undefined) {
      const answer = decision.read(order(at, declined[0]));
      if (!isRefusal(answer) || answer.waits !== true)
        expect(isRefusal(answer) ? `${answer.rule} ${answer.slug}` : 'allowed', declined[0]).toBe(declined[1]);
    }
    const { texts } = waiting.find(({ question }) => question === decision.question) ?? { texts: [] };
    for (const text of texts) {
      const answer = decision.read(order(at, text));
      if (isRefusal(answer) && answer.waits === true) continue;
      if (isRefusal(answer)) throw new Error(`${decision.question}: ${answer.rule} ${answer.message}`);
      return answer;
    }
    return undefined;
  };
}
