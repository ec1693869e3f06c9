import { rulesetIds } from '../../../scripts/load-book.ts';
import { italianRulesetPage } from '../../.vitepress/ruleset-pages.ts';

interface Page {
  readonly params: { readonly id: string };
  readonly content: string;
}

/** The Italian page of each game. */
export default {
  paths: (): Promise<readonly Page[]> =>
    Promise.all(rulesetIds().map(async (id) => ({ params: { id }, content: await italianRulesetPage(id) }))),
};
