import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import {
  germanInterdiction,
  markersOf,
  sovietInterdiction,
  takeUpMarkers,
} from '../../../../engine/rulesets/pgg/interdiction/interdiction.js';
import { GERMAN } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { drive, order } from './drive.js';
import { field, type Field } from './field.js';

const german = (at: Field, text: string) => germanInterdiction.read(at.state, order(at, text));
const soviet = (at: Field, text: string) => sovietInterdiction.read(at.state, order(at, text));

describe('German interdiction [13.1, 13.2]', () => {
  test.each([
    ['C101: column 40 is the last that it may enter', 'interdict 4001', undefined],
    ['C101: column 41 is refused', 'interdict 4101', '13.2'],
    ['C101: twice the same hex is refused', 'interdict 2010, 2010', '13.33'],
    ['C101: a fourth marker is refused', 'interdict 2010, 2011, 2012, 2013', '13.1'],
    ['a hex with Soviet units is allowed [13.34]', 'interdict 3010', undefined],
  ])('placing German interdiction markers: %s', (_, orders, rule) => {
    const at = field({ soviet: { '3010': ['rifle A'] } });
    const answer = german(at, orders);
    expect(isRefusal(answer) ? answer.rule : undefined).toBe(rule);
  });

  test('AMB-36: the ruling `germanInterdiction.firstForbiddenColumn` = 40 also closes column 40 to German interdiction markers', () => {
    const at = field({ rulings: { 'germanInterdiction.firstForbiddenColumn': 40 } });
    expect(german(at, 'interdict 4001')).toMatchObject({ rule: '13.2' });
  });

  test('AMB-37: German markers may be placed anywhere from the turn after the fall of Smolensk, while the city has a line to the west edge', () => {
    const at = field({
      turn: 6,
      places: { Smolensk: ['major city', '2216 2217'] },
      german: { '2216': ['inf 6'], '2217': ['inf 26'] },
    });
    at.state.smolenskSince = 6;
    expect(german(at, 'interdict 5010')).toMatchObject({ rule: '13.2' });
    at.state.turn = 7;
    expect(isRefusal(german(at, 'interdict 5010'))).toBe(false);
    at.state.control[at.cell('2217')] = 0;
    expect(german(at, 'interdict 5010')).toMatchObject({ rule: '13.2' });
  });

  test('takeUpMarkers removes all interdiction markers, and their hexes then cost no extra points [13.33]', () => {
    const at = field({});
    drive(germanInterdiction.perform(at.state, { verb: 'interdict', cells: at.cells('2010 2012 2014') }));
    expect(markersOf(at.state, GERMAN_MARKER)).toHaveLength(3);
    takeUpMarkers(at.state, GERMAN_MARKER, '13.33');
    expect(at.state.steps).toEqual(field({}).state.steps);
  });
});

describe('Soviet interdiction [13.4]', () => {
  const turns = (used: number[], turn: number, sketch = {}): Field => {
    const at = field({ turn, side: 'Soviet', german: { '2010': ['inf 6'] }, ...sketch });
    at.state.sovietInterdictionTurns = used;
    return at;
  };
  const laid = (at: Field, label: string): Field => {
    at.state.interdict(at.cell(label), SOVIET_MARKER, true);
    return at;
  };
  test.each([
    ['C102: its use in a fourth turn is refused', turns([2, 5, 8], 9), 'interdict 1010', '13.41'],
    ['C102: its use in turn 12 is refused', turns([], 12), 'interdict 1010', '13.41'],
    ['C102: a hex with a German unit is refused', turns([], 3), 'interdict 2010', '13.45'],
    ['its use twice in a turn is refused', laid(turns([3], 3), '1011'), 'interdict 1010', '13.41'],
    ['its use in a third turn is allowed', turns([2, 5], 9), 'interdict 1010', undefined],
    [
      'AMB-35: the second use of the marker in a block of three turns is refused under the reading `oncePerThreeTurnBlock`',
      turns([7], 9, { rulings: { 'sovietInterdiction.when': 'oncePerThreeTurnBlock' } }),
      'interdict 1010',
      '13.41',
    ],
  ])('an order to place the Soviet interdiction marker: %s', (_, at, orders, rule) => {
    const answer = soviet(at, orders);
    expect(isRefusal(answer) ? answer.rule : undefined).toBe(rule);
  });

  test('a Soviet interdiction marker slows German units [13.43]', () => {
    const at = turns([], 3);
    drive(sovietInterdiction.perform(at.state, { verb: 'interdict', cells: at.cells('2011') }));
    expect(at.state.interdicted[at.cell('2011')]).toBe(SOVIET_MARKER);
    const from = at.cell('2010');
    const direction = at.board.direction(from, at.cell('2011'));
    expect(at.state.steps[GERMAN * 4]?.[from * 6 + direction]).toBe(4);
    expect(at.state.steps[0]?.[from * 6 + direction]).toBe(2);
  });
});
