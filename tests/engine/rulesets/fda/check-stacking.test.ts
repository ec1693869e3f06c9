import { describe, expect, test } from 'vitest';
import { checkMap, checkForces, checkScenario } from '../../../../engine/rulesets/fda/check/index.js';
import type { Report } from '../../../../engine/play/checks.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { findingsIn, mended, textOf, type Change } from './checking.js';
import { field } from './field.js';

const HEXES = 'hexes flat columns 10 rows 12 labels CCRR even columns lower';
const SQUARES = 'squares columns 10 rows 12 labels CCRR diagonals';

/** Returns the text of `size` infantry battalions, and their names. */
function crowd(size: number): { readonly units: string; readonly names: string } {
  const names = Array.from({ length: size }, (_, i) => `Crowd${i + 1}`);
  return { units: names.map((name) => `infantry battalion ${name}`).join('  '), names: names.join(', ') };
}

const codes = async (text: string): Promise<string[]> => (await findingsIn(text)).map(({ code }) => code);

describe.each([
  ['hexes', HEXES],
  ['squares', SQUARES],
])('C71 stacking at set-up on %s', (_, grid) => {
  const settings = (limit: number): Pick<Change, 'sets' | 'grid'> => ({
    grid,
    sets: `set turns.perDay = 4  set stack.limit = ${limit}`,
  });

  test.each([
    [9, 9, []],
    [10, 9, ['fda/4c/stack-limit']],
    [6, 6, []],
    [7, 6, ['fda/4c/stack-limit']],
  ])(
    '[4c] the check accepts %i units in a sector with a stacking limit of %i, or reports them as too many',
    async (size, limit, found) => {
      const { units, names } = crowd(size);
      expect(await codes(textOf({ ...settings(limit), units, setup: `0405: ${names}` }))).toEqual(found);
    },
  );

  test('[4e] air units do not count for stacking at set-up', async () => {
    const { units, names } = crowd(9);
    const change = {
      ...settings(9),
      map: 'airfield Alpha at 0405 (owner Red)',
      units,
      red: 'tactical aircraft Stuka  medium bomber Heinkel',
      setup: `0405: ${names}, Stuka, Heinkel`,
    };
    expect(await codes(textOf(change))).toEqual([]);
  });

  test('[4c] the fix moves the first excess unit to the nearest free sector', async () => {
    const { units, names } = crowd(10);
    const text = textOf({ ...settings(9), units, setup: `0405: ${names}` });
    const [{ at, message, fixes }] = await findingsIn(text);
    expect(at).toBe('Crowd10');
    expect(message).toBe('10 units in 0405; Red may stack 9 [4c]. Nearest free sector: 0404.');
    const [fix] = fixes;
    expect(fix.title).toBe('Set up Crowd10 in 0404');
    expect(await codes(mended(text, fix))).toEqual([]);
  });

  test('[4c] the fix for an overfull sector moves a unit whose quoted name looks like a cell, together with its parentheses', async () => {
    const { units, names } = crowd(8);
    const both = `${units}  infantry battalion "T34"  infantry battalion "I1"`;
    const text = textOf({ ...settings(8), units: both, setup: `0405: "T34" (pr 1), ${names}, "I1" (pr 1)` });
    const [{ fixes }] = await findingsIn(text);
    expect(fixes.map(({ title }) => title)).toEqual(['Set up Crowd8, "I1" in 0404']);
    const better = mended(text, fixes[0]);
    expect(better).toContain('0404: Crowd8, "I1" (pr 1)');
    expect(await codes(better)).toEqual([]);
  });

  test.each([
    [12, []],
    [13, ['fda/4c/stack-limit']],
  ])('[4c] a set-up of %i units in two sectors is reported if it exceeds six units a sector', async (size, found) => {
    const { units, names } = crowd(size);
    expect(await codes(textOf({ ...settings(6), units, setup: `0405 0406: ${names}` }))).toEqual(found);
  });
});

describe('the checks also cover mistakes that the language already reports', () => {
  /** Returns the rule and slug of each finding that a check reports. */
  function found(check: (report: Report) => void): string[] {
    const reports: string[] = [];
    check(({ rule = '', slug }) => reports.push(`${rule}/${slug}`));
    return reports;
  }

  test('[14e] a river along the sides of sectors is reported as an error, because rivers lie in sectors', () => {
    const { scenario } = field({});
    const { map } = scenario;
    const cell = map.board.cell('0505');
    const river = {
      kind: 'river',
      cells: [],
      chains: [],
      hexsides: [[cell, map.board.neighbour(cell, 0)] as const],
      attributes: {},
      source: NO_SOURCE,
    };
    expect(
      found((report) => {
        checkMap({ ...map, features: [river] }, report);
      }),
    ).toEqual(['14e/on-sides']);
  });

  test('[6b] a scenario needs two sides, each with a division', () => {
    const { scenario } = field({ A: { X: ['INF x @ 0,0', 'HQ hq @ 0,0'] }, B: {} });
    const reports = found((report) => {
      checkScenario(scenario, report);
    });
    expect(reports).toContain('6b/no-divisions');
    expect(reports).not.toContain('6b/two-sides');
    const alone = { ...scenario, sides: scenario.sides.slice(0, 1) };
    expect(
      found((report) => {
        checkScenario(alone, report);
      }),
    ).toContain('6b/two-sides');
  });

  test('[2a] a side with a pool of counters is reported, because in this game no counters are drawn from pools', () => {
    const side = {
      name: 'A',
      forces: [],
      pools: [{ kind: 'rifle', side: 'A', counters: [], source: NO_SOURCE }],
      source: NO_SOURCE,
    };
    expect(
      found((report) => {
        checkForces([side], report);
      }),
    ).toEqual(['2a/pool']);
  });
});
