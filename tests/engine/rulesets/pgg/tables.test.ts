import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_ATTRIBUTES } from '../../../../engine/mechanics/vocabulary.js';
import { specialWords } from '../../../../engine/mechanics/special-rules/words.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import type { Word } from '../../../../engine/play/vocabulary.js';
import { isPggRule } from '../../../../engine/rulesets/pgg/rulebook/index.js';
import {
  combatTable,
  resultCodes,
  results,
  type OddsColumn,
} from '../../../../engine/rulesets/pgg/vocabulary/combat-results.js';
import { vocabulary } from '../../../../engine/rulesets/pgg/vocabulary/index.js';
import { bookNumbers, numbersOf } from '../../../../engine/rulesets/pgg/vocabulary/numbers.js';
import {
  firstTurn,
  germanArrivals,
  printedEntries,
  setUp,
  sovietArrivals,
  type SovietGroup,
} from '../../../../engine/rulesets/pgg/vocabulary/schedules.js';
import { sequence } from '../../../../engine/rulesets/pgg/vocabulary/sequence.js';
import { plays } from '../../../../engine/rulesets/pgg/vocabulary/settings.js';
import { cities, multiplierOf, river, road, terrain } from '../../../../engine/rulesets/pgg/vocabulary/terrain.js';
import { formations, unitKinds } from '../../../../engine/rulesets/pgg/vocabulary/unit-kinds.js';
import { victoryLevel, victoryPlaces } from '../../../../engine/rulesets/pgg/vocabulary/victory.js';

describe('combat results table [9.5]', () => {
  // The table typed a second time, column by column, with die rolls 1 to 6.
  const columns: Record<OddsColumn, string> = {
    '1-3': 'A1 A1 A1 A2 Ae Ae',
    '1-2': 'D1/A1 Eng A1 A1 A2 Ae',
    '1-1': 'D1 D1/A1 D1/A1 Eng A1 A2',
    '2-1': 'D2 D1 D1/A1 D1/A1 Eng A1',
    '3-1': 'D2 D2 D1 D1/A1 D1/A1 Eng',
    '4-1': 'D2 D2 D2/A1 D1 D1/A1 Eng',
    '5-1': 'D2 D2 D2 D2/A1 D1 D1/A1',
    '6-1': 'De/A1 D2 D2 D2 D2/A1 D1',
    '7-1': 'De De/A1 D2 D2 D2 D2/A1',
    '8-1': 'De De De/A1 D2 D2 D2',
    '9-1': 'De De De De/A1 D2 D2',
    '10-1': 'De De De De De D2',
  };

  test.each(combatTable.columns)('column %s of the combat results table has the printed results', (column) => {
    expect([1, 2, 3, 4, 5, 6].map((roll) => combatTable.result(column, roll)).join(' ')).toBe(columns[column]);
  });

  test.each([0, 7, 1.5])('the combat results table has no row for a roll of %s', (roll) => {
    expect(() => combatTable.result('1-1', roll)).toThrow(RangeError);
  });

  test.each(resultCodes)('result %s means what its letters state [9.64-9.67]', (code) => {
    const { attacker, defender, manner } = results[code];
    const suffering = (side: 'A' | 'D'): unknown => {
      const level = new RegExp(`${side}([e12])`).exec(code)?.[1];
      return level === 'e' ? 'eliminated' : level && Number(level);
    };
    if (code === 'Eng') expect([attacker, defender, manner]).toEqual([1, 1, 'engaged']);
    else expect([attacker, defender]).toEqual([suffering('A'), suffering('D')]);
    expect(manner === 'split').toBe(code.includes('/'));
  });
});

