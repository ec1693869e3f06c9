import { citationsOf } from '../../scripts/citations.ts';
import { loadItalianBook } from '../../scripts/load-book.ts';
import { rulesetPage } from '../../scripts/ruleset-page.ts';
import { ROOT } from '../../scripts/run.ts';
import { ofRulesetPages } from './italian.ts';

const pages = new Map<string, Promise<string>>();

/** Returns the Italian page of a game in Markdown, from the same rules as its English page. */
export function italianRulesetPage(id: string): Promise<string> {
  const page = pages.get(id) ?? generate(id);
  pages.set(id, page);
  return page;
}

async function generate(id: string): Promise<string> {
  const book = await loadItalianBook(id);
  const citations = citationsOf(ROOT, id, [...book.rulebook.values()]);
  return rulesetPage(book, citations, { t: ofRulesetPages, root: '../../..' });
}
