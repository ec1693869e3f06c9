import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { levelIn } from '../../../../../engine/rulesets/bite/nations/technology.js';
import { advanceTechnology } from '../../../../../engine/rulesets/bite/nations/advances.js';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { pointsNeeded } from '../../../../../engine/rulesets/bite/production/research.js';
import { evacuateFactory } from '../../../../../engine/rulesets/bite/production/tracker.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { TableModel } from '../../../../../engine/model/special-rules.js';
import { turnIn } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { goOn, nextMonth, produce, setTable, type Produced } from '../economy.js';
import type { Field } from '../sketch.js';

/** A table by which a die chooses the city of a new factory: `2: Germany = "Kassel, Magdeburg"`. */
const CARD: TableModel = {
  name: 'factories',
  nameSource: NO_SOURCE,
  rows: [
    {
      key: '2',
      keySource: NO_SOURCE,
      cells: [{ column: 'Germany', value: 'Kassel, Magdeburg', columnSource: NO_SOURCE, valueSource: NO_SOURCE }],
      source: NO_SOURCE,
    },
    {
      key: '3',
      keySource: NO_SOURCE,
      cells: [{ column: 'Soviet Union', value: 'Gorki', columnSource: NO_SOURCE, valueSource: NO_SOURCE }],
      source: NO_SOURCE,
    },
  ],
  source: NO_SOURCE,
} as unknown as TableModel;

const WORKS: Produced = {
  layer: 'advanced',
  options: ['factories'],
  tables: [CARD],
  places: {
    Kassel: 'minor city 0204 (limit 1)',
    Magdeburg: 'minor city 0205 (limit 1)',
    Gorki: 'minor city 1304 (limit 2)',
  },
  routes: { rail: ['0104 - 0204 - 0205', '1404 - 1304'] },
  saved: { Germany: [30] },
};

describe('new factories', () => {
  test('C107: a factory takes ten months, is placed by die and choice, and works a month later [15.1, 15.1.place, 15.1.begins]', () => {
    const at = setTable(WORKS);
    for (let month = 1; month < 10; month++) {
      const { refused } = goOn(at, { orders: ['factory red'] });
      expect([refused, at.state.buildings[AXIS].map(({ box }) => box)]).toEqual([[], [month]]);
      nextMonth(at);
    }
    const done = goOn(at, { orders: ['factory red', 'choose Magdeburg'], dice: [2] });
    expect([at.state.buildings[AXIS], at.state.redFactories[at.cell('0205')]]).toEqual([[], 1]);
    expect(pointsText(done.store('Germany'))).toBe('20 yellow');
    nextMonth(at);
    expect(pointsText(goOn(at, {}).store('Germany'))).toBe('20 yellow, 1 red');
  });

  test('C107: if a city is full, a factory goes to another city, is rolled again or, if all are full, is placed freely [15.1.place, 15.1.full]', () => {
    const finish = (full: string, dice: number[], orders: string[]) =>
      produce({
        ...WORKS,
        orders: ['factory red', ...orders],
        dice,
        given: ({ state, cells }) => {
          state.buildings = [[{ colour: 'red', box: 9, isEvacuated: false, paid: false }], []];
          for (const cell of cells(full)) state.newFactories[cell] = 1;
        },
      });
    const other = finish('0205', [2], []);
    expect(other.state.redFactories[other.cell('0204')]).toBe(1);
    const again = finish('', [1, 5, 2], ['choose Kassel']);
    expect(again.state.redFactories[again.cell('0204')]).toBe(1);
    const anywhere = finish('0204 0205', [], ['choose Berlin']);
    expect(anywhere.state.redFactories[anywhere.cell('0104')]).toBe(1);
  });

  test('each factory advances at most one box a turn, and the most advanced is paid first [15.1, 15.1.campaign]', () => {
    const { state } = produce({
      ...WORKS,
      settings: { 'factories of Germany': [1, 1], 'factories.progress': 5 },
      given: ({ state }) => {
        state.buildings = [
          [
            { colour: 'red', box: 3, isEvacuated: false, paid: false },
            { colour: 'red', box: 5, isEvacuated: false, paid: false },
          ],
          [],
        ];
      },
      orders: ['factory red', 'factory red', 'factory red'],
    });
    expect(state.buildings[AXIS].map(({ box }) => box)).toEqual([4, 6, 1]);
  });

  test('only Germany builds black factories, and only with the option [15.0]', () => {
    const soviet = { ...WORKS, side: 'Soviet', saved: { 'Soviet Union': [3] } } as const;
    expect(produce({ ...soviet, orders: ['factory black'] }).refused).toEqual(['15.0 germany-alone']);
    expect(produce({ ...WORKS, options: [], orders: ['factory red'] }).refused).toEqual(['15.0 no-factories']);
  });

  test('C109: an evacuated factory moves forward each month without payment and produces once placed [16.2, 16.2.new]', () => {
    const at = setTable({
      ...WORKS,
      side: 'Soviet',
      turn: 'July 1941',
      options: ['factories', 'scorched-earth'],
      places: { ...WORKS.places, Kiev: 'major city 1004 (red 1)' },
      settings: { 'production of Soviet Union': [0, 1] },
    });
    evacuateFactory(at.state, at.cell('1004'), 'red');
    expect([at.state.redFactories[at.cell('1004')], at.state.buildings[SOVIET][0].box]).toEqual([0, 8]);
    nextMonth(at);
    goOn(at, { orders: ['factory red'] });
    expect(at.state.buildings[SOVIET].map(({ box }) => box)).toEqual([9]);
    nextMonth(at);
    const placed = goOn(at, { dice: [3] });
    expect([placed.state.redFactories[placed.cell('1304')], placed.state.buildings[SOVIET]]).toEqual([1, []]);
    expect(placed.events.find(({ kind }) => kind === 'income')?.ledger?.map(({ text }) => text)).toContain(
      '+1 red Gorki',
    );
  });
});

