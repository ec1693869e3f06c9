import { expect, test } from 'vitest';
import { restoreWebviewState } from '../../preview/webview/state.js';

const saved = {
  ...restoreWebviewState(undefined, 'file:///a.sand'),
  view: { x: 1, y: 2, zoom: 1 },
  filter: 'battles',
  shown: { ...restoreWebviewState(undefined, undefined).shown, numbers: false, layers: ['zone German'], as: 'German' },
  wanted: { umpire: false, moment: 5 },
};

test('the saved state of a page is restored completely if the page shows the same document', () => {
  expect(restoreWebviewState(saved, 'file:///a.sand')).toEqual(saved);
  expect(restoreWebviewState({ view: saved.view }, undefined)).toMatchObject({ view: saved.view, filter: 'all' });
});

test('only the display options are kept when a page shows another document', () => {
  const state = restoreWebviewState(saved, 'file:///b.sand');
  expect(state).toMatchObject({ document: 'file:///b.sand', filter: 'battles', shown: { numbers: false, layers: [] } });
  expect(state).not.toHaveProperty('view');
  expect(state).not.toHaveProperty('wanted');
  expect(state.shown.as).toBeUndefined();
});
