import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { italianPages } from '../../docs/.vitepress/italian.ts';
import { linkFromItalian } from '../../docs/.vitepress/italian-guides.ts';
import { searchedSections } from '../../docs/.vitepress/search-sections.ts';
import { anchorOf } from '../../scripts/anchor.ts';
import { rulesetIds } from '../../scripts/load-book.ts';
import { italianRulesetPage } from '../../docs/.vitepress/ruleset-pages.ts';
import { navigation, sidebar } from '../../docs/.vitepress/sidebar.ts';

const twins = readdirSync('docs').filter((file) => file.endsWith('.it.md'));

/** Guides that players and authors of scenarios read first. */
const FIRST_GUIDES = ['game-of-your-own', 'how-to-say', 'index', 'install', 'language', 'playing', 'scenarios', 'tour'];

/** Returns a link without the parts that differ between the languages: the ending of an Italian file, and anchors. */
const pageOfLink = (link: string): string =>
  link
    .replace(/(?:(?:\.nls)?\.it)?\.md(?:#.*)?$/, '')
    .replace(/^#.*/, '#')
    .replace('language=it&', '')
    .replace(/\?language=it$/, '');

/** The names of keys on an Italian keyboard. */
const ITALIAN_KEYS: Readonly<Record<string, string>> = { Maiusc: 'Shift', Esc: 'Escape', Invio: 'Enter' };

/** Returns the code in the sentences of a page, with the English names of keys and without the text of comments. */
const codeInSentences = (page: string): string[] =>
  [...page.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code.replaceAll(/\s+/g, ' ').replace(/^\/\/ (?!allow).*/, '//'))
    .map((code) => code.replaceAll(/\b(?:Maiusc|Esc|Invio)\b/g, (key) => ITALIAN_KEYS[key] ?? key))
    .sort();

/**
 * Returns the parts of a page that its Italian twin repeats: levels of sections, code without comments, links, and
 * figures of four digits or more.
 */
const partsOf = (page: string) => ({
  sections: [...page.matchAll(/^(#+) /gm)].map(([, level]) => level),
  code: [...page.matchAll(/^```(\w+.*)\n([^]*?)^```/gm)].map(([, kind, lines]) => [
    kind,
    lines.replaceAll(/ +# .*$/gm, ''),
  ]),
  codeInSentences: codeInSentences(page),
  figures: [...page.replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '').matchAll(/\d{4,}/g)].map(([figure]) => figure).sort(),
  links: [...page.matchAll(/\]\(([^)]+)\)|<a href="([^"]+)"|@include: ([^#>]+)-->/g)].map(([, ...links]) =>
    pageOfLink(links.find((link) => link !== undefined) ?? ''),
  ),
});

/** The pages of the walkthroughs. VS Code shows `write.nls.it.md` to Italian readers instead of `write.md`. */
const walkthrough = globSync('extension/walkthrough/**/*.md').filter((file) => !file.endsWith('.it.md'));

test.each([
  ...twins.map((file) => [`docs/${file}`, `docs/${file.replace('.it.md', '.md')}`]),
  ...walkthrough.map((file) => [file.replace('.md', '.nls.it.md'), file]),
])('%s has the sections, code, links and figures of its English page', (italian, english) => {
  expect(partsOf(readFileSync(italian, 'utf8'))).toEqual(partsOf(readFileSync(english, 'utf8')));
});

test.each([...twins.map((file) => `docs/${file}`), 'README.it.md'])(
  '%s links to no English guide that has an Italian twin',
  (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?:docs\/)?([\w-]+)\.md\b/g)].map(([, guide]) => guide);
    expect(links.filter((guide) => twins.includes(`${guide}.it.md`))).toEqual([]);
  },
);

test('the guides that players and authors read first have an Italian twin', () => {
  expect(twins).toEqual(expect.arrayContaining(FIRST_GUIDES.map((guide) => `${guide}.it.md`)));
});

const pages = new Map(italianPages().map(({ page, content }) => [page, content]));

test.each([...pages])('the Italian page of %s is in Italian, or refers to the English page', (page, content) => {
  const refers = content.includes('Questa pagina è soltanto in inglese:');
  expect(refers).toBe(!(twins.includes(`${page}.it.md`) || page.endsWith('-it')));
});

test.each([...pages].filter(([page]) => page !== 'index' && twins.includes(`${page}.it.md`)))(
  'the search of the Italian site finds every section of %s',
  async (page, content) => {
    const found = (await searchedSections(path.resolve(`docs/it/${page}.md`))) ?? [];
    const headings = [...content.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
    expect(found.map(({ anchor }) => anchor)).toEqual(headings);
    expect(found.every(({ titles: [title] }) => content.startsWith(`# ${title}\n`))).toBe(true);
  },
);

test.each([
  ['the Italian twin of a guide', 'install.it.md#la-riga-di-comando', '/it/install.md#la-riga-di-comando'],
  ['the English page of a guide without a twin', 'editors.md', '/editors.md'],
  ['the twin of a guide that a text outside of docs/ names', '/install.it.md', '/it/install.md'],
])('a link of an Italian guide leads to %s', (_, href, target) => {
  expect(linkFromItalian(href)).toBe(target);
});

test.each(rulesetIds())(
  'the Italian page of %s has the rules of the English page and names files that exist',
  async (id) => {
    const page = await italianRulesetPage(id);
    const english = readFileSync(`docs/rulesets/${id}.md`, 'utf8');
    const numbers = (text: string): string[] =>
      [...text.split(/^## /m)[1].matchAll(/^###+ (\S+) /gm)].map(([, number]) => number);
    expect(numbers(page)).toEqual(numbers(english));
    const files = [...page.matchAll(/\]\(\.\.\/\.\.\/\.\.\/([^)]+)\)/g)].map(([, file]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);

test('every text of the navigation except the names of games has an Italian text', () => {
  const used = new Set<string>();
  const collect = (english: string): string => {
    used.add(english);
    return english;
  };
  navigation('', collect);
  sidebar('', collect);
  const games = rulesetIds().map((id) => /^# (.*)$/m.exec(readFileSync(`docs/rulesets/${id}.md`, 'utf8'))?.[1]);
  const texts = JSON.parse(readFileSync('docs/.vitepress/texts.it.json', 'utf8')) as { readonly site: object };
  expect([...used].filter((text) => !games.includes(text) && !(text in texts.site))).toEqual([]);
});