describe('odds [9.4]', () => {
  test.each([
    { case: 'C01', attack: 26, defense: 9, column: '2-1' },
    { case: 'C02', attack: 5, defense: 9, column: '1-2' },
    { case: 'C03', attack: 4, defense: 9, column: '1-3' },
    { case: 'C04', attack: 3, defense: 10, column: '1-3' },
    { case: 'C05', attack: 60, defense: 4, column: '10-1' },
    { case: 'C06', attack: 19, defense: 2, column: '9-1' },
    { case: 'even', attack: 7, defense: 7, column: '1-1' },
    { case: 'half', attack: 4, defense: 8, column: '1-2' },
    { case: 'just below half', attack: 4, defense: 9, column: '1-3' },
  ])('$case: $attack against $defense is $column', ({ attack, defense, column }) => {
    expect(combatTable.columnOf(attack, defense)).toBe(column);
  });

  test('odds are never rounded in favour of the attacker', () => {
    const strength = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(strength, strength, (attack, defense) => {
        const [a, d] = combatTable.columnOf(attack, defense).split('-').map(Number) as [number, number];
        if (attack * 3 >= defense) expect(attack * d).toBeGreaterThanOrEqual(defense * a);
        if (attack < defense * 10) expect(attack * d).toBeLessThan(defense * a * 2);
      }),
    );
  });
});

describe('terrain effects chart [6.7]', () => {
  // Half-points for infantry, cavalry, motorized units and leaders, and the multiple of the defense.
  test.each([
    ['clear', terrain.clear, [2, 2, 2, 2], 1, 'anywhere'],
    ['forest', terrain.forest, [2, 4, 4, 2], 2, 'anywhere'],
    ['swamp', terrain.swamp, [4, 4, 4, 4], 1, 'ends'],
    ['major city', cities['major city'], [2, 2, 2, 2], 2, 'anywhere'],
    ['minor city', cities['minor city'], [2, 2, 2, 2], 1, 'anywhere'],
  ] as const)(
    'the costs and effects of terrain %s are those of the chart',
    (_, effect, [infantry, cavalry, motorized, leader], defense, supply) => {
      expect(effect.cost).toEqual({ infantry, cavalry, motorized, leader });
      expect([effect.defense, effect.supply]).toEqual([defense, supply]);
    },
  );

  test('no unit enters a lake', () => {
    expect([terrain.lake.cost, terrain.lake.supply]).toEqual([undefined, 'nowhere']);
  });

  test('roads and rivers have the movement costs of the terrain chart', () => {
    expect(road.cost).toEqual({ infantry: 2, cavalry: 2, motorized: 1, leader: 1 });
    expect(river).toMatchObject({ extraCost: { Soviet: 2, German: 4 }, defense: 2 });
  });

  test.each([
    [[], 1],
    [[2], 2],
    [[2, 2], 3],
    [[2, 2, 2], 4],
  ])('the multipliers %j of one strength combine to a multiplier of %d [9.33]', (multiples, together) => {
    expect(multiplierOf(multiples)).toBe(together);
  });
});

