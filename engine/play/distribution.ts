import type { ScenarioModel } from '../model/scenario.js';
import type { Battle, Counted } from './counting/counted.js';
import { countInSteps, seedOf } from './counting/count-games.js';
import type { Counts, Row } from './counting/rows.js';
import { countRuns } from './counting/spans.js';
import { spread, type Spread } from './counting/spread.js';
import type { PlayOptions } from './playthrough.js';
import type { Ruleset } from './ruleset.js';
import type { Viewer } from './records.js';

/** What many games of one file came to, each with dice of its own. */
export interface Distribution {
  readonly runs: number;
  readonly seed: string;
  readonly score: readonly Points[];
  /** Who won how far, of the games that came to their end. */
  readonly outcomes: Counts;
  readonly results: readonly Results[];
  /** Where each unit ended: a cell's label, or why it is off the map. */
  readonly units: readonly { readonly name: string; readonly side: string; readonly counts: Counts }[];
  /** How often each expectation was met. */
  readonly expectations: readonly { readonly text: string; readonly passed: number }[];
}

/** What a side came to. */
export interface Points extends Spread {
  readonly side: string;
  readonly counts: Counts;
  /** For each number of points the first run that came to it. */
  readonly first: Readonly<Record<string, number>>;
}

/** Results of a battle, told apart by the address of its dice: `D1` 40 times, `De` 60 times. Only battles with a result. */
export interface Results extends Battle {
  readonly counts: Counts;
  /** For each result the first run it came in, and the number of the moment there. */
  readonly first: Readonly<Record<string, { readonly run: number; readonly moment: number }>>;
}

/** Plays a file many times: run N has the seed `SEED/N`. `told` hears how many games are over. */
export function distribution(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  options: PlayOptions = {},
  told: (games: number) => void = () => undefined,
): Distribution {
  let over = 0;
  const steps = distributionInSteps(ruleset, scenario, runs, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (step.value.games > over) told((over = step.value.games));
  }
}

/** Games as far as they have been played. */
export interface PartialDistribution {
  /** How many are over. */
  readonly games: number;
  readonly found: () => Distribution;
}

/** The same, one pause of a game after the other: whoever plays may do something else at each, and need not go on. */
export function* distributionInSteps(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  { seed: asked, ...options }: Omit<PlayOptions, 'onPause'> & { readonly viewer?: Viewer } = {},
): Generator<PartialDistribution, Distribution, void> {
  const seed = seedOf(scenario, asked);
  const steps = countInSteps([{ ruleset, scenario }], [1, runs], { ...options, seed });
  for (let step = steps.next(); ; step = steps.next()) {
    const [counter] = step.value;
    const found = (): Distribution => toDistribution(counter.counted(), seed);
    if (step.done === true) return found();
    yield { games: counter.games, found };
  }
}

function toDistribution({ spans, score, outcomes, results, units, expectations }: Counted, seed: string): Distribution {
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
  };
}

/** A battle with its results, and where to see each. */
export function resultsOf({ of, counts, first }: Row<Battle>): Results {
  const places = Object.entries(first).map(([result, [run, moment]]) => [result, { run, moment }] as const);
  return { ...of, counts, first: Object.fromEntries(places) };
}
