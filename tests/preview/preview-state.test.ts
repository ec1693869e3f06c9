import { describe, expect, test } from 'vitest';
import { reducePreviewState } from '../../preview/contract/preview-state-reducer.js';
import { restorePreviewState } from '../../preview/contract/preview-state.js';

describe('the preview state after messages of the page', () => {
  const rerolled = { moment: 5, seed: 'typhoon', umpire: true };

  test.each([
    ['run again with the file’s own seed', { type: 'runAgain' }, { moment: 5, umpire: true }],
    ['an empty seed stands for the file’s own seed', { type: 'seed', seed: '' }, { moment: 5, umpire: true }],
    ['another seed', { type: 'seed', seed: 'fog' }, { moment: 5, seed: 'fog', umpire: true }],
    ['a moment, with the seed shown', { type: 'moment', moment: 7 }, { moment: 7, seed: 'typhoon', umpire: true }],
    ['the set-up', { type: 'moment', moment: 'setup' }, { moment: 'setup', seed: 'typhoon', umpire: true }],
    ['the end of the game', { type: 'moment', moment: 'end' }, { seed: 'typhoon', umpire: true }],
    ['the view of a side', { type: 'as', side: 'Red' }, { ...rerolled, as: 'Red' }],
    ['only public information', { type: 'as' }, rerolled],
    [
      'one game of a series, at a moment',
      { type: 'game', seed: 'a/7', moment: 3 },
      { moment: 3, seed: 'a/7', umpire: true },
    ],
    [
      'one game of a series, instead of a game played to its end',
      { type: 'game', seed: 'a/7', moment: 3 },
      { moment: 3, seed: 'a/7', umpire: true },
      'random',
    ],
    [
      'another seed, instead of a game played to its end',
      { type: 'seed', seed: 'fog' },
      { moment: 5, seed: 'fog', umpire: true },
      'default',
    ],
    ['run again after a game played to its end', { type: 'runAgain' }, { moment: 5, umpire: true }, 'random'],
    [
      'a moment of a game played to its end',
      { type: 'moment', moment: 7 },
      { moment: 7, seed: 'typhoon', umpire: true, unanswered: 'random' },
      'random',
    ],
    ['pinned to its file', { type: 'pin', on: true }, { ...rerolled, pinned: true }],
    ['no hidden values', { type: 'umpire', on: false }, { moment: 5, seed: 'typhoon', umpire: false }],
  ] as const)(
    'a message changes the preview state as expected: %s',
    (_, message, wanted, unanswered?: 'default' | 'random') => {
      expect(reducePreviewState({ ...rerolled, unanswered }, message)).toEqual(wanted);
    },
  );
});

test('the preview state of two compared games stores one moment for each game', () => {
  const both = { umpire: false, beside: { seed: 'fog' } };
  expect(reducePreviewState(both, { type: 'moment', moment: 7, beside: 6 })).toEqual({
    ...both,
    moment: 7,
    beside: { seed: 'fog', moment: 6 },
  });
});

describe('restoring the preview state of a page', () => {
  const first = { umpire: false };

  test.each([
    ['a moment, another seed, the umpire’s view', { wanted: { moment: 5, seed: 'fog', umpire: true } }],
    ['the set-up', { wanted: { moment: 'setup', umpire: false } }],
    ['a game played to its end with random answers', { wanted: { seed: 'fog', unanswered: 'random', umpire: false } }],
    ['the view of a side', { wanted: { umpire: false, as: 'Red' } }],
    ['a comparison with another seed', { wanted: { umpire: false, beside: { seed: 'fog' } } }],
    ['a comparison with an earlier text', { wanted: { umpire: false, beside: { earlier: true } } }],
    ['a preview pinned to its file', { wanted: { umpire: false, pinned: true } }],
    ['a game that is played in the panel', { wanted: { umpire: false, as: 'Red', isPlayed: true } }],
    ['the end of the file, if no moment was chosen', { wanted: { umpire: false } }],
  ])('the preview state that a page has stored is restored: %s', (_, state) => {
    expect(restorePreviewState(state, first)).toEqual(state.wanted);
  });

  test.each([
    [undefined],
    [null],
    [{}],
    [{ wanted: null }],
    [
      {
        wanted: {
          moment: '5',
          seed: 5,
          umpire: 'yes',
          as: 1,
          pinned: 'yes',
          isPlayed: 'yes',
          unanswered: 'considered',
          beside: { seed: 1, earlier: 'yes' },
        },
      },
    ],
  ])('the preview shows the end of the game if the stored state is %j', (state) => {
    expect(restorePreviewState(state, first)).toEqual(first);
  });
});
