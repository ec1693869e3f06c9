import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../extension/example-list.js';
import manifest from '../../package.json' with { type: 'json' };
import { words as ofCommands } from '../../cli/words/it.js';
import { serverSentencesIt } from '../../language-server/words/it/index.js';
import { words } from '../../language-server/words/it/interface/index.js';
import { SentenceTranslator } from '../../language-server/words/sentence-translator.js';
import { sentencesTranslatedWhenShown, textsIn, translations, type SourceText } from './words.js';

const interfaceTexts = textsIn('extension', 'preview/webview', 'preview/turn');
const OF_EXAMPLES = [
  'Games declared in the language',
  ...Object.values(EXAMPLES).flatMap((list) => list.flatMap(({ title, about }) => [title, about])),
];
const INTERFACE = [
  ...interfaceTexts.translated,
  ...OF_EXAMPLES.map((text) => ({ text, file: 'extension/example-list.ts' })),
];

/**
 * Texts that are the same in every language: names of keys, commands, classes of elements, and properties of the
 * grammar.
 */
const NOT_WORDS = /^(Shift |Sandtable expectations$|sandtable run |[A-Z]\w*\.\w+$|[a-z-]+( [a-z-]+)+$)/;

/**
 * Files of the command line that are in English, because a program (SARIF) or a language model reads their
 * texts.
 */
const ENGLISH_OF_COMMANDS = /^cli\/(words\/it|report\/(sarif|language-codes)|mcp\/.*|commands\/mcp)\.ts$/;

/** Files of the server with readable texts that are not translated, by the reason. */
const ENGLISH_OF_SERVER: Readonly<Record<string, RegExp>> = {
  'text of the language that completions and quick fixes write':
    /^language-server\/features\/(actions\/(repair-syntax|write-expectations)|completion\/blocks)\.ts$/,
  'statements of the language, which hovers and messages show':
    /^language-server\/rulesets\/(statements\/(combat|frame|ground|modify|reserved|supply|units)|read-supply|variant-forms)\.ts$/,
  'titles of games': /^language-server\/rulesets\/statements\/games\.ts$/,
  'the reference of the statements, which is a page of the documentation':
    /^language-server\/rulesets\/statements\/reference\.ts$/,
  'generated code': /^language-server\/generated\/.*\.ts$/,
  'the translations themselves': /^language-server\/words\/(it\/.*|translation)\.ts$/,
  'names of grammar properties, such as `Document.ruleset`': /^language-server\/syntax\/subject\.ts$/,
  'errors of the protocol, which only a client reads': /^language-server\/on-demand\/request-handler\.ts$/,
  'texts for a language model': /^language-server\/tools\/.*\.ts$/,
};

/** Beginning of the texts that the server parses as statements to check a table. No reader sees these texts. */
const STATEMENT = 'side S { ';

const isForReader =
  (english: RegExp) =>
  ({ text, file }: SourceText) =>
    !english.test(file) && !NOT_WORDS.test(text);

const placesIn = (text: string): string[] => (text.match(/\{\d+\}|\$\([a-z]+\)/g) ?? []).sort();
const linksIn = (text: string): string[] => (text.match(/\]\([^)]*\)/g) ?? []).sort();

/**
 * Expects a list to translate each text and no other text. A failure names the texts that are missing, with their
 * files, and the texts that are unused.
 */
function expectTranslations(list: Readonly<Record<string, string>>, texts: readonly SourceText[]): void {
  const wanted = new Set(texts.map(({ text }) => text));
  const missing = texts.filter(({ text }) => !(text in list));
  const unused = Object.keys(list).filter((text) => !wanted.has(text));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
}

describe('the interface in Italian', () => {
  const bundle = translations('l10n/bundle.l10n.it.json');

  test('the Italian texts translate every text of extension and panel, and no other text', () => {
    expectTranslations(bundle, INTERFACE);
  });
  test('the Italian texts of extension and panel keep all placeholders', () => {
    for (const [english, italian] of Object.entries(bundle)) {
      expect(italian.trim(), english).not.toBe('');
      expect(placesIn(italian), english).toEqual(placesIn(english));
    }
  });
  test('the extension and the panel pass only literals to the translator, except the titles of examples', () => {
    expect(interfaceTexts.computed).toEqual(
      ['game', 'title', 'about'].map((text) => ({ text, file: 'extension/examples.ts' })),
    );
  });
  test('the code of extension and panel translates every text that a user can read', () => {
    const heads = new Set(Object.keys(EXAMPLES));
    const left = interfaceTexts.untranslated.filter(
      ({ text, file }) => !NOT_WORDS.test(text) && !heads.has(text) && !file.endsWith('example-list.ts'),
    );
    expect(left).toEqual([]);
  });
});

