import path from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/**
 * Replaces links to sources and tests, which are not part of the site, by their text with the file as a tooltip. Links
 * in texts included from the root of the project, such as `docs/language.md`, are made relative to the pages in the
 * language of the page.
 */
export function leaveOutLinksOutside(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('links-outside', ({ tokens, env }) => {
    const { relativePath, realPath } = env as { readonly relativePath: string; readonly realPath?: string };
    // Links are relative to the file of a page, which may be in another folder than its place in the site.
    const page = realPath === undefined ? relativePath : path.relative(DOCS, realPath).replaceAll(path.sep, '/');
    const home = relativePath.startsWith('it/') ? '/it/' : '/';
    for (const { children } of tokens) {
      let outside = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = token.attrGet('href') ?? '';
          if (href.startsWith(OURS)) token.attrSet('href', `${home}${href.slice(OURS.length)}`);
          const file = outsideOf(page, href);
          outside = file !== undefined;
          if (file !== undefined) token.attrs = [['title', file]];
        }
        if (outside && (token.type === 'link_open' || token.type === 'link_close')) token.tag = 'span';
      }
    }
  });
}

/** The folder of the pages in the project. */
const OURS = 'docs/';
const DOCS = path.resolve(import.meta.dirname, '..');

/** Returns the target of a link relative to the root of the project, or undefined if it is inside `docs/`. */
function outsideOf(page: string, href: string): string | undefined {
  if (!href.startsWith('.')) return undefined;
  const target = path.posix.join(OURS, path.posix.dirname(page), href);
  return target.startsWith(OURS) ? undefined : target;
}
