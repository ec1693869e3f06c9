import { italianPages } from '../.vitepress/italian.ts';

interface Page {
  readonly params: { readonly page: string };
  readonly content: string;
}

/** Returns the pages of the Italian guides. The page of a guide that is only in English refers to the English page. */
export default {
  paths: (): readonly Page[] => italianPages().map(({ page, content }) => ({ params: { page }, content })),
};
