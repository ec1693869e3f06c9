import { expect, test } from 'vitest';
import { handleKey, type MapKeyEvents } from '../../../preview/webview/map/map-keys.js';

/** Presses a key. Returns whether the map used the key, and the calls of the map's handlers. */
function pressed(key: string, hasShift = false, isUsed = true): readonly [boolean, readonly unknown[]] {
  const calls: unknown[] = [];
  const record =
    <Result>(name: string, result: Result) =>
    (...given: readonly unknown[]): Result => {
      calls.push([name, ...given]);
      return result;
    };
  const events: MapKeyEvents = {
    step: record('step', undefined),
    pan: record('pan', undefined),
    zoom: record('zoom', undefined),
    fit: record('fit', undefined),
    enter: record('enter', undefined),
    turnFan: record('turnFan', isUsed),
    stepFan: record('stepFan', isUsed),
    closeFan: record('closeFan', isUsed),
    pickUp: record('pickUp', isUsed),
  };
  return [handleKey(key, hasShift, events), calls];
}

test.each([
  ['ArrowRight', false, ['step', { x: 1, y: 0 }]],
  ['ArrowUp', false, ['step', { x: 0, y: -1 }]],
  ['ArrowRight', true, ['pan', { x: -80, y: -0 }]],
  ['ArrowUp', true, ['pan', { x: -0, y: 80 }]],
  ['+', false, ['zoom', 1.25]],
  ['=', false, ['zoom', 1.25]],
  ['-', false, ['zoom', 0.8]],
  ['0', false, ['fit']],
  ['Enter', false, ['enter', false]],
  ['Enter', true, ['enter', true]],
  ['v', false, ['turnFan']],
  ['.', false, ['stepFan', 1]],
  [',', false, ['stepFan', -1]],
  ['Escape', false, ['closeFan']],
])('the key %s (Shift: %s) on the map does %j', (key, hasShift, call) => {
  expect(pressed(key, hasShift)).toEqual([true, [call]]);
});

test.each(['v', '.', ',', 'Escape'])(
  'the map does not handle the key %s if no fan uses it, so that the panel can handle it',
  (key) => {
    expect(pressed(key, false, false)[0]).toBe(false);
  },
);

test.each(['x', 'Tab', ' ', 'PageDown'])(
  'the map does not handle the key %j, so that the panel can handle it',
  (key) => {
    expect(pressed(key)).toEqual([false, []]);
  },
);
