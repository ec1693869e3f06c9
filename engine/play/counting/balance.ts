import type { Counted, Measure, CountedKinds } from './counted.js';
import type { Counts, Place, Row } from './rows.js';
import { meanOf, shareOf, spread, type Estimate, type Spread } from './spread.js';
import { countRuns, type Span } from './spans.js';

/** The results of many games. Every share and mean has a 95 % confidence interval. */
export interface Balance {
  /** Seed of the whole series: run K has the seed `SEED/K`. */
  readonly seed: string;
  /** The ranges of runs that were played. */
  readonly spans: readonly Span[];
  readonly games: number;
  /**
   * The results of the unchanged file, followed by the results of each variant. All variants are played with the same
   * dice.
   */
  readonly arms: readonly BalanceOf[];
}

/** The results of one variant of the file. */
export interface BalanceOf {
  readonly name: string;
  readonly outcomes: readonly Share[];
  readonly score: readonly (Numbers & { readonly side: string })[];
  readonly margin?: Numbers & CountedKinds['margin'];
  readonly length: Numbers;
  readonly losses: readonly (Omit<Numbers, 'counts'> & CountedKinds['losses'])[];
  readonly places: readonly (CountedKinds['places'] & { readonly holders: readonly Share[] })[];
  readonly expectations: readonly (Estimate &
    CountedKinds['expectations'] & { readonly times: number; readonly of: number })[];
  readonly statements: readonly (Estimate &
    CountedKinds['statements'] & { readonly times: number; readonly of: number })[];
  /** The rules that records may cite, each with the number of games whose record cites it. */
  readonly rules: readonly (Estimate & CountedKinds['rules'] & { readonly times: number; readonly of: number })[];
  readonly results: readonly (CountedKinds['results'] & {
    readonly games: number;
    readonly results: readonly Share[];
  })[];
  /** The seeds of games that are worth looking at. */
  readonly seeds: readonly Notable[];
  /**
   * For each measure, the difference between a variant and the first variant. The games are compared in pairs that use
   * the same dice.
   */
  readonly differences: readonly (Omit<Numbers, 'counts'> & Measure)[];
}

/** Frequency of a value. */
export interface Share extends Estimate {
  readonly value: number;
  readonly what: string;
  readonly times: number;
  /** The seed of a game in which the value occurred. */
  readonly seed: string;
}

/**
 * A game that a report points out as an example. It is the first game with a certain verdict, or with the median,
 * smallest or largest margin or length.
 */
export interface Notable {
  readonly what: string;
  readonly number?: number;
  readonly seed: string;
}

export interface Numbers extends Spread {
  readonly interval: readonly [number, number];
  readonly deviation: number;
  readonly counts: Counts;
}

/** Aggregates counts for the report. The result does not depend on how the counts were divided and merged. */
export function balanceOf(
  arms: readonly { readonly name: string; readonly counted: Counted }[],
  seed: string,
): Balance {
  const { spans } = arms[0].counted;
  return {
    seed,
    spans,
    games: countRuns(spans),
    arms: arms.map(({ name, counted }) => balanceOfOne(name, counted, seed)),
  };
}

function balanceOfOne(name: string, counted: Counted, seed: string): BalanceOf {
  const games = countRuns(counted.spans);
  const {
    score,
    margin,
    outcomes,
    length,
    losses,
    places,
    expectations,
    statements = [],
    rules = [],
    results,
    differences,
  } = counted;
  const seedOf = ([run]: Place): string => `${seed}/${run}`;
  const shares = ({ counts, first }: Row, all = games): Share[] =>
    Object.entries(counts)
      .map(([what, times]) => ({ what, times, ...shareOf(times, all), seed: seedOf(first[what]) }))
      .sort((a, b) => b.times - a.times);
  return {
    name,
    outcomes: outcomes.flatMap((row) => shares(row)),
    score: score.map((row) => ({ ...row.of, ...summarize(row.counts) })),
    ...(margin.length > 0 && { margin: { ...margin[0].of, ...summarize(margin[0].counts) } }),
    length: summarize(length.at(0)?.counts ?? { 0: 0 }),
    losses: sortByTurn(losses).map(({ of, counts }) => ({ ...of, ...withoutCounts(counts) })),
    places: sortByTurn(places).map((row) => ({ ...row.of, holders: shares(row) })),
    expectations: expectations.map(({ of, counts }) => {
      const [times, all] = [counts.met ?? 0, total(counts)];
      return { ...of, times, of: all, ...shareOf(times, all) };
    }),
    statements: statements.map(({ of, counts }) => {
      const [times, all] = [counts.used ?? 0, total(counts)];
      return { ...of, times, of: all, ...shareOf(times, all) };
    }),
    rules: rules.map(({ of, counts }) => {
      const [times, all] = [counts.cited ?? 0, total(counts)];
      return { ...of, times, of: all, ...shareOf(times, all) };
    }),
    results: results.map((row) => ({ ...row.of, games: total(row.counts), results: shares(row, total(row.counts)) })),
    seeds: [
      ...notableSeeds(margin, 'margin', seedOf),
      ...notableSeeds(length, 'length', seedOf),
      ...verdictSeeds(outcomes, seedOf),
    ],
    differences: differences.map(({ of, counts }) => ({ ...of, ...withoutCounts(counts) })),
  };
}

/** Sorts rows by turn. Rows of the same turn keep their order. */
function sortByTurn<T extends { readonly turn: number }>(rows: readonly Row<T>[]): Row<T>[] {
  return rows.toSorted((a, b) => a.of.turn - b.of.turn);
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, times) => sum + times, 0);

function summarize(counts: Counts): Numbers {
  const { interval, deviation } = meanOf(counts);
  return { ...spread(counts), interval, deviation, counts };
}

function withoutCounts(counts: Counts): Omit<Numbers, 'counts'> {
  const { counts: _, ...rest } = summarize(counts);
  return rest;
}

/**
 * Returns notable games: the first game with the median of the counted values, the first game with the smallest value
 * and the first game with the largest value.
 */
function notableSeeds(
  [row]: readonly Row[],
  of: keyof typeof WORDS,
  seedOf: (place: Place) => string,
): readonly Notable[] {
  if (!row) return [];
  const { median, least, most } = spread(row.counts);
  const [typical, ...extremes] = WORDS[of];
  const picks = [
    [typical, median] as const,
    ...(least === most ? [] : [least, most].map((number, i) => [extremes[i], number] as const)),
  ];
  return picks.map(([what, number]) => ({ what, number, seed: seedOf(row.first[String(number)]) }));
}

const WORDS = {
  margin: ['typical margin', 'least margin', 'greatest margin'],
  length: ['typical length', 'shortest', 'longest'],
} as const;

const verdictSeeds = (outcomes: readonly Row[], seedOf: (place: Place) => string): readonly Notable[] =>
  outcomes.flatMap(({ first }) => Object.entries(first).map(([what, place]) => ({ what, seed: seedOf(place) })));
