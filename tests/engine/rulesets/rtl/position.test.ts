import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../../engine/mechanics/muster/position.js';
import { display } from '../../../../engine/rulesets/rtl/position/position.js';
import { RtlViews } from '../../../../engine/rulesets/rtl/position/views.js';
import { ledgerText } from '../../../../engine/model/ledger.js';
import { field, type Sketch } from './sketch.js';

const UNIT = '4-4-4 (efficiency 5, stacking 2';
const BATTLE: Sketch = {
  german: {
    6431: [`infantry battalion A ${UNIT})`, `infantry battalion B ${UNIT})`],
    6432: [`infantry battalion C ${UNIT})`],
    6434: [`infantry battalion D ${UNIT}, of 21.Inf)`],
    lost: [`infantry battalion L ${UNIT})`],
  },
  soviet: { 6430: [`infantry battalion R ${UNIT})`] },
};

const describeUnit = (sketch: Sketch, name: string): string[] =>
  new RtlViews(field(sketch).state)
    .describe(name)
    .map(({ label, explained: { value, ledger } }) => `${label} ${value}: ${ledgerText(ledger)}`);

describe('the hover of a marker [4.35]', () => {
  test('the hover of a marker shows its formations, their units on the map, its number and its combination value', () => {
    expect(describeUnit(BATTLE, '3.Mot')).toEqual([
      'Activates 3.Mot: all units of the formation, wherever they are [4.35]',
      'On the map 3 units: ',
      'Markers per turn 1: as printed or as the scenario sets it [4.36]',
      'Combination value 0: added to a roll to combine [7.33]',
    ]);
    expect(describeUnit(BATTLE, '21.Inf')[1]).toBe('On the map 1 unit: ');
  });

  test('the hover of a free marker shows that it activates any formation; an unknown name has no hover', () => {
    const free = { ...BATTLE, german: { ...BATTLE.german, hand: ['free marker Any'] } };
    expect(describeUnit(free, 'Any')).toEqual([
      'Activates any formation of its side: all units of the formation, wherever they are [4.37]',
      'Markers per turn 1: as printed or as the scenario sets it [4.36]',
      'Combination value 0: added to a roll to combine [7.33]',
    ]);
    expect(describeUnit(BATTLE, 'Nobody')).toEqual([]);
  });
});

describe('the position', () => {
  test('the position shows a bridge on its hexside and a strongpoint in its hex [14.1, 16.2]', () => {
    const { state } = field({
      sides: { river: '6432/6433' },
      german: { 6432: ['bridge unit Bridge (towards 6433)'], hand: ['bridge unit Kept'] },
      strongpoints: { 6420: 'Soviet', 6421: 'German unfinished' },
    });
    expect(display.markers(state)).toEqual([
      { kind: 'unfinished strongpoint', cell: '6421', side: 'German' },
      { kind: 'strongpoint', cell: '6420', side: 'Soviet' },
      { kind: 'bridge', cell: '6432', towards: '6433', side: 'German' },
    ]);
  });

  test('the position shows fighting units on top of a stack, and headquarters, leaders and bridges below', () => {
    const { state } = field({
      german: {
        6431: [
          'tank battalion T 5-3-6 (efficiency 6)',
          'leader L 2-6 (range 8)',
          'headquarters HQ 1-6 (command 2, efficiency 6)',
          'bridge unit Bridge (towards 6432)',
          'artillery battalion G 3-2-5 (range 8, efficiency 6)',
        ],
      },
    });
    expect(positionOf(state, display, {}).pieces.map(({ name }) => name)).toEqual(['L', 'HQ', 'Bridge', 'T', 'G']);
  });

  test('the position shows declared attacks as arrows to their targets until they are carried out [9.11]', () => {
    const { state, cell, piece } = field(BATTLE);
    const lines = (side: string): unknown =>
      new RtlViews(state).layers.find(({ name }) => name === 'attacks')?.contentFor(side).shapes;
    expect(lines('German')).toEqual([]);
    for (const name of ['A', 'B']) state.target[piece(name)] = cell('6430');
    state.targets = [cell('6430')];
    expect(lines('German')).toEqual([{ drawn: 'arrow', cells: [cell('6431'), cell('6430')] }]);
    expect(lines('Soviet')).toEqual([]);
    state.targets = [];
    expect(lines('German')).toEqual([]);
  });
});
