import { describe, expect, test } from 'vitest';
import { ledgerText } from '../../../../engine/model/ledger.js';
import { FdaGame } from '../../../../engine/rulesets/fda/game.js';
import { NO_BRIDGE, NO_MINES, SPENT_MINES } from '../../../../engine/rulesets/fda/state/ground.js';
import { positionOf } from '../../../../engine/mechanics/muster/position.js';
import { display } from '../../../../engine/rulesets/fda/position/position.js';
import { OFF_TABLE, OUT_OF_PLAY } from '../../../../engine/rulesets/fda/state/state.js';
import { asIfActivated } from '../../../../engine/rulesets/fda/position/as-if-activated.js';
import { FdaViews } from '../../../../engine/rulesets/fda/position/views.js';
import { field } from './field.js';

const sketch = {
  A: { X: ['HQ h @ 0,0 (excellent)', 'ARM-B x @ 0,0', 'AT-L a @ 1,0 (left 1, moved)'], '': ['TAC t'] },
  B: { Y: ['INF y @ 3,0'] },
};

describe('the hover of a unit', () => {
  const at = field(sketch);
  const lines = (name: string): Record<string, string> =>
    Object.fromEntries(new FdaViews(at.state).describe(name).map(({ label, explained }) => [label, explained.value]));

  test.each([
    ['x', { 'Combat factor / range': '3/1', 'Break points': '2 of 2', Movement: '3', Supply: 'in supply' }],
    ['a', { 'Combat factor / range': '2/1 (1)', 'Break points': '1 of 1' }],
    ['h', { 'Combat factor / range': '1/0', Movement: '5' }],
    ['t', { 'Break points': '3 of 3' }],
  ])('the hover of %s shows its values [3b, 7a, 12a, Ab]', (name, expected) => {
    expect(lines(name)).toMatchObject(expected);
  });
  test('a unit without a name has no hover', () => {
    expect(lines('nobody')).toEqual({});
    expect(new FdaViews(at.state).reach('nobody')).toEqual([]);
    expect(new FdaViews(at.state).supply('nobody').supplied).toBe(false);
  });
  test('the hover of a unit reports the loss of its headquarters [2.1e]', () => {
    const lost = field(sketch);
    lost.state.pr[lost.piece('h')] = 0;
    lost.state.put(lost.piece('h'), -3);
    const reports = new FdaViews(lost.state).describe('x').find(({ label }) => label === 'Headquarters');
    expect(reports && ledgerText(reports.explained.ledger)).toBe('one die less [2.1e]');
  });
});

describe('the reach of a unit is shown as if its division were activated', () => {
  const at = field({ ...sketch, active: 'Y' });
  const views = new FdaViews(at.state);
  test('the view shows which hexes a unit can reach, and why it cannot reach others', () => {
    expect(views.reach('x').map(({ cell }) => cell)).toContain(at.cell('2,0'));
    expect(views.whyNot('x', at.cell('2,0'))).toBeUndefined();
    expect(views.whyNot('x', at.cell('3,0'))?.at(0)).toMatchObject({ rule: '7f' });
    expect(views.whyNot('x', at.cell('9,0'))?.at(0)).toMatchObject({ rule: '7a' });
    expect(views.whyNot('a', at.cell('2,0'))?.at(0)).toMatchObject({ rule: '6e' });
    expect(at.state.active).toBe(at.division('Y'));
  });
  test('the activated division is restored when a computation for another division throws', () => {
    const { state } = field({ ...sketch, active: 'Y' });
    const before = JSON.stringify(state.serialise());
    const compute = (): never => {
      expect(state.active).toBe(at.division('X'));
      throw new Error('no answer');
    };
    expect(() => asIfActivated(state, at.piece('x'), compute)).toThrow('no answer');
    expect(JSON.stringify(state.serialise())).toBe(before);
    expect([state.active, state.side]).toEqual([at.division('Y'), at.state.side]);
  });
  test('the view states why a sector in reach cannot be entered: it is full, or the unit would leave its column [4c, 7h]', () => {
    const road = field({
      A: { X: ['INF b @ 0,0'], W: ['MECH c @ 0,1'], Z: ['INF z @ 1,1'] },
      roads: ['0,0 1,0 2,0 3,0 4,0'],
      settings: { 'stack.limit': 1 },
      active: 'X',
    });
    const reasons = new FdaViews(road.state);
    expect(reasons.whyNot('c', road.cell('1,1'))?.at(0)).toMatchObject({ rule: '4c' });
    road.state.columnEnds = [road.cell('4,0')];
    expect(reasons.whyNot('b', road.cell('2,0'))?.at(0)).toMatchObject({ rule: '7h' });
    expect(reasons.reach('b').map(({ cell }) => cell)).not.toContain(road.cell('2,0'));
  });
  test('the overlay shows the zones of control of both sides', () => {
    expect(views.zones('B')).toContain(at.cell('2,0'));
    expect(views.zones('C')).toEqual([]);
  });
});

