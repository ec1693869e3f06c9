import { describe, expect, test } from 'vitest';
import { inNextMovement } from '../../../../engine/rulesets/pgg/movement/next-movement.js';
import { PggViews } from '../../../../engine/rulesets/pgg/position/views.js';
import { SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { field, type Field } from './field.js';

const lines = (at: Field, name: string): Record<string, string> =>
  Object.fromEntries(new PggViews(at.state).describe(name).map(({ label, explained }) => [label, explained.value]));

describe('views of the editor', () => {
  test('C13: the hover of a division out of supply shows its halved values', () => {
    const at = field({ german: { '3010': ['inf 6'] }, phase: 'air interdiction' });
    expect(lines(at, '6')).toEqual({
      Counter: '9-7',
      Attack: '4',
      Defense: '4',
      Movement: '3',
      Supply: 'out of supply',
    });
  });

  test('the hover of an untried division shows enemy ZOC and missing command, but no strength', () => {
    const at = field({ german: { '3010': ['inf 6'] }, soviet: { '3011': ['rifle A 7-7-6 (untried)'] } });
    expect(lines(at, 'A')).toMatchObject({
      Counter: '?-6',
      Attack: '?',
      Defense: '?',
      Command: 'out of command',
      Zone: 'in enemy ZOC',
    });
    expect(JSON.stringify(new PggViews(at.state).describe('A'))).not.toContain('7-7');
  });

  test('reach lists the cells that a unit reaches in this or its next movement phase, and leaves the state unchanged', () => {
    const at = field({ german: { '0310': ['inf 6'] }, soviet: { '0910': ['rifle A'] }, turn: 8 });
    const views = new PggViews(at.state);
    const before = JSON.stringify(at.state.serialise());
    expect(views.reach('6').length).toBeGreaterThan(60);
    // The division is out of supply and has three points in its own phase.
    expect(Math.max(...views.reach('A').map(({ cost }) => cost))).toBe(3);
    expect(JSON.stringify(at.state.serialise())).toBe(before);
  });

  test('the state is restored when a computation for the next movement phase throws', () => {
    const { state, ...at } = field({ german: { '0310': ['inf 6'] }, soviet: { '0910': ['rifle A'] }, turn: 8 });
    const before = JSON.stringify(state.serialise());
    const compute = (): never => {
      expect([state.side, state.phase]).toEqual([SOVIET, 'movement']);
      throw new Error('no answer');
    };
    expect(() => inNextMovement(state, at.piece('A'), compute)).toThrow('no answer');
    expect(JSON.stringify(state.serialise())).toBe(before);
  });

  test('the rail reach of the next turn is computed from the current hex, as if no unit had used the railway [6.31, 6.32]', () => {
    const at = field({ soviet: { '2020': ['rifle A'] }, rails: ['1820 - 1920 - 2020 - 2120'], turn: 8 });
    at.state.railUsed = 8;
    at.state.started[at.piece('A')] = at.cell('2120');
    at.state.frozen[at.piece('A')] = 1;
    const before = JSON.stringify(at.state.serialise());
    const reached = new PggViews(at.state).reach('A', 'rail').map(({ cell }) => at.board.label(cell));
    expect(reached.sort()).toEqual(['1820', '1920', '2120']);
    expect(JSON.stringify(at.state.serialise())).toBe(before);
  });

  test('the view states why a hex cannot be reached', () => {
    const at = field({ german: { '0310': ['inf 6'] }, soviet: { '0312': ['rifle A'] } });
    const views = new PggViews(at.state);
    expect(views.whyNot('6', at.cell('0309'))).toBeUndefined();
    expect(views.whyNot('6', at.cell('0312'))?.[0]?.rule).toBe('6.21');
    expect(views.whyNot('6', at.cell('2010'))?.[0]?.rule).toBe('6.23');
    expect(views.whyNot('nobody', at.cell('2010'))?.[0]?.text).toContain('nobody');
  });

  test('the views of the rules return the supply line of a unit and the zones of control of a side', () => {
    const at = field({ german: { '0310': ['inf 6'] } });
    const views = new PggViews(at.state);
    expect(views.supply('6')).toMatchObject({ supplied: true });
    expect(views.supply('6').line.map((cell) => at.board.label(cell).slice(0, 2))).toEqual(['03', '02', '01']);
    expect(views.zones('German')).toHaveLength(6);
    expect(views.zones('Nobody')).toEqual([]);
  });
});
