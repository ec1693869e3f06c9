import fs from 'node:fs';
import path from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { grammarParts } from './grammar.ts';

const RULESETS = path.resolve(import.meta.dirname, '../rulesets');

/** Links to the generated pages of the games, with the titles of these pages. */
const games = fs
  .readdirSync(RULESETS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const [, title = ''] = /^# (.*)$/m.exec(fs.readFileSync(path.join(RULESETS, name), 'utf8')) ?? [];
    return [title, `rulesets/${path.basename(name, '.md')}`] as const;
  });

/** Translates a text of the navigation. */
type Translate = (english: string) => string;

/**
 * Returns the links at the top of each page.
 *
 * @param home folder of the language: empty for English
 */
export const navigation = (home: string, t: Translate): DefaultTheme.NavItem[] => [
  { text: t('Tour'), link: `${home}/tour` },
  { text: t('Language'), link: `${home}/language` },
  { text: t('Command line'), link: `${home}/cli` },
  // The playground is a separate page, which the router of the site must not handle.
  { text: t('Playground'), link: `/playground/?language=${home === '' ? 'en' : 'it'}`, target: '_self' },
];

/** Returns the links next to each page, by subject. */
export function sidebar(home: string, t: Translate): DefaultTheme.SidebarItem[] {
  const group = (
    text: string,
    items: readonly (readonly [text: string, page: string])[],
  ): DefaultTheme.SidebarItem => ({
    text: t(text),
    items: items.map(([title, page]) => ({ text: t(title), link: `${home}/${page}` })),
  });
  const writing = group('Writing', [
    ['Tour', 'tour'],
    ['The language', 'language'],
    ['A game of your own', 'game-of-your-own'],
    ['How do I say …', 'how-to-say'],
    ['Statements of a ruleset', 'ruleset-statements'],
  ]);
  const grammar: DefaultTheme.SidebarItem = {
    text: t('The grammar in diagrams'),
    collapsed: true,
    items: grammarParts().map(({ part, title }) => ({ text: title, link: `${home}/grammar/${part}` })),
  };
  return [
    { ...writing, items: [...writing.items!, grammar] },
    group('Games', [['Scenarios', 'scenarios'], ...games, ['Italian terms', 'glossary-it']]),
    group('Tools', [
      ['The command line', 'cli'],
      ['Draw over a scan', 'draw-over-a-scan'],
      ['Playing in the panel', 'playing'],
      ['Bring your module', 'bring-your-module'],
      ['The debugger', 'debugging'],
      ['Install', 'install'],
      ['Other editors', 'editors'],
      ['Balance at scale', 'balance'],
    ]),
    group('The project', [
      ['A game in code', 'game-in-code'],
      ['Response times', 'figures'],
      ['Limits', 'limits'],
      ['Testing', 'testing'],
      ['How we write', 'plain-english'],
      ['Decisions', 'decisions'],
      ['Changes', 'changes'],
    ]),
  ];
}
