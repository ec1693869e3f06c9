/** Configuration of the site: the pages of `docs/`. Neither the build nor the pages load anything from the network. */
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { anchorOf } from '../../scripts/anchor.ts';
import { grammarParts } from './grammar.ts';
import { leaveOutLinksOutside } from './links-outside.ts';
import { policyOf } from './policy.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Colours code blocks marked `sand` with the TextMate grammar of the extension. */
const sand = {
  ...(JSON.parse(fs.readFileSync(path.join(ROOT, 'syntaxes/sandtable.tmLanguage.json'), 'utf8')) as {
    readonly scopeName: string;
    readonly patterns: [];
    readonly repository: Record<string, never>;
  }),
  name: 'sand',
  aliases: ['sandtable'],
};

/** Links to the generated pages of the games, with the titles of these pages. */
const games = fs
  .readdirSync(path.join(ROOT, 'docs/rulesets'))
  .filter((name) => name.endsWith('.md'))
  .map((name): DefaultTheme.SidebarItem => {
    const [, title] = /^# (.*)$/m.exec(fs.readFileSync(path.join(ROOT, 'docs/rulesets', name), 'utf8')) ?? [];
    return { text: title, link: `/rulesets/${path.basename(name, '.md')}` };
  });

export default defineConfig({
  title: 'Sandtable',
  description: 'A language for board wargames, checked by the rules engine that plays them.',
  lang: 'en',
  outDir: path.join(ROOT, 'out/site'),
  cacheDir: path.join(ROOT, 'out/vitepress'),
  head: [['link', { rel: 'icon', href: '/icon.png' }]],
  markdown: {
    languages: [sand],
    theme: { light: 'light-plus', dark: 'dark-plus' },
    anchor: { slugify: anchorOf },
    config: leaveOutLinksOutside,
  },
  // The prefetcher cannot read the links in diagrams.
  router: { prefetchLinks: false },
  transformHtml: (html) => html.replace('<head>', `<head>${policyOf(html)}`),
  buildEnd: ({ outDir }) => {
    fs.copyFileSync(path.join(ROOT, 'extension/media/icon.png'), path.join(outDir, 'icon.png'));
  },
  themeConfig: {
    logo: '/icon.png',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Tour', link: '/tour' },
      { text: 'Language', link: '/language' },
      { text: 'Command line', link: '/cli' },
      // The playground is a separate page, which the router of the site must not handle.
      { text: 'Playground', link: '/playground/', target: '_self' },
    ],
    sidebar: [
      {
        text: 'Writing',
        items: [
          { text: 'Tour', link: '/tour' },
          { text: 'The language', link: '/language' },
          { text: 'A game of your own', link: '/game-of-your-own' },
          { text: 'How do I say …', link: '/how-to-say' },
          { text: 'Statements of a ruleset', link: '/ruleset-statements' },
          {
            text: 'The grammar in diagrams',
            collapsed: true,
            items: grammarParts().map(({ part, title }) => ({ text: title, link: `/grammar/${part}` })),
          },
        ],
      },
      {
        text: 'Games',
        items: [{ text: 'Scenarios', link: '/scenarios' }, ...games, { text: 'Italian terms', link: '/glossary-it' }],
      },
      {
        text: 'Tools',
        items: [
          { text: 'The command line', link: '/cli' },
          { text: 'Draw over a scan', link: '/draw-over-a-scan' },
          { text: 'Playing in the panel', link: '/playing' },
          { text: 'Bring your module', link: '/bring-your-module' },
          { text: 'The debugger', link: '/debugging' },
          { text: 'Install', link: '/install' },
          { text: 'Other editors', link: '/editors' },
          { text: 'Balance at scale', link: '/balance' },
        ],
      },
      {
        text: 'The project',
        items: [
          { text: 'A game in code', link: '/game-in-code' },
          { text: 'Response times', link: '/figures' },
          { text: 'Limits', link: '/limits' },
          { text: 'Testing', link: '/testing' },
          { text: 'How we write', link: '/plain-english' },
          { text: 'Decisions', link: '/decisions' },
          { text: 'Changes', link: '/changes' },
        ],
      },
    ],
  },
});
