import { describe, expect, test } from 'vitest';
import { checks } from '../../../../engine/rulesets/fda/check/index.js';
import { findingsIn, mended, textOf, type Change } from './checking.js';

/**
 * A mistake: rule and slug of its finding, the text that the finding marks, the change that makes the mistake, and the
 * number of fixes.
 */
type Case = readonly [code: string, at: string, change: Change, fixes?: number];

const unit = (text: string): Change => ({ units: text, setup: '0403: Xray' });
const objectives = {
  map: `half at 0101..1001 0102..1002 0103..1003 0104..1004 (owner Red)
  half at 0108..1008 0109..1009 0110..1010 0111..1011 0112..1012 (owner Blue)
  village North at 0104  village East at 0904  village South at 0408  village West at 0808
  objective at 0104 0904 (owner Red)
  objective at 0408 0808 (owner Blue)`,
};
/** Returns a map of 16 columns with two objectives of each side; the objectives of Blue are four sectors apart. */
const table = (mine: string): Change => ({
  grid: 'squares columns 16 rows 12 labels CCRR diagonals',
  map: `village Anton at 0504  village Berta at 0904  village Cora at 0805  village Dora at 0503  village Emil at 0409  village Fritz at 0809
  objective at ${mine} (owner Red)
  objective at 0409 0809 (owner Blue)`,
});

const forces: readonly Case[] = [
  ['2a/no-division', 'Yoke', { red: 'infantry regiment Yoke' }],
  ['2.1f/no-quality', 'Xray', { red: 'division Second { headquarters Xray }', setup: '0403: Xray' }, 3],
  ['2.1f/no-quality', 'Xray', { red: 'division Second { headquarters Xray (armoured) }', setup: '0403: Xray' }, 3],
  ['15.1b/no-calibre', 'Xray', { red: 'naval artillery Xray', scenario: 'set optional.barrage = true' }, 2],
  [
    'Ab/weight-and-calibre',
    'medium',
    { red: 'naval artillery Xray (calibre 381, medium)', scenario: 'set optional.barrage = true' },
  ],
  ['2.1e/two-headquarters', 'Xray', unit('headquarters Xray (poor)')],
  ['2.1e/no-headquarters', 'Second', { red: 'division Second { infantry regiment Xray }', setup: '0403: Xray' }, 1],
  ['15.3a/guard-kind', 'Xray', { red: 'garrison Guards { armour regiment Xray (class B) }' }],
  ['12d/not-of-the-air', 'Xray', { red: 'air division Guards { infantry regiment Xray }' }],
  ['1b/formation-in-division', 'Second', { units: 'garrison Second { infantry battalion Xray }' }],
  ['2a/empty-formation', 'Second', { red: 'corps Second { }' }],
  ['Ab/counter', 'Xray', unit('infantry regiment Xray 2-4')],
  ['15.1e/fighters', 'Xray', { red: 'fighter Xray' }],
  ['Ab/no-row', 'Xray', unit('armour regiment Xray'), 3],
  ['Ab/no-row', 'Xray', unit('artillery regiment Xray (pr 1)'), 4],
  ['Ab/no-row', 'Xray', unit('anti-tank battalion Xray'), 2],
  ['Ab/no-row', 'Xray', unit('reconnaissance battalion Xray'), 2],
  ['Ab/no-row', 'Xray', unit('anti-aircraft battalion Xray'), 2],
  ['Ac/class', 'class D', unit('armour regiment Xray (class D)'), 3],
  ['Ac/unknown-vehicle', 'vehicle "M13/40"', unit('armour regiment Xray (vehicle "M13/40")'), 3],
  ['Ac/unknown-vehicle', 'vehicle Sherman', unit('armour regiment Xray (vehicle Sherman)'), 3],
  ['Ac/class-of-vehicle', 'class C', unit('armour regiment Xray (vehicle Tiger, class C)'), 1],
  ['Ab/weight-and-calibre', 'heavy', unit('artillery regiment Xray (calibre 88, heavy, pr 1)')],
  ['3a/below-the-table', 'fc 0', unit('infantry battalion Xray (fc 0)'), 1],
  ['Aa/below-the-table', 'fc 2', unit('armour regiment Xray (class B, fc 2)'), 1],
  ['Aa/below-the-table', 'range 0', unit('armour regiment Xray (class B, range 0)'), 1],
  ['3b/break-points', 'pr 4', unit('infantry regiment Xray (pr 4)'), 1],
  ['3b/break-points', 'pr 0', unit('infantry regiment Xray (pr 0)'), 1],
  ['3b/no-break-points', 'Xray', unit('artillery regiment Xray (medium)'), 2],
  ['3d/air-break-points', 'pr 2', { red: 'medium bomber Xray (pr 2)' }, 1],
  ['2.1f/contradiction', 'poor', { red: 'division Second { headquarters Xray (normal, poor) }', setup: '0403: Xray' }],
  ['7a/contradiction', 'mechanised', unit('infantry regiment Xray (foot, mechanised)')],
  ['1a/contradiction', 'brigade', unit('infantry battalion Xray (regiment, brigade)')],
  ['2.1f/idle-attribute', 'excellent', unit('infantry regiment Xray (excellent)')],
  ['10g/idle-attribute', 'regiments 3', unit('infantry regiment Xray (regiments 3)')],
  ['15.1b/idle-attribute', 'rocket', unit('infantry regiment Xray (rocket)')],
  ['Ac/idle-attribute', 'vehicle Tiger', unit('infantry regiment Xray (vehicle Tiger)')],
  ['15.2a/idle-attribute', 'airfield Alpha', unit('infantry regiment Xray (airfield Alpha)')],
  ['2.1a/idle-attribute', 'foot', unit('reconnaissance battalion Xray (light, foot)')],
  ['12j/idle-attribute', 'fc 2', { red: 'heavy bomber Xray (fc 2)' }],
  ['2.1n/support-size', 'regiment', unit('engineer battalion Xray (regiment, pr 1)')],
  ['10g/no-regiments', 'regiments 0', unit('artillery regiment Xray (medium, pr 1, regiments 0)'), 1],
];

