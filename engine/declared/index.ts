import { setupLedger } from '../mechanics/special-rules/setup-ledger.js';
import { withSpecialRules } from '../mechanics/special-rules/ruled-game.js';
import { authorsText, onceForEachLanguage } from '../model/author-translations.js';
import type { Ruleset } from '../play/ruleset.js';
import { translateVocabulary } from '../play/vocabulary-translation.js';
import { ruleInReadersWords } from './authors-rules.js';
import { checkersOf } from './check/check.js';
import type { Declaration } from './declaration.js';
import { DeclaredGame } from './game.js';
import { rulesInRecord } from './rules-in-record.js';
import { rulingInReadersWords, withChosenRulings } from './rulings.js';
import { gameDataOf } from './state/game-data.js';
import { starterOf } from './starter.js';
import { conditionFactsOf } from './victory/condition-facts.js';
import { vocabularyOf } from './vocabulary/vocabulary.js';

/** The file that declares a game, and the game that it extends. */
type Origin = Pick<Ruleset, 'declaredIn' | 'base'>;

/** Returns a game that an author declares, with the same interface as the games that are written in code. */
export function declaredRuleset(declaration: Declaration, origin: Origin = {}): Ruleset {
  const { id, rulebook, rulings, translations } = declaration;
  const game = gameDataOf(declaration);
  const vocabulary = vocabularyOf(game);
  const shown = (text: string): string => authorsText(translations, text);
  const rulebookOfReader = onceForEachLanguage(
    () => new Map(rulebook.map((entry) => [entry.rule, ruleInReadersWords(translations, entry)])),
  );
  const rulingsOfReader = onceForEachLanguage(() =>
    rulings.map((ruling) => rulingInReadersWords(translations, ruling)),
  );
  const vocabularyOfReader = onceForEachLanguage(() => translateVocabulary(vocabulary, shown));
  return {
    id,
    ...origin,
    get title() {
      return shown(declaration.title);
    },
    get rulebook() {
      return rulebookOfReader();
    },
    rulesInRecord: rulesInRecord(declaration),
    get rulings() {
      return rulingsOfReader();
    },
    readings: [],
    get starter() {
      return starterOf(declaration);
    },
    get vocabulary() {
      return vocabularyOfReader();
    },
    term: shown,
    ...checkersOf(game, vocabulary),
    conditionFacts: conditionFactsOf(game),
    setupLedger: (scenario) => setupLedger(scenario, vocabulary),
    start: (scenario, how) =>
      withSpecialRules(new DeclaredGame(gameDataOf(withChosenRulings(declaration, scenario)), scenario, how)),
  };
}
