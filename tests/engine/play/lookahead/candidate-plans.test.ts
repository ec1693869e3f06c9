import { describe, expect, test } from 'vitest';
import { choice } from '../../../../engine/mechanics/choice.js';
import { Playouts } from '../../../../engine/play/lookahead/playout.js';
import {
  mutatePlan,
  takeDraftedAnswer,
  draftOf,
  type DraftAnswer,
  type Planned,
} from '../../../../engine/play/lookahead/candidate-plans.js';
import { PairedTrials } from '../../../../engine/play/lookahead/paired-trials.js';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Answer, Decision, Pause } from '../../../../engine/play/moment.js';
import type { Game } from '../../../../engine/play/game.js';
import type { Rules } from '../../../../engine/play/ruleset.js';
import { skirmish } from '../skirmish.js';
import { scenario } from '../written.js';

const say = (word: string): Answer => ({ verb: 'say', choice: word });
const WORDS = ['a', 'b', 'c'];
const decisionAt = (address: string, side = 'Blue'): Decision =>
  choice({
    address,
    side,
    rule: '1',
    question: 'word',
    prompt: `${side}: which word?`,
    verbs: ['say'],
    options: () => WORDS.map(say),
    answer: () => say('a'),
    whyNot: ({ choice: word = '' }) =>
      WORDS.includes(word)
        ? undefined
        : { refused: true, rule: '1', slug: 'no-word', message: `${word} is no word.`, why: [] },
  });

const planned = (...texts: string[]): Planned[] =>
  texts.map((text) => {
    const [address, word] = text.split(' ');
    return { address, answer: say(word) };
  });

/** Returns the answers of a draft to the questions in order. The sign `—` stands for a question without an answer. */
function said(draft: readonly DraftAnswer[], questions: readonly string[]): string[] {
  const left = [...draft];
  return questions.map(
    (address) =>
      takeDraftedAnswer(decisionAt(address), left, (decision) => decision.pick(randomStream('x')))?.choice ?? '—',
  );
}

describe('a draft', () => {
  const whole = draftOf(planned('rail a', 'march b', 'march c', 'fight a'));

  test.each([
    ['gives the answers of its plan', whole, ['rail', 'march', 'march', 'fight'], ['a', 'b', 'c', 'a']],
    [
      'gives its other answers if the first question has none',
      whole.slice(1),
      ['rail', 'march', 'march', 'fight'],
      ['—', 'b', 'c', 'a'],
    ],
    [
      'has no further answer when all answers to a question are used',
      whole,
      ['march', 'march', 'march', 'fight'],
      ['b', 'c', '—', 'a'],
    ],
    ['skips the answers to questions that are not asked', whole, ['march', 'fight'], ['b', 'a']],
    ['drops answers that are not legal', draftOf(planned('march x', 'march c')), ['march', 'march'], ['c', '—']],
  ])('a draft of a plan for the look-ahead player %s', (_, draft, questions, words) => {
    expect(said(draft, questions)).toEqual(words);
  });

  test('a candidate plan without an answer to a question gets a random answer to it', () => {
    expect(WORDS).toContain(said([{ question: 'march' }], ['march'])[0]);
  });

  test('a candidate plan skips an explored answer with another verb than the draft asks for', () => {
    expect(said([{ question: 'march', verb: 'say' }], ['march'])[0]).not.toBe('—');
    expect(said([{ question: 'march', verb: 'go' }], ['march'])).toEqual(['—']);
  });

  test('mutatePlan replaces one answer of a plan; all other answers are answers of that plan', () => {
    const plan = planned('rail a', 'march b', 'fight c');
    for (let n = 0; n < 50; n++) {
      const draft = mutatePlan(plan, randomStream(String(n)));
      const remaining = draft.filter(({ answer }) => answer !== undefined);
      expect(plan.map(({ answer }) => answer)).toEqual(expect.arrayContaining(remaining.map(({ answer }) => answer)));
      for (const { question } of draft) expect(['rail', 'march', 'fight']).toContain(question);
    }
  });
});

