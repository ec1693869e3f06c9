import { describe, expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import { Candidates, type CandidateSources } from '../../../../engine/play/lookahead/candidates.js';
import type { Draft } from '../../../../engine/play/lookahead/candidate-plans.js';
import { GoalPull } from '../../../../engine/play/lookahead/goals.js';
import { Offensive } from '../../../../engine/play/lookahead/offensive.js';
import { OFFENSIVE_STYLES, STYLES } from '../../../../engine/play/lookahead/styles.js';
import { scenario } from '../written.js';

const QUESTION = '1/march';
const answer = (verb: string) => ({ question: QUESTION, answer: { verb } });
const options: readonly Draft[] = [[answer('stay')], [answer('retreat')]];
const entry = {
  ...{ target: 1, answers: [{ verb: 'move', pieces: [1], cells: [1] }], preparations: [] },
  ...{ strengths: new Map(), defence: 0 },
};

const candidatesFrom = (given: Partial<CandidateSources> = {}): Candidates =>
  new Candidates({
    ...{ previous: undefined, usual: [], preparations: [], options: [], isSeries: true },
    offensive: new Offensive({ address: QUESTION, verbs: ['move', 'end'] }, []),
    pull: new GoalPull(scenario(), new Map()),
    ...given,
  });

const draftsOf = (candidates: Candidates): Draft[] =>
  Array.from({ length: candidates.firsts }, (_, n) => candidates.next(n, [], randomStream('x')).draft);

describe('the first candidate plans of a search', () => {
  test('at a choice with few answers, the candidates are the default answers and a plan for each answer', () => {
    expect(draftsOf(candidatesFrom({ options, isSeries: false }))).toEqual([[], ...options]);
  });

  test('at a series of orders with few answers, plans of all styles are tried after a plan for each answer', () => {
    const drafts = draftsOf(candidatesFrom({ options }));
    expect(drafts.slice(1, 3)).toEqual(options);
    expect(drafts).toHaveLength(STYLES.length + options.length);
  });

  test('at a choice with many answers, plans of all styles are tried', () => {
    expect(candidatesFrom({ isSeries: false }).firsts).toBe(STYLES.length);
  });

  test('offensives are tried before the other styles', () => {
    const offensive = new Offensive({ address: QUESTION, verbs: ['move', 'end'] }, [entry]);
    const drafts = draftsOf(candidatesFrom({ offensive }));
    expect(drafts).toHaveLength(STYLES.length + OFFENSIVE_STYLES.length);
    expect(drafts[1][0]).toEqual({ question: QUESTION, answer: entry.answers[0] });
    expect(drafts.at(-1)).toEqual([]);
  });

  test('the plans of all styles begin with the usual orders', () => {
    const usual = [answer('repair')];
    expect(draftsOf(candidatesFrom({ usual }))).toEqual(STYLES.map(() => usual));
    expect(draftsOf(candidatesFrom({ usual, options, isSeries: false }))).toEqual([usual, ...options]);
  });

  test('only the plans of the styles that attack begin with the preparations', () => {
    const preparations = [answer('activate')];
    expect(draftsOf(candidatesFrom({ preparations }))).toEqual(
      STYLES.map(({ direction }) => (direction === 'attack' ? preparations : [])),
    );
  });

  test('the first candidate is the previous plan', () => {
    const previous = [{ address: QUESTION, answer: { verb: 'stay' } }];
    expect(draftsOf(candidatesFrom({ previous, usual: [answer('repair')], options, isSeries: false }))[0]).toEqual([
      answer('stay'),
    ]);
  });
});
