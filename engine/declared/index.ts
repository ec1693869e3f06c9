import { memoize } from '../mechanics/memoize.js';
import { setupLedger } from '../mechanics/special-rules/setup-ledger.js';
import { withSpecialRules } from '../mechanics/special-rules/ruled-game.js';
import { term } from '../model/say.js';
import type { Ruleset } from '../play/ruleset.js';
import { translateVocabulary } from '../play/vocabulary-translation.js';
import { checkersOf } from './check/check.js';
import type { Declaration } from './declaration.js';
import { DeclaredGame } from './game.js';
import { rulesInRecord } from './rules-in-record.js';
import { withChosenRulings } from './rulings.js';
import { gameDataOf } from './state/game-data.js';
import { starterOf } from './starter.js';
import { conditionFactsOf } from './victory/condition-facts.js';
import { vocabularyOf } from './vocabulary/vocabulary.js';

/** Returns a game that an author declares, with the same interface as the games that are written in code. */
export const declaredRuleset = memoize((declaration: Declaration): Ruleset => {
  const { id, title, rulebook, rulings } = declaration;
  const game = gameDataOf(declaration);
  const vocabulary = vocabularyOf(game);
  return {
    id,
    title,
    rulebook: new Map(rulebook.map((entry) => [entry.rule, entry])),
    rulesInRecord: rulesInRecord(declaration),
    rulings,
    readings: [],
    get starter() {
      return starterOf(declaration);
    },
    vocabulary: translateVocabulary(vocabulary, term),
    term,
    ...checkersOf(game, vocabulary),
    conditionFacts: conditionFactsOf(game),
    setupLedger: (scenario) => setupLedger(scenario, vocabulary),
    start: (scenario, how) =>
      withSpecialRules(new DeclaredGame(gameDataOf(withChosenRulings(declaration, scenario)), scenario, how)),
  };
});
