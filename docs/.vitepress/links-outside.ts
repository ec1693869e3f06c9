import path from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { italianFileOf, linkFromItalian } from './italian-guides.ts';

/** The folder of the pages in the project. */
const OURS = 'docs/';
/** Matches the address of an Italian guide. Its file has another path: `docs/NAME.it.md`. */
const ITALIAN = /^it\/([\w-]+)\.md$/;

/**
 * Replaces links to sources and tests, which are not part of the site, by their text with the file as a tooltip. Links
 * in texts included from the root of the project, such as `docs/language.md`, are made relative to the pages. A link in
 * an Italian guide leads to the Italian guide of the same name; without one, to the English guide.
 */
export function leaveOutLinksOutside(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('links-outside', ({ tokens, env }) => {
    const { relativePath } = env as { readonly relativePath: string };
    const [, guide] = ITALIAN.exec(relativePath) ?? [];
    const italianFile = guide === undefined ? undefined : italianFileOf(guide);
    const page = italianFile ?? relativePath;
    for (const { children } of tokens) {
      let outside = false;
      for (const token of children ?? []) {
        if (token.type === 'image' && italianFile !== undefined) token.attrSet('src', `../${token.attrGet('src')}`);
        if (token.type === 'link_open') {
          const written = token.attrGet('href') ?? '';
          const href = written.startsWith(OURS) ? `/${written.slice(OURS.length)}` : written;
          const italian = italianFile === undefined ? undefined : linkFromItalian(href);
          token.attrSet('href', italian ?? href);
          const file = outsideOf(page, href);
          outside = file !== undefined;
          if (file !== undefined) token.attrs = [['title', file]];
        }
        if (outside && (token.type === 'link_open' || token.type === 'link_close')) token.tag = 'span';
      }
    }
  });
}

/** Returns the target of a link relative to the root of the project, or undefined if it is inside `docs/`. */
function outsideOf(page: string, href: string): string | undefined {
  if (!href.startsWith('.')) return undefined;
  const target = path.posix.join(OURS, path.posix.dirname(page), href);
  return target.startsWith(OURS) ? undefined : target;
}