describe('server and command line in Italian', () => {
  const ROOMS = ['features', 'compile', 'parser', 'rulesets', 'validation', 'workspace'].map(
    (room) => `language-server/${room}`,
  );
  const ENGINE = ['model', 'play', 'mechanics', 'declared', 'rulesets'].map((room) => `engine/${room}`);
  /** Returns whether `title` in a file is the name of a rule or game, not the title of a quick fix. */
  const hasOtherTitles = (file: string): boolean => /\/(rulebook\/|about\.ts)/.test(file);
  const sentences = sentencesTranslatedWhenShown(...ROOMS, ...ENGINE).filter(({ file }) => !hasOtherTitles(file));
  const server = textsIn('language-server');
  const commandLine = textsIn('cli');

  test('the Italian texts translate every text and quick fix of the server, every reason why a file is unreadable, and no other text', () => {
    expectTranslations(words, [...server.translated, ...sentences]);
    expect(server.computed).toEqual([]);
  });
  test('the Italian texts of the command line translate every text that the server does not have, and no other text', () => {
    const own = commandLine.translated.filter(({ text }) => !(text in words));
    expectTranslations(ofCommands, own);
    expect(commandLine.computed).toEqual([]);
  });
  test.each([
    ['server', words],
    ['command line', ofCommands],
  ])('the Italian texts of the %s keep all placeholders', (_, list) => {
    for (const [english, italian] of Object.entries(list)) {
      expect(italian.trim(), english).not.toBe('');
      expect(placesIn(italian), english).toEqual(placesIn(english));
    }
  });
  test('the code of the command line translates every text that a user can read', () => {
    const headings = ['Usage:', 'Arguments:', 'Options:', 'Commands:']; // Texts of the library Commander, which the finished help replaces.
    const left = commandLine.untranslated.filter(isForReader(ENGLISH_OF_COMMANDS));
    expect(left.map(({ text }) => text)).toEqual(headings);
  });
  test('the code of the language server translates every readable text, except statements of the language and texts for programs', () => {
    const reasons = Object.values(ENGLISH_OF_SERVER);
    const shown = new Set(sentences.map(({ text }) => text));
    const left = server.untranslated.filter(
      ({ text, file }) =>
        !NOT_WORDS.test(text) &&
        !text.startsWith(STATEMENT) &&
        !shown.has(text) &&
        !Object.hasOwn(serverSentencesIt, text) &&
        !reasons.some((files) => files.test(file)),
    );
    expect(left).toEqual([]);
  });
  test.each(Object.entries(ENGLISH_OF_SERVER))(
    'at least one text of the server is left untranslated for this reason: %s',
    (_, files) => {
      expect(server.untranslated.map(({ file }) => file)).toContainEqual(expect.stringMatching(files));
    },
  );
  test('every help text in the code of the command line is passed to the translator', () => {
    const source = readFileSync('cli/program.ts', 'utf8');
    const texts = [...source.matchAll(/(\bt\(\s*)?'([^'\n]*)'/g)];
    const bare = texts.flatMap(([, translator, text]) => (translator === undefined && / \w/.test(text) ? [text] : []));
    expect(bare.filter((text) => !/^(-\w, )?--|^help \[/.test(text))).toEqual([]);
  });
  test('the translator recognises the sentences of the engine whatever fills their placeholders', () => {
    const translator = new SentenceTranslator(words);
    const filled = (text: string): string => text.replace(/\{(\d)\}/g, (_, place) => `04${place}4`);
    const wrong = sentences.filter(
      ({ text }) => translator.translate(filled(text)) !== filled(words[text] ?? '(no translation)'),
    );
    expect(wrong).toEqual([]);
    expect(translator.translate('Write set speed = 2 in "Ham (1)"')).toBe('Scrivi set speed = 2 in "Ham (1)"');
    expect(translator.translate('Change to $& (x)')).toBe('Cambia in $& (x)');
    expect(translator.translate('A sentence without a translation')).toBe('A sentence without a translation');
  });
});

describe('the manifest in Italian', () => {
  const [english, italian] = ['package.nls.json', 'package.nls.it.json'].map(translations);
  const said = [...JSON.stringify(manifest).matchAll(/"%([^"%]+)%"/g)].map(([, key]) => key);

  test('the Italian texts translate every text of the manifest, and no other text', () => {
    expect(Object.keys(english).sort()).toEqual([...new Set(said)].sort());
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
  });
  test('the Italian texts of the manifest keep the targets of links', () => {
    for (const [key, text] of Object.entries(english)) expect(linksIn(italian[key] ?? ''), key).toEqual(linksIn(text));
  });
  test('the manifest itself contains no title or description', () => {
    expect(readable(manifest.contributes)).toEqual([]);
  });
});

/** Returns the texts of a manifest that a reader would see without translation. */
function readable(part: unknown, name = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => readable(each, name));
  // The schemas stay in English, because a language model reads them.
  if (name === 'inputSchema') return [];
  if (typeof part === 'object' && part !== null) return Object.entries(part).flatMap(([key, of]) => readable(of, key));
  const isShown = /^(title|description|markdownDescription|enumDescriptions|contents|label)$/.test(name);
  return isShown && typeof part === 'string' && !part.startsWith('%') ? [part] : [];
}
