import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../extension/example-list.js';
import manifest from '../../package.json' with { type: 'json' };
import { words as ofCommands } from '../../cli/words/it.js';
import { words } from '../../language-server/words/it.js';
import { Sentences } from '../../language-server/words/sentences.js';
import { titlesOfChanges, translations, wordsIn } from './words.js';

const { handed, reckoned, bare } = wordsIn('extension', 'preview/webview');
const OF_EXAMPLES = Object.values(EXAMPLES).flatMap((list) => list.flatMap(({ title, about }) => [title, about]));
const WORDS = new Set([...handed.map(({ text }) => text), ...OF_EXAMPLES]);

/** What is not said in the reader’s language: a keyboard’s names of keys are those of the browser. */
const NOT_WORDS = /^(Shift |Sandtable expectations$)/;

const placesIn = (text: string): string[] => (text.match(/\{\d+\}|\$\([a-z]+\)/g) ?? []).sort();
const linksIn = (text: string): string[] => (text.match(/\]\([^)]*\)/g) ?? []).sort();

describe('the interface in Italian', () => {
  const bundle = translations('l10n/bundle.l10n.it.json');

  test('every word of extension and panel has its own, and none is kept that nobody says', () => {
    expect(Object.keys(bundle).sort()).toEqual([...WORDS].sort());
  });
  test('each has room for what its English has', () => {
    for (const [english, italian] of Object.entries(bundle)) {
      expect(italian.trim(), english).not.toBe('');
      expect(placesIn(italian), english).toEqual(placesIn(english));
    }
  });
  test('words are handed over as they are written, but for those of the list of examples', () => {
    expect(reckoned).toEqual(['title', 'about'].map((text) => ({ text, file: 'extension/examples.ts' })));
  });
  test('nothing that is read is said past the translator', () => {
    const heads = new Set(Object.keys(EXAMPLES));
    const left = bare.filter(
      ({ text, file }) => !NOT_WORDS.test(text) && !heads.has(text) && !file.endsWith('example-list.ts'),
    );
    expect(left).toEqual([]);
  });
});

describe('server and command line in Italian', () => {
  const ROOMS = ['features', 'compile', 'validation'].map((room) => `language-server/${room}`);
  const ENGINE = ['model', 'play', 'mechanics', 'rulesets'].map((room) => `engine/${room}`);
  /** What is called something and is no change of the text. */
  const isNamed = (file: string): boolean => /\/(rulebook\/|about\.ts)/.test(file);
  const titles = titlesOfChanges(...ROOMS, ...ENGINE).filter(({ file }) => !isNamed(file));
  const said = wordsIn('language-server');

  test('every word of its own and every change it offers has its own, and none is kept that nobody says', () => {
    expect(Object.keys(words).sort()).toEqual([...new Set([...said.handed, ...titles].map(({ text }) => text))].sort());
    expect(said.reckoned).toEqual([]);
  });
  test.each([
    ['server', words],
    ['command line', ofCommands],
  ])('each of the %s has room for what its English has', (_, each) => {
    for (const [english, italian] of Object.entries(each)) {
      expect(italian.trim(), english).not.toBe('');
      expect(placesIn(italian), english).toEqual(placesIn(english));
    }
  });
  test('and every word of the command line that is not the server’s', () => {
    const { handed, reckoned } = wordsIn('cli');
    const own = new Set(handed.map(({ text }) => text).filter((text) => !(text in words)));
    expect(Object.keys(ofCommands).sort()).toEqual([...own].sort());
    expect(reckoned).toEqual([]);
  });
  test('nothing of a help is said past the translator', () => {
    const source = readFileSync('cli/program.ts', 'utf8');
    const texts = [...source.matchAll(/(\bt\(\s*)?'([^'\n]*)'/g)];
    const bare = texts.flatMap(([, handed, text]) => (handed === undefined && / \w/.test(text) ? [text] : []));
    expect(bare.filter((text) => !/^(-\w, )?--|^help \[/.test(text))).toEqual([]);
  });
  test('the engine’s sentences are known by themselves, whatever stands in their places', () => {
    const sentences = new Sentences(words);
    const filled = (text: string): string => text.replace(/\{(\d)\}/g, (_, place) => `04${place}4`);
    for (const { text } of titles) expect(sentences.say(filled(text)), text).toBe(filled(words[text]));
    expect(sentences.say('Write set speed = 2 in "Ham (1)"')).toBe('Scrivi set speed = 2 in "Ham (1)"');
    expect(sentences.say('Change to $& (x)')).toBe('Cambia in $& (x)');
    expect(sentences.say('Nothing of ours')).toBe('Nothing of ours');
  });
});

describe('what the manifest says in Italian', () => {
  const [english, italian] = ['package.nls.json', 'package.nls.it.json'].map(translations);
  const said = [...JSON.stringify(manifest).matchAll(/"%([^"%]+)%"/g)].map(([, key]) => key);

  test('every text has its own in both languages, and none is kept that nobody says', () => {
    expect(Object.keys(english).sort()).toEqual([...new Set(said)].sort());
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
  });
  test('links lead to the same place', () => {
    for (const [key, text] of Object.entries(english)) expect(linksIn(italian[key] ?? ''), key).toEqual(linksIn(text));
  });
  test('no title or description is written in it', () => {
    expect(readable(manifest.contributes)).toEqual([]);
  });
});

/** What of a manifest a reader would see as it stands. */
function readable(part: unknown, name = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => readable(each, name));
  // A language model reads its schemas in English.
  if (name === 'inputSchema') return [];
  if (typeof part === 'object' && part !== null) return Object.entries(part).flatMap(([key, of]) => readable(of, key));
  const isShown = /^(title|description|markdownDescription|enumDescriptions|contents|label)$/.test(name);
  return isShown && typeof part === 'string' && !part.startsWith('%') ? [part] : [];
}
