import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { twins } from '../../docs/.vitepress/italian.ts';
import { rulesetIds } from '../../scripts/load-book.ts';
import { italianRulesetPage } from '../../docs/.vitepress/ruleset-pages.ts';
import { navigation, sidebar } from '../../docs/.vitepress/sidebar.ts';

const italianGuides = readdirSync('docs').filter((file) => file.endsWith('.it.md'));

/** Returns the parts of a page that its Italian twin repeats: levels of sections, code without comments, and links. */
const partsOf = (page: string) => ({
  sections: [...page.matchAll(/^(#+) /gm)].map(([, level]) => level),
  code: [...page.matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(([, , lines]) => lines.replaceAll(/ +# .*$/gm, '')),
  links: [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link.replace(/(?:\.it)?\.md(?:#.*)?$/, '')),
});

test.each(italianGuides)('docs/%s has the sections, code and links of its English page', (file) => {
  const [italian, english] = [file, file.replace('.it.md', '.md')].map((name) => readFileSync(`docs/${name}`, 'utf8'));
  expect(partsOf(italian)).toEqual(partsOf(english));
});

test('each Italian guide is a page of the site in the folder `it`', () => {
  expect(Object.entries(twins).sort()).toEqual(
    italianGuides.map((file) => [file, `it/${file.replace('.it.md', '.md')}`]).sort(),
  );
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