const maps: readonly Case[] = [
  ['4a/no-diagonals', 'grid squares', { grid: 'squares columns 10 rows 12 labels CCRR' }, 1],
  ['14e/bridge-without-river', 'Old', { map: 'bridge Old at 0505' }],
  ['14e/road-without-bridge', 'Main', { row5: 'r . . . . . . . . .' }, 1],
  ['14e/unknown-river', 'Left', { map: 'bank Left at 0502 (river Orne)' }],
  ['14e/bank-away', 'Left', { map: 'river Orne: 0505 - 0506\n bank Left at 0201 (river Orne)' }],
  [
    '14e/two-banks',
    'Right',
    { map: 'river Orne: 0505 - 0506\n bank Left at 0405 (river Orne)\n bank Right at 0405 (river Orne)' },
  ],
  ['7.1b/no-owner', 'friendly edge at 0201', { map: 'friendly edge at 0201' }, 2],
  ['13b/no-owner', 'minefield at 0505', { map: 'minefield at 0505' }, 2],
  ['13d/live-and-spent', 'spent', { map: 'minefield at 0505 (owner Red, live, spent)' }],
  [
    '13a/mined-twice',
    'minefield at 0505 (owner Blue)',
    { map: 'minefield at 0505 (owner Red)\n minefield at 0505 (owner Blue)' },
  ],
  ['7.1b/edge-inland', 'friendly edge at 0101 0505 (owner Red)', { redEdge: 'friendly edge at 0101 0505 (owner Red)' }],
  ['16c/halves-overlap', 'half at 0505 (owner Blue)', { map: 'half at 0505 (owner Red)\n half at 0505 (owner Blue)' }],
];

