import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { replayMoments } from '../../engine/play/replay.js';
import { rulesets } from '../../engine/rulesets/index.js';
import type { Analysis } from '../../language-server/analysis/analysis.js';
import { formatted } from '../../language-server/features/format/formatter.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = globSync(['examples/**/*.sand', 'fuzz/scenarios/*.sand'], { cwd: ROOT }).sort();

const analyses = new Map<string, Analysis | undefined>();
const unformatted: string[] = [];

/** Returns what is wrong with an example: its findings of any severity, and its expectations that were not met. */
function troubles(analysis: Analysis): string[] {
  return [
    ...[...analysis.findings, ...analysis.playFindings()].map(
      ({ severity, code, message }) => `${severity} ${code}: ${message}`,
    ),
    ...(analysis.playthrough()?.expectations ?? [])
      .filter(({ passed }) => !passed)
      .map(({ text, expected, got }) => `${text}: expected ${expected}, got ${got}`),
  ];
}

describe('the examples and the scenarios of the fuzzer', () => {
  beforeAll(async () => {
    const workspace = await NodeWorkspace.open(['examples', 'fuzz/scenarios'], rulesets, ROOT);
    for (const document of workspace.documents) {
      const file = path.relative(ROOT, document.uri.fsPath);
      analyses.set(file, workspace.analyse(document));
      if (formatted(document) !== document.textDocument.getText()) unformatted.push(file);
    }
  });

  test('the workspace reads every example file and no other file', () => {
    expect([...analyses.keys()].sort()).toEqual(FILES);
  });

  test('all examples are formatted', () => {
    expect(unformatted.filter((file) => file.startsWith('examples'))).toEqual([]);
  });

  test.each(FILES)('%s names a game, has no findings and meets its expectations', (file) => {
    const analysis = analyses.get(file);
    expect(analysis?.ruleset?.id).toBeDefined();
    expect(analysis && troubles(analysis)).toEqual([]);
  });

  test.each(FILES)('%s asks the same questions when its moments are replayed from the recorded answers', (file) => {
    const analysis = analyses.get(file);
    const play = analysis?.playthrough();
    if (!analysis?.ruleset || !analysis.scenario || !play) return;
    const addresses: string[] = [];
    const { log, moments } = play;
    replayMoments(analysis.ruleset, analysis.scenario, { log }, moments.keys(), (_moment, _game, { address }) =>
      addresses.push(address),
    );
    /** The addresses without the number that is appended when an address occurs again. */
    const uncounted = moments.map(({ address }) => address.replace(/ #\d+$/, ''));
    expect(addresses).toEqual(uncounted);
  });

  test('no example file is declared as a draft', () => {
    expect(FILES.filter((file) => /^draft /m.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  test.each(FILES.filter((file) => file.includes('/lessons/') && /\/\d-[^/]*$/.test(file)))(
    '%s contains its whole lesson: a scenario with orders and expectations',
    (file) => {
      const analysis = analyses.get(file);
      const scenario = analysis?.scenario;
      expect(scenario?.source.file).toBe(analysis?.uri);
      expect(scenario?.orders.length).toBeGreaterThan(0);
      expect(scenario?.expectations.length).toBeGreaterThan(0);
    },
  );
});
