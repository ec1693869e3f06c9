import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { starterSnippet } from '../../language-server/features/starter.js';
import { desk } from '../language-server/features/kit.js';

/** A snippet as its author leaves it who fills in nothing. */
const untouched = (snippet: string): string =>
  snippet.replace(/\$\{\d+:((?:\\.|[^}])*)\}|\$\d/g, (_, text = '') => text as string).replace(/\\([\\$}])/g, '$1');

/** A snippet as its author leaves it who fills in every blank. */
const filled = (snippet: string): string => untouched(snippet.replace(/\$\{(\d+):[^}]*\}/g, 'Blank$1'));

describe.each([...rulesets.values()])('the file a new scenario of $id begins with', (ruleset) => {
  const snippet = starterSnippet(ruleset);

  test.each([
    ['as it stands', untouched(snippet)],
    ['with its blanks filled in', filled(snippet)],
  ])('checks clean and plays, %s', async (_, text) => {
    expect(text).not.toMatch(/[‹›$]/);
    const { main, services } = await desk({ 'new.sand': text }, [ruleset]);
    const analysis = services.compile.Analyser.analyse(main);
    const findings = [...(main.diagnostics ?? []), ...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])];
    expect(findings.map(({ message }) => message)).toEqual([]);
    const { moments = [], events = [] } = analysis?.playthrough() ?? {};
    const occasions = ruleset.vocabulary.verbs.filter(({ occasion }) => occasion).map(({ word }) => word);
    const lines = analysis?.scenario?.orders.flatMap((sheet) => sheet.lines.filter((line) => 'verb' in line)) ?? [];
    const written = lines.flatMap((order) =>
      occasions.includes(order.verb) ? order.answers.flatMap(({ orders }) => orders) : [order],
    );
    expect(moments.filter(({ by }) => by === 'order')).toHaveLength(written.length);
    const fights = /^(attack|assault)/;
    const canFight = ruleset.vocabulary.verbs.some(({ word }) => fights.test(word));
    expect(events.some(({ kind }) => fights.test(kind))).toBe(canFight);
  });

  test('has blanks for what is the author’s', () => {
    expect(snippet.match(/\$\{\d+:/g)?.length).toBeGreaterThan(4);
  });
});
