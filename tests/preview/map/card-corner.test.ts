import { expect, test } from 'vitest';
import { cornerFor } from '../../../preview/webview/map/card-corner.js';

const PANE = { width: 690, height: 436 };
const CARD = { width: 400, height: 120 };
const around = (x: number, y: number): Parameters<typeof cornerFor>[1] => ({
  left: x - 90,
  top: y - 90,
  right: x + 90,
  bottom: y + 90,
});

test.each([
  ['at the lower left, where it is by default', 'bottom-left', around(500, 100)],
  ['at the upper left if the selected cell is at the lower edge', 'top-left', around(200, 380)],
  [
    'at the upper right if the cells reach along the left edge',
    'top-right',
    { left: 0, top: 0, right: 280, bottom: 436 },
  ],
  [
    'where it covers least if it covers the cell at each corner',
    'bottom-left',
    { left: 0, top: 0, right: 690, bottom: 400 },
  ],
])('the card of the selected cell is %s', (_, corner, area) => {
  expect(cornerFor(CARD, area, PANE)).toBe(corner);
});
