import { describe, expect, test } from 'vitest';
import { counters, drawCounter } from '../../preview/render/counters.js';
import { groundOf } from '../../preview/render/ground.js';
import { PALETTES } from '../../preview/render/palette.js';
import { sizeSign, unitSymbol } from '../../preview/render/symbol.js';
import { counter, GRIDS } from './scenes.js';

const SIDES = ['German', 'Soviet'];
const draw = (parts: Parameters<typeof counter>[1]): string => drawCounter(counter(0, parts), SIDES, PALETTES.light);

describe('a counter shows', () => {
  test.each([
    ['its values', { values: '4-10' }, '>4-10</text>'],
    ['its name', { name: '25/7' }, '>25/7</text>'],
    ['its formation', { formation: '7.Pz' }, '>7.Pz</text>'],
    ['names as text, never as markup', { name: '<b>&' }, '&lt;b&gt;&amp;'],
    ['the colour of its side', { side: 'Soviet' }, `fill="${PALETTES.light.sides[1].face}"`],
    ['that it is disrupted', { flags: ['disrupted'] }, '>D</text>'],
    ['that it is out of supply', { flags: ['out of supply'] }, '>!</text>'],
    ['that it is untried, when its values do not say so', { flags: ['untried'], values: '' }, '>?</text>'],
    ['a finding, as a rim in its colour', { severity: 'error' }, `stroke="${PALETTES.light.error.fill}"`],
  ] as const)('%s', (_, parts, mark) => {
    expect(draw(parts)).toContain(mark);
  });

  test.each(['supplied', 'revealed'])('nothing of being %s, as units ordinarily are', (flag) => {
    expect(draw({ flags: [flag] })).not.toContain('class="flag"');
  });

  test('no second question mark beside untried values', () => {
    expect(draw({ flags: ['untried'], values: '?-6', steps: 1 }).match(/\?/g)).toHaveLength(1);
  });

  test.each([
    { step: 1, steps: 4, kept: 4, lost: 0 },
    { step: 3, steps: 4, kept: 2, lost: 2 },
    { step: 2, steps: 2, kept: 1, lost: 1 },
  ])('step $step of $steps as $kept pips kept and $lost lost', ({ step, steps, kept, lost }) => {
    const pips = [...draw({ step, steps }).matchAll(/<path class="small" d="([^"]*)" fill="(\S+)"/g)];
    const count = (filled: boolean): number =>
      pips
        .filter(([, , fill]) => (fill !== 'none') === filled)
        .reduce((sum, [, d]) => sum + d.split('M').length - 1, 0);
    expect([count(true), count(false)]).toEqual([kept, lost]);
  });

  test('values of any length within its width', () => {
    const sizeOf = (values: string): number =>
      Number(/class="values"[^>]*font-size="([\d.]+)"/.exec(draw({ values }))?.[1]);
    expect(sizeOf('4-10')).toBeGreaterThan(sizeOf('10-12-16'));
  });
});

describe('stacks', () => {
  const ground = groundOf(GRIDS.flat);
  const three = [
    counter(5, { name: 'a' }),
    counter(5, { name: 'b' }),
    counter(7, { name: 'c' }),
    counter(5, { name: 'd' }),
  ];

  test('one part for each occupied cell, the last counter on top, with their number', () => {
    const parts = counters({ counters: three, sides: SIDES }, ground, PALETTES.light);
    expect(parts.map(({ key }) => key)).toEqual(['5', '7']);
    expect(parts[0].svg).toMatch(/>d<\/text>/);
    expect(parts[0].svg).toMatch(/class="count".*>3<\/text>/);
    expect(parts[1].svg).not.toContain('class="count"');
  });

  test('an untouched stack is the same part again', () => {
    const before = counters({ counters: three, sides: SIDES }, ground, PALETTES.light);
    const after = counters(
      { counters: [...three.slice(0, 2), counter(8), three[3]], sides: SIDES },
      ground,
      PALETTES.light,
    );
    expect(after[0]).toBe(before[0]);
    expect(after.map(({ key }) => key)).toEqual(['5', '8']);
  });

  test('a counter in a cell that is not on the map is left out', () => {
    expect(counters({ counters: [counter(-1), counter(100_000)], sides: SIDES }, ground, PALETTES.light)).toEqual([]);
  });
});

describe('symbols', () => {
  const colours = { ink: '#000', fill: '#fff' };
  const parts = (kind: string): number => unitSymbol(kind, colours).split('M').length;

  test('motorized and mechanized infantry add to the infantry cross', () => {
    expect(parts('motorized infantry')).toBe(parts('infantry') + 1);
    expect(parts('mechanized infantry')).toBe(parts('infantry') + 1);
  });

  test.each([
    'infantry',
    'armour',
    'cavalry',
    'reconnaissance',
    'artillery',
    'headquarters',
    'engineer',
    'anti-tank',
    'air defence',
    'machine gun',
    'mortar',
    'leader',
  ])('%s has a symbol of its own', (kind) => {
    expect(unitSymbol(kind, colours)).not.toBe(unitSymbol('nobody knows', colours));
  });

  test.each([
    ['an anti-tank unit is no tank', 'anti-tank', 'armour'],
    ['a machine gun is no artillery', 'machine gun', 'artillery'],
    ['an airborne unit does not fly', 'airborne', 'fighter'],
  ])('%s', (_, kind, other) => {
    const marks = (of: string): string[] => [...unitSymbol(of, colours).matchAll(/M[^M"]*/g)].map(([mark]) => mark);
    const frame = marks('nobody knows');
    expect(marks(kind).filter((mark) => marks(other).includes(mark) && !frame.includes(mark))).toEqual([]);
  });

  test.each([
    ['battalion', 2],
    ['regiment', 3],
    ['brigade', 2],
    ['division', 4],
    ['corps', 6],
    ['army', 8],
    ['nothing', 0],
    [undefined, 0],
  ] as const)('the sign of a %s has %i strokes', (size, strokes) => {
    expect(sizeSign(size).split('M').length - 1).toBe(strokes);
  });
});
