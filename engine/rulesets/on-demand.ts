import type { Language } from '../model/language.js';
import type { Sentences, speakWith, Translation } from '../model/say.js';
import type { TranslatedBook } from '../play/book-translation.js';
import type { Book, Rules, Ruleset } from '../play/ruleset.js';
import { translateVocabulary } from '../play/vocabulary-translation.js';
import { about as bite } from './bite/about.js';
import { about as fda } from './fda/about.js';
import { about as pgg } from './pgg/about.js';
import { about as rtl } from './rtl/about.js';

type About = Pick<Ruleset, 'id' | 'title' | 'hasHiddenInformation' | 'neutralSeesAll'>;

const all: readonly About[] = [pgg, fda, rtl, bite];

/**
 * A script file of a game. `pgg` contains the rules, `pgg-book` the rulebook, and `pgg-it` the texts of the rulebook and
 * the sentences of the game in Italian.
 */
export interface Script {
  readonly rules: Rules;
  /** Sets the language of the sentences that the rules make. */
  readonly speakWith: typeof speakWith;
  readonly book: Book;
  readonly inItalian: TranslatedBook;
  readonly sentences: Sentences;
}

/**
 * Returns the published games by id. A game is loaded only when it is first used, because most workspaces use one game.
 *
 * @param load loads a script file; called when a property that the file contains is first read
 * @param language returns the reader's language; called when a text is made or read, because a language server does not
 * know the language until a client connects
 * @param translationWith returns the Italian translation with the sentences of a game; called for Italian readers only
 */
export function rulesetsOnDemand(
  load: (script: string) => Script,
  language: () => Language,
  translationWith: (sentences: Sentences) => Translation,
): ReadonlyMap<string, Ruleset> {
  return new Map(all.map((about) => [about.id, onDemand(about, load, language, translationWith)]));
}

function onDemand(
  { id, ...about }: About,
  load: (script: string) => Script,
  language: () => Language,
  translationWith: (sentences: Sentences) => Translation,
): Ruleset {
  const translation = once(() => translationWith(load(`${id}-it`).sentences));
  const rules = once(() => {
    const script = load(id);
    script.speakWith(() => (language() === 'it' ? translation() : undefined));
    return script.rules;
  });
  const book = once(() => load(`${id}-book`).book);
  const italian = once(() => load(`${id}-it`).inItalian(book()));
  const italianVocabulary = once(() => translateVocabulary(rules().vocabulary, (english) => rules().term(english)));
  const bookOfReader = (): Book => (language() === 'it' ? italian() : book());
  return {
    id,
    ...about,
    get rulebook() {
      return bookOfReader().rulebook;
    },
    get rulesInRecord() {
      return book().rulesInRecord;
    },
    get rulings() {
      return bookOfReader().rulings;
    },
    get readings() {
      return bookOfReader().readings;
    },
    get starter() {
      return book().starter;
    },
    get vocabulary() {
      return language() === 'it' ? italianVocabulary() : rules().vocabulary;
    },
    term: (english) => rules().term(english),
    get conditionFacts() {
      return rules().conditionFacts;
    },
    checkMap(map, report) {
      rules().checkMap(map, report);
    },
    checkForces(sides, report, numbers) {
      rules().checkForces(sides, report, numbers);
    },
    checkScenario(scenario, report) {
      rules().checkScenario(scenario, report);
    },
    checkOpeningPosition(scenario, report) {
      rules().checkOpeningPosition?.(scenario, report);
    },
    setupLedger: (scenario) => rules().setupLedger?.(scenario) ?? [],
    start: (scenario, how) => rules().start(scenario, how),
  };
}

function once<T>(load: () => T): () => T {
  let loaded: T | undefined;
  return () => (loaded ??= load());
}
