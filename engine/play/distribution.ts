import type { ScenarioModel } from '../model/scenario.js';
import { playInSteps, type PlayOptions, type Playthrough } from './playthrough.js';
import { outcomeText, type Ruleset } from './ruleset.js';
import { DEFAULT_SEED } from './session.js';
import { sightOf, type Viewer } from './sight.js';

/** How often each value came, by the value as text. */
export type Counts = Readonly<Record<string, number>>;

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

/** What a side came to. The median and the middle half are points that games had. */
export interface Points {
  readonly side: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  readonly middle: readonly [number, number];
  readonly counts: Counts;
  /** For each number of points the first run that came to it. */
  readonly first: Readonly<Record<string, number>>;
}

/** Results of a battle, told apart by the address of its dice: `D1` 40 times, `De` 60 times. Only battles with a result. */
export interface Results {
  readonly address: string;
  readonly turn: number;
  readonly side?: string;
  readonly kind: string;
  readonly cells: readonly string[];
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

const UMPIRE: Viewer = { umpire: true };

/** Games as far as they have been played. */
export interface SoFar {
  /** How many are over. */
  readonly games: number;
  readonly found: () => Distribution;
}

/** The same, one pause of a game after the other: whoever plays may do something else at each, and need not go on. */
export function* distributionInSteps(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  runs: number,
  { viewer = UMPIRE, ...options }: PlayOptions & { readonly viewer?: Viewer } = {},
): Generator<SoFar, Distribution, void> {
  const seed = options.seed ?? scenario.dice.seed ?? DEFAULT_SEED;
  const tally = new Tally(ruleset, seed);
  for (let run = 1; run <= runs; run++) {
    const game = playInSteps(ruleset, scenario, { ...options, seed: `${seed}/${run}` });
    let step = game.next();
    for (; step.done !== true; step = game.next()) yield tally;
    tally.count(step.value, viewer);
    yield tally;
  }
  return tally.found();
}

/** The points each side has, those without any too. */
export function pointsOf(ruleset: Ruleset, { game }: Pick<Playthrough, 'game'>): ReadonlyMap<string, number> {
  const { sides } = ruleset.vocabulary;
  const names = sides.length > 0 ? sides : game.scenario.sides.map(({ name }) => name);
  const points = new Map(names.map((side) => [side, 0]));
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return points;
}

/** Counts what games came to, one after the other. */
class Tally implements SoFar {
  games = 0;
  private readonly score = new Tallies<{ side: string }, number>();
  private readonly results = new Tallies<Omit<Results, 'counts' | 'first'>, { run: number; moment: number }>();
  private readonly units = new Tallies<{ name: string; side: string }, undefined>();
  private readonly outcomes: Record<string, number> = {};
  private readonly expectations = new Map<string, number>();

  constructor(
    private readonly ruleset: Ruleset,
    private readonly seed: string,
  ) {}

  /** As somebody may know it: of battles that are kept from him he hears nothing. */
  count(played: Playthrough, viewer: Viewer): void {
    const run = ++this.games;
    const { events, moments } = viewer.umpire === true ? played : sightOf(played, viewer);
    for (const [side, points] of pointsOf(this.ruleset, played)) this.score.count(side, { side }, String(points), run);
    for (const { turn, number, from, to } of moments)
      for (const { address, kind, side, cells = [], facts, dice } of events.slice(from, to)) {
        if (facts?.result === undefined) continue;
        const key = { address: dice?.address ?? address, kind, cells };
        const battle = { ...key, turn, ...(side !== undefined && { side }) };
        this.results.count(JSON.stringify(key), battle, String(facts.result), { run, moment: number });
      }
    const outcome = played.game.outcome();
    if (outcome) this.outcomes[outcomeText(outcome)] = (this.outcomes[outcomeText(outcome)] ?? 0) + 1;
    for (const { name, side, cell, off } of played.game.whereabouts())
      this.units.count(name, { name, side }, cell ?? off ?? 'off the map', undefined);
    for (const { text, passed } of played.expectations)
      this.expectations.set(text, (this.expectations.get(text) ?? 0) + (passed ? 1 : 0));
  }

  found = (): Distribution => ({
    runs: this.games,
    seed: this.seed,
    score: this.score.all().map(({ side, counts, first }) => ({ side, ...spread(counts), counts, first })),
    outcomes: { ...this.outcomes },
    results: this.results.all(),
    units: this.units.all().map(({ name, side, counts }) => ({ name, side, counts })),
    expectations: [...this.expectations].map(([text, passed]) => ({ text, passed })),
  });
}

/** Least and most, the mean, the median and the middle half of what was counted by its number. */
export function spread(counts: Counts): Pick<Points, 'mean' | 'least' | 'most' | 'median' | 'middle'> {
  const values = Object.entries(counts)
    .map(([points, times]) => ({ points: Number(points), times }))
    .sort((a, b) => a.points - b.points);
  const all = values.reduce((sum, { times }) => sum + times, 0);
  /** The least points that so great a share of the games did not exceed. */
  const upTo = (share: number): number => {
    let passed = 0;
    return (values.find(({ times }) => (passed += times) >= all * share) ?? values[values.length - 1]).points;
  };
  return {
    mean: values.reduce((sum, { points, times }) => sum + points * times, 0) / all,
    least: values[0].points,
    most: values[values.length - 1].points,
    median: upTo(0.5),
    middle: [upTo(0.25), upTo(0.75)],
  };
}

/** Counts of values for things told apart by a key, in the order they first came, and where each value first came. */
class Tallies<T extends object, W> {
  private readonly tallies = new Map<
    string,
    T & { readonly counts: Record<string, number>; first: Record<string, W> }
  >();

  count(key: string, thing: T, value: string, where: W): void {
    const tally = this.tallies.get(key) ?? { ...thing, counts: {}, first: {} };
    tally.counts[value] = (tally.counts[value] ?? 0) + 1;
    if (tally.counts[value] === 1) tally.first[value] = where;
    this.tallies.set(key, tally);
  }

  all(): (T & { readonly counts: Counts; readonly first: Readonly<Record<string, W>> })[] {
    return [...this.tallies.values()];
  }
}
