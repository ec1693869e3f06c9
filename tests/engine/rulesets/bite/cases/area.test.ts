import { describe, expect, test } from 'vitest';
import { flightBar } from '../../../../../engine/rulesets/bite/air/missions.js';
import { rebasing } from '../../../../../engine/rulesets/bite/air/rebasing.js';
import { retreatBar } from '../../../../../engine/rulesets/bite/battle/retreats.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { destinationsOf } from '../../../../../engine/rulesets/bite/movement/paths.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { placingBar as battalionBar } from '../../../../../engine/rulesets/bite/partisans/battalions.js';
import { placingBar } from '../../../../../engine/rulesets/bite/production/placement.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { lineOf } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { areJoined } from '../../../../../engine/rulesets/bite/victory/routes.js';
import { AXIS } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { take } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

/**
 * Two countries whose rows 01 to 06 form the area North. A railway crosses the border of the area, and a major city
 * lies on each side of that border.
 */
const front: Sketch = {
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany, blue 1)',
    Posen: 'major city 0107 (yellow 1)',
    Reich: 'territory 0101..0110 0201..0210 0301..0310 0401..0410 0501..0510 (nation Germany)',
    Russia: 'territory 0601..0610 0701..0710 0801..0810 0901..0910 1001..1010 (nation Soviet Union)',
  },
  areas: { North: '0101..0106 0201..0206 0301..0306 0401..0406 0501..0506 0601..0606 0701..0706' },
  routes: { rail: ['0105 - 0106 - 0107 - 0108'] },
  control: { Axis: '0101..0110 0201..0210 0301..0310 0401..0410 0501..0510 0607' },
  axis: {
    '0506': ['infantry corps I 3|2|1'],
    '0106': ['infantry corps R 3|2|1', 'fighter wing W 2|1'],
    due: ['infantry corps N 3|2|1'],
  },
  settings: { 'saved of Germany': [9] },
};
const inNorth: Sketch = { ...front, settings: { ...front.settings, area: ['North', '0701'] } };

const ruleOf = (bar: { readonly rule: string; readonly slug: string } | undefined): string | undefined =>
  bar && `${bar.rule} ${bar.slug}`;
const BEYOND = 'SBE.short beyond-area';

describe('the area of a scenario [SBE.short]', () => {
  test.each<{ what: string; bar: (at: Field, cell: string) => string | undefined; to: string; inside: string }>([
    {
      what: 'Movement',
      bar: (at, cell) => (destinationsOf(at.state, at.piece('I')).has(at.cell(cell)) ? undefined : BEYOND),
      to: '0507',
      inside: '0505',
    },
    {
      what: 'a retreat',
      bar: (at, cell) => ruleOf(retreatBar(at.state, at.piece('I'), at.cell(cell))),
      to: '0507',
      inside: '0505',
    },
    {
      what: 'a mission',
      bar: (at, cell) => ruleOf(flightBar(at.state, at.piece('W'), at.cell(cell))),
      to: '0107',
      inside: '0205',
    },
    {
      what: 'Placement',
      bar: (at, cell) => ruleOf(placingBar(at.state, at.piece('N'), at.cell(cell))),
      to: '0107',
      inside: '0105',
    },
    {
      what: 'the placement of partisans',
      bar: (at, cell) => ruleOf(battalionBar(at.state, at.cell(cell))),
      to: '0607',
      inside: '0606',
    },
  ])(
    '$what outside the area of a scenario is refused, and is legal if the scenario sets no area',
    ({ what, bar, to, inside }) => {
      const more = what === 'partisans' ? { control: { Axis: '0606 0607' }, axis: {} } : {};
      expect(bar(field({ ...inNorth, ...more }), to)).toBe(BEYOND);
      expect(bar(field({ ...front, ...more }), to)).not.toBe(BEYOND);
      expect(bar(field({ ...inNorth, ...more }), inside)).not.toBe(BEYOND);
    },
  );

  test.each([
    ['move I to 0507', 'movement', moving, 'I', '0507'],
    ['move I 0506 > 0507 > 0606', 'movement', moving, 'I', '0606'],
    ['rebase W to 0107', 'movement', rebasing, 'W', '0107'],
    ['rail R to 0108', 'strategic rail', byRail, 'R', '0108'],
  ] as const)(
    'the order `%s`, which leaves the area of play, is refused only if the scenario sets an area',
    (order, phase, kind, unit, cell) => {
      take(field({ ...front, phase }), { order, at: { [unit]: cell } }, [kind]);
      take(field({ ...inNorth, phase }), { order, refused: BEYOND }, [kind]);
    },
  );
});

