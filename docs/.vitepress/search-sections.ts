import path from 'node:path';
import { anchorOf } from '../../scripts/anchor.ts';
import { italianGuide } from './italian-guides.ts';
import { italianRulesetPage } from './ruleset-pages.ts';

/** A part of a page that the search finds. `titles` contains the headings that lead to it, its own heading last. */
interface Section {
  readonly anchor: string;
  readonly titles: string[];
  readonly text: string;
}

/**
 * Returns the parts of an Italian page for the search. VitePress cannot find them itself, because these pages have no
 * file at their address. Returns undefined for pages in English, and for Italian pages that only link an English page.
 *
 * @param file absolute path of the page
 */
export async function searchedSections(file: string): Promise<Section[] | undefined> {
  const [, folder, name] = /\/it\/(rulesets\/)?([\w-]+)\.md$/.exec(file.replaceAll(path.sep, '/')) ?? [];
  if (name === undefined) return undefined;
  const page = folder === undefined ? italianGuide(name) : await italianRulesetPage(name);
  return page === undefined ? undefined : sectionsOf(page);
}

/** Divides a page at its headings. */
export function sectionsOf(page: string): Section[] {
  const around: string[] = [];
  const parts = page.split(/^(?=#{1,4} )/m).filter((part) => part.startsWith('#'));
  return parts.map((part) => {
    const [, level = '', heading = '', text = ''] = /^(#+) (.*)\n([^]*)$/.exec(part) ?? [];
    around.length = level.length - 1;
    around.push(withoutMarkup(heading));
    return { anchor: anchorOf(heading), titles: around.filter(Boolean), text: withoutMarkup(text) };
  });
}

/** Returns the words of a text in Markdown, without the targets of its links. */
const withoutMarkup = (text: string): string => text.replaceAll(/\]\([^)]*\)|<[^>]*>|[`*_|[]/g, '');
