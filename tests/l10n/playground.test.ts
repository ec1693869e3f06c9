import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translations } from './words.js';

test('the Italian texts of the playground translate every text of its page, and no other text', () => {
  const page = readFileSync('docs/playground/index.html', 'utf8');
  const shown = page.matchAll(/>([^<>]*\p{L}[^<>]*)<|(?:title|aria-label)="([^"]*)"/gu);
  const texts = [...shown].map(([, text, tooltip]) => (text ?? tooltip).trim().replaceAll(/\s+/g, ' '));
  const translated = [...new Set(texts)].filter((text) => text !== 'Sandtable');
  expect(Object.keys(translations('docs/playground/page.it.json')).sort()).toEqual(translated.sort());
});
