import { capitalize } from '../../engine/model/words.js';
import { say } from '../../engine/model/say.js';
import type { BalanceOf } from '../../engine/play/counting/balance.js';
import { shownOutcome } from '../text/shown-outcome.js';

/**
 * Returns the counted games of a variant with the names of sides and outcomes in the reader's language. Saved games and
 * JSON contain the words of the file instead.
 *
 * @param shown returns a term of the game in the reader's language
 */
export function showBalance(balance: BalanceOf, shown: (word: string) => string): BalanceOf {
  const { outcomes, score, margin, seeds, losses, results, places } = balance;
  const sideName = (side: string): string => (shown(side) === side ? side : capitalize(shown(side)));
  const outcomeName = (what: string): string => {
    if (what === 'draw') return shownOutcome({}, shown);
    const side = score.find((each) => what.startsWith(`${each.side} `))?.side;
    return side === undefined ? sideName(what) : say`${sideName(side)} ${shown(what.slice(side.length + 1))}`;
  };
  return {
    ...balance,
    outcomes: outcomes.map((share) => ({ ...share, what: outcomeName(share.what) })),
    score: score.map((numbers) => ({ ...numbers, side: sideName(numbers.side) })),
    ...(margin && { margin: { ...margin, of: sideName(margin.of), over: sideName(margin.over) } }),
    seeds: seeds.map((entry) => (entry.number === undefined ? { ...entry, what: outcomeName(entry.what) } : entry)),
    losses: losses.map((numbers) => ({ ...numbers, side: sideName(numbers.side) })),
    results: results.map((battle) => ({
      ...battle,
      ...(battle.side !== undefined && { side: sideName(battle.side) }),
    })),
    places: places.map((place) => ({
      ...place,
      holders: place.holders.map((share) => ({ ...share, what: sideName(share.what) })),
    })),
  };
}
