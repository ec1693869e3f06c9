import path from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/**
 * Links to sources and tests, which the site does not hold: their text stays, and says by a tooltip which file is meant. Texts that are
 * included from the root of the project name pages of ours as they lie there, `docs/language.md`.
 */
export function leaveOutLinksOutside(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('links-outside', ({ tokens, env }) => {
    const page = (env as { readonly relativePath: string }).relativePath;
    for (const { children } of tokens) {
      let outside = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = token.attrGet('href') ?? '';
          if (href.startsWith(OURS)) token.attrSet('href', `/${href.slice(OURS.length)}`);
          const file = outsideOf(page, href);
          outside = file !== undefined;
          if (file !== undefined) token.attrs = [['title', file]];
        }
        if (outside && (token.type === 'link_open' || token.type === 'link_close')) token.tag = 'span';
      }
    }
  });
}

/** Where the pages of the site lie in the project. */
const OURS = 'docs/';

/** The file a link leads to, from the root of the project, where that lies outside `docs/`. */
function outsideOf(page: string, href: string): string | undefined {
  if (!href.startsWith('.')) return undefined;
  const target = path.posix.join(OURS, path.posix.dirname(page), href);
  return target.startsWith(OURS) ? undefined : target;
}