const burnt = (more: Partial<Produced> = {}): Field => {
  const at = setTable({
    layer: 'advanced',
    options: ['scorched-earth'],
    places: { Kerch: 'mine 0504 (yellow 1)', Land: 'territory 0504 (nation Soviet Union)' },
    routes: { rail: ['0104 - 0204 - 0304 - 0404 - 0504'] },
    saved: { Germany: [3] },
    ...more,
  });
  enterHexes(at.state, AXIS, at.cells('0504'));
  return at;
};

describe('scorched earth', () => {
  test('C108: a ruined centre earns points again after one point has been spent on it in each of three months [16.0, 16.0.repair]', () => {
    const at = burnt();
    expect(at.state.ruined[at.cell('0504')]).toBe(1);
    for (const left of ['2 yellow', '1 yellow', 'nothing']) {
      expect(pointsText(goOn(at, { orders: ['restore Kerch'] }).store('Germany'))).toBe(left);
      nextMonth(at);
    }
    expect(pointsText(goOn(at, {}).store('Germany'))).toBe('1 yellow');
  });

  test('an oil well is ruined like a city or a mine [16.0]', () => {
    const at = burnt({
      places: { Maikop: 'oil well 0504 (black 1)', Land: 'territory 0504 (nation Soviet Union)' },
    });
    expect(at.state.ruined[at.cell('0504')]).toBe(1);
  });

  test('only ruined centres are restored, by one point a month [16.0.repair]', () => {
    const { refused } = goOn(burnt(), { orders: ['restore Kerch', 'restore Kerch', 'restore Berlin'] });
    expect(refused).toEqual(['16.0.repair once-a-turn', '16.0.repair not-ruined']);
  });

  test('without the option for scorched earth, no centre is ruined and none can be restored [16.0]', () => {
    const at = burnt({ options: [] });
    expect(at.state.ruined[at.cell('0504')]).toBe(0);
    expect(goOn(at, { orders: ['restore Kerch'] }).refused).toEqual(['16.0 no-ruins']);
  });

  test('a ruined centre that the Soviets recapture works at once [16.0.recaptured]', () => {
    const at = burnt();
    enterHexes(at.state, SOVIET, at.cells('0504'));
    expect(at.state.ruined[at.cell('0504')]).toBe(0);
  });

  test.each([
    { options: ['scorched-earth'] as const, want: '1 red, 1 blue' },
    { options: [], want: 'nothing' },
  ])(
    'C159: with the options $options, the captor of factories gets these points from them: $want [16.1, 3.3.factories]',
    ({ options, want }) => {
      const at = setTable({
        layer: 'advanced',
        options: [...options],
        places: { Kharkov: 'major city 1004 (red 3, blue 2)' },
      });
      enterHexes(at.state, AXIS, at.cells('1004'));
      expect(pointsText(at.state.stores.Germany)).toBe(want);
      expect([at.state.redFactories[at.cell('1004')], at.state.blueFactories[at.cell('1004')]]).toEqual([0, 0]);
    },
  );
});

