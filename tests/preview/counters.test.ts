import { describe, expect, test } from 'vitest';
import { COUNTER_SIZE, counters, drawCounter, sharedBy } from '../../preview/render/counters.js';
import { groundOf } from '../../preview/render/ground.js';
import type { Part } from '../../preview/render/layer.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import { unitSymbol } from '../../preview/render/symbol.js';
import type { Counter } from '../../preview/contract/scene.js';
import { counter, GRIDS } from './scenes.js';

const SIDES = ['German', 'Soviet'];
const draw = (parts: Parameters<typeof counter>[1]): string =>
  svgOf(drawCounter(counter(0, parts), SIDES, PALETTES.light));

describe('the picture of a counter', () => {
  test.each([
    ['the picture of a counter shows the counter’s values', { values: '4-10' }, '>4-10</text>'],
    ['the picture of a counter shows the counter’s name', { name: '25/7' }, '>25/7</text>'],
    ['the picture of a counter shows the counter’s formation', { formation: '7.Pz' }, '>7.Pz</text>'],
    ['the picture of a counter shows names as text, never as markup', { name: '<b>&' }, '&lt;b&gt;&amp;'],
    [
      'the picture of a counter shows the colour of the counter’s side',
      { side: 'Soviet' },
      `fill="${PALETTES.light.sides[1].face}"`,
    ],
    ['the picture of a counter shows that the unit is disrupted', { flags: ['disrupted'] }, '>D</text>'],
    ['the picture of a counter shows a frozen unit differently from a fuelled one', { flags: ['frozen'] }, '>*</text>'],
    [
      'the picture of a counter shows a unit that has fought differently from a fuelled one',
      { flags: ['fought'] },
      '>×</text>',
    ],
    ['the picture of a counter shows that the unit is fuelled', { flags: ['fuelled'] }, '>F</text>'],
    ['the picture of a counter shows that the unit is out of supply', { flags: ['out of supply'] }, '>!</text>'],
    [
      'the picture of a counter shows that the unit is untried, if the values do not show it',
      { flags: ['untried'], values: '' },
      '>?</text>',
    ],
    [
      'the picture of a counter shows a finding as an outline in the colour of the severity',
      { severity: 'error' },
      `stroke="${PALETTES.light.error.fill}"`,
    ],
  ] as const)('%s', (_, parts, mark) => {
    expect(draw(parts)).toContain(mark);
  });

  test('the short names of a unit and its formation replace their names on a counter', () => {
    const svg = draw({ name: '2nd Northants', shortName: '2NY', formation: '11th Armoured', shortFormation: '11' });
    expect([...svg.matchAll(/class="small"[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(['2NY', '11']);
  });

  test('a long name has two lines, which do not touch the symbol or the edge of the counter', () => {
    const svg = draw({ name: '2nd Northants Yeomanry', formation: '11th Armoured Division' });
    const lines = [...svg.matchAll(/translate\((\S+) -7\) rotate\(-90\)" font-size="(\S+)"[^>]*>([^<]+)</g)];
    expect(lines.map(([, , , text]) => text)).toEqual(['2nd Northants', 'Yeomanry', '11th Armoured', 'Division']);
    for (const [, x, size, text] of lines) {
      const [inner, outer] = [Number(x) - 0.76 * Number(size), Number(x) + 0.24 * Number(size)].map(Math.abs).sort();
      expect(inner, text).toBeGreaterThan(17.25);
      expect(outer, text).toBeLessThan(COUNTER_SIZE / 2);
    }
  });

  test.each(['supplied', 'revealed'])('a counter has no badge for the normal state %s', (flag) => {
    expect(draw({ flags: [flag] })).not.toContain('class="flag"');
  });

  test('a counter has no untried badge if its values already have a question mark', () => {
    expect(draw({ flags: ['untried'], values: '?-6', steps: 1 }).match(/\?/g)).toHaveLength(1);
  });

  test.each([
    { step: 1, steps: 4, kept: 4, lost: 0 },
    { step: 3, steps: 4, kept: 2, lost: 2 },
    { step: 2, steps: 2, kept: 1, lost: 1 },
  ])('step $step of $steps is drawn as $kept filled and $lost empty pips', ({ step, steps, kept: filled, lost }) => {
    const pips = [...draw({ step, steps }).matchAll(/<path class="small" d="([^"]*)" fill="(\S+)"/g)];
    const count = (filled: boolean): number =>
      pips
        .filter(([, , fill]) => (fill !== 'none') === filled)
        .reduce((sum, [, d]) => sum + d.split('M').length - 1, 0);
    expect([count(true), count(false)]).toEqual([filled, lost]);
  });

  test('values of any length fit into the width of the counter', () => {
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

  test('each occupied cell has one picture part, with the last counter on top and the stack size', () => {
    const parts = counters({ counters: three, sides: SIDES }, ground, PALETTES.light);
    expect(parts.map(({ key }) => key)).toEqual(['5', '7']);
    expect(textOf(parts[0])).toMatch(/>d<\/text>/);
    expect(textOf(parts[0])).toMatch(/class="count".*>3<\/text>/);
    expect(textOf(parts[1])).not.toContain('class="count"');
  });

  const drawn = (all: readonly Counter[]) => counters({ counters: all, sides: SIDES }, ground, PALETTES.light);
  const textOf = ({ shapes }: Part): string => svgOf(shapes);
  const placed = (part: Part) => {
    const [, x = '', y = '', scale = '1'] =
      /transform="translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?"/.exec(textOf(part)) ?? [];
    const { x: middle, y: height } = ground.centres[5] ?? { x: 0, y: 0 };
    return { x: Math.round(Number(x) - middle), y: Math.round(Number(y) - height), scale: Number(scale) };
  };

  test('the stacks of several sides in a cell are drawn next to each other, in the order of the sides', () => {
    const parts = drawn([counter(5, { side: SIDES[1] }), ...three, counter(5, { side: SIDES[1], name: 'y' })]);
    expect(parts.map(({ key }) => key)).toEqual([`5 of ${SIDES[0]}`, `5 of ${SIDES[1]}`, '7']);
    expect(textOf(parts[0])).toMatch(/class="count".*>3<\/text>/);
    expect(textOf(parts[1])).toMatch(/class="count".*>2<\/text>/);
    const [left, right] = [placed(parts[0]), placed(parts[1])];
    expect(left.scale).toBeLessThan(1);
    expect(right.x - left.x).toBeGreaterThan(COUNTER_SIZE * left.scale);
    expect([left.x + right.x, left.y, right.y].map(Math.abs)).toEqual([0, 0, 0]);
  });

  test('air units are drawn small above the ground units of a cell', () => {
    const plane = counter(5, { name: 'plane', side: SIDES[1], over: true });
    const parts = drawn([plane, ...three]);
    expect(parts.map(({ key }) => key)).toEqual(['5', `5 over ${SIDES[1]}`, '7']);
    expect(parts[0]).toBe(drawn(three)[0]);
    const { x, y, scale } = placed(parts[1]);
    expect([Math.abs(x), y < 0, scale < 1]).toEqual([0, true, true]);
    expect(drawn([plane]).map(({ key }) => key)).toEqual([`5 over ${SIDES[1]}`]);
  });

  test('a stack is redrawn when a counter of the other side enters or leaves its cell', () => {
    const [alone] = drawn(three);
    const [shared] = drawn([...three, counter(5, { side: SIDES[1] })]);
    const [again] = drawn(three);
    expect(textOf(shared)).not.toBe(textOf(alone));
    expect(textOf(again)).toBe(textOf(alone));
  });

  test('the drawn picture of a stack is reused if the stack has not changed', () => {
    const before = counters({ counters: three, sides: SIDES }, ground, PALETTES.light);
    const after = counters(
      { counters: [...three.slice(0, 2), counter(8), three[3]], sides: SIDES },
      ground,
      PALETTES.light,
    );
    expect(after[0]).toBe(before[0]);
    expect(after.map(({ key }) => key)).toEqual(['5', '8']);
  });

  test('counters in cells outside the map are not drawn', () => {
    expect(counters({ counters: [counter(-1), counter(100_000)], sides: SIDES }, ground, PALETTES.light)).toEqual([]);
  });
});

describe('symbols', () => {
  const marks = (kind: string, size?: string): number =>
    svgOf([unitSymbol({ function: kind, ...(size === undefined ? {} : { size }) }, PALETTES.light)]).length;

  test('unit symbols use only the ink of the palette', () => {
    const svg = svgOf([unitSymbol({ function: 'motorized infantry', size: 'division' }, PALETTES.dark)]);
    const inks = [...svg.matchAll(/(?:stroke|fill)="([^"]*)"/g)].map(([, ink]) => ink);
    expect(new Set(inks)).toEqual(new Set([PALETTES.dark.symbolInk, 'none']));
  });

  test('unit symbols have an empty frame for an unknown function', () => {
    expect(marks('nobody knows')).toBeLessThan(marks('infantry'));
  });

  test.each(['battalion', 'regiment', 'brigade', 'division', 'corps', 'army'])(
    'unit symbols show the echelon of a %s',
    (size) => {
      expect(marks('infantry', size)).toBeGreaterThan(marks('infantry'));
    },
  );

  test('unit symbols contain only basic SVG elements', () => {
    expect(draw({ symbol: { function: 'headquarters', size: 'army' } })).not.toMatch(/foreignObject|<svg| opacity=/);
  });
});

test('a cell counts as shared if ground units of several sides are in it', () => {
  const all = [
    counter(1),
    counter(1, { side: 'Soviet' }),
    counter(2),
    counter(2, { name: 'same side' }),
    counter(3),
    counter(3, { side: 'Soviet', over: true }),
  ];
  expect(sharedBy(all)).toEqual([1]);
});
