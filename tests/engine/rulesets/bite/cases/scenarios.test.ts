import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../../engine/model/scenario.js';
import { setupText } from '../../../../../engine/play/setup-entry.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { turnIn } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { layerOf } from '../../../../../engine/rulesets/bite/vocabulary/settings.js';
import { BOOK, scenarioOf, type Book } from '../examples.js';

const scenarios = new Map<Book, ScenarioModel>();
beforeAll(async () => {
  for (const name of Object.keys(BOOK) as Book[]) scenarios.set(name, await scenarioOf(name));
}, 60_000);

function of(name: Book): ScenarioModel {
  const scenario = scenarios.get(name);
  if (scenario === undefined) throw new Error(`${name} was not read.`);
  return scenario;
}

/**
 * Returns the settings of a scenario that are named `word`. If `nation` is given, returns only the settings of that
 * nation.
 */
const set = (name: Book, word: string, nation?: string) =>
  of(name).settings.filter(
    (one) => one.name === word && (nation === undefined || one.of?.some((force) => force.name === nation)),
  );

describe('turns and rules of the scenarios', () => {
  test.each([
    ['SBE1', 1, 4, 'base'],
    ['SBE2', 1, 4, 'base'],
    ['SBE3', 1, 6, 'base'],
    ['SBE4', 1, 3, 'base'],
    ['SBE5', 1, 6, 'advanced'],
    ['SBE6', 13, 18, 'advanced'],
    ['SBE7', 25, 30, 'advanced'],
    ['SBE8', 37, 49, 'advanced'],
    ['SBE9', 1, 49, 'advanced'],
  ] as const)(
    '%s runs from turn %i to turn %i of the %s game [SBE, SBE.short, SBE.long]',
    (name, first, last, layer) => {
      const { firstTurn = 1, turns, settings } = of(name);
      expect([firstTurn, turns, layerOf(settings)]).toEqual([first, last, layer]);
    },
  );

  test('C135: January 1945 is turn 44, March 1942 turn 10 [SBE, 3.13]', () => {
    expect([turnIn(1945, 'January'), turnIn(1942, 'March')]).toEqual([44, 10]);
  });

  test.each([
    ['SBE1', ['Germany', 'Baltic states', 'Towards Leningrad']],
    ['SBE2', ['Germany', 'General Government', 'Towards Moscow']],
    ['SBE3', ['Germany', 'General Government', 'Hungary', 'Romania', 'Towards Rostov']],
    ['SBE4', undefined],
    ['SBE5', undefined],
    ['SBE9', undefined],
  ] as const)('%s is played on the right part of the map, or on all of it [SBE1, SBE2, SBE3, SBE4]', (name, area) => {
    expect(set(name, 'area').at(-1)?.values).toEqual(area);
  });

  test.each(['SBE1', 'SBE2', 'SBE3', 'SBE4'] as const)('%s adds no optional rule [SBE.short, SBE4.setup]', (name) => {
    expect(set(name, 'optional')).toEqual([]);
  });
});

/** Production points of each nation in each turn: yellow, red, blue and black. */
const PRODUCTION: Readonly<Record<Book, Readonly<Record<string, readonly number[]>>>> = {
  SBE1: { Germany: [5], 'Soviet Union': [10] },
  SBE2: { Germany: [5], 'Soviet Union': [20] },
  SBE3: { Germany: [5], Romania: [2], Hungary: [1], 'Soviet Union': [15] },
  SBE4: { Germany: [15], Romania: [2], Hungary: [1], 'Soviet Union': [46] },
  SBE5: { Germany: [24, 3, 9, 10], Romania: [2, 0, 0, 2], Hungary: [1, 0, 0, 1], 'Soviet Union': [46, 7, 6] },
  SBE6: { Germany: [36, 8, 12, 12], Romania: [2, 0, 0, 2], Hungary: [1, 0, 0, 1], 'Soviet Union': [34, 12, 12] },
  SBE7: { Germany: [37, 13, 15, 14], Romania: [2, 0, 0, 2], Hungary: [1, 0, 0, 1], 'Soviet Union': [34, 18, 18] },
  SBE8: { Germany: [28, 15, 18, 14], Romania: [2, 0, 0, 2], Hungary: [1, 0, 0, 1], 'Soviet Union': [43, 18, 18] },
  SBE9: { Germany: [24, 3, 9, 10], Romania: [2, 0, 0, 2], Hungary: [1, 0, 0, 1], 'Soviet Union': [46, 7, 6] },
};

