import type { ScenarioModel } from '../../../model/scenario.js';
import type { AwardModel, TurnRange } from '../../../model/special-rules.js';
import { broughtClauses } from './clauses.js';
import type { ConditionFacts, NumberRange } from '../../../play/condition-facts.js';

type Side = string | undefined;

/** Returns the number of units in the scenario that match a query. Used for awards that count losses. */
type CountUnits = (query: { readonly side?: Side; readonly not?: Side; readonly kind: string }) => number;

/**
 * Returns the range of the points that a side can have. The range is never too small. It may be too large, because
 * awards that exclude each other are added together.
 */
export function pointsOfSide(
  scenario: ScenarioModel,
  side: string,
  facts: Pick<ConditionFacts, 'mostPointsByRule' | 'ownAwards'>,
  countUnits: CountUnits,
): NumberRange {
  const brought = broughtClauses(scenario);
  const byRule = facts.mostPointsByRule?.(scenario, side) ?? Infinity;
  if (byRule === Infinity || scenario.position !== undefined || brought.some(({ scores }) => scores.length > 0))
    return { least: -Infinity, most: Infinity };
  const offers = scenario.offers.filter((offer) => offer.side === side).length;
  const pointsOf = (awards: readonly AwardModel[], options: number): number[] =>
    awards
      .filter((award) => award.side === side && award.points !== 0)
      .map((award) => award.points * timesOf(award, scenario, facts, options, countUnits));
  const sums = [pointsOf(scenario.awards, offers), ...brought.map(({ awards }) => pointsOf(awards, 1))].flat();
  const total = (isCounted: (points: number) => boolean): number =>
    sums.filter((points) => isCounted(points)).reduce((sum, points) => sum + points, 0);
  const places = scenario.scores.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  return { least: places + total((points) => points < 0), most: byRule + total((points) => points > 0) };
}

/** Returns how many times an award can give its points; Infinity if no limit is known. */
function timesOf(
  award: AwardModel,
  scenario: ScenarioModel,
  { ownAwards = [] }: Pick<ConditionFacts, 'ownAwards'>,
  options: number,
  countUnits: CountUnits,
): number {
  const { occasion = 'held', place, side, during, attributes } = award;
  const has = (word: string): boolean => Object.hasOwn(attributes, word);
  const cells = has('each-cell') ? (place?.cells.length ?? 0) : 1;
  const turns = has('each-turn') ? countTurns(during, scenario) : undefined;
  const [word, ...rest] = occasion.split(' ');
  const kind = rest.join(' ');
  if (ownAwards.includes(occasion)) return Infinity;
  if (occasion === 'held') return (turns ?? 1) * cells;
  if (occasion === 'start') return 1;
  if (occasion === 'option') return options;
  if (occasion === 'captured' || (occasion === 'lost' && place)) return (has('once') ? 1 : (turns ?? Infinity)) * cells;
  if (has('once')) return 1;
  if (word === 'lost') return countUnits({ side, kind });
  return word === 'destroyed' ? countUnits({ not: side, kind }) : Infinity;
}

function countTurns(during: TurnRange | undefined, { turns = Infinity, firstTurn = 1 }: ScenarioModel): number {
  const { first, last } = during ?? { first: firstTurn, last: turns };
  return last - first + 1;
}
