import { createHash } from 'node:crypto';

/** What a page may do, as an element of its head: run the scripts it was built with, and reach for nothing elsewhere. */
export function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'", // the colours of code are attributes
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
}