const scenarios: readonly Case[] = [
  ['5b/no-turns', '"Field"', { turns: '' }, 1],
  ['5a/left-open', '"Field"', { sets: 'set stack.limit = 9' }, 2],
  ['4c/left-open', '"Field"', { sets: 'set turns.perDay = 4' }, 1],
  [
    'sandtable/unknown-word',
    'turns.perday',
    { sets: 'set turns.perday = 4  set stack.limit = 9' },
    1, // and nothing of turns left open
  ],
  ['5a/setting-value', 'set turns.perDay = 5', { sets: 'set turns.perDay = 5  set stack.limit = 9' }, 2],
  ['4c/setting-value', 'set stack.limit = 5', { sets: 'set turns.perDay = 4  set stack.limit = 5' }, 3],
  ['6a/setting-value', 'set first = Green', { scenario: 'set first = Green' }],
  ['4d/house-rule-value', 'house rule combat.units = 2.5', { scenario: 'house rule combat.units = 2.5' }],
  ['12e/setting-value', 'set weather turn 1 = rain', { scenario: 'set weather turn 1 = rain' }],
  ['12f/setting-value', 'set supremacy turn 1 = Green', { scenario: 'set supremacy turn 1 = Green' }],
  ['16a/setting-value', 'set victory = glory', { scenario: 'set victory = glory' }],
  ['15.1b/setting-value', 'set optional.barrage = maybe', { scenario: 'set optional.barrage = maybe' }],
  ['12e/setting-time', 'set weather = flying', { scenario: 'set weather = flying' }],
  ['12e/setting-time', 'set weather turn 2 = flying', { scenario: 'set weather turn 2 = flying' }],
  ['6a/setting-time', 'set first turn 1 = Red', { scenario: 'set first turn 1 = Red' }],
  ['set-twice', 'set first = Red', { scenario: 'set first = Blue  set first = Red' }],
  ['ruling-twice', 'ruling minimumDice = 1', { scenario: 'ruling minimumDice = 0  ruling minimumDice = 1' }],
  ['4d/idle-house-rule', 'house rule combat.units = 4', { scenario: 'house rule combat.units = 4' }],
  ['7.1d/house-rule-value', 'house rule supply.movingDivisor = 0', { scenario: 'house rule supply.movingDivisor = 0' }],
  ['16a/unknown-owner', 'owner Green', { map: 'village Lower at 0506 (owner Green)' }, 2],
  ['7.1b/no-supply', 'friendly edge at 0501 (owner Red)', { redEdge: 'friendly edge at 0501 (owner Red)' }],
  ['7.1b/no-supply', '"Field"', { redEdge: '' }, 1],
  ['7f/enemies-in-sector', '0508', { units: 'infantry regiment Xray', setup: '0508: Xray' }],
  [
    '14c/impassable',
    'Xray',
    { row5: '. . . m . . . . . .', units: 'infantry regiment Xray (mechanised)', setup: '0405: Xray' },
    1,
  ],
  ['14e/setup-in-river', '0405', { row5: '. . . r . . . . . .', units: 'infantry regiment Xray', setup: '0405: Xray' }],
  [
    '13b/setup-in-mines',
    '0405',
    { map: 'minefield at 0405 (owner Blue, live)', units: 'infantry regiment Xray', setup: '0405: Xray' },
  ],
  ['3c/break-points-left', 'pr 3', { units: 'infantry regiment Xray', setup: '0405: Xray (pr 3)' }],
  ['2a/not-placed', '"Field"', { units: 'infantry regiment Xray' }],
  ['12g/setup-off-table', 'Xray', { red: 'medium bomber Xray', setup: '0403: Xray' }],
  [
    '15.1b/setup-off-table',
    'Xray',
    { red: 'naval artillery Xray (heavy)', setup: '0403: Xray', scenario: 'set optional.barrage = true' },
  ],
  ['15.1b/no-barrage', 'naval artillery Xray (heavy)', { red: 'naval artillery Xray (heavy)' }, 1],
  [
    '15.3a/guards-not-played',
    'Xray',
    { row5: '. . . c . . . . . .', red: 'garrison Guards { infantry battalion Xray }', setup: '0405: Xray' },
    1,
  ],
  [
    '15.3a/guards-elsewhere',
    '0405',
    { red: 'garrison Guards { infantry battalion Xray }', setup: '0405: Xray', scenario: 'set optional.guards = true' },
  ],
  [
    '15.3b/too-many-guards',
    'Xray',
    {
      map: 'bridge at 0405  river Orne: 0405 - 0406',
      red: 'garrison Guards { infantry battalion Uncle  infantry battalion Victor  infantry battalion William  infantry battalion Xray }',
      setup: '0405: Uncle, Victor, William, Xray',
      scenario: 'set optional.guards = true',
    },
  ],
  [
    '15.2a/no-airfield',
    'tactical aircraft Xray',
    { red: 'tactical aircraft Xray', scenario: 'set optional.airfields = true' },
  ],
  [
    '15.2b/enemy-airfield',
    'tactical aircraft Xray (airfield Alpha)',
    {
      map: 'airfield Alpha at 0508 (owner Blue)',
      red: 'tactical aircraft Xray (airfield Alpha)',
      scenario: 'set optional.airfields = true',
    },
  ],
  [
    '15.2b/set-up-on-airfield',
    'Xray',
    {
      map: 'airfield Alpha at 0405 (owner Blue)',
      units: 'infantry regiment Xray',
      setup: '0405: Xray',
      blue: 'tactical aircraft Plane (airfield Alpha)',
      scenario: 'set optional.airfields = true',
    },
  ],
  ['16c/number-of-objectives', '"Field"', { scenario: 'set victory = points\n score Upper 25 (holder Red)' }],
  ['16e/no-points', 'set victory = points', { ...objectives, scenario: 'set victory = points' }, 2],
  ['16e/no-holder', 'North 25', { ...objectives, scenario: 'score North 25' }, 2],
  ['16c/no-objective', 'Upper 25 (holder Red)', { ...objectives, scenario: 'score Upper 25 (holder Red)' }, 2],
  [
    '16e/allotted-twice',
    'North 10 (holder Red)',
    { ...objectives, scenario: 'score North 15 (holder Red), North 10 (holder Red)' },
  ],
  ['16e/points-of-objective', 'North 26 (holder Red)', { ...objectives, scenario: 'score North 26 (holder Red)' }],
  ['16e/points-of-objective', 'South 51 (holder Red)', { ...objectives, scenario: 'score South 51 (holder Red)' }],
  [
    '16e/points-of-side',
    'West 10 (holder Red)',
    {
      ...objectives,
      scenario: 'score North 25 (holder Red), East 25 (holder Red), South 50 (holder Red), West 10 (holder Red)',
    },
  ],
  ['16d/near-the-edge', 'objective at 0503 0904 (owner Red)', table('0503 0904')],
  ['16d/near-another', 'objective at 0504 0805 (owner Red)', table('0504 0805')],
  ['16c/no-element', 'objective at 0504 1004 (owner Red)', table('0504 1004')],
];