describe('the better of two plans', () => {
  /** Returns a plan whose trials return these values in a cycle, and the number of trials made so far. */
  function coming(to: readonly number[], length = 1): { trials: PairedTrials; tried: () => number } {
    let count = 0;
    const plan = planned(...Array.from({ length }, () => 'march a'));
    const trials = new PairedTrials(plan, (_, time) => {
      count++;
      return to[time % to.length];
    });
    return { trials, tried: () => count };
  }

  test.each([
    ['better than one with lower values', [3, 5], [2, 4], true],
    ['not better than one with higher values', [2, 4], [3, 5], false],
    ['not better than one with equal values', [2, 4], [2, 4], false],
    ['not better if the mean difference is small compared with its variation', [9, -8], [0, 0], false],
  ])('a candidate plan is %s', (_, ours, theirs, isBetter) => {
    expect(coming(ours).trials.beats(coming(theirs).trials)).toBe(isBetter);
  });

  test('the shorter of two plans with equal values is better', () => {
    expect(coming([2, 4], 1).trials.beats(coming([2, 4], 2).trials)).toBe(true);
    expect(coming([2, 4], 2).trials.beats(coming([2, 4], 1).trials)).toBe(false);
  });

  test('a worse plan is rejected after few trials, and no trial is repeated', () => {
    const [bad, good] = [coming([1]), coming([2])];
    expect(bad.trials.beats(good.trials)).toBe(false);
    expect(bad.tried()).toBe(2);
    coming([1]).trials.beats(good.trials);
    expect(good.tried()).toBe(2);
  });
});

/**
 * Returns the rules of a game that goes through the given steps in order. A name stands for a decision of that side.
 */
function rulesOf(steps: readonly (string | Pause)[]): Rules {
  const start: Rules['start'] = (...how) => {
    const game: Game = skirmish.start(...how);
    game.play = function* () {
      for (const step of steps) yield typeof step === 'string' ? decisionAt(`1/${step}`, step) : step;
    };
    return game;
  };
  return { ...skirmish, start };
}

const pause = (ends: Pause['ends'], side?: string): Pause => ({
  kind: 'pause',
  turn: 1,
  ...(side !== undefined && { side }),
  phase: 'march',
  ends,
});

test.each([
  ['the end of the enemy’s next turn', ['Blue', pause('side', 'Blue'), 'Red', pause('turn', 'Red'), 'Blue'], 2],
  [
    'the end of the enemy’s next turn, even after phases of both sides',
    ['Blue', pause('side', 'Blue'), pause('turn'), pause('side'), 'Red', 'Red', pause('side', 'Red'), 'Blue'],
    3,
  ],
  ['the end of the enemy’s current turn', ['Red', 'Blue', 'Red', pause('side', 'Red'), 'Blue', 'Blue'], 3],
  [
    'the end of the turn in a game without turns of single sides',
    ['Blue', pause('phase'), 'Red', pause('turn'), 'Blue'],
    2,
  ],
] as const)('a playout stops at %s', (_, steps, answers) => {
  const ahead = new Playouts(rulesOf(steps), scenario());
  expect(ahead.play('Blue', { draft: [], own: 0, later: 0, others: 0 }, randomStream('x')).answers).toBe(answers);
});

test('a playout continues after the enemy’s turn until the next decision, for example through a supply check', () => {
  let isChecked = false;
  const start: Rules['start'] = (...how) => {
    const game: Game = skirmish.start(...how);
    game.play = function* () {
      yield decisionAt('1/Blue', 'Blue');
      yield decisionAt('1/Red', 'Red');
      yield pause('turn', 'Red');
      isChecked = true;
      yield pause('phase', 'Blue');
      yield decisionAt('2/Blue', 'Blue');
    };
    return game;
  };
  const ahead = new Playouts({ ...skirmish, start }, scenario());
  const { answers } = ahead.play('Blue', { draft: [], own: 0, later: 0, others: 0 }, randomStream('x'));
  expect({ answers, isChecked }).toEqual({ answers: 2, isChecked: true });
});
