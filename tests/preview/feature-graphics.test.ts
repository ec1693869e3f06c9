import { describe, expect, test } from 'vitest';
import { lineOf, siteOf, wayOf } from '../../preview/render/feature-graphics.js';
import { coversOf } from '../../preview/render/covers.js';
import { feature } from './scenes.js';

describe('terrain words and their covers', () => {
  test.each([
    ['clear', []],
    ['open', []],
    ['plain coast', []],
    ['forest', ['woods']],
    ['light woods', ['woods']],
    ['swamp', ['wetland']],
    ['marsh and woods', ['wetland', 'woods']],
    ['wooded hill', ['woods', 'hill']],
    ['hills', ['hill']],
    ['mountain', ['mountain']],
    ['rough', ['rough']],
    ['sea', ['water']],
    ['lake', ['water']],
    ['out of play', ['void']],
    ['city', ['built']],
    ['village', ['built']],
  ])('the terrain word “%s” is drawn with the graphics of %j', (word, covers) => {
    expect(coversOf(word)).toEqual(covers);
  });
});

describe('features are drawn by their more specific word', () => {
  test.each([
    ['main road', 'road', 'main road'],
    ['secondary road', 'road', 'road'],
    ['rail', 'rail', 'rail'],
    ['trail', 'road', 'track'],
    ['track', 'track', 'track'],
    ['railroad', 'rail', 'rail'],
    ['sea route', 'road', 'sea route'],
    ['line of communication', 'road', 'road'],
  ])('a route of kind “%s” and drawn as “%s” has the graphic “%s”', (kind, drawn, way) => {
    expect(wayOf(feature(kind, { drawn }))).toBe(way);
  });

  test.each([
    ['river', 'river', 'river'],
    ['major river', 'river', 'wide river'],
    ['stream', 'river', 'stream'],
    ['lake', 'lake', 'lake'],
    ['strait', 'lake', 'strait'],
    ['bridge', 'bridge', 'bridge'],
    ['frontier', 'border', 'border'],
  ])('a hexside of kind “%s” and drawn as “%s” has the graphic “%s”', (kind, drawn, line) => {
    expect(lineOf(feature(kind, { drawn }))).toBe(line);
  });

  test.each([
    ['capital', 'city', 'capital'],
    ['major city', 'city', 'city'],
    ['minor city', 'city', 'small city'],
    ['town', 'town', 'town'],
    ['airfield', 'airfield', 'airfield'],
    ['objective', 'sign', 'sign'],
  ])('a place of kind “%s” and drawn as “%s” has the graphic “%s”', (kind, drawn, site) => {
    expect(siteOf(feature(kind, { drawn }))).toBe(site);
  });
});
