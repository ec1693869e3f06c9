import { expect, test } from 'vitest';
import { tagOfEnvironment } from '../../../cli/language.js';
import { languageOf, tagOf } from '../../../engine/model/language.js';

test.each([
  ['it', 'it'],
  ['it-IT', 'it'],
  ['IT', 'it'],
  ['it_CH.UTF-8', 'it'],
  ['en', 'en'],
  ['italic', 'en'],
  ['de-IT', 'en'],
  ['C', 'en'],
  [undefined, 'en'],
] as const)('the locale %s selects the language %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each([
  [{}, 'en'],
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'it_IT.UTF-8', LC_MESSAGES: 'C' }, 'en'],
  [{ LANG: 'C', LC_MESSAGES: 'it_IT' }, 'it'],
  [{ LC_MESSAGES: 'C', LC_ALL: 'it_IT' }, 'it'],
  [{ LC_ALL: '', LANG: 'it_IT' }, 'it'],
  [{ LC_ALL: 'it_IT', SANDTABLE_LANGUAGE: 'en' }, 'en'],
  [{ LC_ALL: 'C', SANDTABLE_LANGUAGE: 'it' }, 'it'],
] as const)('the environment %j selects the language %s', (environment, language) => {
  expect(languageOf(tagOfEnvironment(environment))).toBe(language);
});

test.each([
  ['it', 'it'],
  ['it_IT.UTF-8', 'it-IT'],
  ['pt-br', 'pt-br'],
  ['ca_ES@valencia', 'ca-ES'],
  ['C', 'en'],
  ['C.UTF-8', 'en'],
  ['POSIX', 'en'],
  ['english', 'en'],
  [undefined, 'en'],
])('the locale %s has the language tag %s', (locale, tag) => {
  expect(tagOf(locale)).toBe(tag);
});
