import { beforeEach, expect, test } from 'vitest';
import { fan, type Fan } from '../../../preview/webview/map/fan.js';
import { counter } from '../scenes.js';

const stack = ['bottom', 'middle', 'top'].map((name) => counter(40, { name }));
const ROOM = { left: 0, top: 0, right: 2000, bottom: 2000 };
let spread: Fan;
beforeEach(() => {
  spread = fan();
});

/** Returns the left, right and upper end of the area in which the fan has counters. */
function extent(): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let x = -200; x < 2200; x += 4)
    for (let y = -200; y < 2200; y += 4)
      if (spread.at({ x, y })) {
        xs.push(x);
        ys.push(y);
      }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('an open fan shows the top counter first, and a step past the last counter leads to the first', () => {
  spread.open(stack, { x: 1000, y: 1000 }, 1, ROOM);
  expect(spread.counters.map(({ name }) => name)).toEqual(['top', 'middle', 'bottom']);
  expect(spread.chosen).toBeUndefined();
  const names = ([1, 1, 1, 1, -1, -1] as const).map((by) => spread.step(by)?.name);
  expect(names).toEqual(['top', 'middle', 'bottom', 'top', 'bottom', 'middle']);
  expect(spread.chosen?.name).toBe('middle');
});

test('the first step backwards in an opened fan of counters selects the last counter', () => {
  spread.open(stack, { x: 1000, y: 1000 }, 1, ROOM);
  expect(spread.step(-1)?.name).toBe('bottom');
});

test('a closed fan has no counters and no selection', () => {
  spread.open(stack, { x: 1000, y: 1000 }, 1, ROOM);
  spread.step(1);
  spread.fold();
  expect([spread.isOpen, spread.chosen, spread.step(1), spread.at({ x: 1000, y: 900 })]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a fan opens above its cell, but below the cell at the upper edge of the visible area', () => {
  spread.open(stack, { x: 1000, y: 1000 }, 1, ROOM);
  expect(extent().bottom).toBeLessThan(1000);
  spread.open(stack, { x: 1000, y: 60 }, 1, ROOM);
  expect(extent().top).toBeGreaterThan(60);
});

test('a stack that is spread out as a fan stays between the left and right edges of the visible area', () => {
  spread.open(stack, { x: 20, y: 1000 }, 1, ROOM);
  expect(extent().left).toBeGreaterThanOrEqual(0);
  spread.open(stack, { x: 1990, y: 1000 }, 1, ROOM);
  expect(extent().right).toBeLessThanOrEqual(2000);
});

test('a fan enlarges its counters', () => {
  spread.open(stack, { x: 1000, y: 1000 }, 1, ROOM);
  const { left, right } = extent();
  spread.open(stack, { x: 1000, y: 1000 }, 2, ROOM);
  const larger = extent();
  expect((larger.right - larger.left) / (right - left)).toBeCloseTo(2, 0);
});
