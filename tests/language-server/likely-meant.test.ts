import { expect, test } from 'vitest';
import { likelyMeant } from '../../language-server/compile/nearest.js';

test.each([
  ['rifel', ['tank', 'rifle', 'rifles'], ['rifle'], 'the word that differs by one typing error'],
  ['mot', ['motorized', 'motor', 'moon'], ['motor', 'motorized'], 'the words that it begins, shortest first'],
  ['mo', ['motorized', 'map'], [], 'nothing if it is too short for a beginning'],
  ['tan', ['tankers', 'tank', 'tanks', 'tan regiment'], ['tank'], 'one typing error before the words that it begins'],
  ['battalion', ['brigade', 'infantry battalion'], ['infantry battalion'], 'the phrase that it ends'],
  ['b', ['c', 'tank b'], ['tank b'], 'the phrase that it ends if it is a single letter'],
  ['b', ['c', 'dd'], ['c'], 'another single letter'],
  ['infantre', ['infantry', 'infantre'], ['infantry'], 'a word other than itself'],
  ['xyz', ['infantry'], [], 'nothing if no word is similar'],
])('for the typed word %j and the candidates %j the suggestions are %j: %s', (word, candidates, suggested) => {
  expect(likelyMeant(word, candidates)).toEqual(suggested);
});
