import { describe, expect, test } from 'vitest';
import { COMMON_ATTRIBUTES } from '../../../../engine/mechanics/vocabulary.js';
import { specialWords } from '../../../../engine/mechanics/special-rules/words.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import type { Word } from '../../../../engine/play/vocabulary.js';
import { isFdaRule } from '../../../../engine/rulesets/fda/rulebook/index.js';
import {
  classRow,
  combatRow,
  combatValues,
  type Armament,
} from '../../../../engine/rulesets/fda/vocabulary/combat-table.js';
import {
  GUARDED,
  OBJECTIVES,
  STRUCTURES,
  VICTORY_PLACES,
} from '../../../../engine/rulesets/fda/vocabulary/features.js';
import { formations } from '../../../../engine/rulesets/fda/vocabulary/formations.js';
import { vocabulary } from '../../../../engine/rulesets/fda/vocabulary/index.js';
import { nationOf } from '../../../../engine/rulesets/fda/vocabulary/nations.js';
import { bookNumbers, numbersOf } from '../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { sequence } from '../../../../engine/rulesets/fda/vocabulary/sequence.js';
import { plays, settingOf } from '../../../../engine/rulesets/fda/vocabulary/settings.js';
import { terrain, terrainEffect } from '../../../../engine/rulesets/fda/vocabulary/terrain.js';
import { arms, isLarge, unitKind, unitKinds } from '../../../../engine/rulesets/fda/vocabulary/unit-kinds.js';
import { vehicleClass, vehicles, type VehicleNation } from '../../../../engine/rulesets/fda/vocabulary/vehicles.js';
import { victoryDegree } from '../../../../engine/rulesets/fda/vocabulary/victory.js';

const numbers = numbersOf({ houseRules: [] });

describe('basic combat table [Ab]', () => {
  test.each<[string, Armament, string]>([
    ['armour of class A', { arm: 'armour', vehicleClass: 'A' }, '4/2'],
    ['armour of class B', { arm: 'armour', vehicleClass: 'B' }, '3/1'],
    ['armour of class C', { arm: 'armour', vehicleClass: 'C' }, '2/0'],
    ['artillery of 105 mm', { arm: 'artillery', calibre: 105 }, '2/6'],
    ['medium artillery', { arm: 'artillery', weight: 'medium' }, '2/6'],
    ['self-propelled artillery of 150 mm', { arm: 'artillery', calibre: 150, selfPropelled: true }, '2/6'],
    ['artillery of 150 mm', { arm: 'artillery', calibre: 150 }, '3/8'],
    ['rockets', { arm: 'artillery', rocket: true }, '3/8'],
    ['anti-tank guns of 76 mm', { arm: 'anti-tank', calibre: 76 }, '2/1 (1)'],
    ['anti-tank guns of 88 mm', { arm: 'anti-tank', calibre: 88 }, '3/1 (2)'],
    ['light anti-tank guns', { arm: 'anti-tank', weight: 'light' }, '2/1 (1)'],
    ['infantry', { arm: 'infantry' }, '1/0'],
    ['cavalry', { arm: 'cavalry' }, '1/0'],
    ['light reconnaissance', { arm: 'reconnaissance', weight: 'light' }, '1/0'],
    ['heavy reconnaissance', { arm: 'reconnaissance', weight: 'heavy' }, '2/0'],
    ['light anti-aircraft guns', { arm: 'anti-aircraft', weight: 'light' }, '1/1'],
    ['heavy anti-aircraft guns', { arm: 'anti-aircraft', weight: 'heavy' }, '2/1'],
    ['engineers', { arm: 'engineer' }, '1/1'],
    ['heavy weapons', { arm: 'heavy weapons' }, '1/1'],
    ['headquarters [2.1c]', { arm: 'headquarters' }, '1/0'],
  ])('the combat values of %s are those of the table [Ab]', (_, armament, expected) => {
    const row = combatRow(armament);
    const { fc, range, fcAgainstOthers } = combatValues(row!);
    expect(`${fc}/${range}${fcAgainstOthers === undefined ? '' : ` (${fcAgainstOthers})`}`).toBe(expected);
  });

  test.each<Armament>([
    { arm: 'armour' },
    { arm: 'artillery' },
    { arm: 'anti-tank' },
    { arm: 'reconnaissance' },
    { arm: 'anti-aircraft' },
    { arm: 'heavy bomber' },
    { arm: 'naval artillery' },
  ])('no printed combat value applies to $arm without further facts, so the author must write one', (armament) => {
    expect(combatRow(armament)).toBeUndefined();
  });

  test('every unit has a factor of at least 1 [3a]', () => {
    for (const row of Object.values(classRow)) expect(combatValues(row).fc).toBeGreaterThanOrEqual(1);
  });
});

