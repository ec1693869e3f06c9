import type { ScenarioModel } from '../../model/scenario.js';
import type { AwardModel, SpecialStatement } from '../../model/special-rules.js';
import { shownScore, shownVictory } from '../../model/shown-special-rules.js';
import { shownOffer, shownWhen, type Shown } from '../../model/shown-statements.js';
import { awardText, offerText, victoryText, whenText } from '../../model/statement-text.js';
import type { Game } from '../game.js';

/**
 * A special rule of a scenario, as reports name it: the first word of its statement, and the statement's text without
 * the part in braces.
 */
export interface NamedStatement {
  readonly kind: 'victory' | 'when' | 'offer' | 'score';
  readonly text: string;
}

interface Listed extends NamedStatement {
  /** Identifies the statement in its scenario. */
  readonly key: string;
  readonly statement: SpecialStatement;
  /** Returns the text of the statement in the reader's language. `shown` translates the terms of the game. */
  readonly show: (shown: Shown) => string;
}

/**
 * A cache of the listed statements of each scenario. The list is needed after each game, and many games of one scenario
 * are played.
 */
const listed = new WeakMap<ScenarioModel, readonly Listed[]>();

/** Returns the special rules of a scenario, and for each whether it took effect in a game that is over. */
export function statementUses(
  game: Pick<Game, 'scenario' | 'usedStatements'>,
): (NamedStatement & Pick<Listed, 'key'> & { readonly isUsed: boolean })[] {
  const all = statementsOf(game.scenario);
  if (all.length === 0) return [];
  const used = new Set(game.usedStatements?.());
  return all.map(({ key, kind, text, statement }) => ({ key, kind, text, isUsed: used.has(statement) }));
}

/**
 * Returns the special rules of a scenario in the reader's language. The key of each is its text in the file.
 *
 * @param shown returns a term of the game in the reader's language
 */
export const shownStatements = (scenario: ScenarioModel, shown: Shown): ReadonlyMap<string, string> =>
  new Map(statementsOf(scenario).map(({ text, show }) => [text, show(shown)]));

function statementsOf(scenario: ScenarioModel): readonly Listed[] {
  const all = listed.get(scenario) ?? list(scenario);
  listed.set(scenario, all);
  return all;
}

/** Lists the statements of a scenario, each followed by those in its braces. */
function list({ victories, awards, offers, whens, calendar }: ScenarioModel): readonly Listed[] {
  const name = (
    kind: Listed['kind'],
    text: string,
    statement: SpecialStatement,
    show: Listed['show'],
  ): Omit<Listed, 'key'> => ({ kind, text, statement, show });
  const inside = (all: Pick<ScenarioModel, 'victories' | 'awards'>): Omit<Listed, 'key'>[] => [
    ...all.victories.map((victory) =>
      name('victory', victoryText(victory, calendar), victory, (shown) => shownVictory(victory, shown, calendar)),
    ),
    ...all.awards.map((award) =>
      name('score', awardText(award, calendar), award, (shown) => shownScore(award, shown, calendar)),
    ),
  ];
  return [
    ...inside({ victories, awards }),
    ...offers.flatMap((offer) => [
      name('offer', offerText(offer, calendar), offer, (shown) => shownOffer(offer, calendar, shown)),
      ...inside({ ...offer.clauses, awards: offer.clauses.awards.filter(isGivenLater) }),
    ]),
    ...whens.flatMap((when) => [
      name('when', whenText(when), when, (shown) => shownWhen(when.condition, shown)),
      ...inside({ ...when.clauses, awards: when.clauses.awards.filter(isGivenLater) }),
    ]),
  ].map((statement, index) => ({ ...statement, key: String(index + 1) }));
}

/**
 * Returns whether an award in the braces of a statement may give its points later than that statement takes effect.
 * Awards that give their points at the same time are not listed separately, because they take effect together with the
 * statement.
 */
const isGivenLater = ({ occasion = '' }: AwardModel): boolean => occasion !== 'option' && occasion !== 'start';