// The rules: [SBE1.production, SBE2.production, SBE3.production, SBE4.production, SBE5.production]
// and [SBE6.production, SBE7.production, SBE8.production, SBE9.production].
describe('production of each nation', () => {
  const rows = Object.entries(PRODUCTION).flatMap(([name, by]) =>
    Object.entries(by).map(([nation, points]) => ({ name: name as Book, nation, points })),
  );
  test.each(rows)('in $name the production of $nation is $points each month', ({ name, nation, points }) => {
    const { turns = 0, firstTurn = 1 } = of(name);
    const first = firstTurn === 1 ? 2 : firstTurn; // no nation earns points in June 1941
    const earned = set(name, 'production', nation).filter(({ turn }) => turn !== undefined);
    expect(earned.map(({ turn }) => turn)).toEqual(Array.from({ length: turns - first + 1 }, (_, i) => first + i));
    for (const { values } of earned) expect(values).toEqual(points);
  });

  test('in the short scenarios only the nations named by the rule earn points; Romania and Hungary earn none [SBE1.production]', () => {
    expect(['Romania', 'Hungary'].map((nation) => set('SBE1', 'production', nation)[0].values)).toEqual([[0], [0]]);
  });
});

describe('requirements of the set-ups', () => {
  const limits = (name: Book, rule: string): string[] =>
    (bite.setupLedger?.(of(name)) ?? [])
      .filter(({ limit }) => limit.citations.some((one) => one.rule === rule))
      .map((entry) => {
        const { side, mode, places, whose } = entry.limit;
        const where = places.map((place) => place.name).join(' + ');
        const dot = whose?.dot.value === undefined ? '' : ` ${String(whose.dot.value)}`;
        return `${side} ${mode} ${entry.action}${dot}${where === '' ? ` ${entry.least}` : ` at ${where}`}`;
      });

  test.each([
    ['SBE1', 'SBE1.setup', ['Soviet require units 12', 'Axis require units 13']],
    ['SBE2', 'SBE2.setup', ['Soviet require units yellow 14', 'Axis require units yellow 23']],
    ['SBE3', 'SBE3.setup', ['Soviet require units 30', 'Axis require units 32']],
    ['SBE4', 'SBE4.setup', ['Soviet require units 109', 'Axis require units 82']],
    ['SBE5', 'SBE5.setup', ['Soviet require units 117', 'Axis require units 93']],
    ['SBE9', 'SBE9.setup', ['Soviet require units 117', 'Axis require units 93']],
    [
      'SBE1',
      'BPS.dots',
      [
        'Soviet require every unit blue at Baltic Military District',
        'Soviet require every unit white at Leningrad Military District',
        'Axis require every unit blue at Army Group North set-up',
      ],
    ],
    ['SBE1', 'BPS.border', ['Soviet require cover at Baltic border, inside + Baltic border, outside']],
    ['SBE2', 'BPS.border', ['Soviet require cover at Western border, inside + Western border, outside']],
    ['SBE3', 'BPS.border', ['Soviet require cover at Southern border, inside + Southern border, outside']],
    ['SBE5', 'BPS.border', ['Soviet require cover at Soviet border, inside + Soviet border, outside + Turkish border']],
    ...(
      [
        ['SBE6', 'yellow'],
        ['SBE7', 'green'],
        ['SBE8', 'blue'],
      ] as const
    ).map(([name, colour]) => {
      const line = `${colour[0].toUpperCase()}${colour.slice(1)} line`;
      const soviet = [
        `Soviet forbid units at West of the ${colour} line`,
        `Soviet require occupied at ${line}, Soviet hexes`,
      ];
      const axis = [`Axis forbid units at East of the ${colour} line`, `Axis require occupied at ${line}, Axis hexes`];
      const rule = `${name}.setup`; // [SBE6.setup, SBE7.setup, SBE8.setup]
      return [name, rule, name === 'SBE8' ? [...axis, ...soviet] : [...soviet, ...axis]] as const;
    }),
  ] as const)('the set-up of %s has the requirements and bans of the rulebook [%s]', (name, rule, want) => {
    expect(limits(name, rule)).toEqual(want);
  });

  // The colour of a dot, and the area where the blocks with that dot are set up.
  const AREAS = {
    Soviet: {
      white: 'Leningrad Military District',
      blue: 'Baltic Military District',
      yellow: 'Western Military District',
      green: 'Kiev Military District',
      orange: 'Odessa Military District',
      brown: 'Caucasus Military District',
    },
    Axis: {
      blue: 'Army Group North set-up',
      yellow: 'Army Group Centre set-up',
      green: 'Army Group South set-up',
      orange: 'Romanian set-up',
    },
  } as const;
  const all = (side: keyof typeof AREAS) => Object.keys(AREAS[side]);
  const northern = ['Axis require every unit at Finnish set-up', 'Axis require every unit at Hungarian set-up'];
  test.each([
    ['SBE2', 'Soviet', 'BPS.soviet', ['yellow'], []],
    ['SBE2', 'Axis', 'BPS.axis', ['yellow'], []],
    ['SBE3', 'Soviet', 'BPS.soviet', ['green', 'orange'], []],
    ['SBE3', 'Axis', 'BPS.axis', ['green', 'orange'], []],
    ...(['SBE4', 'SBE5', 'SBE9'] as const).flatMap((name) => [
      [name, 'Soviet', 'BPS.soviet', all('Soviet'), []] as const,
      [name, 'Axis', 'BPS.axis', all('Axis'), northern] as const,
    ]),
  ] as const)(
    'the scenario %s requires that %s blocks are set up in the areas of their coloured dots [%s, BPS.dots]',
    (name, side, rule, dots, more) => {
      const areas: Readonly<Record<string, string>> = AREAS[side];
      const want = dots.map((dot) => `${side} require every unit ${dot} at ${areas[dot]}`);
      expect(limits(name, rule)).toEqual([...want, ...more]);
    },
  );

  test.each(Object.keys(BOOK) as Book[])(
    'the set-up of %s meets all its requirements [BPS.border, BPS.dots]',
    (name) => {
      const entries = bite.setupLedger?.(of(name)) ?? [];
      expect(entries.length).toBeGreaterThan(4);
      expect(entries.filter(({ isFulfilled: isKept }) => !isKept).map(setupText)).toEqual([]);
    },
  );

  test.each(Object.keys(BOOK) as Book[])(
    '%s begins with the set-up of the right side [SBE.long, SBE.short, SBE8.setup]',
    (name) => {
      expect(of(name).setups[0].side).toBe(name === 'SBE8' ? 'Axis' : 'Soviet');
    },
  );
});

