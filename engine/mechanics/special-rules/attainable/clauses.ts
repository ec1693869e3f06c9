import type { Clauses, ConditionTest, Condition, DepartureModel, SpecialRules } from '../../../model/special-rules.js';

type Bringing = Pick<SpecialRules, 'offers' | 'whens'>;

/** Returns the statements in the braces of the offers and the conditions of a scenario. */
export const broughtClauses = ({ offers, whens }: Bringing): Clauses[] =>
  [...offers, ...whens].map(({ clauses }) => clauses);

/** Returns the departures of the scenario, and those of its offers and conditions. */
export const departuresIn = (rules: Pick<SpecialRules, 'departures'> & Bringing): DepartureModel[] => [
  ...rules.departures,
  ...broughtClauses(rules).flatMap(({ departures }) => departures),
];

/**
 * Returns all conditions of a scenario: the conditions of its offers and `when` statements, and those of all victory
 * statements, including victory statements in the braces of an offer or a `when`.
 */
export function conditionsIn({ victories, offers, whens }: Pick<SpecialRules, 'victories'> & Bringing): Condition[] {
  const brought = [...offers, ...whens];
  const all = [...victories, ...brought, ...brought.flatMap(({ clauses }) => clauses.victories)];
  return all.flatMap(({ condition }) => condition ?? []);
}

/** Returns the facts in a condition, in the order written. */
export function factsIn(condition: Condition): ConditionTest[] {
  switch (condition.test) {
    case 'fact':
      return [condition];
    case 'not':
      return factsIn(condition.of);
    default:
      return condition.of.flatMap(factsIn);
  }
}
