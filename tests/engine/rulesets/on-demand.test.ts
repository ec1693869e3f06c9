import { expect, test } from 'vitest';
import { translatorOf, type BookTranslation } from '../../../engine/play/book-translation.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { Language } from '../../../engine/model/language.js';
import { speakWith } from '../../../engine/model/say.js';
import { translationWith } from '../../../language-server/words/translation.js';
import { rulesetsOnDemand } from '../../../engine/rulesets/on-demand.js';

const firstOf = ({ rulebook }: Ruleset): string => [...rulebook.keys()][0];

/** A translation of a few texts: the title and text of the first rule, the first ruling, and the first reading. */
const translationOf = (game: Ruleset): BookTranslation => ({
  titles: { [firstOf(game)]: 'Titolo' },
  texts: { [firstOf(game)]: 'Testo' },
  rulings: { [game.rulings[0].option]: { question: 'Domanda?', readings: { true: 'Sì.' } } },
  readings: { [game.readings[0].name]: { question: 'Domanda?', text: 'Risposta.' } },
});

/** Returns games that load on demand, and the list of loaded scripts. */
function onDemand(language: () => Language = () => 'en'): {
  readonly games: ReadonlyMap<string, Ruleset>;
  readonly brought: string[];
} {
  const brought: string[] = [];
  const games = rulesetsOnDemand(
    (script) => {
      brought.push(script);
      const whole = rulesets.get(script.replace(/-(book|it)$/, ''))!;
      return {
        rules: whole,
        speakWith,
        book: whole,
        inItalian: translatorOf(translationOf(whole)),
        sentences: { [whole.vocabulary.terrain[0].text]: 'Testo', [whole.vocabulary.terrain[0].word]: 'Termine' },
      };
    },
    language,
    translationWith,
  );
  return { games, brought };
}

test('every game can be loaded on demand by its id and title, and no game is loaded before its rules are needed', () => {
  const { games, brought } = onDemand();
  const names = (all: ReadonlyMap<string, Ruleset>) => [...all].map(([key, { id, title }]) => ({ key, id, title }));
  expect(names(games)).toEqual(names(rulesets));
  expect(brought).toEqual([]);
});

test.each([...rulesets.keys()])(
  'a use of the game %s loads only that game, and loads its rulebook only when the rulebook is needed',
  (id) => {
    const { games, brought } = onDemand();
    const [lazy, whole] = [games.get(id)!, rulesets.get(id)!];
    expect(Object.keys(lazy).sort()).toEqual(Object.keys(whole).sort());
    expect(lazy.vocabulary).toBe(whole.vocabulary);
    expect(brought).toEqual([id]);
    for (const part of ['rulebook', 'rulings', 'readings', 'starter'] as const) expect(lazy[part]).toBe(whole[part]);
    expect(brought).toEqual([id, `${id}-book`]);
  },
);

test('texts of the rulebook are loaded in the language of the reader, and texts without a translation stay English', () => {
  let language: Language = 'en';
  const { games, brought } = onDemand(() => language);
  const game = games.get('pgg')!;
  const [first, second] = [...game.rulebook.values()];
  expect(brought).toEqual(['pgg-book']);
  language = 'it';
  expect([...game.rulebook.values()].slice(0, 2)).toEqual([
    { ...first, title: 'Titolo', text: 'Testo', titleInEnglish: first.title, textInEnglish: first.text },
    { ...second, titleInEnglish: second.title, textInEnglish: second.text },
  ]);
  expect(game.rulebook).toBe(game.rulebook);
  const whole = rulesets.get('pgg')!;
  expect(game.rulings[0]).toEqual({ ...whole.rulings[0], question: 'Domanda?', readings: { true: 'Sì.' } });
  expect(game.readings[0]).toEqual({ ...whole.readings[0], question: 'Domanda?', text: 'Risposta.' });
  expect([game.rulings[1], game.readings[1]]).toEqual([whole.rulings[1], whole.readings[1]]);
  expect(brought).toEqual(['pgg-book', 'pgg-it']);
});

test('words keep their spelling and have texts and terms in the language of the reader', () => {
  let language: Language = 'it';
  const { games } = onDemand(() => language);
  const [first, second] = rulesets.get('pgg')!.vocabulary.terrain;
  const game = games.get('pgg')!;
  const inItalian = game.vocabulary;
  expect(inItalian.terrain.slice(0, 2)).toEqual([{ ...first, text: 'Testo', term: 'Termine' }, second]);
  expect(game.vocabulary).toBe(inItalian);
  expect(game.term(first.word)).toBe('Termine');
  expect(game.term('Nowhere')).toBe('Nowhere');
  language = 'en';
  expect(game.vocabulary).toBe(rulesets.get('pgg')!.vocabulary);
  speakWith(() => undefined);
});
