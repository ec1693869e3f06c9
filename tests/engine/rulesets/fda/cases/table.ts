import { describe, expect, test } from 'vitest';
import { isRefusal, type Answer, type Decision } from '../../../../../engine/play/moment.js';
import { actions } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { beginTurn } from '../../../../../engine/rulesets/fda/sequence/sequence.js';
import { finishWorks } from '../../../../../engine/rulesets/fda/works/engineers.js';
import { drive, order } from '../drive.js';
import { field, type Field, type Sketch } from '../field.js';

/** An order of a test case and its expected result. Sectors are written `q,r`. */
export interface Step {
  /**
   * Turn in which the order is given. Earlier turns pass first: works are finished, and no unit has acted yet in the
   * new turn.
   */
  readonly turn?: number;
  /** Division that is activated before the order. */
  readonly activates?: string;
  /** The order. Without an order, only turns pass. */
  readonly order?: string;
  /** Dice in the order in which they are rolled; further dice show 1. */
  readonly dice?: readonly number[];
  /**
   * Answers to the following questions, written as orders: `{ retreat: ['retreat y to -2,0'] }`. Other questions take
   * the default answer.
   */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** Answers that must be refused, by question, each with the rule and code of the refusal. */
  readonly declines?: Readonly<Record<string, readonly [answer: string, refusal: string]>>;
  /** Questions that must not be asked. */
  readonly unasked?: readonly string[];
  /** Rule and code by which the order is refused: `9.1d own-division`. */
  readonly refused?: string;
  readonly pools?: string;
  readonly scores?: string;
  readonly result?: string;
  /** Break points afterwards by unit; 0 means that the unit is eliminated. */
  readonly pr?: Readonly<Record<string, number>>;
  readonly at?: Readonly<Record<string, string | number>>;
  /** Expected distance in sectors between the positions of a unit before and after the order. */
  readonly distances?: Readonly<Record<string, number>>;
}

export interface Case extends Sketch {
  readonly case: string;
  /** The only kind of grid on which the case is played. Default: both kinds. */
  readonly only?: 'hexes' | 'squares';
  readonly steps: readonly Step[];
}

export const grids = ['hexes', 'squares'] as const;

/** Plays each case on hexes and on squares. */
export function playCases(title: string, cases: readonly Case[]): void {
  describe.each(grids)(`${title}, on %s`, (grid) => {
    const applicable = cases.filter(({ only = grid }) => only === grid);
    test.each(applicable)('$case', (given) => {
      const at = field({ active: 'X', ...given, grid });
      for (const step of given.steps) take(at, step);
    });
  });
}

/** Carries out a step and checks the result. */
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
