import path from 'node:path';

/** A broken link of a page, or a resource that is loaded from another site. */
export interface DeadLink {
  readonly page: string;
  readonly link: string;
  readonly why: 'no such file' | 'no such heading' | 'loaded from another site';
}

/**
 * Matches a reference in a page: an `href` or a `src`. A reference to another site is allowed as a link, but not as a
 * resource of the page.
 */
const REFERENCE = /<(\w+)(?=\s)[^>]*?\s(?:href|src)="([^"]*)"/g;
const ELSEWHERE = /^(?:\w+:)?\/\//;

/**
 * Finds the broken links of a site.
 * @param files All files, by path from the root of the site: the text for pages, undefined for other files.
 */
export function deadLinks(files: ReadonlyMap<string, string | undefined>): readonly DeadLink[] {
  const headings = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of files) if (text !== undefined) headings.set(file, headingsOf(text));
  return [...files].flatMap(([page, text = '']) =>
    [...text.matchAll(REFERENCE)].flatMap(([, element, escaped]): readonly DeadLink[] => {
      const link = escaped.replaceAll('&amp;', '&');
      const why = faultOf(element, link);
      return why ? [{ page, link, why }] : [];

      function faultOf(element: string, link: string): DeadLink['why'] | undefined {
        if (ELSEWHERE.test(link)) return element === 'a' ? undefined : 'loaded from another site';
        if (/^(?:data|mailto):/.test(link)) return undefined;
        const { pathname, hash } = new URL(link, `https://site/${page}`);
        const target = pathname.endsWith('/')
          ? `${pathname.slice(1)}index.html`
          : decodeURIComponent(pathname.slice(1));
        if (!files.has(path.posix.normalize(target))) return 'no such file';
        if (hash === '' || headings.get(target)?.has(decodeURIComponent(hash.slice(1))) === true) return undefined;
        return 'no such heading';
      }
    }),
  );
}

function headingsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id.replaceAll('&amp;', '&')));
}
