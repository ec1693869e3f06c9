import { describe, expect, test } from 'vitest';
import type { BookTranslation } from '../../../engine/play/book-translation.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';

interface Pair {
  readonly name: string;
  readonly english: string;
  readonly italian: string;
}

const translationOf = async (id: string): Promise<BookTranslation> =>
  ((await import(`../../../engine/rulesets/${id}/book-it.ts`)) as { bookIt: BookTranslation }).bookIt;

/** Returns each translated text of a game with its English text; an empty text if the game has no such text. */
function pairsOf({ rulebook, rulings, readings }: Ruleset, translation: BookTranslation): Pair[] {
  const pairs: Pair[] = [];
  const add = (name: string, italian: string, english = ''): number => pairs.push({ name, english, italian });
  for (const [rule, text] of Object.entries(translation.texts ?? {})) add(rule, text, rulebook.get(rule)?.text);
  for (const [option, ruling] of Object.entries(translation.rulings ?? {})) {
    const english = rulings.find((each) => each.option === option);
    add(`${option}?`, ruling.question, english?.question);
    for (const [value, text] of Object.entries(ruling.readings))
      add(`${option} = ${value}`, text, english?.readings[value]);
  }
  for (const [name, reading] of Object.entries(translation.readings ?? {})) {
    const english = readings.find((each) => each.name === name);
    add(`${name}?`, reading.question, english?.question);
    add(name, reading.text, english?.text);
  }
  return pairs;
}

/**
 * Returns the facts that a translation must keep: numbers, also within rule numbers, hexes and odds, and words in
 * backticks, such as a value of a ruling. A decimal comma counts as a point.
 */
const factsOf = (text: string): string[] =>
  [...text.matchAll(/`[^`]+`|\d+(?:[.,]\d+)*[½¼¾]?|[½¼¾]/g)].map(([fact]) => fact.replaceAll(',', '.')).toSorted();

/** Returns a pattern that matches any of the words, each as a whole word. */
const wordOf = (words: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** Matches marks that Italian typography does not use, and blanks in the wrong place. */
const WRONG_MARKS = /['"«»]|\s\s|\s[.,;:?]|\.\.\.|^\s|\s$|\p{L}’\s(?!\d)/u;
/** Matches words with a wrong accent, such as `perchè`, and the euphonic d before a different vowel. */
const WRONG_SPELLING = wordOf(
  '(?:perch|poich|finch|bench|affinch|anzich|giacch|n|s)è|E’|pò|qual’è|sù|quì|quà|fà|ed (?=[^eèEÈ])\\p{L}+|ad (?=[^aàAÀ])\\p{L}+|od',
  'u',
);
/** Matches English words for which the hobby has an Italian word. */
const ENGLISH = wordOf(
  'the|hex|hexes|hexside|hexsides|step|steps|markers?|odds|overruns?|counters?|units?|side|sides|retreat|advance|supply|supplied|roll|die|strength|turn|turns',
);
/** Matches terms that the Italian glossary replaces. */
const OTHER_TERMS = wordOf(
  'pila|pile|senza rifornimento|capisald[oi]|gittata|condizioni atmosferiche|facoltativ[oaie]|fabbric(?:a|he)',
);

describe.each([...rulesets.values()])('the texts of $title in Italian', (game) => {
  const pairs = (async () => pairsOf(game, await translationOf(game.id)))();
  const namesWhere = async (isWrong: (pair: Pair) => boolean): Promise<string[]> =>
    (await pairs).filter(isWrong).map(({ name }) => name);

  test('every rule, every value of a ruling and every reading has an Italian text', async () => {
    const translated = new Set((await pairs).map(({ name }) => name));
    const named = [
      ...game.rulebook.keys(),
      ...game.rulings.flatMap(({ option, values }) => [`${option}?`, ...values.map((value) => `${option} = ${value}`)]),
      ...game.readings.flatMap(({ name }) => [`${name}?`, name]),
    ];
    expect(named.filter((name) => !translated.has(name))).toEqual([]);
  });
  test('every Italian text belongs to a rule, a ruling or a reading, and differs from its English text', async () => {
    expect(await namesWhere(({ english, italian }) => english === '' || english === italian)).toEqual([]);
  });
  test('every Italian text has the numbers, rule numbers and quoted words of its English text', async () => {
    const differences = (await pairs).filter(
      ({ english, italian }) => factsOf(english).join(' ') !== factsOf(italian).join(' '),
    );
    expect(differences.map(({ name, english, italian }) => [name, factsOf(english), factsOf(italian)])).toEqual([]);
  });
  test('every Italian text begins with a capital and ends as its English text ends', async () => {
    const endOf = (text: string): string => /[.?:)]$/.exec(text)?.[0] ?? '';
    expect(
      await namesWhere(
        ({ english, italian }) => !/^[\p{Lu}\d`“+×]/u.test(italian) || endOf(english) !== endOf(italian),
      ),
    ).toEqual([]);
  });
  test('every Italian text has typographic marks and the right accents', async () => {
    expect(await namesWhere(({ italian }) => WRONG_MARKS.test(italian) || WRONG_SPELLING.test(italian))).toEqual([]);
  });
  test('no Italian text has an English word or a term that the Italian glossary replaces', async () => {
    const found = (await pairs).flatMap(({ name, italian }) => {
      const word = (ENGLISH.exec(italian.replaceAll(/`[^`]+`/g, '')) ?? OTHER_TERMS.exec(italian))?.[0];
      return word === undefined ? [] : [`${name}: ${word}`];
    });
    expect(found).toEqual([]);
  });
});