describe('other rules of the scenarios', () => {
  const PROJECTS = ['Saratov - Stalingrad', 'Stalingrad - Astrakhan', 'Astrakhan - Baku', 'Baku - Krasnovodsk'];

  test.each([
    ['SBE6', 'projects.from', [14]],
    ['SBE9', 'projects.from', [14]],
    ['SBE6', 'projects', undefined],
    ['SBE7', 'projects', PROJECTS],
    ['SBE8', 'projects', PROJECTS],
    ['SBE6', 'pocket', ['true']],
    ['SBE8', 'first', ['Axis']],
  ] as const)(
    'in the scenario %s the setting %s has the value of the scenario rules [SBE6.infrastructure, SBE7.infrastructure, SBE8.infrastructure, SBE6.leningrad]',
    (name, word, want) => {
      expect(set(name, word).at(-1)?.values).toEqual(want);
    },
  );

  test('the infrastructure projects cost 3, 4, 5 and 10 [SBE6.infrastructure]', () => {
    const projects = of('SBE6').map.features.filter(({ name = '' }) => PROJECTS.includes(name));
    expect(Object.fromEntries(projects.map(({ name = '', attributes }) => [name, attributes.yellow.value]))).toEqual({
      'Saratov - Stalingrad': 3,
      'Stalingrad - Astrakhan': 4,
      'Astrakhan - Baku': 5,
      'Baku - Krasnovodsk': 10,
    });
  });

  test.each(['SBE5', 'SBE9'] as const)(
    'in %s the Axis has surprise in June 1941, and Luftwaffe supremacy is an option that players may choose [SBE9.special]',
    (name) => {
      const { offers, limits } = of(name);
      expect(set(name, 'surprise').map(({ turn, values }) => [turn, values])).toEqual([[1, ['true']]]); // [SBE5.surprise]
      expect(set(name, 'supremacy')).toEqual([]); // [SBE5.luftwaffe]
      expect(offers.map(({ name: title }) => title)).toEqual(['Luftwaffe supremacy']);
      const stavka = limits.filter(({ pieces }) => pieces.some((piece) => piece.name === 'Stavka')); // [SBE5.frozen]
      expect(stavka.map(({ mode, during }) => [mode, during?.first, during?.last])).toEqual([['forbid', 1, 1]]);
    },
  );

  test('units leave in December 1941 and July 1942, and LSSAH becomes a corps in turn 44 [SBE9.removals, SBE9.lssah]', () => {
    const departures = of('SBE9').departures.map(({ during, items }) => [
      during?.first,
      ...items.flatMap((item) => ('name' in item ? [item.name, item.attributes.becomes?.value] : [])),
    ]);
    expect(departures).toEqual([
      [7, '7.Flieger', undefined, 'Rapid', undefined],
      [14, '22.Luftlande', undefined],
      [44, 'LSSAH', '1.SS-Pz'],
    ]);
  });
});
