import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { GERMAN_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { drive } from './drive.js';
import { field, type Sketch } from './field.js';
import { move, read, row, soviet } from './march.js';

interface Cost {
  readonly case: string;
  readonly sketch: Sketch;
  readonly orders: string;
  /** Movement points that the unit has left afterwards. */
  readonly left: number;
}

const costs: readonly Cost[] = [
  {
    case: 'C33 a rifle division crosses a river',
    sketch: { ...soviet, soviet: { '2010': ['rifle A'] }, river: '2010/2009' },
    orders: 'move A to 2009',
    left: 4,
  },
  {
    case: 'C33 German infantry crosses a river',
    sketch: { german: { '2010': ['inf 6'] }, river: '2010/2009' },
    orders: 'move 6 2010 > 2009',
    left: 4,
  },
  {
    case: 'C33 a Panzer regiment crosses a river',
    sketch: { german: { '2010': ['pz 25/7'] }, river: '2010/2009' },
    orders: 'move 25/7 2010 > 2009',
    left: 7,
  },
  {
    case: 'C34 a rifle division enters forest',
    sketch: { ...soviet, soviet: { '2010': ['rifle A'] }, terrain: { '2009': 'forest' } },
    orders: 'move A 2010 > 2009',
    left: 5,
  },
  {
    case: 'C34 a tank division enters forest',
    sketch: { ...soviet, soviet: { '2010': ['tank A'] }, terrain: { '2009': 'forest' } },
    orders: 'move A 2010 > 2009',
    left: 8,
  },
  {
    case: 'C34 German infantry enters forest',
    sketch: { german: { '2010': ['inf 6'] }, terrain: { '2009': 'forest' } },
    orders: 'move 6 2010 > 2009',
    left: 6,
  },
  {
    case: 'C34 panzergrenadiers enter forest',
    sketch: { german: { '2010': ['gr 6/7'] }, terrain: { '2009': 'forest' } },
    orders: 'move 6/7 2010 > 2009',
    left: 8,
  },
  {
    case: 'C34 cavalry enters forest',
    sketch: { german: { '2010': ['kav 1'] }, terrain: { '2009': 'forest' } },
    orders: 'move 1 2010 > 2009',
    left: 3,
  },
  {
    case: 'C34 a leader enters forest [10.21]',
    sketch: { ...soviet, soviet: { '2010': ['leader Konev 4'] }, terrain: { '2009': 'forest' } },
    orders: 'move Konev 2010 > 2009',
    left: 9,
  },
  {
    case: 'swamp costs every unit 2 points',
    sketch: { german: { '2010': ['inf 6'] }, terrain: { '2009': 'swamp' } },
    orders: 'move 6 2010 > 2009',
    left: 5,
  },
  {
    case: 'C35 a Panzer regiment moves along 20 road hexes',
    sketch: { german: { '1020': ['pz 25/7'] }, roads: [row(10, 40, '20')] },
    orders: 'move 25/7 to 3020',
    left: 0,
  },
  {
    case: 'C35 a leader moves along 20 road hexes',
    sketch: { ...soviet, soviet: { '1020': ['leader Konev 4'] }, roads: [row(10, 40, '20')] },
    orders: 'move Konev to 3020',
    left: 0,
  },
  {
    case: 'C35 a rifle division moves along 6 road hexes',
    sketch: { ...soviet, soviet: { '1020': ['rifle A'] }, roads: [row(10, 40, '20')] },
    orders: 'move A to 1620',
    left: 0,
  },
  {
    case: 'C35 infantry moves along 7 road hexes',
    sketch: { german: { '1020': ['inf 6'] }, roads: [row(10, 40, '20')] },
    orders: 'move 6 to 1720',
    left: 0,
  },
  {
    case: 'C36 a Soviet tank division moves along a road over a river',
    sketch: { ...soviet, soviet: { '1020': ['tank A'] }, roads: [row(10, 12, '20')], river: '1020/1120' },
    orders: 'move A 1020 > 1120',
    left: 8.5,
  },
  {
    case: 'C36 a Panzer regiment moves along a road over a river',
    sketch: { german: { '1020': ['pz 25/7'] }, roads: [row(10, 12, '20')], river: '1020/1120' },
    orders: 'move 25/7 1020 > 1120',
    left: 7.5,
  },
  {
    case: 'AMB-06 a unit enters a road hex from beside the road',
    sketch: { german: { '1119': ['pz 25/7'] }, roads: [row(10, 12, '20')], terrain: { '1120': 'forest' } },
    orders: 'move 25/7 1119 > 1120',
    left: 8,
  },
  {
    case: 'AMB-06 a unit enters a road hex from beside the road, under the ruling `road.requiresConnection` = false',
    sketch: {
      german: { '1119': ['pz 25/7'] },
      roads: [row(10, 12, '20')],
      terrain: { '1120': 'forest' },
      rulings: { 'road.requiresConnection': false },
    },
    orders: 'move 25/7 1119 > 1120',
    left: 9.5,
  },
  {
    case: 'C38 a unit stops in ZOC at no additional cost [8.12]',
    sketch: { german: { '2013': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
    orders: 'move 6 2013 > 2012 > 2011',
    left: 5,
  },
  {
    case: 'C41 a disrupted enemy does not stop a unit [6.62]',
    sketch: { german: { '2012': ['inf 6'] }, soviet: { '2010': ['rifle A (disrupted)'] } },
    orders: 'move 6 2012 > 2011 > 1911',
    left: 5,
  },
  {
    case: 'C43 from turn 7 on units may enter the west columns [6.4]',
    sketch: { ...soviet, turn: 7, soviet: { '0310': ['rifle A'] } },
    orders: 'move A to 0210',
    left: 5,
  },
  {
    case: 'C25 a unit out of supply has half its allowance',
    sketch: { ...soviet, soviet: { '2010': ['rifle A (oos)'] } },
    orders: 'move A to 2007',
    left: 0,
  },
];

describe('costs of movement [6.7, 6.12]', () => {
  test.each(costs)('$case', ({ sketch, orders, left }) => {
    const at = field(sketch);
    const answer = read(at, orders);
    if (isRefusal(answer)) throw new Error(answer.message);
    const [piece] = answer.pieces ?? [];
    drive(moving.perform(at.state, answer));
    expect(at.state.left[piece] / 2).toBe(left);
    expect(at.state.drainEvents().map(({ kind }) => kind)).toEqual(['move']);
  });

  test.each([
    ['C37 a rifle division enters an interdicted clear hex', 'rifle A', {}, 4],
    ['C37 a tank division enters an interdicted forest hex', 'tank A', { terrain: { '2009': 'forest' } }, 7],
    ['C37 a tank division moves along an interdicted road', 'tank A', { roads: ['2010 - 2009'] }, 8.5],
  ] as const)(
    'a Soviet unit pays extra points to enter a hex with an interdiction marker: %s [13.32]',
    (_, unit, sketch, left) => {
      const at = field({ ...soviet, ...sketch, soviet: { '2010': [unit] } });
      at.state.interdict(at.cell('2009'), GERMAN_MARKER, true);
      move(at, 'move A 2010 > 2009');
      expect(at.state.left[at.piece('A')] / 2).toBe(left);
      at.state.interdict(at.cell('2009'), GERMAN_MARKER, false);
      expect(at.state.steps).toEqual(field({ ...soviet, ...sketch }).state.steps);
    },
  );
});
