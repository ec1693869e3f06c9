import { expect, test } from 'vitest';
import { ShownState } from '../../../extension/preview/shown-state.js';

const URI = 'file:///a.sand';
const own = { umpire: true, seed: 'own', unanswered: 'random', as: 'German', moment: 2, pinned: true } as const;
const debugged = { uri: URI, moment: 9, seed: 'debugged', umpire: false, as: 'Soviet', debuggedGame: 4 };

test('the parameters of requests omit viewer, moment and debugged game if none is set', () => {
  expect(Object.keys(new ShownState({ umpire: false }).params(URI))).toEqual(['uri', 'seed', 'unanswered', 'umpire']);
});

test('after a debug session, the panel has its own seed and viewer again, at the moment that the session reached', () => {
  const state = new ShownState(own);
  state.enterGame(debugged);
  state.enterGame({ ...debugged, moment: 11 });
  expect(state.params(URI)).toEqual({ ...debugged, moment: 11, unanswered: undefined });
  expect(state.current.pinned).toBe(true);
  expect(state.leaveGame()).toBe(true);
  expect(state.params(URI)).toEqual({
    uri: URI,
    seed: 'own',
    unanswered: 'random',
    umpire: true,
    as: 'German',
    moment: 11,
  });
  expect(state.leaveGame()).toBe(false);
});

test('hidden values stay hidden while a debug session names no viewer', () => {
  const state = new ShownState(own);
  state.enterGame({ uri: URI });
  expect(state.current.umpire).toBe(false);
});

test.each([
  ['as chosen for the shown game', false, true],
  ['as chosen before a debug session', true, true],
])(
  'opening another document resets the state, but keeps the choice to show hidden values %s',
  (_, isDebugged, umpire) => {
    const state = new ShownState(own);
    if (isDebugged) state.enterGame(debugged);
    state.reset();
    expect(state.current).toEqual({ umpire });
    expect(state.params(URI).debuggedGame).toBeUndefined();
    expect(state.leaveGame()).toBe(false);
  },
);

test('a message from the page with a new seed changes the state that the panel shows', () => {
  const state = new ShownState(own);
  state.reduce({ type: 'seed', seed: 'other' });
  expect(state.current).toEqual({ ...own, seed: 'other', unanswered: undefined });
});
