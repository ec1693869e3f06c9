import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { railCutting } from '../../../../engine/rulesets/pgg/rail/rail-cuts.js';
import { railing } from '../../../../engine/rulesets/pgg/rail/rail.js';
import { GERMAN_MARKER, RAIL_CUT } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { enteredBy } from '../../../../engine/rulesets/pgg/state/state.js';
import { drive, order } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

const LINE = Array.from({ length: 50 }, (_, i) => `${String(i + 5).padStart(2, '0')}20`);
const rails = [LINE.join(' - ')];
const soviet: Sketch = { side: 'Soviet', rails };
const KINDS = { move: moving, rail: railing, cut: railCutting, lift: railCutting };

function read(at: Field, text: string) {
  const kind = KINDS[text.split(' ')[0] as keyof typeof KINDS];
  return kind.read(at.state, order(at, text));
}
function play(at: Field, text: string): void {
  const answer = read(at, text);
  if (isRefusal(answer)) throw new Error(answer.message);
  drive(KINDS[text.split(' ')[0] as keyof typeof KINDS].perform(at.state, answer));
}

const TWO_AND_TWO = ['tank T1', 'tank T2', 'rifle R1', 'rifle R2'];

describe('rail movement [6.3]', () => {
  test('C46: two tank and two rifle divisions with leaders use the whole rail capacity of eight [6.31]', () => {
    const at = field({
      ...soviet,
      soviet: { '1020': [...TWO_AND_TWO, 'leader Konev 4', 'leader Lukin 3', 'leader Remezov 4'] },
    });
    play(at, 'rail T1, T2, R1, R2, Konev, Lukin, Remezov to 1220');
    expect(at.state.railUsed).toBe(8);
    expect(['T1', 'R2', 'Konev'].map((name) => at.where(name))).toEqual(['1220', '1220', '1220']);
  });

  test('C46: a third rifle division exceeds the rail capacity', () => {
    const at = field({ ...soviet, soviet: { '1020': [...TWO_AND_TWO, 'rifle R3'] } });
    expect(read(at, 'rail T1, T2, R1, R2, R3 to 1220')).toMatchObject({ rule: '6.31', slug: 'rail-capacity' });
  });

  test.each([
    ['without markers', [], '4020'],
    ['C47: one interdicted hex leaves 27 hexes', ['2020'], '3720'],
    ['C47: two interdicted hexes leave 24 hexes', ['2020', '2220'], '3420'],
  ])('a train goes as far as its points allow: %s [6.33, 13.31]', (_, interdicted, farthest) => {
    const at = field({ ...soviet, soviet: { '1020': ['rifle A (oos, far)'] } });
    for (const cell of at.cells(interdicted.join(' '))) at.state.interdict(cell, GERMAN_MARKER, true);
    const east = (label: string): string => `${String(Number(label.slice(0, 2)) + 1).padStart(2, '0')}20`;
    expect(isRefusal(read(at, `rail A to ${farthest}`))).toBe(false);
    expect(read(at, `rail A to ${east(farthest)}`)).toMatchObject({ rule: '6.33' });
  });

  test('C48: a division out of supply and command still moves 30 hexes by rail, but 3 points on foot [6.34, 10.33]', () => {
    const at = field({ ...soviet, soviet: { '1020': ['rifle A (oos, far)'] } });
    expect(at.state.left[at.piece('A')]).toBe(6);
    play(at, 'rail A to 4020');
    expect([at.where('A'), at.state.left[at.piece('A')]]).toEqual(['4020', 0]);
  });

  test.each([
    [
      'through enemy ZOC (C49)',
      { ...soviet, soviet: { '1020': ['rifle A'] }, german: { '1518': ['inf 6'], '1521': ['inf 26'] } },
      'rail A to 2020',
      '6.32',
    ],
    ['that ends beside the railway (C49)', { ...soviet, soviet: { '1020': ['rifle A'] } }, 'rail A to 1119', '6.32'],
    [
      'along a railway that does not exist',
      { ...soviet, soviet: { '1020': ['rifle A'] } },
      'rail A 1020 > 1019',
      '6.32',
    ],
    ['from a hex beside the railway', { ...soviet, soviet: { '1019': ['rifle A'] } }, 'rail A to 1220', '6.32'],
    ['of Germans', { rails, german: { '1020': ['inf 6'] } }, 'rail 6 to 1220', '6.36'],
    [
      'of the 13th Army on turn 1 (C97)',
      { ...soviet, turn: 1, soviet: { '1020': ['rifle A'] }, armies: { 13: ['A'] } },
      'rail A to 1220',
      '5.23',
    ],
    [
      'into the west columns',
      { ...soviet, turn: 3, rails: ['0120 - 0220 - 0320 - 0420'], soviet: { '0420': ['rifle A'] } },
      'rail A to 0220',
      '6.4',
    ],
    ['of a disrupted unit', { ...soviet, soviet: { '1020': ['rifle A (disrupted)'] } }, 'rail A to 1220', '6.62'],
  ] as const)('a rail move %s is refused', (_, sketch, orders, rule) => {
    expect(read(field(sketch), orders)).toMatchObject({ refused: true, rule });
  });

  test('C52: reinforcements that enter by a rail hex do not use the rail capacity [6.32, AMB-54]', () => {
    const at = field({ ...soviet, soviet: { '1020': ['rifle A'] } });
    at.state.railUsed = 8;
    expect(read(at, 'rail A to 1220')).toMatchObject({ rule: '6.31' });
    at.state.started[at.piece('A')] = enteredBy(at.cell('1020'));
    expect(read(at, 'rail A to 4020')).toMatchObject({ rule: '6.33' });
    play(at, 'rail A to 3920');
    expect(at.state.railUsed).toBe(8);
  });
});

