import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { sizeOf } from '../../language-server/new-scenario/enlarge-map.js';
import { starterSnippet } from '../../language-server/new-scenario/starter-file.js';
import { desk } from '../language-server/features/kit.js';

/** Returns the text of a snippet in which the author fills in no placeholder. */
const untouched = (snippet: string): string =>
  snippet.replace(/\$\{\d+:((?:\\.|[^}])*)\}|\$\d/g, (_, text = '') => text as string).replace(/\\([\\$}])/g, '$1');

/** Returns the text of a snippet in which the author fills in every placeholder that has no default. */
const filled = (snippet: string): string => untouched(snippet.replace(/\$\{(\d+):[^}]*\}/g, 'Blank$1'));

describe.each([...rulesets.values()])('the starter file of $id', (ruleset) => {
  const snippet = starterSnippet(ruleset);

  test.each([
    ['with unchanged placeholders', untouched(snippet)],
    ['with its placeholders filled in', filled(snippet)],
  ])('a starter %s has no findings and plays its orders', async (_, text) => {
    expect(text).not.toMatch(/[‹›$]/);
    const { main, services } = await desk({ 'new.sand': text }, [ruleset]);
    const analysis = services.compile.Analyser.analyse(main);
    const findings = [...(main.diagnostics ?? []), ...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])];
    expect(findings.map(({ message }) => message)).toEqual([]);
    const { moments = [], events = [] } = analysis?.playthrough() ?? {};
    const occasions = ruleset.vocabulary.verbs.filter(({ isOccasion: occasion }) => occasion).map(({ word }) => word);
    const lines = analysis?.scenario?.orders.flatMap((sheet) => sheet.lines.filter((line) => 'verb' in line)) ?? [];
    const written = lines.flatMap((order) =>
      occasions.includes(order.verb) ? order.answers.flatMap(({ orders }) => orders) : [order],
    );
    expect(moments.filter(({ by }) => by === 'order')).toHaveLength(written.length);
    const fights = /^(attack|assault)/;
    const canFight = ruleset.vocabulary.verbs.some(({ word }) => fights.test(word));
    expect(events.some(({ kind }) => fights.test(kind))).toBe(canFight);
  });

  test.each([
    { columns: 20, rows: 16 },
    { columns: 33, rows: 9 },
    { columns: 3, rows: 30 },
  ])('a starter of $columns × $rows has that size, has no findings and plays its orders', async (size) => {
    const small = sizeOf(ruleset.starter);
    if (!small) throw new Error('It draws no map.');
    const text = untouched(starterSnippet(ruleset, { size, sides: ['Attackers', 'The other ones'] }));
    const { main, services } = await desk({ 'new.sand': text }, [ruleset]);
    const analysis = services.compile.Analyser.analyse(main);
    expect(analysis?.map?.board.grid).toMatchObject({
      columns: Math.max(size.columns, small.columns),
      rows: Math.max(size.rows, small.rows),
    });
    const findings = [...(main.diagnostics ?? []), ...(analysis?.playFindings() ?? [])];
    expect(findings.map(({ message }) => message)).toEqual([]);
    expect(analysis?.playthrough()?.moments.some(({ by }) => by === 'order')).toBe(true);
    const sides = analysis?.sides.map(({ name }) => name).sort();
    expect(sides).toEqual(
      ruleset.vocabulary.sides.length > 0 ? ruleset.vocabulary.sides.toSorted() : ['Attackers', 'The other ones'],
    );
  });

  test('a starter has two sides, a set-up, orders, dice and an expectation that is met', async () => {
    const { main, services } = await desk({ 'new.sand': untouched(snippet) }, [ruleset]);
    const analysis = services.compile.Analyser.analyse(main);
    const { scenario, sides = [] } = analysis ?? {};
    expect(sides).toHaveLength(2);
    expect(scenario?.setups.length).toBeGreaterThan(1);
    expect(scenario?.orders.length).toBeGreaterThan(0);
    expect(scenario?.dice.seed).toBeDefined();
    expect(analysis?.playthrough()?.expectations.map(({ passed }) => passed)).toEqual([true]);
  });

  test('a starter has placeholders for the author’s names and values', () => {
    expect(snippet.match(/\$\{\d+:/g)?.length).toBeGreaterThan(4);
  });
});