describe('vehicles by class [Ac]', () => {
  // The numbers were counted in the annex of the rulebook. In an entry of several marks, each mark counts.
  test.each<[VehicleNation, number, number, number]>([
    ['German', 5, 8, 2],
    ['American', 4, 8, 6],
    ['British', 5, 7, 20],
    ['Soviet', 6, 5, 6],
  ])('the number of %s vehicles of each class matches the annex [Ac]', (nation, a, b, c) => {
    const { A, B, C } = vehicles[nation];
    expect([A.length, B.length, C.length]).toEqual([a, b, c]);
    expect(new Set([...A, ...B, ...C]).size).toBe(a + b + c);
    for (const name of [...A, ...B, ...C]) expect(vehicleClass(nation, name)).toBeDefined();
  });

  test.each<[VehicleNation, string, string | undefined]>([
    ['German', 'Tiger', 'A'],
    ['German', 'PzKpfw IV', 'B'],
    ['German', 'Nashhorn', 'A'],
    ['German', 'panzer iii', 'C'],
    ['American', 'Sherman', 'B'],
    ['American', 'M8 HMC', 'B'],
    ['American', 'M8', 'C'],
    ['British', 'M4 Sherman IB', 'A'],
    ['British', 'Churchill V', 'A'],
    ['British', 'Churchill VI', undefined],
    ['British', 'Churchill VII', 'B'],
    ['British', 'Churchill VIII', 'A'],
    ['British', 'Churchill IV', 'C'],
    ['British', 'Cromwell IV', 'B'],
    ['British', 'Cromwell V/CS', 'A'],
    ['British', 'Crusader', 'C'],
    ['Soviet', 'T34-85', 'B'],
    ['Soviet', 'KV 85', 'A'],
    ['German', 'Sherman', undefined],
    ['British', 'M13/40', undefined],
  ])('the %s vehicle %s has the vehicle class %s [Ac]', (nation, vehicle, expected) => {
    expect(vehicleClass(nation, vehicle)).toBe(expected);
  });

  test('Canadian units use British vehicles; other nations must state the class', () => {
    expect(nationOf('Canadian').vehicles).toBe('British');
    expect(nationOf('Italian').vehicles).toBeUndefined();
    expect(nationOf(undefined).vehicles).toBeUndefined();
  });

  test('Soviet and American barrages take break points, other barrages cause retreats [15.1c, 15.1d]', () => {
    const effect = (nation: string) => nationOf(nation).barrage;
    expect(['Soviet', 'American', 'German', 'British', 'Canadian', 'Italian'].map(effect)).toEqual([
      'loss',
      'loss',
      'retreat',
      'retreat',
      'retreat',
      'retreat',
    ]);
  });
});

