import { eventKindText } from './event-kind.js';
import { say } from '../../engine/model/say.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import { neverIn, rulesNeverCited, type Distribution, type Results } from '../../engine/play/distribution.js';
import { turnTitle, type Calendar } from '../../engine/model/calendar.js';
import type { BattleResults, Games } from '../../preview/contract/games.js';

/** Maximum number of battles listed. A campaign may have thousands of different battles. */
const MAX_BATTLES = 120;

/** Converts the aggregate of many games into the form that the panel shows. */
export function summarizeGames(
  { runs, seed, score, outcomes, results, expectations, statements, rules }: Distribution,
  {
    gameCount,
    took,
    calendar,
    rulebook,
    shown,
  }: {
    readonly gameCount: number;
    readonly took: number;
    readonly calendar: Calendar | undefined;
    readonly rulebook: ReadonlyMap<string, RuleEntry>;
    /** Returns a term of the game, such as a kind of event, in the reader's language. */
    readonly shown: (word: string) => string;
  },
): Games {
  const battles = results.map((battle) => summarizeBattle(battle, calendar, shown));
  return {
    seed,
    requested: gameCount,
    games: runs,
    took,
    score,
    outcomes,
    battles: mostFrequent(battles),
    more: Math.max(0, battles.length - MAX_BATTLES),
    expectations,
    never: neverIn({ statements, expectations }),
    rulesNeverCited: rulesNeverCited({ rules }).map(
      ({ rule, title }) => `${rule} ${rulebook.get(rule)?.title ?? title}`,
    ),
  };
}

function summarizeBattle(
  { address, turn, side, kind, cells, counts, first }: Results,
  calendar: Calendar | undefined,
  shown: (word: string) => string,
): BattleResults {
  const battle = eventKindText(kind, shown);
  return {
    address,
    turn: calendar && turn > 0 ? turnTitle(turn, calendar) : String(turn),
    ...(side !== undefined && { side }),
    title: cells.length > 0 ? say`${battle} on ${cells.join(', ')}` : battle,
    results: Object.entries(counts)
      .map(([result, times]) => ({ result, times, ...first[result] }))
      .sort((a, b) => b.times - a.times),
    games: Object.values(counts).reduce((sum, times) => sum + times, 0),
  };
}

/** Returns the battles that occurred in most games, in the order of play. */
function mostFrequent(battles: readonly BattleResults[]): readonly BattleResults[] {
  if (battles.length <= MAX_BATTLES) return battles;
  const mostCommon = new Set([...battles].sort((a, b) => b.games - a.games).slice(0, MAX_BATTLES));
  return battles.filter((battle) => mostCommon.has(battle));
}
