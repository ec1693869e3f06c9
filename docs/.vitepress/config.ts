/** Configuration of the site: the pages of `docs/`. Neither the build nor the pages load anything from the network. */
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../../scripts/anchor.ts';
import { alternates } from './alternates.ts';
import { italian, italianSearch } from './italian.ts';
import { leaveOutLinksOutside } from './links-outside.ts';
import { policyOf } from './policy.ts';
import { searchedSections } from './search-sections.ts';
import { navigation, sidebar } from './sidebar.ts';

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

/** English texts stay as they are. */
const inEnglish = (text: string): string => text;

export default defineConfig({
  title: 'Sandtable',
  description: 'A language for board wargames, checked by the rules engine that plays them.',
  locales: { root: { label: 'English', lang: 'en' }, it: italian },
  // `it/[page].md` makes the pages of the Italian guides.
  srcExclude: ['**/*.it.md'],
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
  transformHead: ({ page }) => alternates(page),
  transformHtml: (html) => html.replace('<head>', `<head>${policyOf(html)}`),
  buildEnd: ({ outDir }) => {
    fs.copyFileSync(path.join(ROOT, 'extension/media/icon.png'), path.join(outDir, 'icon.png'));
  },
  themeConfig: {
    logo: '/icon.png',
    search: {
      provider: 'local',
      options: {
        locales: { it: italianSearch },
        // VitePress splits the page itself if the function returns undefined.
        miniSearch: { _splitIntoSections: (file) => searchedSections(file) as never },
      },
    },
    outline: [2, 3],
    nav: navigation('', inEnglish),
    sidebar: sidebar('', inEnglish),
  },
});
