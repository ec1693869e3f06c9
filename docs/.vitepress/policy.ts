import { createHash } from 'node:crypto';

/**
 * Returns a `meta` element with the Content Security Policy of a page. The policy allows the page's inline scripts by
 * their hashes, and otherwise only files of the site itself.
 */
export function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'", // Code is coloured with style attributes.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
}