describe('units', () => {
  // Case C31: movement allowances in sectors [7a]
  test.each([
    ['infantry regiment', 'movement.foot', 1],
    ['cavalry regiment', 'movement.foot', 1],
    ['heavy weapons battalion', 'movement.foot', 1],
    ['engineer battalion', 'movement.foot', 1],
    ['armour regiment', 'movement.armoured', 3],
    ['artillery regiment', 'movement.mechanised', 4],
    ['anti-tank battalion', 'movement.mechanised', 4],
    ['anti-aircraft battalion', 'movement.mechanised', 4],
    ['reconnaissance battalion', 'movement.reconnaissance', 5],
    ['headquarters', 'movement.reconnaissance', 5],
    ['tactical aircraft', 'movement.air', 10],
  ] as const)('a unit of the kind %s moves by %s: %d sectors [7a]', (kind, number, sectors) => {
    const byMobility = {
      foot: 'movement.foot',
      mounted: 'movement.foot',
      armoured: 'movement.armoured',
      'self-propelled': 'movement.armoured',
      mechanised: 'movement.mechanised',
      towed: 'movement.mechanised',
      reconnaissance: 'movement.reconnaissance',
      air: 'movement.air',
      fixed: undefined,
    } as const;
    expect(byMobility[arms[unitKinds[kind].arm].mobility]).toBe(number);
    expect(numbers[number]).toBe(sectors);
  });

  test.each(Object.entries(unitKinds))(
    'a unit of the kind %s has the size that its name states',
    (word, { size, arm }) => {
      const said = /(regiment|brigade|battalion)$/.exec(word)?.[1];
      if (said !== undefined) expect(size).toBe(said);
      else expect('air' in arms[arm] || arm === 'headquarters' || arm === 'naval artillery').toBe(true);
    },
  );

  test('regiments and brigades count as large units, battalions do not [1a]', () => {
    expect((['regiment', 'brigade', 'battalion'] as const).map(isLarge)).toEqual([true, true, false]);
  });

  test('support units are battalions [2.1n]', () => {
    for (const { arm, size } of Object.values(unitKinds))
      if ('supportUnit' in arms[arm]) expect(size).toBe('battalion');
  });

  test('units for which no break points are written have those of their arm and size [2.1g, 2.1n, 12a]', () => {
    expect(arms.infantry.usualPr.large).toBe(2);
    expect(arms.armour.usualPr.large).toBe(2);
    expect(arms['anti-tank'].usualPr.small).toBe(1);
    expect(arms['heavy bomber'].usualPr.large).toBe(numbers['air.breakPoints']);
    expect(arms.artillery.usualPr).toEqual({});
  });

  test('unitKind returns no kind of unit for an unknown word', () => {
    expect(unitKind('toString')).toBeUndefined();
    expect(unitKind('infantry regiment')?.arm).toBe('infantry');
  });

  test('divisions are the only formations that need a headquarters', () => {
    const needing = Object.entries(formations).filter(([, { headquarters }]) => headquarters);
    expect(needing.map(([word]) => word)).toEqual(['division']);
  });
});

describe('terrain [14]', () => {
  const heavy = ['village', 'city', 'ridge', 'forest', 'marsh', 'river'];

  test.each(heavy)('terrain %s is heavy', (word) => {
    expect(terrainEffect(word)).toMatchObject({ heavy: true, impassable: false, river: word === 'river' });
  });

  test('open country does not count as heavy terrain, and only terrain called impassable cannot be entered [14c]', () => {
    expect(terrain.open).toMatchObject({ heavy: false, impassable: false });
    for (const [word, { impassable, heavy: isHeavy }] of Object.entries(terrain)) {
      expect(impassable).toBe(word.startsWith('impassable'));
      if (impassable) expect(isHeavy).toBe(true);
    }
    expect(terrainEffect('valueOf')).toBeUndefined();
  });

  test('the lists of places for victory [16a], bombers [12i], guards [15.3a] and objectives [16c] contain the right kinds', () => {
    expect([VICTORY_PLACES, STRUCTURES, GUARDED, OBJECTIVES].map((list) => list.join(' '))).toEqual([
      'city village airfield bridge',
      'bridge fortification city',
      'airfield bridge city',
      'village airfield supply point',
    ]);
  });
});

describe('victory [16b]', () => {
  // Case C73
  test.each([
    [0, 'draw'],
    [1, 'marginal'],
    [10, 'marginal'],
    [11, 'significant'],
    [23, 'significant'],
    [25, 'significant'],
    [26, 'overwhelming'],
  ])('a lead of %d points is %s [16b]', (lead, degree) => {
    expect(victoryDegree(lead)).toBe(degree);
  });

  test('the point values of a standard victory are those of the rulebook [16a]', () => {
    const points = Object.entries(bookNumbers).filter(([name]) => name.startsWith('victory.'));
    expect(points.map(([name, { value }]) => `${name.slice(8)} ${value}`).join(', ')).toBe(
      'dice 2, breakPoint 1, infantry 3, armour 5, place 2, lastTurn 3, headquarters 4',
    );
  });
});

