import { describe, expect, test } from 'vitest';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/** Returns the codes and messages of the production findings in the starter file after some replacements. */
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

const GERMAN = 'set production of Germany = 5';
const WITHOUT = [
  [`  ${GERMAN}\n`, ''],
  ['source "Germany", yellow 3, red 1', 'source "Germany"'],
] as const;

describe('findings for missing production data', () => {
  test.each<{ case: string; changes: readonly (readonly [string, string])[]; want: string }>([
    {
      case: 'reports a leading nation without income',
      changes: WITHOUT,
      want: '7.3/no-income: Neither the scenario nor the map gives Germany an income [7.3]. Write `set production of "Germany" = 5` in the scenario, or `(yellow 2)` after its cities on the map.',
    },
    {
      case: 'reports armour without a factory',
      changes: [['source "Germany", yellow 3, red 1', 'source "Germany", yellow 3']],
      want: '7.3.1.armour/no-factory: Germany has armour but no red factory where armour can be rebuilt [7.3.1.armour]. Write `(red 1)` after a city of Germany on the map.',
    },
    {
      case: 'reports an unknown nation',
      changes: [[GERMAN, 'set production of "28.AK" = 5']],
      want: '7.3/no-such-nation: There is no nation “28.AK”; the nations are Germany, Romania, Hungary, Slovakia and Soviet Union [7.3].',
    },
    {
      case: 'reports income for a nation without its own',
      changes: [
        ['nation Germany {', 'nation Italy { infantry corps "It" 2 | 1 }\n  nation Germany {'],
        [GERMAN, `${GERMAN}\n  set production of Italy = 2`],
      ],
      want: '5.2.aid/no-own-income: Italy has no income; it receives points from Germany by the order `aid Italy (yellow 1)` [5.2.aid].',
    },
    {
      case: 'reports more numbers than colours',
      changes: [[GERMAN, `${GERMAN}, 1, 2, 3, 4`]],
      want: '11.0/too-many-colours: An income has at most 4 numbers: yellow, red, blue and black; this income has 5 [11.0].',
    },
    {
      case: 'reports a project that is not on the map',
      changes: [[GERMAN, `${GERMAN}\n  set projects = "Bug Canal"`]],
      want: 'SBE6.infrastructure/no-such-project: There is no project “Bug Canal” on the map; it has none: write `rail "…" … (buildable, yellow 3)` [SBE6.infrastructure].',
    },
    {
      case: 'reports Lend-Lease without the ends of its routes',
      changes: [['set layer = base', 'set layer = advanced\n  set optional = lend-lease']],
      want: '34.0/route-without-end: No points arrive by the arctic route: no place of Border has the role `(arctic)` [34.0]. Write the role after a place in the map.',
    },
    {
      case: 'reports a factory card that names no city',
      changes: [
        ['scenario "At the border"', 'table factories { 2: Germany = "Kassel" }\n\nscenario "At the border"'],
        ['set layer = base', 'set layer = advanced\n  set optional = factories'],
      ],
      want: '15.1.place/no-such-city: Border has no place “Kassel” [15.1.place].',
    },
    {
      case: 'reports a city of the card without a limit',
      changes: [
        ['scenario "At the border"', 'table factories { 2: Germany = "Warsaw" }\n\nscenario "At the border"'],
        ['set layer = base', 'set layer = advanced\n  set optional = factories'],
      ],
      want: '15.1.place/no-limit: Warsaw has no limit of new factories: write `(limit 1)` after it on the map [15.1.place].',
    },
  ])('the check of production data $case', async ({ changes, want }) => {
    expect(await found(...changes)).toContain(want);
  });

  test('the starter file of the ruleset bite has no finding', async () => {
    expect(await found()).toEqual([]);
  });
});
