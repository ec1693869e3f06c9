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
  ])('%s', (word, covers) => {
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
  ])('way: %s, drawn as %s', (kind, drawn, way) => {
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
  ])('hexside: %s, drawn as %s', (kind, drawn, line) => {
    expect(lineOf(feature(kind, { drawn }))).toBe(line);
  });

  test.each([
    ['capital', 'city', 'capital'],
    ['major city', 'city', 'city'],
    ['minor city', 'city', 'small city'],
    ['town', 'town', 'town'],
    ['airfield', 'airfield', 'airfield'],
    ['objective', 'sign', 'sign'],
  ])('place: %s, drawn as %s', (kind, drawn, site) => {
    expect(siteOf(feature(kind, { drawn }))).toBe(site);
  });
});