/** Other findings that come together with an expected finding, because the same mistake breaks two rules. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  '16c/number-of-objectives': ['16c/number-of-objectives', '16c/no-objective'],
};

const withoutGame = (code: string): string => code.replace(/^fda\//, '');

describe('checks of Fronte d’Attacco', () => {
  test('a correct scenario has no findings', async () => {
    expect(await findingsIn(textOf({}))).toEqual([]);
    expect(await findingsIn(textOf(objectives))).toEqual([]);
  });

  test('[14e, 14f] a unit may be set up in a river sector if engineers are set up there', async () => {
    const change = {
      row5: '. . . r . . . . . .',
      units: 'infantry regiment Xray  engineer battalion Pioneers',
      setup: '0405: Xray\n 0405: Pioneers',
    };
    expect(await findingsIn(textOf(change))).toEqual([]);
  });

  describe.each([
    ['forces', forces],
    ['maps', maps],
    ['scenarios', scenarios],
  ] as const)('checks of %s', (_, cases) => {
    test.each(cases.map(([code, at, change, fixes = 0]) => ({ code, at, change, fixes })))(
      'the check [$code] marks the text: $at',
      async ({ code, at, change, fixes }) => {
        const text = textOf(change);
        const found = await findingsIn(text);
        const matching = found.find((finding) => withoutGame(finding.code) === code);
        expect(found.map((finding) => withoutGame(finding.code)).filter((one) => one !== code)).toEqual(
          BESIDES[code]?.filter((one) => one !== code) ?? [],
        );
        expect(matching?.at.startsWith(at)).toBe(true);
        expect(matching?.fixes.length).toBe(fixes);
        if (/^[\dA]/.test(code)) expect(matching?.message).toMatch(/\[[\dA-C.a-z]+\]/);
        for (const fix of matching?.fixes ?? [])
          expect((await findingsIn(mended(text, fix))).filter((one) => withoutGame(one.code) === code)).toEqual([]);
      },
    );
  });

  test('misspelling the word `division` causes a single finding [2a, 6b]', async () => {
    const found = await findingsIn(textOf({}).replace('division Reds', 'divison Reds'));
    expect(found.map(({ code }) => code)).toEqual(['sandtable/unknown-word']);
  });

  test('the function name of every check contains Must or Should', () => {
    for (const name of Object.values(checks).flatMap((list: object) => Object.keys(list)))
      expect(name).toMatch(/(Must|Should)[A-Z]/);
  });
});
