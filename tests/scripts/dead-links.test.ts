import { expect, test } from 'vitest';
import { deadLinks } from '../../scripts/dead-links.ts';

const files = new Map([
  ['index.html', '<a href="/guide/map.html#rivers">ok</a><img src="./a.png"><a href="https://example.org/">out</a>'],
  [
    'guide/map.html',
    '<h2 id="rivers"></h2><a href="#rivers">ok</a><a class="x" href="../index.html">ok</a><a href="/">ok</a>',
  ],
  ['a.png', undefined],
]);

test('links to existing pages, headings and files are accepted', () => {
  expect(deadLinks(files)).toEqual([]);
});

test.each([
  ['<a href="map.html">', 'no such file'],
  ['<a class="x" href="/guide/map.html#lakes">', 'no such heading'],
  ['<a href="#rivers">', 'no such heading'],
  ['<img alt="" src="b.png">', 'no such file'],
  ['<link rel="stylesheet" href="https://fonts.example.org/a.css">', 'loaded from another site'],
  ['<script src="//example.org/a.js">', 'loaded from another site'],
])('the element %s is reported as a dead link with the reason: %s', (element, why) => {
  const found = deadLinks(new Map([...files, ['page.html', element]]));
  expect(found.map((each) => [each.page, each.why])).toEqual([['page.html', why]]);
});
