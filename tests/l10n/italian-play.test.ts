import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { speakWith } from '../../engine/model/say.js';
import type { Ledger } from '../../engine/model/ledger.js';
import { rulesets } from '../../engine/rulesets/index.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { standingLines } from '../../language-server/report/standing-lines.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { ENGLISH } from './english.js';
import { inItalian } from './in-italian.js';

const ROOT = path.resolve(import.meta.dirname, '../../examples');

/** The examples that are played: the lessons of a game, which play each of its procedures in small battles. */
const PLAYED: Readonly<Record<string, string>> = {
  pgg: 'pgg/lessons/*.sand',
  fda: 'fda/lessons/*.sand',
  rtl: 'rtl/lessons/*.sand',
  bite: 'bite/lessons/*.sand',
  own: 'own/{battle-for-moscow/lessons/*,battle-for-moscow/first-turn,waterloo/*,vesna/*}.sand',
};

const filesOf = (game: string): Record<string, string> =>
  Object.fromEntries(
    globSync(`${game}/**/*.sand`, { cwd: ROOT }).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );

const texts = (ledger: Ledger = []): string[] => ledger.flatMap(({ text, why }) => [text, ...texts(why)]);

/**
 * Returns every text that a reader of a file sees: findings, the prompts, events and ledgers of its turns, its
 * expectations, and the points and conditions of victory.
 */
function textsOf(analysis: DocumentAnalysis): string[] {
  const { moments = [], events = [], expectations = [], game } = analysis.playthrough() ?? {};
  const findings = [...analysis.findings, ...analysis.playFindings()];
  return [
    ...findings.flatMap(({ message, why }) => [message, ...texts(why)]),
    ...moments.map(({ prompt }) => prompt),
    ...expectations.map(({ text }) => text),
    ...(game?.standing ? standingLines(game.standing(), (word) => analysis.ruleset?.term(word) ?? word) : []),
    ...events.flatMap(({ text, ledger }) => [text, ...texts(ledger)]),
  ];
}

/** Removes code, quoted names and the names of the author from a text. */
function withoutNames(text: string, names: RegExp): string {
  return text.replaceAll(/`[^`]*`|“[^”]*”/g, '…').replaceAll(names, '…');
}

/** Returns an expression that matches the names in files: of units, places, maps and scenarios, longest first. */
function namesIn(files: Readonly<Record<string, string>>): RegExp {
  const names = Object.values(files).flatMap((text) => [...text.matchAll(/"([^"\n]+)"/g)].map(([, name]) => name));
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'gu');
}

afterEach(() => {
  speakWith(() => undefined);
});

/** Returns files and the files that they import, directly or indirectly. */
function withImports(names: readonly string[], files: Readonly<Record<string, string>>): Record<string, string> {
  const found = new Set(names);
  for (const name of found)
    for (const [, imported] of files[name].matchAll(/^import "([^"]+)"/gm))
      found.add(path.posix.join(path.posix.dirname(name), imported));
  return Object.fromEntries([...found].map((name) => [name, files[name]]));
}

describe.each(Object.entries(PLAYED))('the record of %s in Italian', (game, pattern) => {
  const files = filesOf(game);
  const names = namesIn(files);
  const played = globSync(pattern, { cwd: ROOT });
  let english: TestWorkspace;
  let italian: TestWorkspace;

  beforeAll(async () => {
    const open = (): Promise<TestWorkspace> => TestWorkspace.of(withImports(played, files), [...rulesets.values()]);
    english = await open();
    italian = await inItalian(game, open);
  });

  test.each(played)(
    '%s is played in the same way in both languages, and its Italian texts contain no English',
    async (file) => {
      const log = english.analyse(file).playthrough()?.log;
      await inItalian(game, () => {
        const analysis = italian.analyse(file);
        expect(analysis.playthrough()?.log).toEqual(log);
        const left = [...new Set(textsOf(analysis))].filter((text) => ENGLISH.test(withoutNames(text, names)));
        expect(left).toEqual([]);
      });
    },
  );
});
