import { expect, test } from 'vitest';
import type { PlayedLoss } from '../../../preview/contract/playing.js';
import { lossTexts } from '../../../preview/webview/map/loss-marks.js';

const loss = (cell: number, steps: number, isEliminated?: true): PlayedLoss => ({
  unit: `${cell}`,
  side: 'German',
  cell,
  steps,
  ...(isEliminated && { isEliminated }),
});

test('the losses in each cell are one short text: lost steps, and a cross for each eliminated unit', () => {
  const losses = [loss(1, 1), loss(1, 2), loss(2, 3, true), loss(3, 1, true), loss(3, 1, true), loss(3, 1)];
  expect([...lossTexts(losses)]).toEqual([
    [1, '−3'],
    [2, '✕'],
    [3, '2 ✕ −1'],
  ]);
});
