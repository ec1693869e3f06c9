import type { ScenarioModel } from '../../model/scenario.js';
import type { ArrivalModel } from '../../model/statements.js';

/**
 * Returns every arrival of a scenario: first the scenario's own arrivals, then the arrivals that its offers and
 * conditions may add.
 */
export const allArrivals = ({
  arrivals,
  offers,
  whens,
}: Pick<ScenarioModel, 'arrivals' | 'offers' | 'whens'>): readonly ArrivalModel[] => [
  ...arrivals,
  ...[...offers, ...whens].flatMap(({ clauses }) => clauses.arrivals),
];
