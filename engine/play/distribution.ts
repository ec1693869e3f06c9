import type { ScenarioModel } from '../model/scenario.js';
import { playThrough, type PlayOptions, type Playthrough } from './playthrough.js';
import { outcomeText, type Ruleset } from './ruleset.js';
import { DEFAULT_SEED } from './session.js';

/** How often each value came, by the value as text. */
export type Counts = Readonly<Record<string, number>>;

/** What many games of one file came to, each with dice of its own. */
export interface Distribution {
  readonly runs: number;
  readonly seed: string;
  /** Points of each side. */
  readonly score: readonly {
    readonly side: string;
    readonly mean: number;
    readonly least: number;
    readonly most: number;
    readonly counts: Counts;
  }[];
  /** Who won how far, of the games that came to their end. */
  readonly outcomes: Counts;
  /** Results of each battle, told apart by the address of its dice: `D1` 40 times, `De` 60 times. Only battles with a result. */
  readonly results: readonly {
    readonly address: string;
    readonly kind: string;
    readonly cells: readonly string[];
    readonly counts: Counts;
  }[];
  /** Where each unit ended: a cell's label, or why it is off the map. */
  readonly units: readonly { readonly name: string; readonly side: string; readonly counts: Counts }[];
  /** How often each expectation was met. */
  readonly expectations: readonly { readonly text: string; readonly passed: number }[];
}

/** Plays a file many times: run N has the seed `SEED/N`. `told` hears how many games are over. */
export function distribution(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  options: PlayOptions = {},
  told: (games: number) => void = () => undefined,
): Distribution {
  const seed = options.seed ?? scenario.dice.seed ?? DEFAULT_SEED;
  const score = new Tallies<{ side: string }>();
  const results = new Tallies<{ address: string; kind: string; cells: readonly string[] }>();
  const units = new Tallies<{ name: string; side: string }>();
  const outcomes: Record<string, number> = {};
  const expectations = new Map<string, number>();
  for (let run = 1; run <= runs; run++) {
    const played = playThrough(ruleset, scenario, { ...options, seed: `${seed}/${run}` });
    for (const [side, points] of pointsOf(ruleset, played)) score.count(side, { side }, String(points));
    for (const { address, kind, cells = [], facts, dice } of played.events) {
      if (facts?.result === undefined) continue;
      const battle = { address: dice?.address ?? address, kind, cells };
      results.count(JSON.stringify(battle), battle, String(facts.result));
    }
    const outcome = played.game.outcome();
    if (outcome) outcomes[outcomeText(outcome)] = (outcomes[outcomeText(outcome)] ?? 0) + 1;
    for (const { name, side, cell, off } of played.game.whereabouts()) {
      units.count(name, { name, side }, cell ?? off ?? 'off the map');
    }
    for (const { text, passed } of played.expectations)
      expectations.set(text, (expectations.get(text) ?? 0) + (passed ? 1 : 0));
    told(run);
  }
  return {
    runs,
    seed,
    score: score.all().map((tally) => ({ ...tally, ...spread(tally.counts) })),
    outcomes,
    results: results.all(),
    units: units.all(),
    expectations: [...expectations].map(([text, passed]) => ({ text, passed })),
  };
}

function pointsOf(ruleset: Ruleset, { game }: Playthrough): Map<string, number> {
  const { sides } = ruleset.vocabulary;
  const names = sides.length > 0 ? sides : game.scenario.sides.map(({ name }) => name);
  const points = new Map(names.map((side) => [side, 0]));
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return points;
}

function spread(counts: Counts): { readonly mean: number; readonly least: number; readonly most: number } {
  const values = Object.entries(counts).map(([points, times]) => ({ points: Number(points), times }));
  const all = values.reduce((sum, { times }) => sum + times, 0);
  return {
    mean: values.reduce((sum, { points, times }) => sum + points * times, 0) / all,
    least: Math.min(...values.map(({ points }) => points)),
    most: Math.max(...values.map(({ points }) => points)),
  };
}

/** Counts of values for things told apart by a key, in the order they first came. */
class Tallies<T extends object> {
  private readonly tallies = new Map<string, T & { readonly counts: Record<string, number> }>();

  count(key: string, thing: T, value: string): void {
    const tally = this.tallies.get(key) ?? { ...thing, counts: {} };
    tally.counts[value] = (tally.counts[value] ?? 0) + 1;
    this.tallies.set(key, tally);
  }

  all(): (T & { readonly counts: Counts })[] {
    return [...this.tallies.values()];
  }
}