describe('technology', () => {
  const research: Produced = {
    layer: 'advanced',
    options: ['research'],
    side: 'Soviet',
    turn: 'June 1941',
    saved: { 'Soviet Union': [90] },
  };

  test('C111: Soviet infantry needs fifteen monthly points for level 2, and other branches need more [17.0.second, 17.2]', () => {
    const at = setTable(research);
    expect([
      pointsNeeded(at.state, 'Soviet Union', 'infantry'),
      pointsNeeded(at.state, 'Soviet Union', 'armour'),
    ]).toEqual([15, 20]);
    expect([pointsNeeded(at.state, 'Germany', 'armour'), pointsNeeded(at.state, 'Germany', 'infantry')]).toEqual([
      25, 30,
    ]);
    for (let month = 1; month <= 15; month++) {
      expect(levelIn(at.state, 'Soviet Union', 0)).toBe(1);
      expect(goOn(at, { orders: ['research infantry', 'research infantry'] }).refused).toEqual(['17.0 once-a-turn']);
      nextMonth(at);
    }
    expect([levelIn(at.state, 'Soviet Union', 0), pointsNeeded(at.state, 'Soviet Union', 'infantry')]).toEqual([2, 25]);
    expect(pointsText(goOn(at, {}).store('Soviet Union'))).toBe('75 yellow');
  });

  test('level 3 takes thirty more points and is the highest [17.0.third]', () => {
    const levels = { 'technology of Soviet Union': [2, 1, 3, 1] };
    const at = setTable({ ...research, settings: levels, house: { 'research.third': 26 } });
    expect(pointsNeeded(setTable({ ...research, settings: levels }).state, 'Germany', 'infantry')).toBe(30);
    expect(pointsNeeded(at.state, 'Soviet Union', 'infantry')).toBe(21);
    for (let month = 1; month <= 21; month++) {
      expect(levelIn(at.state, 'Soviet Union', 0)).toBe(2);
      expect(goOn(at, { orders: ['research infantry', 'research fighters'] }).refused).toEqual(['17.0 highest-level']);
      nextMonth(at);
    }
    expect(levelIn(at.state, 'Soviet Union', 0)).toBe(3);
  });

  test('an order for research is refused under the fixed schedule [3.13]', () => {
    expect(produce({ ...research, options: [], orders: ['research infantry'] }).refused).toEqual(['3.13 schedule']);
  });

  test.each([
    { follow: true, want: [2, 2, 1, 2] },
    { follow: false, want: [1, 1, 1, 2] },
  ])(
    'C110: allies have armour 2 when Germany has armour 3, if the ruling says that they follow: $follow [17.1, 17.1.italy, A39]',
    ({ follow, want }) => {
      const { state } = setTable({ turn: 'July 1943', rulings: { 'technology.minorsFollow': follow } });
      advanceTechnology(state);
      const levels = [
        levelIn(state, 'Romania', 1),
        levelIn(state, 'Hungary', 1),
        levelIn(state, 'Italy', 1),
        levelIn(state, 'Finland', 0),
      ];
      expect(levels).toEqual(want);
    },
  );
});

