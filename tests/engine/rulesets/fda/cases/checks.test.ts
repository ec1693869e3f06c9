import { describe, expect, test } from 'vitest';
import { findingsIn, textOf, type Change } from '../checking.js';

/** Returns the errors found in a changed scenario, each as `rule/slug`. */
async function errorsIn(change: Change): Promise<string[]> {
  const findings = await findingsIn(textOf(change));
  return findings.flatMap(({ severity, code }) => (severity === 'error' ? code.replace('fda/', '') : []));
}

const units = (more: string, at = '0403: Xray'): Change => ({ units: more, setup: at });
const squares = (count: number): string[] => Array.from({ length: count }, (_, i) => `Unit${i}`);
const many = (count: number): Change =>
  units(
    squares(count)
      .map((name) => `infantry regiment ${name}`)
      .join(' '),
    `0403: ${squares(count).join(', ')}`,
  );

const table = (mine: string, scores = ''): Change => ({
  grid: 'squares columns 16 rows 12 labels CCRR diagonals',
  map: `village Anton at 0504  village Berta at 0904  village Cora at 0805  village Dora at 0503  village Emil at 0409  village Fritz at 0809
  half at 0101..1601 0102..1602 0103..1603 0104..1604 0105..1605 0106..1606 (owner Red)
  half at 0107..1607 0108..1608 0109..1609 0110..1610 0111..1611 0112..1612 (owner Blue)
  objective at ${mine} (owner Red)
  objective at 0409 0809 (owner Blue)`,
  scenario: `set victory = points\n${scores || 'score Anton 25 (holder Red)'}`,
});
const points = (scores: string): Change => table('0504 0904', scores);

const guards = (garrison: string, place: string, names: string): Change => ({
  red: `garrison Guards { ${garrison} }`,
  map: 'river Orne: 0405 - 0505\n bridge Old at 0405',
  row5: '. . . r r . . . . .',
  scenario: 'set optional.guards = true',
  setup: `${place}: ${names}`,
});
const infantry = (count: number): string =>
  squares(count)
    .map((name) => `infantry battalion ${name}`)
    .join(' ');

const cases: readonly (readonly [name: string, change: Change, errors: readonly string[]])[] = [
  ['C70 three guards of a bridge [15.3a, 15.3b]', guards(infantry(3), '0405', squares(3).join(', ')), []],
  ['C70 four are too many [15.3b]', guards(infantry(4), '0405', squares(4).join(', ')), ['15.3b/too-many-guards']],
  ['C70 tanks guard nothing [15.3a]', guards('armour regiment Tank (class B)', '0405', 'Tank'), ['15.3a/guard-kind']],
  ['C71 a factor of 0 [3a]', units('infantry regiment Xray (fc 0)'), ['3a/below-the-table']],
  ['C71 less than the table [Aa]', units('armour regiment Xray (class B, fc 2)'), ['Aa/below-the-table']],
  ['C71 more than the table is the author’s right [Aa]', units('armour regiment Xray (class B, fc 4)'), []],
  ['C71 four break points [3b]', units('infantry regiment Xray (pr 4)'), ['3b/break-points']],
  ['C71 none [3b]', units('infantry regiment Xray (pr 0)'), ['3b/break-points']],
  ['C71 nine units in a sector [4c]', many(9), []],
  ['C71 ten [4c]', many(10), ['4c/stack-limit']],
  [
    'C71 seven where the scenario allows six [4c]',
    { ...many(7), sets: 'set turns.perDay = 4  set stack.limit = 6' },
    ['4c/stack-limit'],
  ],
  [
    'C71 aircraft do not count [4e]',
    {
      ...many(9),
      red: 'tactical aircraft Plane1  tactical aircraft Plane2',
      setup: `0403: ${squares(9).join(', ')}, Plane1, Plane2`,
    },
    [],
  ],
  ['C74 objectives four from the edge and four apart [16c, 16d]', table('0504 0904'), []],
  ['C74 one too near the edge [16d]', table('0503 0904', 'score Berta 25 (holder Red)'), ['16d/near-the-edge']],
  ['C74 two too near each other [16d]', table('0504 0805'), ['16d/near-another']],
  [
    'C74 a hundred points [16e]',
    points('score Anton 25 (holder Red), Berta 25 (holder Red), Emil 50 (holder Red)'),
    [],
  ],
  ['C74 26 to an objective of the own half [16e]', points('score Anton 26 (holder Red)'), ['16e/points-of-objective']],
  [
    'C74 more than a hundred [16e]',
    points('score Anton 25 (holder Red), Berta 25 (holder Red), Emil 50 (holder Red), Fritz 10 (holder Red)'),
    ['16e/points-of-side'],
  ],
];

describe('what is wrong before the first turn', () => {
  test.each(cases)('%s', async (_, change, errors) => {
    expect(await errorsIn(change)).toEqual(errors);
  });
});
