import { afterEach, expect, test } from 'vitest';
import { agree, counted, say, speakWith, term, type Sentences } from '../../engine/model/say.js';
import { sentenceKey } from '../../engine/model/sentence-key.js';
import { sentencesIt as bite } from '../../engine/rulesets/bite/it/index.js';
import { sentencesIt as fda } from '../../engine/rulesets/fda/it/index.js';
import { sentencesIt as pgg } from '../../engine/rulesets/pgg/it/index.js';
import { sentencesIt as rtl } from '../../engine/rulesets/rtl/it/index.js';
import { translationWith } from '../../language-server/words/translation.js';

const ITALIAN: Sentences = {
  '{0} loses {1}.': '{0}: {1, plural, one {# livello perso} other {# livelli persi}}.',
  '{0} are in {2}.': 'In {2}: {0}.',
  'Nothing happens.': 'Non succede nulla.',
  glen: 'valletta',
};

const speak = (sentences: Sentences): void => {
  const translation = translationWith(sentences);
  speakWith(() => translation);
};
const loss = (steps: number): string => say`${'25/7'} loses ${counted(steps, 'step')}.`;
const place = (...units: string[]): string => say`${units.join(', ')} ${agree(units.length, 'is', 'are')} in ${2612}.`;

afterEach(() => {
  speakWith(() => undefined);
});

test('without a translation, a sentence is the English text with the right nouns and verbs', () => {
  expect([loss(1), loss(2)]).toEqual(['25/7 loses 1 step.', '25/7 loses 2 steps.']);
  expect([place('6/7'), place('6/7', '25/7')]).toEqual(['6/7 is in 2612.', '6/7, 25/7 are in 2612.']);
});

test.each([
  ['English sentences', ITALIAN],
  ['short keys', Object.fromEntries(Object.entries(ITALIAN).map(([english, text]) => [sentenceKey(english), text]))],
])('a translation by %s chooses its own plurals and word order', (_, sentences) => {
  speak(sentences);
  expect([loss(1), loss(2)]).toEqual(['25/7: 1 livello perso.', '25/7: 2 livelli persi.']);
  expect([place('6/7'), place('6/7', '25/7')]).toEqual(['In 2612: 6/7.', 'In 2612: 6/7, 25/7.']);
  expect([say`Nothing happens.`, term('glen')]).toEqual(['Non succede nulla.', 'valletta']);
});

test('a sentence without translation stays English, also within a translated sentence', () => {
  speak(ITALIAN);
  expect(say`${say`Nothing happens.`} The rest is ${'quiet'} here.`).toBe('Non succede nulla. The rest is quiet here.');
});

test.each(['constructor', '__proto__', 'toString', '{0} loses {1}.', '{', 'Nowhere', ''])(
  'a name that an author gave, such as “%s”, is not translated',
  (name) => {
    speak(ITALIAN);
    expect(term(name)).toBe(name);
    expect(say`${name} loses ${counted(1, 'step')}.`).toBe(`${name}: 1 livello perso.`);
  },
);

test.each([
  ['a game on any grid', {}, 'La mappa non ha la casella 4701.'],
  ['Panzergruppe Guderian', pgg, 'La mappa non ha l’esagono 4701.'],
  ['Fronte d’Attacco', fda, 'La mappa non ha il settore 4701.'],
  ['Roads to Leningrad', rtl, 'La mappa non ha l’esagono 4701.'],
  ['Blocks in the East', bite, 'La mappa non ha l’esagono 4701.'],
])('a sentence that all games share calls cells as the rulebook does: %s', (_, sentences, text) => {
  speak(sentences);
  expect(say`The map has no cell ${'4701'}.`).toBe(text);
});