describe('numbers and settings', () => {
  test.each([
    ['stacking.least', 6],
    ['stacking.most', 9],
    ['combat.units', 4],
    ['support.units', 3],
    ['support.points', 5],
    ['assault.lossesAbove', 2],
    ['retreat.sectors', 2],
    ['retreat.short', 1],
    ['retreat.equal', 1],
    ['counterBattery.least', 6],
    ['reorganisation.lostPerPoint', 2],
    ['air.flyingFrom', 5],
    ['air.withdrawal', 3],
    ['mines.least', 5],
    ['mines.engineers', -1],
    ['engineers.turns', 2],
    ['barrage.least', 5],
    ['barrage.fortifications', 6],
    ['barrage.unitFrom', 5],
    ['airfield.radius', 16],
    ['guards.units', 3],
    ['objectives.points', 100],
    ['objectives.ownHalf', 25],
    ['objectives.enemyHalf', 50],
    ['objectives.fromEdge', 4],
    ['objectives.apart', 4],
  ] as const)('the rule number `%s` has the value %d', (name, value) => {
    expect(bookNumbers[name].value).toBe(value);
  });

  test('a house rule replaces a number of the rulebook', () => {
    const rule = (number: string, value: number) => ({ number, value, reason: '', source: NO_SOURCE });
    const ours = numbersOf({ houseRules: [rule('support.units', 4), rule('no.such', 9)] });
    expect(ours['support.units']).toBe(4);
    expect(ours).not.toHaveProperty(['no.such']);
  });

  test('a setting applies to the whole scenario, or only to the turn that it names', () => {
    const set = (name: string, value: string | number, turn?: number) => ({
      name,
      values: [value],
      ...(turn !== undefined && { turn }),
      source: NO_SOURCE,
    });
    const scenario = {
      settings: [set('turns.perDay', 4), set('weather', 'flying', 5), set('optional.barrage', 'true')],
    };
    expect(settingOf(scenario, 'turns.perDay')).toBe(4);
    expect(settingOf(scenario, 'weather', 5)).toBe('flying');
    expect(settingOf(scenario, 'weather')).toBeUndefined();
    expect(plays(scenario, 'optional.barrage')).toBe(true);
    expect(plays(scenario, 'optional.guards')).toBe(false);
  });
});

describe('the words', () => {
  test('every word of the vocabulary cites rules that exist', () => {
    const { sides, calendar = [], statements = [], course: _course, cell: _cell, questions, ...lists } = vocabulary;
    expect([...sides, ...calendar]).toEqual([]);
    expect(statements).toEqual([...new Set(statements)]);
    // Words of special rules and common attributes belong to every game, so no rulebook mentions them.
    const ofAnyGame = new Set<Word>([...COMMON_ATTRIBUTES, ...Object.values(specialWords).flat()]);
    const all: Word[] = [...Object.values(lists).flat(), ...questions, ...questions.flatMap(({ values }) => values)];
    const words = all.filter((word) => !ofAnyGame.has(word));
    for (const { word, text, rules } of words) {
      expect(word).toMatch(/^[A-Za-z]/);
      expect(text).toMatch(/[.…]$/);
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => !isFdaRule(rule))).toEqual([]);
    }
  });

  test.each(['terrain', 'features', 'unitKinds', 'formations', 'verbs', 'phases', 'results', 'settings'] as const)(
    'no two %s of the vocabulary share a word',
    (list) => {
      const words = vocabulary[list].map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
    },
  );

  test('the day begins with the weather and ends with the night [6f]', () => {
    expect(sequence.map(({ name }) => name)).toEqual([
      'weather',
      'supremacy',
      'barrage',
      'initiative',
      'activation',
      'reorganisation',
    ]);
  });
});
