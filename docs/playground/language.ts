// cspell:ignore Italiano
/** The language of the page. English texts are in the code; the texts of another language are loaded only for its readers. */
import { config, t } from '@vscode/l10n';

type Language = 'en' | 'it';
type Texts = Readonly<Record<string, string>>;

/** Each language and the language that the page offers as the other one, with the name by which its readers know it. */
const OTHER: Readonly<Record<Language, readonly [language: Language, name: string]>> = {
  en: ['it', 'Italiano'],
  it: ['en', 'English'],
};

/** The texts of page and panel by their English texts. Undefined for English, and before {@link loadLanguage}. */
export let texts: Texts | undefined;

/** Returns the language of the page: the language in the query of the URL, otherwise that of the browser. */
export function languageOfPage(): Language {
  const wanted = new URLSearchParams(location.search).get('language') ?? navigator.language;
  return /^it\b/i.test(wanted) ? 'it' : 'en';
}

/** Loads the texts of the language of the page, also those of the editor. The editor must be loaded after them. */
export async function loadLanguage(): Promise<void> {
  if (languageOfPage() === 'en') return;
  ({ texts } = await import('./italian.js'));
  config({ contents: texts });
}

/** Translates the texts and tooltips that are in the HTML of the page. */
export function translatePage(): void {
  document.documentElement.lang = languageOfPage();
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = nodes.root; node; node = nodes.nextNode()) {
    if (node instanceof Text) node.data = node.data.replace(/\S(?:[^]*\S)?/, (text) => t(text.replaceAll(/\s+/g, ' ')));
    if (!(node instanceof Element)) continue;
    for (const name of ['title', 'aria-label']) {
      const text = node.getAttribute(name);
      if (text !== null) node.setAttribute(name, t(text));
    }
  }
}

/** Returns the query of the URL that opens an example. The language is part of it only if the reader has chosen one. */
export function queryFor(example: string, language = new URLSearchParams(location.search).get('language')): string {
  return `?${language === null ? '' : `language=${language}&`}example=${example}`;
}

/** Makes a link open the page in the other language, with the same example. */
export function offerOtherLanguage(link: HTMLAnchorElement, example: () => string): void {
  const [language, name] = OTHER[languageOfPage()];
  link.textContent = name;
  link.lang = language;
  link.hreflang = language;
  link.addEventListener('click', () => {
    link.href = queryFor(example(), language);
  });
}

/** Makes a link lead to the first page of the site in the language of the page. */
export function linkToHome(link: HTMLAnchorElement): void {
  if (languageOfPage() === 'it') link.href = '../it/index.html';
}
