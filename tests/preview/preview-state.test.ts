import { describe, expect, test } from 'vitest';
import { reducePreviewState } from '../../preview/contract/preview-state-reducer.js';
import { restorePreviewState } from '../../preview/contract/preview-state.js';

describe('the preview state after messages of the page', () => {
  const rerolled = { moment: 5, seed: 'typhoon', umpire: true };

  test.each([
    ['run again: the file’s own dice', { type: 'runAgain' }, { moment: 5, umpire: true }],
    ['an empty seed: the file’s own dice', { type: 'seed', seed: '' }, { moment: 5, umpire: true }],
    ['other dice', { type: 'seed', seed: 'fog' }, { moment: 5, seed: 'fog', umpire: true }],
    ['a moment, with the dice shown', { type: 'moment', moment: 7 }, { moment: 7, seed: 'typhoon', umpire: true }],
    ['the set-up', { type: 'moment', moment: 'setup' }, { moment: 'setup', seed: 'typhoon', umpire: true }],
    ['the end', { type: 'moment', moment: 'end' }, { seed: 'typhoon', umpire: true }],
    ['the view of a side', { type: 'as', side: 'Red' }, { ...rerolled, as: 'Red' }],
    ['only public information', { type: 'as' }, rerolled],
    ['a game of many, at a moment', { type: 'game', seed: 'a/7', moment: 3 }, { moment: 3, seed: 'a/7', umpire: true }],
    [
      'a game of many, in place of a whole one',
      { type: 'game', seed: 'a/7', moment: 3 },
      { moment: 3, seed: 'a/7', umpire: true },
      'random',
    ],
    [
      'other dice, in place of a whole game',
      { type: 'seed', seed: 'fog' },
      { moment: 5, seed: 'fog', umpire: true },
      'default',
    ],
    ['run again after a whole game', { type: 'runAgain' }, { moment: 5, umpire: true }, 'random'],
    [
      'a moment of a whole game',
      { type: 'moment', moment: 7 },
      { moment: 7, seed: 'typhoon', umpire: true, unanswered: 'random' },
      'random',
    ],
    ['pinned to its file', { type: 'pin', on: true }, { ...rerolled, pinned: true }],
    ['no hidden values', { type: 'umpire', on: false }, { moment: 5, seed: 'typhoon', umpire: false }],
  ] as const)('%s', (_, message, wanted, unanswered?: 'default' | 'random') => {
    expect(reducePreviewState({ ...rerolled, unanswered }, message)).toEqual(wanted);
  });
});

test('keeps a moment for each of two compared games', () => {
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
    ['a moment, other dice, the umpire’s view', { wanted: { moment: 5, seed: 'fog', umpire: true } }],
    ['the set-up', { wanted: { moment: 'setup', umpire: false } }],
    ['a whole game with random answers', { wanted: { seed: 'fog', unanswered: 'random', umpire: false } }],
    ['the view of a side', { wanted: { umpire: false, as: 'Red' } }],
    ['a comparison with other dice', { wanted: { umpire: false, beside: { seed: 'fog' } } }],
    ['the text as it was beside', { wanted: { umpire: false, beside: { earlier: true } } }],
    ['a file it stays with', { wanted: { umpire: false, pinned: true } }],
    ['the end, as nothing else was chosen', { wanted: { umpire: false } }],
  ])('%s', (_, state) => {
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
          unanswered: 'considered',
          beside: { seed: 1, earlier: 'yes' },
        },
      },
    ],
  ])('shows the end if the stored state is %j', (state) => {
    expect(restorePreviewState(state, first)).toEqual(first);
  });
});