describe('rail cuts [6.37]', () => {
  test('C50: a division that moves into a cut hex repairs the railway, which trains may use from the next turn [6.37]', () => {
    const at = field({ ...soviet, turn: 5, soviet: { '1220': ['rifle A'], '1120': ['rifle B'] } });
    at.state.railClosedUntil[at.cell('1320')] = RAIL_CUT;
    at.state.railMarkers = 1;
    expect(read(at, 'rail B to 1520')).toMatchObject({ refused: true });
    play(at, 'move A to 1320');
    expect(at.state.railMarkers).toBe(0);
    expect(read(at, 'rail B 1120 > 1220 > 1320')).toMatchObject({ rule: '6.37' });
    at.state.turn = 6;
    expect(isRefusal(read(at, 'rail B to 1520'))).toBe(false);
  });

  test('a leader is a combat unit and repairs railways like one [10.22]', () => {
    const at = field({ ...soviet, soviet: { '1220': ['leader Konev 4'] } });
    at.state.railClosedUntil[at.cell('1320')] = RAIL_CUT;
    play(at, 'move Konev to 1320');
    expect(at.state.railClosedUntil[at.cell('1320')]).toBe(at.state.turn + 1);
  });

  test('C51: a seventh rail cut is possible only after a unit has removed one of the six rail-cut markers', () => {
    const at = field({ rails, german: { '1020': ['pz 25/7'] } });
    for (const label of LINE.slice(20, 26)) at.state.railClosedUntil[at.cell(label)] = RAIL_CUT;
    at.state.railClosedUntil[at.cell(LINE[25])] = 0;
    at.state.railClosedUntil[at.cell('1220')] = RAIL_CUT;
    at.state.railMarkers = 6;
    play(at, 'move 25/7 1020 > 1120 > 1220 > 1320');
    expect(read(at, 'cut 1320')).toMatchObject({ slug: 'rail-markers' });
    play(at, 'lift 1220');
    play(at, 'cut 1320');
    expect([
      at.state.railMarkers,
      at.state.railClosedUntil[at.cell('1320')],
      at.state.railClosedUntil[at.cell('1220')],
    ]).toEqual([6, RAIL_CUT, 0]);
  });

  test('the Germans may cut a railway only in a hex that one of their units entered in this phase', () => {
    const at = field({ rails, german: { '1020': ['pz 25/7'] } });
    expect(read(at, 'cut 1120')).toMatchObject({ slug: 'not-passed' });
    play(at, 'move 25/7 to 1120');
    expect(isRefusal(read(at, 'cut 1120'))).toBe(false);
    expect(read(at, 'cut 1019')).toMatchObject({ slug: 'not-on-rail' });
  });
});