describe('a position', () => {
  const at = field({
    ...sketch,
    features: [
      ['fortification', '1,0'],
      ['minefield', '2,2', { owner: 'B', live: true }],
      ['minefield', '3,3', { owner: 'A', spent: true }],
      ['bridge', '4,4'],
    ],
  });
  at.state.put(at.piece('t'), OUT_OF_PLAY);
  const { pieces, markers } = positionOf(at.state, display, {});
  const view = (name: string) => pieces.find((piece) => piece.name === name);
  test('a position lists every unit with its values, formation, step and state', () => {
    expect(view('a')).toMatchObject({
      values: '2/1 (1)',
      formation: 'X',
      step: 1,
      flags: ['supplied', 'moved'],
      facts: { pr: 1 },
    });
    expect(view('t')).toMatchObject({ off: 'removed', values: '' });
    expect(view('x')).toMatchObject({
      cell: at.board.label(at.cell('0,0')),
      symbol: { function: 'armour', size: 'regiment' },
    });
  });
  test('a position lists each fort, minefield, bridge or city whose state differs from the map', () => {
    expect(markers).toEqual([]);
    const works = at.cells('1,0 2,2 3,3 4,4 5,5 6,6');
    const [fort, mines, cleared, bridge, city, trench] = works;
    at.state.fort[fort] = 0;
    at.state.mines[mines] = SPENT_MINES;
    at.state.mines[cleared] = NO_MINES;
    at.state.bridge[bridge] = NO_BRIDGE;
    at.state.bombed[city] = 1;
    at.state.fort[trench] = 1;
    const reports = new Map(
      positionOf(at.state, display, {}).markers.map(({ cell, label, side }) => [cell, [label, side].join(' ').trim()]),
    );
    expect(works.map((cell) => reports.get(at.board.label(cell)))).toEqual([
      'no fort',
      'spent mines B',
      'no mines',
      'no bridge',
      'bombed',
      'fort',
    ]);
  });
});

test('units with several set-up sectors are distributed by their owner, and aircraft need no sector [4c, 12a]', () => {
  const at = field({ A: { X: ['INF a', 'INF b', 'INF c'], '': ['TAC t'] }, B: { Y: ['INF y'] } });
  const [one, two] = at.cells('0,0 1,0');
  const items = ['a', 'b', 'c'].map((name) => ({ name, drawn: [], attributes: {}, source: at.scenario.source }));
  const placement = {
    cells: [one, two],
    cellsSource: at.scenario.source,
    items,
    citations: [],
    source: at.scenario.source,
  };
  const setup = { side: 'A', placements: [placement], source: at.scenario.source, sideSource: at.scenario.source };
  const settings = [{ name: 'stack.limit', values: [2], source: at.scenario.source }];
  const game = new FdaGame({ ...at.scenario, setups: [setup], settings });
  const play = game.play();
  const placed: string[] = [];
  for (let step = play.next(); !step.done && step.value.kind === 'decision';) {
    const decision = step.value;
    const answer = decision.fallback();
    expect(decision.refuse(answer)).toBeUndefined();
    expect(decision.refuse({ ...answer, cells: [at.cell('5,5')] })).toMatchObject({ slug: 'wrong-sector' });
    placed.push(decision.describe?.(answer) ?? '');
    step = play.next(answer);
  }
  expect(placed).toHaveLength(3);
  expect(game.state.count[one] + game.state.count[two]).toBe(3);
  expect(Math.max(game.state.count[one], game.state.count[two])).toBe(2);
  expect(game.state.cell[at.piece('t')]).toBe(OFF_TABLE);
});