describe('supply lines outside the area [SBE.short, SBE3]', () => {
  /** A front on which the railway from Berlin to the units leaves the area and returns. */
  const around: Sketch = {
    ...front,
    layer: 'advanced',
    routes: { rail: ['0105 - 0106 - 0107 - 0207 - 0307 - 0407 - 0507 - 0506'] },
    places: { ...front.places, Siberia: 'capital 1001 (nation Soviet Union, source Soviet Union)' },
    axis: { '0506': ['infantry corps I 3|2|1'] },
    soviet: { '0601': ['infantry army A 3|2|1'] },
  };
  const played = { 'on the whole map': around, 'in an area': { ...around, settings: { area: 'North' } } };
  const joined = ({ state, cell }: Field): boolean => areJoined(state, AXIS, [cell('0105')], [cell('0506')]);

  test.each(Object.entries(played))('a supply line may lead outside the area: %s', (_, sketch) => {
    const at = field(sketch);
    expect(lineOf(at.state, at.piece('I')).line).toContain(at.cell('0307'));
    expect(joined(at)).toBe(true);
  });

  test.each(Object.entries(played))('enemy units outside the area cut a supply line: %s', (_, sketch) => {
    const at = field({ ...sketch, soviet: { '0206': ['infantry army A 3|2|1'], '0407': ['infantry army B 3|2|1'] } });
    expect(lineOf(at.state, at.piece('I')).value).toBe(false);
  });
});

/** Returns the findings of the starter file after some replacements. */
async function found(...changes: readonly (readonly [string, string])[]): Promise<string[]> {
  const text = changes.reduce(
    (written, [from, to]) => {
      expect(written).toContain(from);
      return written.replace(from, to);
    },
    bite.starter.replace(/[‹›]/g, ''),
  );
  const { findings } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  return findings.map(({ code, message }) => `${code.replace('bite/', '')}: ${message}`);
}

const area = (names: string): readonly [string, string] => [
  'set layer = base',
  `set layer = base\n  set area = ${names}`,
];
const WEST = ['territory Germany at', 'area West 0101..0107\n  territory Germany at'] as const;

describe('checks of the area and of stacking at set-up', () => {
  test.each<{ case: string; changes: readonly (readonly [string, string])[]; want: readonly string[] }>([
    { case: 'accepts two countries as area', changes: [area('Germany, "Soviet Union"')], want: [] },
    { case: 'accepts a territory as area', changes: [area('Germany, Russia')], want: [] },
    {
      case: 'reports an unknown name as area',
      changes: [area('Germany, "Soviet Union", Wst'), WEST],
      want: [
        'SBE.short/no-such-area: The map Border has no area, country or territory “Wst” [SBE.short]. Did you mean “West”?',
      ],
    },
    {
      case: 'reports units set up outside the area',
      changes: [area('West, "Soviet Union"'), WEST],
      want: [
        'SBE.short/begins-beyond-area: 0403 lies outside the area of the scenario, West and Soviet Union, where no unit may be; 2 units would begin there [SBE.short]. Set up elsewhere, or add that area to `set area`.',
        'SBE.short/begins-beyond-area: 0402 lies outside the area of the scenario, West and Soviet Union, where no unit may be; 1 unit would begin there [SBE.short]. Set up elsewhere, or add that area to `set area`.',
      ],
    },
    {
      case: 'accepts units that also have a hex inside the area',
      changes: [
        area('West, "Soviet Union"'),
        WEST,
        ['0403: "41.Pz", "4.A"\n    0402:', '0103: "41.Pz", "4.A"\n    0402 0103:'],
      ],
      want: [],
    },
    {
      case: 'reports three corps set up in a hex',
      changes: [
        ['artillery army "4.A" 4 | 2 | 1 | 0', 'infantry corps "1.AK" 3 | 2 | 1\n    infantry corps "2.AK" 3 | 2 | 1'],
        ['0403: "41.Pz", "4.A"\n    0402: "28.AK"', '0403: "41.Pz", "1.AK"\n    0403: "2.AK"\n    0402: "28.AK"'],
        ['move "41.Pz", "4.A", "28.AK" to 0603', 'move "41.Pz", "1.AK" to 0603'],
      ],
      want: [
        '3.10.land/stack-combat: 0403: 3 land combat units in one hex; Axis may stack 2 [3.10.land]. Set up the surplus elsewhere; it would be removed in the first movement phase.',
      ],
    },
  ])('the check $case', async ({ changes, want }) => {
    expect(await found(...changes)).toEqual(want);
  });
});