describe('schedules', () => {
  const total = (groups: readonly SovietGroup[]) => ({
    rifle: groups.reduce((sum, { rifle }) => sum + rifle, 0),
    tank: groups.reduce((sum, { tank }) => sum + tank, 0),
    leaders: new Set(groups.flatMap(({ leader }) => leader ?? [])).size,
  });

  test('the set-up has 28 rifle divisions, 6 tank divisions and 5 leaders [5.1]', () => {
    expect(total(setUp)).toEqual({ rifle: 28, tank: 6, leaders: 5 });
  });

  test('the reinforcement list has 60 rifle divisions, 5 tank divisions and 10 leaders [16.1]', () => {
    expect(total(sovietArrivals)).toEqual({ rifle: 60, tank: 5, leaders: 10 });
    expect(Math.max(...sovietArrivals.map(({ turn }) => turn))).toBe(11);
  });

  test('rifle divisions arrive as listed for each turn [16.1]', () => {
    const rifles = Array.from(
      { length: 12 },
      (_, n) => total(sovietArrivals.filter(({ turn }) => turn === n + 1)).rifle,
    );
    expect(rifles).toEqual([11, 7, 9, 5, 4, 4, 4, 4, 4, 4, 4, 0]);
  });

  test('the German arrivals have the printed number of divisions and regiments of each kind [16.2]', () => {
    const items = germanArrivals.flatMap((group) => group.items);
    const of = (kind: string): number => items.filter((item) => item.kind === kind).length;
    expect({
      panzer: of('panzer division'),
      motorized: of('motorized division'),
      infantry: of('infantry division'),
      cavalry: of('cavalry division'),
      regiments: of('regiment'),
    }).toEqual({ panzer: 9, motorized: 6, infantry: 18, cavalry: 1, regiments: 2 });
    expect(new Set(items.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(items.length);
  });

  test('German groups arrive as listed for each turn [16.2]', () => {
    const entries = germanArrivals.map(
      ({ turn, entry, corps, items }) => `${turn}${entry}${corps ?? ''}:${items.length}`,
    );
    expect(entries.join(' ')).toBe('1C39:5 2A57:3 2B:2 3D:3 3E47:3 3E46:3 3H24:4 5E:3 6E:2 7E:4 8F:2 9G:2');
  });

  test('the armies of the special rules of turn 1 are set up [5.2]', () => {
    const armies = setUp.map(({ army }) => army);
    expect([...firstTurn.diced, ...firstTurn.marching].every((army) => armies.includes(army))).toBe(true);
  });

  test('the table of entry hexes has 11 hexes for area B, and 0111 is not one of them [14.3]', () => {
    expect(printedEntries.B).toHaveLength(11);
    expect(printedEntries.B).not.toContain('0111');
  });
});

describe('victory [15.0]', () => {
  test('the victory places are worth 150 points in all [15.11]', () => {
    expect(victoryPlaces.reduce((sum, { points }) => sum + points, 0)).toBe(150);
    expect(victoryPlaces.filter(({ city }) => !city).map(({ place }) => place)).toEqual(['5907', '5915']);
  });

  // Case C104
  test.each([
    [-7, 'Soviet decisive'],
    [0, 'Soviet decisive'],
    [1, 'Soviet strategic'],
    [25, 'Soviet strategic'],
    [26, 'Soviet marginal'],
    [49, 'Soviet marginal'],
    [50, 'German marginal'],
    [79, 'German marginal'],
    [80, 'German strategic'],
    [124, 'German strategic'],
    [125, 'German decisive'],
  ])('%d points are a %s victory [15.2]', (net, level) => {
    const { side, degree } = victoryLevel(net);
    expect(`${side} ${degree}`).toBe(level);
  });

  test('the points for all ten divisions of the front sum to 15 [14.23]', () => {
    const n = numbersOf({ houseRules: [] });
    const dear = n['front.total'] - n['front.cheap'];
    expect(n['front.cheap'] * n['front.cheapPoints'] + dear * n['front.dearPoints']).toBe(15);
  });
});

describe('numbers', () => {
  const rule = (number: string, value: number) => ({ number, value, reason: '', source: NO_SOURCE });

  test('a house rule replaces a number of the rulebook', () => {
    const numbers = numbersOf({ houseRules: [rule('stacking.soviet', 4), rule('no.such', 9)] });
    expect(numbers['stacking.soviet']).toBe(4);
    expect(numbers['stacking.german']).toBe(bookNumbers['stacking.german'].value);
    expect(numbers).not.toHaveProperty(['no.such']);
  });

  test.each([
    ['stacking.soviet', 3],
    ['stacking.sovietWithLeader', 4],
    ['stacking.german', 3],
    ['rail.units', 8],
    ['rail.hexes', 30],
    ['rail.cuts', 6],
    ['overrun.points', 3],
    ['supply.roadHexes', 20],
    ['supply.movementPoints', 20],
    ['interdiction.german', 3],
    ['interdiction.sovietTurns', 3],
    ['front.perTurn', 5],
    ['front.total', 10],
    ['victory.division', 5],
    ['victory.recapture', 2],
    ['game.turns', 12],
  ] as const)('the rulebook number %s is %d', (name, value) => {
    expect(bookNumbers[name].value).toBe(value);
  });
});

describe('units', () => {
  test.each([
    ['rifle', 'Soviet', 1, 1, false],
    ['tank', 'Soviet', 1, 3, false],
    ['leader', 'Soviet', 1, 0, false],
    ['panzer regiment', 'German', 2, undefined, true],
    ['panzer grenadier regiment', 'German', 2, undefined, true],
    ['motorized regiment', 'German', 2, undefined, true],
    ['infantry division', 'German', 4, undefined, false],
    ['cavalry division', 'German', 2, undefined, true],
  ] as const)(
    'the unit kind “%s” has the side %s, %d steps, rail weight %s, and moves twice in a turn: %s [6.31, 9.62, 9.63, 4.2.B3]',
    (kind, ...facts) => {
      const { side, steps, railWeight, movesTwice } = unitKinds[kind];
      expect([side, steps, railWeight, movesTwice]).toEqual(facts);
    },
  );

  test('divisions consist of the regiments that 7.3 lists', () => {
    expect(formations['panzer division'].regiments).toEqual({ 'panzer regiment': 1, 'panzer grenadier regiment': 2 });
    expect(formations['motorized division'].regiments).toEqual({ 'motorized regiment': 2 });
  });
});

describe('the vocabulary', () => {
  const words = [
    ...vocabulary.terrain,
    ...vocabulary.features,
    ...vocabulary.unitKinds,
    ...vocabulary.formations,
    ...vocabulary.attributes,
    ...vocabulary.verbs,
    ...vocabulary.phases,
    ...vocabulary.questions,
    ...vocabulary.questions.flatMap(({ values }) => values),
    ...vocabulary.results,
    ...vocabulary.settings,
    ...vocabulary.numbers,
  ];

  test('the vocabulary explains every word and cites rules that exist', () => {
    const { attributes, verbs, questions } = specialWords;
    const ofAnyGame = new Set<Word>([...COMMON_ATTRIBUTES, ...attributes, ...verbs, ...questions]);
    for (const each of words) {
      const { word, text, rules } = each;
      expect(text, word).toMatch(/^[A-Z`].*[.:)]$/);
      // Words of special rules and common attributes belong to every game, so no rulebook mentions them.
      if (!ofAnyGame.has(each)) expect(rules.length, word).toBeGreaterThan(0);
      expect(
        rules.filter((rule) => !isPggRule(rule)),
        word,
      ).toEqual([]);
    }
  });

  test('the vocabulary lists each word once', () => {
    const lists = [vocabulary.terrain, vocabulary.features, vocabulary.verbs, vocabulary.phases, vocabulary.questions];
    for (const list of lists) expect(new Set(list.map(({ word }) => word)).size).toBe(list.length);
    const kinds = [...vocabulary.unitKinds, ...vocabulary.formations].map(({ word }) => word);
    expect(new Set(kinds).size).toBe(kinds.length);
    const attributes = vocabulary.attributes.map(({ of, word }) => `${of} ${word}`);
    expect(new Set(attributes).size).toBe(attributes.length);
  });

  test('the vocabulary contains every question that one of its verbs names', () => {
    const questions = vocabulary.questions.map(({ word }) => word);
    for (const verb of vocabulary.verbs) expect(verb.questions.filter((word) => !questions.includes(word))).toEqual([]);
  });

  test('the vocabulary has the nine phases in the order of 4.2', () => {
    expect(sequence.map(({ rule }) => rule.slice(4)).join(' ')).toBe('A1 A2 A3 A4 B1 B2 B3 B4 B5');
    expect(sequence.map(({ side }) => side[0]).join('')).toBe('SSSSGGGGG');
  });
});

test('optional rules are off unless the scenario sets them [10.4]', () => {
  const set = (value: string) => ({ settings: [{ name: 'optional.evacuation', values: [value], source: NO_SOURCE }] });
  expect(plays({ settings: [] }, 'optional.evacuation')).toBe(false);
  expect(plays(set('false'), 'optional.evacuation')).toBe(false);
  expect(plays(set('true'), 'optional.evacuation')).toBe(true);
  expect(plays(set('true'), 'optional.marginalIsDraw')).toBe(false);
});
