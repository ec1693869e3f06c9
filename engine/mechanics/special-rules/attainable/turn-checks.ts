import { turnTitle } from '../../../model/calendar.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import type { AwardModel, Clauses } from '../../../model/special-rules.js';
import type { SettingModel } from '../../../model/statements.js';
import type { Check } from '../../../play/checks.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { broughtClauses } from './clauses.js';
import { say } from '../../../model/say.js';

/** A statement with the last turn in which it can take effect. */
interface Due {
  readonly last: number;
  readonly source: Source;
}

/** Checks that the statements in the braces of an offer can still apply when the offer is first made. */
export const offerShouldComeInTime: Check<ScenarioModel, never> = ({ offers, calendar }, report) => {
  for (const { during, clauses, name, nameSource } of offers) {
    const first = during?.first ?? 1;
    for (const { last, source } of dueIn(clauses, first)) {
      const [due, earliest] = [turnTitle(last, calendar), turnTitle(first, calendar)];
      report({
        severity: 'warning',
        slug: 'offer-too-late',
        source,
        message: say`This statement applies in turn ${due} at the latest, but “${name}” is taken in turn ${earliest} at the earliest, so the statement has no effect. Write a later turn.`,
        related: [{ source: nameSource, message: say`The scenario offers “${name}” here.` }],
      });
    }
  }
};

/**
 * Creates a check that victory is judged before the game ends, for a scenario whose length follows from the rules of
 * the game. If the scenario states its length, a later turn is an error of its own.
 */
export const victoryShouldBeInTime =
  ({ lastTurn }: Pick<ConditionFacts, 'lastTurn'>): Check<ScenarioModel, never> =>
  (scenario, report) => {
    const last = scenario.turns === undefined ? lastTurn?.(scenario) : undefined;
    if (last === undefined) return;
    const victories = [...scenario.victories, ...broughtClauses(scenario).flatMap((clauses) => clauses.victories)];
    for (const { during } of victories)
      if (during && during.first > last)
        report({
          severity: 'warning',
          slug: 'victory-not-reached',
          source: during.source,
          message: say`This statement is never judged: the game ends with turn ${turnTitle(last, scenario.calendar)}. Write an earlier turn, or state the length of the scenario with “turns”.`,
        });
  };

/**
 * Returns the statements in the braces of an offer that come too late if the offer is first made in turn `first`. The
 * departure of a unit is too late in turn `first` itself, because units leave before offers are made.
 */
function dueIn({ limits, attachments, victories, awards, departures, settings }: Clauses, first: number): Due[] {
  const ranged = [...limits, ...attachments, ...victories, ...awards.filter((award) => !isGivenAtOnce(award))];
  return [
    ...ranged.flatMap(({ during }) => (during && during.last < first ? [during] : [])),
    ...departures.flatMap(({ during }) =>
      during && during.first <= first ? [{ last: during.first, source: during.source }] : [],
    ),
    ...lastTurns(settings).filter(({ last }) => last < first),
  ];
}

/** Returns whether an award gives its points as soon as the offer is taken. For such an award, turns do not matter. */
const isGivenAtOnce = ({ occasion = '' }: AwardModel): boolean => ['option', 'start'].includes(occasion);

/** Returns the last turn of each setting. A setting for several turns is stored as one setting for each. */
function lastTurns(settings: readonly SettingModel[]): Due[] {
  const lasts = new Map<number, Due>();
  for (const { turn = Infinity, source } of settings)
    lasts.set(source.start, { source, last: Math.max(turn, lasts.get(source.start)?.last ?? 0) });
  return [...lasts.values()];
}