describe('Volkssturm', () => {
  const levy: Produced = {
    layer: 'advanced',
    options: ['volkssturm'],
    turn: 'January 1945',
    places: { Breslau: 'major city 0204' },
    routes: { rail: ['0104 - 0204'] },
    axis: { lost: ['infantry corps A 3|2|1', 'infantry corps B 3|2|1', 'panzer corps T 3|2|1'] },
    given: ({ state }) => void (state.inGermany = true),
  };
  test.each([
    {
      case: 'C153: Volkssturm levies one unit with 1 point in each major city',
      orders: ['levy A to Breslau', 'levy B to Breslau'],
      refused: ['7.3.1 city-limit'],
    },
    {
      case: 'Volkssturm does not levy two units by one order in a city with room for one',
      orders: ['levy A, B to Breslau'],
      refused: ['7.3.1 city-limit'],
    },
    {
      case: 'Volkssturm levies any number of units under the reading `noLimit`',
      rulings: { 'volkssturm.places': 'noLimit' },
      orders: ['levy A, B to Breslau'],
      refused: [],
    },
    { case: 'Volkssturm levies two units in Berlin', orders: ['levy A to Berlin', 'levy B to Berlin'], refused: [] },
    { case: 'Volkssturm levies only infantry', orders: ['levy T to Berlin'], refused: ['28.0 no-infantry'] },
    {
      case: 'Volkssturm levies no unit before the enemy is in Germany',
      given: undefined,
      orders: ['levy A to Berlin'],
      refused: ['28.0 not-called'],
    },
    {
      case: 'Volkssturm levies no unit without the option',
      options: [],
      orders: ['levy A to Berlin'],
      refused: ['28.0 no-volkssturm'],
    },
  ])('$case [28.0, A44]', ({ case: _, refused, ...rest }) => {
    const result = produce({ ...levy, ...rest });
    expect(result.refused).toEqual(refused);
    if (refused.length === 0) expect([result.strength('A'), result.strength('B')]).toEqual([1, 1]);
  });
});

describe('infrastructure projects', () => {
  const plan: Produced = {
    layer: 'advanced',
    side: 'Soviet',
    turn: 'July 1942',
    settings: { 'projects.from': turnIn(1942, 'July') },
    routes: {
      rail: [
        '"Saratov-Stalingrad" 1204 - 1205 (buildable, yellow 3)',
        '"Stalingrad-Astrakhan" 1205 - 1206 (buildable, yellow 4)',
        '"Astrakhan-Baku" 1206 - 1207 (buildable, yellow 5)',
      ],
      'sea route': ['"Baku-Krasnovodsk" 1207 - 1208 (buildable, yellow 10)'],
    },
    saved: { 'Soviet Union': [12] },
  };
  const all = ['Saratov-Stalingrad', 'Stalingrad-Astrakhan', 'Astrakhan-Baku', 'Baku-Krasnovodsk'].map(
    (name) => `build (project ${name})`,
  );
  test('C138: three infrastructure projects cost twelve points together, and each is paid separately [SBE6.infrastructure]', () => {
    const result = produce({ ...plan, orders: [...all, all[0]] });
    expect(result.refused).toEqual(['7.3 over-budget', 'SBE6.infrastructure built-already']);
    expect(result.state.projects).toHaveLength(3);
    expect(pointsText(result.store('Soviet Union'))).toBe('nothing');
  });
  test('infrastructure projects before their month, and projects of the Axis, are refused [SBE6.infrastructure]', () => {
    expect(produce({ ...plan, turn: 'June 1942', orders: all.slice(0, 1) }).refused).toEqual([
      'SBE6.infrastructure not-yet',
    ]);
    expect(produce({ ...plan, side: 'Axis', orders: all.slice(0, 1) }).refused).toEqual([
      'SBE6.infrastructure soviet-alone',
    ]);
    expect(produce({ ...plan, orders: ['build (project Nowhere)'] }).refused).toEqual([
      'SBE6.infrastructure no-project',
    ]);
  });
});
