import { expect, test } from 'vitest';
import type { LayerItem } from '../../preview/contract/preview.js';
import { nameOf, overlayRequestsOf } from '../../preview/webview/map/overlay-requests.js';
import { GRIDS, scene } from './scenes.js';

const layer = (name: string, of: LayerItem['of']): LayerItem => ({ name, of, label: name, text: name });
const picture = { scene: scene(GRIDS.flat), layers: [layer('zone', 'side'), layer('supply', 'unit')] };

test.each([
  [
    'requests the visible layers of sides',
    { reach: false, layers: ['zone Soviet', 'supply'] },
    undefined,
    ['zone Soviet'],
  ],
  [
    'requests the visible overlays of the selected unit',
    { reach: true, layers: ['supply'] },
    '25/7',
    ['reach 25/7', 'supply 25/7'],
  ],
  ['requests no layer that the game lacks', { reach: false, layers: ['fog German', 'fog'] }, '25/7', []],
] as const)('the map %s', (_, shown, unit, expected) => {
  expect(overlayRequestsOf(picture, shown, unit).map(nameOf)).toEqual(expected);
  expect(overlayRequestsOf(undefined, shown, undefined)).toEqual([]);
});
