import { grammarParts, pageOf } from '../.vitepress/grammar.ts';

interface Page {
  readonly params: { readonly part: string };
  readonly content: string;
}

/** A page for each file of the grammar. */
export default {
  paths: (): readonly Page[] => grammarParts().map((each) => ({ params: { part: each.part }, content: pageOf(each) })),
};
