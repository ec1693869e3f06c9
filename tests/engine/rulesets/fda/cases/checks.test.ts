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
  ['C70: three guards of a bridge are allowed [15.3a, 15.3b]', guards(infantry(3), '0405', squares(3).join(', ')), []],
  [
    'C70: four guards of a bridge are too many [15.3b]',
    guards(infantry(4), '0405', squares(4).join(', ')),
    ['15.3b/too-many-guards'],
  ],
  [
    'C70: tanks may not be guards [15.3a]',
    guards('armour regiment Tank (class B)', '0405', 'Tank'),
    ['15.3a/guard-kind'],
  ],
  ['C71: a factor of 0 is an error [3a]', units('infantry regiment Xray (fc 0)'), ['3a/below-the-table']],
  [
    'C71: a factor below the table is an error [Aa]',
    units('armour regiment Xray (class B, fc 2)'),
    ['Aa/below-the-table'],
  ],
  ['C71: a factor above the table is allowed [Aa]', units('armour regiment Xray (class B, fc 4)'), []],
  ['C71: four break points are an error [3b]', units('infantry regiment Xray (pr 4)'), ['3b/break-points']],
  ['C71: no break points are an error [3b]', units('infantry regiment Xray (pr 0)'), ['3b/break-points']],
  ['C71: nine units in a sector are allowed [4c]', many(9), []],
  ['C71: ten units in a sector are an error [4c]', many(10), ['4c/stack-limit']],
  [
    'C71: seven units in a sector are an error if the scenario allows six [4c]',
    { ...many(7), sets: 'set turns.perDay = 4  set stack.limit = 6' },
    ['4c/stack-limit'],
  ],
  [
    'C71: aircraft do not count for stacking [4e]',
    {
      ...many(9),
      red: 'tactical aircraft Plane1  tactical aircraft Plane2',
      setup: `0403: ${squares(9).join(', ')}, Plane1, Plane2`,
    },
    [],
  ],
  ['C74: objectives four sectors from the edge and four sectors apart are allowed [16c, 16d]', table('0504 0904'), []],
  [
    'C74: an objective too near the edge is an error [16d]',
    table('0503 0904', 'score Berta 25 (holder Red)'),
    ['16d/near-the-edge'],
  ],
  ['C74: two objectives too near each other are an error [16d]', table('0504 0805'), ['16d/near-another']],
  [
    'C74: objectives worth a hundred points are allowed [16e]',
    points('score Anton 25 (holder Red), Berta 25 (holder Red), Emil 50 (holder Red)'),
    [],
  ],
  [
    'C74: 26 points for an objective in the own half are an error [16e]',
    points('score Anton 26 (holder Red)'),
    ['16e/points-of-objective'],
  ],
  [
    'C74: objectives worth more than a hundred points are an error [16e]',
    points('score Anton 25 (holder Red), Berta 25 (holder Red), Emil 50 (holder Red), Fritz 10 (holder Red)'),
    ['16e/points-of-side'],
  ],
];

describe('errors of a scenario before the first turn', () => {
  test.each(cases)('%s', async (_, change, errors) => {
    expect(await errorsIn(change)).toEqual(errors);
  });
});
