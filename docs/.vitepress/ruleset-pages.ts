import path from 'node:path';
import { anchorOf } from '../../scripts/anchor.ts';
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

/** A part of a page that the search finds: its anchor, its title after those of the parts around it, and its text. */
interface Section {
  readonly anchor: string;
  readonly titles: string[];
  readonly text: string;
}

/**
 * Returns the parts of a page for the search, where VitePress cannot find them itself: the Italian pages of the games
 * have no file, and VitePress takes the Italian twin of a page for an English page. Undefined for all other pages.
 *
 * @param file absolute path of the page
 */
export async function searchedSections(file: string): Promise<Section[] | undefined> {
  if (file.endsWith('.it.md')) return [];
  const [, id] = /\/it\/rulesets\/(\w+)\.md$/.exec(file.replaceAll(path.sep, '/')) ?? [];
  if (id === undefined) return undefined;
  const [head, ...parts] = (await italianRulesetPage(id)).split(/^(?=#{3,4} )/m);
  const [, title = ''] = /^# (.*)$/m.exec(head) ?? [];
  return parts.map((part) => {
    const [, heading = '', text = ''] = /^#+ (.*)\n([^]*)$/.exec(part) ?? [];
    return { anchor: anchorOf(heading), titles: [title, heading.replaceAll('`', '')], text };
  });
}
