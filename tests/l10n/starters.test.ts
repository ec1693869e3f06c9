import { afterEach, describe, expect, test } from 'vitest';
import { newGameText } from '../../engine/declared/new-game.js';
import { speakWith } from '../../engine/model/say.js';
import type { TranslatedBook } from '../../engine/play/book-translation.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { withoutMarks } from '../../language-server/text/placeholders.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { inItalian } from './in-italian.js';

afterEach(() => {
  speakWith(() => undefined);
});

/** Names that are the same in both languages: towns and rivers. */
const SAME_NAMES = new Set(['Brem', 'Lahn']);

/** Matches English words in the texts and names of the starters. */
const ENGLISH_NAME = /\b(the|first|main|road|line|\d(st|nd))\b/i;

/** Returns the texts between `‹` and `›` in a starter file, which an author replaces, without {@link SAME_NAMES}. */
const textsIn = (starter: string): string[] =>
  [...new Set(starter.match(/(?<=‹)[^›]+(?=›)/g))].filter((text) => !SAME_NAMES.has(text));

/** Opens a new file and returns its findings, and whether its orders are carried out. */
async function tried(text: string): Promise<{ readonly findings: string[]; readonly plays: boolean }> {
  const workspace = await TestWorkspace.of({ 'new.sand': text }, [...rulesets.values()]);
  const analysis = await workspace.services.compile.Analyser.analyseAndPlay(workspace.document('new.sand'));
  const findings = [...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])];
  const moments = analysis?.playthrough()?.moments ?? [];
  return { findings: findings.map(({ message }) => message), plays: moments.some(({ by }) => by === 'order') };
}

async function italianStarter(game: Ruleset): Promise<string> {
  const { inItalian: translate } = (await import(`../../engine/rulesets/${game.id}/book-it.ts`)) as {
    inItalian: TranslatedBook;
  };
  return translate(game).starter;
}

describe.each([...rulesets.values()])('the starter file of $id in Italian', (game) => {
  test('every placeholder is Italian', async () => {
    const english = textsIn(game.starter);
    expect(english.length).toBeGreaterThan(3);
    const italian = await italianStarter(game);
    expect(english.filter((text) => textsIn(italian).includes(text))).toEqual([]);
    expect(textsIn(italian)).toHaveLength(english.length);
    expect(italian.match(/"[^"]*"/g)?.filter((text) => ENGLISH_NAME.test(text))).toEqual([]);
    expect(italian).not.toMatch(/ (West|East) /);
  });
  test('the file has no findings and plays its orders', async () => {
    expect(await tried(withoutMarks(await italianStarter(game)))).toEqual({ findings: [], plays: true });
  });
});

test('the file of a new game in Italian has no findings, plays its orders, and contains no English text', async () => {
  const english = textsIn(newGameText({ title: 'Guado' }, []));
  const italian = await inItalian('own', () => newGameText({ title: 'Guado' }, []));
  expect(english.filter((text) => text !== 'Guado' && textsIn(italian).includes(text))).toEqual([]);
  expect(await tried(withoutMarks(italian))).toEqual({ findings: [], plays: true });
});
