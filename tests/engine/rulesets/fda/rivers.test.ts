import { describe, expect, test } from 'vitest';
import { field, type Field, type Sketch } from './field.js';
import { ordered } from './march.js';

describe('units leave rivers by the bank that they came from', () => {
  const river: Sketch = {
    A: { X: ['INF x @ 0,0', 'ENG e @ 0,1'] },
    rivers: { Orne: '1,-1 1,0 1,1' },
    active: 'X',
  };
  const inRiver = (more: Partial<Sketch> = {}): Field => {
    const at = field({ ...river, ...more });
    expect(ordered(at, 'move x to 1,0')).toBe('1,0');
    for (const marks of [at.state.moved, at.state.used, at.state.halted]) marks.fill(0);
    return at;
  };
  test('a unit leaves a river sector to where it came from, not across the river [14e]', () => {
    expect(ordered(inRiver(), 'move x to 2,0')).toBe('[14e] river');
    expect(ordered(inRiver(), 'move x to 0,0')).toBe('0,0');
    expect(ordered(inRiver(), 'move x to 0,1')).toBe('[14e] river');
  });
  test('a unit leaves a river sector to any sector of the bank that the map defines [14e]', () => {
    const features = [['bank', '0,0 0,1', { river: 'Orne' }]] as const;
    expect(ordered(inRiver({ features }), 'move x to 0,1')).toBe('0,1');
    expect(ordered(inRiver({ features }), 'move x to 2,0')).toBe('[14e] river');
  });
  test('a unit crosses a river while engineers hold a mobile bridge, and the engineers do nothing else [14f]', () => {
    const at = inRiver();
    expect(ordered(at, 'move e to 1,0')).toBe('1,0');
    expect(ordered(at, 'move x to 2,0')).toBe('2,0');
    expect(at.state.bridging[at.piece('e')]).toBe(1);
  });
  test('a unit set up in the river may leave it once in any direction [14e]', () => {
    const at = field({ A: { X: ['INF x @ 1,0'] }, rivers: { Orne: '1,-1 1,0 1,1' }, active: 'X' });
    expect(ordered(at, 'move x to 2,0')).toBe('2,0');
  });
});
