import { englishOnlyPages, referenceToEnglish } from '../.vitepress/italian.ts';

interface Page {
  readonly params: { readonly page: string };
  readonly content: string;
}

/** For each page that is only in English, a page in Italian that says so. */
export default {
  paths: (): readonly Page[] =>
    englishOnlyPages().map(({ page, title }) => ({ params: { page }, content: referenceToEnglish(page, title) })),
};
