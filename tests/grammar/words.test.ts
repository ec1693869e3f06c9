import { EmptyFileSystem } from 'langium';
import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../engine/play/vocabulary.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';
import { dated, stub } from '../language-server/stub-ruleset.js';

/**
 * Keywords of the language stay usable as words of a game: these tests parse each word of a vocabulary in the
 * statements that use it.
 */

const { LangiumParser, Lexer } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable.parser;

/** Returns the error messages of lexer and parser for a text. */
function problems(text: string): string[] {
  const { lexerErrors, parserErrors } = LangiumParser.parse(text);
  return [...lexerErrors, ...parserErrors].map(({ message }) => message);
}

const words = (list: readonly { readonly word: string }[] = []): string[] => list.map(({ word }) => word);

/** For each list of words in the vocabulary, a statement that uses a word of the list. */
const places: Readonly<
  Record<string, readonly [of: (v: Vocabulary) => readonly string[], write: (word: string) => string]>
> = {
  terrain: [(v) => words(v.terrain), (word) => `map M { legend { "." ${word} } }`],
  features: [(v) => words(v.features), (word) => `map M { ${word} A at 0101 }`],
  units: [(v) => words(v.unitKinds), (word) => `side S { ${word} A 1-1 }`],
  pools: [(v) => words(v.unitKinds), (word) => `side S { pool ${word} { 1 of 1-1 } }`],
  every: [(v) => words(v.unitKinds), (word) => `scenario "S" { setup S { 0101: every ${word}, 1 ${word} } }`],
  formations: [(v) => words(v.formations), (word) => `side S { ${word} A { } infantry B of ${word} C }`],
  attributes: [
    (v) => words(v.attributes),
    (word) => `side S { infantry A (${word}, ${word} 3, ${word} "x", ${word} = ${word}) }`,
  ],
  verbs: [(v) => words(v.verbs), (word) => `orders turn 1 S { ${word} A to 0101 { ${word} B } ${word} }`],
  events: [(v) => words(v.verbs), (word) => `expect after turn 1 { ${word} 0101 (${word} 3) }`],
  actions: [(v) => words(v.verbs), (word) => `scenario "S" { forbid ${word} turn 1 require ${word}, ${word} 3 A }`],
  phases: [(v) => words(v.phases), (word) => `orders turn 1 S { phase ${word}: } expect after turn 1 S ${word} { }`],
  questions: [(v) => words(v.questions), (word) => `scenario "S" { doctrine S { ${word} = x } }`],
  answers: [
    (v) => v.questions.flatMap(({ values }) => words(values)),
    (word) => `scenario "S" { doctrine S { loss = ${word} } } orders turn 1 S { attack A { ${word} B } }`,
  ],
  results: [(v) => words(v.results), (word) => `orders turn 1 S { attack A { on ${word}: stay } }`],
  settings: [(v) => words(v.settings), (word) => `scenario "S" { set ${word} = x set ${word} turn 1 for S = 3 }`],
  numbers: [(v) => words(v.numbers), (word) => `scenario "S" { house rule ${word} = 3 }`],
  counted: [
    (v) => words(v.counted),
    (word) => `scenario "S" { require ${word} 3 score for S ${word} 2 victory S when S ${word} 3 and S ${word} A }`,
  ],
};

const games = [...rulesets.values(), stub, dated];

describe.each(games.map((game) => [game.id, game] as const))('the vocabulary of %s', (_id, { vocabulary, rulings }) => {
  test.each(Object.entries(places))('every word in the list of %s in the vocabulary parses', (_list, [of, write]) => {
    const wrong = of(vocabulary).flatMap((word) => problems(write(word)).map((problem) => `${word}: ${problem}`));
    expect(wrong).toEqual([]);
  });

  test('every value of every ruling parses', () => {
    const wrong = rulings.flatMap(({ option, values }) =>
      values.flatMap((value) => problems(`scenario "S" { ruling ${option} = ${value} }`)),
    );
    expect(wrong).toEqual([]);
  });

  test('no kind of unit, terrain or feature contains a keyword of the language', () => {
    const { terrain, features, unitKinds, formations } = vocabulary;
    const clashes = [terrain, features, unitKinds, formations]
      .flatMap((list) => words(list))
      .filter((phrase) => Lexer.tokenize(phrase).tokens.some(({ tokenType }) => tokenType.name !== 'WORD'));
    expect(clashes).toEqual([]);
  });
});

/** Keywords of the language that a game might use as its own words. */
const OWN = ['table', 'victory', 'when', 'leave', 'attach', 'offer', 'draw', 'area', 'map', 'orders', 'east', 'expect'];

const value = (word: string): string => `scenario "S" { set x = ${word} ruling y = ${word} }`;

test.each(OWN)('the parser accepts the keyword “%s” as a key, an option, a value and a phase of a game', (word) => {
  for (const write of [
    places.attributes[1],
    value,
    places.settings[1],
    places.phases[1],
    places.questions[1],
    places.numbers[1],
  ])
    expect(problems(write(word))).toEqual([]);
});

test.each(['victory', 'leave', 'attach', 'offer', 'draw', 'area', 'every', 'east', 'set', 'arrive'])(
  'the parser accepts the keyword “%s” as a verb of a game',
  (word) => {
    for (const write of [places.verbs[1], places.events[1], places.actions[1]])
      expect(problems(write(word))).toEqual([]);
  },
);
