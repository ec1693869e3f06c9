import { italianPages } from '../.vitepress/italian.ts';

interface Page {
  readonly params: { readonly page: string };
  readonly content: string;
}

/** Each guide in Italian. For a guide that is only in English, a page that says so. */
export default {
  paths: (): readonly Page[] => italianPages().map(({ page, content }) => ({ params: { page }, content })),
};
