import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { isSupplied } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { field, type Sketch } from './field.js';
import { move, read, soviet } from './march.js';

interface Wrong {
  readonly case: string;
  readonly sketch: Sketch;
  readonly orders: string;
  readonly slug: string;
  readonly rule: string;
  readonly fix?: string;
}

const wrong: readonly Wrong[] = [
  {
    case: 'a move across a lake hexside (C12)',
    sketch: { german: { '2010': ['inf 6'] }, lake: '2010/2009' },
    orders: 'move 6 2010 > 2009',
    slug: 'lake',
    rule: '6.7',
  },
  {
    case: 'a move to a hex that is not adjacent',
    sketch: { german: { '2010': ['inf 6'] } },
    orders: 'move 6 2010 > 2008',
    slug: 'not-adjacent',
    rule: '6.0',
    fix: '2010 > 2009 > 2008',
  },
  {
    case: 'a move beyond a hex in ZOC (C38)',
    sketch: { german: { '2013': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
    orders: 'move 6 2013 > 2012 > 2011 > 1911',
    slug: 'zoc-stop',
    rule: '6.22',
  },
  {
    case: 'a move out of a ZOC (C39) [8.13]',
    sketch: { german: { '2011': ['pz 25/7'] }, soviet: { '2010': ['rifle A'] } },
    orders: 'move 25/7 to 1911',
    slug: 'held-in-zoc',
    rule: '6.22',
  },
  {
    case: 'a move out of a ZOC where a friendly unit is (C40)',
    sketch: { german: { '2012': ['inf 6'], '2011': ['inf 26'] }, soviet: { '2010': ['rifle A'] } },
    orders: 'move 6 2012 > 2011 > 1911',
    slug: 'zoc-stop',
    rule: '6.22',
    fix: '2012 > 1912 > 1911',
  },
  {
    case: 'a move into the hex of a disrupted enemy (C41)',
    sketch: { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A (disrupted)'] } },
    orders: 'move 6 to 2010',
    slug: 'enemy-occupied',
    rule: '6.21',
  },
  {
    case: 'a move into the west columns on turn 6 (C43)',
    sketch: { ...soviet, turn: 6, soviet: { '0310': ['rifle A'] } },
    orders: 'move A to 0210',
    slug: 'west-columns',
    rule: '6.4',
  },
  {
    case: 'a move within the west columns on turn 2 (AMB-04)',
    sketch: { ...soviet, turn: 2, soviet: { '0110': ['rifle A'] }, armies: { 13: ['A'] } },
    orders: 'move A 0110 > 0210',
    slug: 'west-columns',
    rule: '6.4',
  },
  {
    case: 'a move of a leader alone into ZOC (C92)',
    sketch: { ...soviet, german: { '2010': ['inf 6'] }, soviet: { '2012': ['leader Konev 4'] } },
    orders: 'move Konev 2012 > 2011',
    slug: 'leader-alone',
    rule: '10.23',
  },
  {
    case: 'a move of a leader alone into ZOC, ordered by destination (C92)',
    sketch: { ...soviet, german: { '2010': ['inf 6'] }, soviet: { '2012': ['leader Konev 4'] } },
    orders: 'move Konev to 2011',
    slug: 'leader-alone',
    rule: '10.23',
  },
  {
    case: 'a move into ZOC of a leader with a unit that cannot attack',
    sketch: { ...soviet, german: { '2010': ['inf 6'] }, soviet: { '2012': ['leader Konev 4', 'rifle A 0-1-6'] } },
    orders: 'move Konev, A to 2011',
    slug: 'leader-alone',
    rule: '10.23',
  },
  {
    case: 'a move of a disrupted unit (C71)',
    sketch: { german: { '2012': ['inf 6 (disrupted)'] } },
    orders: 'move 6 to 2011',
    slug: 'disrupted',
    rule: '6.62',
  },
  {
    case: 'a move beyond the allowance',
    sketch: { german: { '2020': ['inf 6'] } },
    orders: 'move 6 to 2012',
    slug: 'allowance',
    rule: '6.23',
    fix: '2013',
  },
  {
    case: 'a move of infantry in the mechanized movement phase',
    sketch: { phase: 'mechanized movement', german: { '2012': ['inf 6'] } },
    orders: 'move 6 to 2011',
    slug: 'not-mechanized',
    rule: '4.2.B3',
  },
  {
    case: 'a move of a unit of the inactive side',
    sketch: { soviet: { '2012': ['rifle A'] } },
    orders: 'move A to 2011',
    slug: 'not-its-phase',
    rule: '6.24',
  },
  {
    case: 'a march to the west on turn 1 (C97)',
    sketch: march('0505'),
    orders: 'move A 0505 > 0404',
    slug: 'march-west',
    rule: '5.23',
  },
  {
    case: 'a march that leaves points unused (C97)',
    sketch: march('0505'),
    orders: 'move A 0505 > 0605 > 0705 > 0805 > 0905 > 1005',
    slug: 'march-short',
    rule: '5.23',
  },
  {
    case: 'a march that enters a hex twice (C97)',
    sketch: march('0505'),
    orders: 'move A 0505 > 0605 > 0606 > 0605 > 0705 > 0805 > 0905',
    slug: 'march-twice',
    rule: '5.23',
  },
  {
    case: 'a march that ends in column 02 (C97)',
    sketch: march('0105'),
    orders: 'move A 0105 > 0205 > 0206 > 0207 > 0208 > 0209 > 0210',
    slug: 'march-ends-west',
    rule: '5.23',
  },
  {
    case: 'a march whose destination is too near to use all points (C97)',
    sketch: march('0505'),
    orders: 'move A to 0506',
    slug: 'march-end',
    rule: '5.23',
  },
];

function march(at: string): Sketch {
  return { ...soviet, turn: 1, soviet: { [at]: ['rifle A'] }, armies: { 13: ['A'] } };
}

describe('moves that are refused', () => {
  test.each(wrong)('a move order is refused: $case [$rule]', ({ sketch, orders, slug, rule, fix }) => {
    const at = field(sketch);
    const answer = read(at, orders);
    expect(isRefusal(answer) && { slug: answer.slug, rule: answer.rule }).toEqual({ slug, rule });
    if (isRefusal(answer) && fix !== undefined) expect(answer.fixes?.[0]?.edits[0]?.text).toBe(fix);
  });

  test('a unit moves only once a phase [6.0]', () => {
    const at = field({ german: { '2010': ['inf 6'] } });
    move(at, 'move 6 to 2009');
    expect(read(at, 'move 6 to 2008')).toMatchObject({ slug: 'moved-already', rule: '6.0' });
  });
});

describe('moves that are legal', () => {
  test('C55: a unit may pass through a full hex [7.2]', () => {
    const at = field({ german: { '2010': ['inf 6'], '2009': ['inf 1', 'inf 2', 'inf 3'] } });
    move(at, 'move 6 2010 > 2009 > 2008');
    expect(at.where('6')).toBe('2008');
  });

  test('C109: a leader enters ZOC with an untried unit, whatever it hides [10.23, 12.1]', () => {
    const at = field({
      ...soviet,
      german: { '2010': ['inf 6'] },
      soviet: { '2013': ['leader Konev 4', 'rifle A 0-0-6 (untried)'] },
    });
    move(at, 'move Konev, A to 2011');
    expect([at.where('Konev'), at.where('A')]).toEqual(['2011', '2011']);
    expect(at.state.enteredFrom[at.piece('Konev')]).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(at.state.drainEvents())).not.toContain('0-0');
  });

  test('one order moves all units of a formation to the same hex, each by its own path', () => {
    const at = field({ german: { '2010': ['pz 25/7'], '2012': ['gr 6/7'], '2014': ['gr 7/7'] } });
    move(at, 'move 7.Pz to 2012');
    expect(['25/7', '6/7', '7/7'].map((name) => at.where(name))).toEqual(['2012', '2012', '2012']);
  });

  test('AMB-04: under the reading `firstSixTurns` the armies of the west stay in the west columns', () => {
    const sketch = { ...soviet, turn: 3, soviet: { '0110': ['rifle A'], '0310': ['rifle B'] }, armies: { 13: ['A'] } };
    const at = field({ ...sketch, rulings: { 'westColumns.exceptionTurns': 'firstSixTurns' } });
    move(at, 'move A to 0210');
    expect(at.where('A')).toBe('0210');
    expect(read(at, 'move B to 0211')).toMatchObject({ rule: '6.4' });
  });

  test('the ZOC of a side does not affect its own units [8.14]', () => {
    const at = field({ german: { '2010': ['inf 6'], '2008': ['inf 26'] } });
    move(at, 'move 6 2010 > 2009 > 1909');
    expect(at.where('6')).toBe('1909');
  });

  test('railways affect neither movement nor supply [6.35]', () => {
    const sketch = { german: { '2010': ['inf 6'] } };
    const [without, along] = [field(sketch), field({ ...sketch, rails: ['0120 - 0220 - 0320', '2010 - 2009'] })];
    expect(along.state.steps).toEqual(without.state.steps);
    expect(isSupplied(along.state, along.piece('6'))).toBe(isSupplied(without.state, without.piece('6')));
  });

  test('units that take the same path move as a stack', () => {
    const at = field({ german: { '2010': ['pz 25/7', 'gr 6/7'], '2014': ['gr 7/7'] } });
    move(at, 'move 7.Pz to 2012');
    expect(at.state.drainEvents().map(({ pieces }) => pieces)).toEqual([['25/7', '6/7'], ['7/7']]);
  });

  test('C97: the armies of the west march east with their whole allowance [5.23]', () => {
    const at = field(march('0110'));
    for (const answer of moving.legal(at.state)) {
      expect(at.state.ground.western[answer.cells?.[0] ?? -1]).toBe(0);
    }
    move(at, 'move A to 0707');
    expect([at.where('A'), at.state.left[at.piece('A')]]).toEqual(['0707', 0]);
  });

  test('every listed move is accepted, and every randomly picked move is listed', () => {
    const at = field({
      german: { '2010': ['pz 25/7', 'inf 6'] },
      soviet: { '2014': ['rifle A'] },
      terrain: { '2011 2111 2210': 'forest' },
      river: '2010/2009',
    });
    const legal = moving.legal(at.state);
    for (const answer of legal) expect(moving.refuse(at.state, answer)).toBeUndefined();
    let seed = 1;
    for (let i = 0; i < 50; i++) {
      const answer = moving.pick(at.state, (n) => (seed = (seed * 48271) % 2147483647) % n);
      expect(answer && moving.refuse(at.state, answer)).toBeUndefined();
      expect(legal.map(({ cells }) => cells?.at(-1))).toContain(answer?.cells?.at(-1));
    }
  });
});

test('units of a frozen army may move only while their hex is overstacked, whichever units are named [5.22]', () => {
  const at = field({
    ...soviet,
    turn: 1,
    soviet: { '1414': ['rifle A', 'rifle B', 'rifle C', 'rifle D', 'leader K 4'] },
    armies: { 19: ['A', 'B', 'C', 'D', 'K'] },
  });
  for (const piece of at.pieces('A, B, C, D, K')) at.state.frozen[piece] = 1;
  const refused = (units: string): string | undefined =>
    moving.refuse(at.state, { verb: 'move', pieces: at.pieces(units), cells: at.cells('1413') })?.rule;
  expect([refused('A'), refused('A, B'), refused('K')]).toEqual([undefined, '5.22', '5.22']);
});
