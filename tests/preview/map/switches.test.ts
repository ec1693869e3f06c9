import { expect, test } from 'vitest';
import type { LayerItem, Preview } from '../../../preview/contract/preview.js';
import { restoreWebviewState } from '../../../preview/webview/state.js';
import { switchesOf, type Switch } from '../../../preview/webview/map/switches.js';
import { GRIDS, scene } from '../scenes.js';

const { shown } = restoreWebviewState(undefined, undefined);
const layer = (name: string, label: string, of: LayerItem['of']): LayerItem => ({ name, label, text: label, of });
const LAYERS = [layer('zone', 'ZOC', 'side'), layer('reserve', 'Reserve', 'side'), layer('supply', 'Supply', 'unit')];

function switches(
  change: Partial<typeof shown> = {},
  unit?: string,
  sides = ['German', 'Soviet', 'Finnish'],
): Switch[] {
  const preview = { scene: { ...scene(GRIDS.flat), sides }, layers: LAYERS } as unknown as Preview;
  return switchesOf(preview, { ...shown, ...change }, unit);
}
const keyed = (all: readonly Switch[], key: string): Switch => all.find((each) => each.key === key)!;

test('a letter key shows a map layer of the first side, and with Shift that of the second side; other layers have no key', () => {
  const letters = ['German', 'Soviet', 'Finnish'].map((side) => keyed(switches(), `zone ${side}`).letter);
  expect(letters).toEqual(['Z', 'Shift Z', undefined]);
});

test('a map layer gets no shortcut letter if the map already uses that letter for another command', () => {
  expect(keyed(switches(), 'reserve German').letter).toBeUndefined();
  expect(keyed(switches(), 'supply').letter).toBe('S');
});

test('a toggle of a layer adds it to the visible layers, or removes it', () => {
  const visible = { layers: ['zone German', 'supply'] };
  expect(keyed(switches(visible), 'zone German')).toMatchObject({ isOn: true, turned: { layers: ['supply'] } });
  expect(keyed(switches(visible), 'zone Soviet')).toMatchObject({
    isOn: false,
    turned: { layers: ['zone German', 'supply', 'zone Soviet'] },
  });
});

test('a toggle of the map inverts its state', () => {
  expect(keyed(switches(), 'numbers')).toMatchObject({ isOn: shown.numbers, turned: { numbers: !shown.numbers } });
});

test('toggles of the selected unit are disabled while none is selected', () => {
  const disabled = (unit?: string): string[] =>
    switches({}, unit).flatMap(({ key, whyNot }) => (whyNot === undefined ? [] : [key]));
  expect(disabled()).toEqual(['reach', 'supply']);
  expect(disabled('25/7')).toEqual([]);
});
