import type { HeadConfig } from 'vitepress';

const ITALIAN = /^it\//;

/**
 * Returns the elements of a page's head that name the same page in both languages.
 *
 * @param page path in the site, such as `it/install.md`
 */
export function alternates(page: string): HeadConfig[] {
  if (page === '404.md') return [];
  const english = page.replace(ITALIAN, '').replace(/\.md$/, '.html');
  const link = (hreflang: string, href: string): HeadConfig => ['link', { rel: 'alternate', hreflang, href }];
  return [link('en', `/${english}`), link('it', `/it/${english}`)];
}
