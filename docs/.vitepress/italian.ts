/** The Italian part of the site: its navigation, its buttons, and which pages it has. */
import fs from 'node:fs';
import path from 'node:path';
import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress';
import texts from './texts.it.json' with { type: 'json' };
import { guides, italianGuide } from './italian-guides.ts';
import { navigation, sidebar } from './sidebar.ts';

const DOCS = path.resolve(import.meta.dirname, '..');

/** Returns a text of the site in Italian. Names of games are not translated. */
const t = (english: string): string => (texts.site as Readonly<Record<string, string>>)[english] ?? english;

/** Returns a text of the pages of the games in Italian. */
export function ofRulesetPages(english: string): string {
  const italian = (texts.rulesets as Readonly<Record<string, string>>)[english];
  if (italian === undefined) throw new Error(`The pages of the games have no Italian for “${english}”.`);
  return italian;
}

/** Returns the guides as Italian pages: the guide in Italian, or a page that refers to the English one. */
export const italianPages = (): readonly { readonly page: string; readonly content: string }[] =>
  guides.map((page) => ({ page, content: italianGuide(page) ?? referenceToEnglish(page, englishTitleOf(page)) }));

function englishTitleOf(page: string): string {
  const text = fs.readFileSync(path.join(DOCS, `${page}.md`), 'utf8');
  return /^# (.*)$/m.exec(text)?.[1] ?? 'Changes';
}

/** Returns an Italian page that refers to a page in English. Its title is that in the navigation, if it is there. */
export function referenceToEnglish(page: string, title: string): string {
  const links = sidebar('/it', t).flatMap(({ items = [] }) => items);
  const name = links.find(({ link }) => link === `/it/${page}`)?.text ?? title;
  return `# ${name}\n\n${t('This page is only in English:')} [${title}](/${page}).\n`;
}

/** The navigation, the search and the buttons of the Italian pages. */
export const italian: LocaleSpecificConfig<DefaultTheme.Config> & { readonly label: string } = {
  label: t('Italian'),
  lang: 'it',
  description: t('A language for board wargames, checked by the rules engine that plays them.'),
  themeConfig: {
    nav: navigation('/it', t),
    sidebar: sidebar('/it', t),
    outline: { level: [2, 3], label: t('On this page') },
    docFooter: { prev: t('Previous page'), next: t('Next page') },
    darkModeSwitchLabel: t('Appearance'),
    lightModeSwitchTitle: t('Switch to light theme'),
    darkModeSwitchTitle: t('Switch to dark theme'),
    sidebarMenuLabel: t('Menu'),
    returnToTopLabel: t('Return to top'),
    langMenuLabel: t('Change language'),
    skipToContentLabel: t('Skip to content'),
    notFound: {
      title: t('Page not found'),
      quote: t('There is no page at this address.'),
      linkLabel: t('Go to the first page'),
      linkText: t('First page'),
    },
  },
};

/** The texts of the search box in Italian. */
export const italianSearch: NonNullable<DefaultTheme.LocalSearchOptions['locales']>[string] = {
  translations: {
    button: { buttonText: t('Search'), buttonAriaLabel: t('Search') },
    modal: {
      displayDetails: t('Show the details'),
      resetButtonTitle: t('Clear the search'),
      backButtonTitle: t('Close the search'),
      noResultsText: t('No results for'),
      footer: {
        selectText: t('select'),
        selectKeyAriaLabel: t('Enter'),
        navigateText: t('move'),
        navigateUpKeyAriaLabel: t('Arrow up'),
        navigateDownKeyAriaLabel: t('Arrow down'),
        closeText: t('close'),
        closeKeyAriaLabel: t('Escape'),
      },
    },
  },
};
