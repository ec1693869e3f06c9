import type { ScenarioModel } from '../model/scenario.js';
import type { Battle, Counted } from './counting/counted.js';
import { countInSteps, seedOf } from './counting/count-games.js';
import type { NamedRule } from './counting/cited-rules.js';
import type { Counts, Row } from './counting/rows.js';
import type { NamedStatement } from './counting/statement-uses.js';
import { countRuns } from './counting/spans.js';
import { spread, type Spread } from './counting/spread.js';
import type { PlayOptions } from './playthrough.js';
import type { Ruleset } from './ruleset.js';
import type { Viewer } from './records.js';

/** The results of many games of one file, each with its own dice. */
export interface Distribution {
  readonly runs: number;
  readonly seed: string;
  readonly score: readonly Points[];
  /** Number of occurrences of each outcome among the games that ended. */
  readonly outcomes: Counts;
  readonly results: readonly Results[];
  /**
   * Number of games in which each unit ended in each place. A place is the label of a cell, or the reason why the unit
   * is off the map.
   */
  readonly units: readonly { readonly name: string; readonly side: string; readonly counts: Counts }[];
  /** Number of games in which each expectation was met. */
  readonly expectations: readonly { readonly text: string; readonly passed: number }[];
  /** Number of games in which each special rule of the scenario took effect. */
  readonly statements: readonly (NamedStatement & { readonly used: number })[];
  /** For each rule that records may cite, the number of games whose record cites it. */
  readonly rules: readonly (NamedRule & { readonly cited: number })[];
}

/** The points of a side. */
export interface Points extends Spread {
  readonly side: string;
  readonly counts: Counts;
  /** For each number of points, the first run in which the side had that number. */
  readonly first: Readonly<Record<string, number>>;
}

/**
 * The results of a battle and how often each occurred: `D1` 40 times, `De` 60 times. A battle is identified by the
 * address of its dice. Battles without a result are not included.
 */
export interface Results extends Battle {
  readonly counts: Counts;
  /** For each result, the first run in which it occurred, and the number of the moment in that run. */
  readonly first: Readonly<Record<string, { readonly run: number; readonly moment: number }>>;
}

/**
 * Returns the texts of the special rules and of the expectations that came true in none of the games.
 *
 * @param shown texts of special rules in the reader's language. Default: as authors write them
 */
export const neverIn = (
  { statements, expectations }: Pick<Distribution, 'statements' | 'expectations'>,
  shown: ReadonlyMap<string, string> = new Map(),
): string[] => [
  ...statements.filter(({ used }) => used === 0).map(({ text }) => shown.get(text) ?? text),
  ...expectations.filter(({ passed }) => passed === 0).map(({ text }) => `expect ${text}`),
];

/** Returns the rules that the record of none of the games cites. */
export const rulesNeverCited = ({ rules }: Pick<Distribution, 'rules'>): NamedRule[] =>
  rules.flatMap(({ rule, title, cited }) => (cited === 0 ? [{ rule, title }] : []));

/**
 * Plays a file several times; run N has the seed `SEED/N`.
 * @param onProgress called with the number of games that are over
 */
export function distribution(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  options: PlayOptions = {},
  onProgress: (games: number) => void = () => undefined,
): Distribution {
  let over = 0;
  const steps = distributionInSteps(ruleset, scenario, runs, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (step.value.games > over) onProgress((over = step.value.games));
  }
}

/** The state of a series of games that is not finished: the number of games that are over, and their results. */
export interface PartialDistribution {
  /** Number of games that are over. */
  readonly games: number;
  readonly found: () => Distribution;
}

/**
 * Plays a file several times like {@link distribution}, but yields at every pause, so that the caller can do other work
 * or stop.
 */
export function* distributionInSteps(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  { seed: override, ...options }: Omit<PlayOptions, 'onPause'> & { readonly viewer?: Viewer } = {},
): Generator<PartialDistribution, Distribution, void> {
  const seed = seedOf(scenario, override);
  const steps = countInSteps([{ ruleset, scenario }], [1, runs], { ...options, seed });
  for (let step = steps.next(); ; step = steps.next()) {
    const [counter] = step.value;
    const found = (): Distribution => toDistribution(counter.counted(), seed);
    if (step.done === true) return found();
    yield { games: counter.games, found };
  }
}

function toDistribution(
  { spans, score, outcomes, results, units, expectations, statements = [], rules = [] }: Counted,
  seed: string,
): Distribution {
  return {
    runs: countRuns(spans),
    seed,
    score: score.map(({ of: { side }, counts, first }) => ({
      side,
      ...spread(counts),
      counts,
      first: Object.fromEntries(Object.entries(first).map(([points, [run]]) => [points, run])),
    })),
    outcomes: outcomes.at(0)?.counts ?? {},
    results: results.map(resultsOf),
    units: units.map(({ of: { name, side }, counts }) => ({ name, side, counts })),
    expectations: expectations.map(({ of: { text }, counts }) => ({ text, passed: counts.met ?? 0 })),
    statements: statements.map(({ of: { kind, text }, counts }) => ({ kind, text, used: counts.used ?? 0 })),
    rules: rules.map(({ of: { rule, title }, counts }) => ({ rule, title, cited: counts.cited ?? 0 })),
  };
}

/**
 * Converts the counts of a battle to a report: how often each result occurred, and a run and moment at which each can
 * be seen.
 */
export function resultsOf({ of, counts, first }: Row<Battle>): Results {
  const places = Object.entries(first).map(([result, [run, moment]]) => [result, { run, moment }] as const);
  return { ...of, counts, first: Object.fromEntries(places) };
}
