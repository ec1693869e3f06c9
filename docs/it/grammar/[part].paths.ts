import { grammarParts } from '../../.vitepress/grammar.ts';
import { referenceToEnglish } from '../../.vitepress/italian.ts';

interface Page {
  readonly params: { readonly part: string };
  readonly content: string;
}

/** For each page of the grammar, which is only in English, a page in Italian that says so. */
export default {
  paths: (): readonly Page[] =>
    grammarParts().map(({ part, title }) => ({
      params: { part },
      content: referenceToEnglish(`grammar/${part}`, title),
    })),
};
