import { type Game, outcomeText } from '../game.js';
import type { Ruleset } from '../ruleset.js';
import type { Playthrough } from '../playthrough.js';
import { recordFor } from '../visibility.js';
import type { Viewer } from '../records.js';
import type { SideLosses } from '../side-losses.js';
import { Rows, type Row } from './rows.js';
import { ruleUses, type NamedRule } from './cited-rules.js';
import { statementUses, type NamedStatement } from './statement-uses.js';
import { mergeSpans, countRuns, type Span } from './spans.js';

/** The kinds of things that are counted, each with the fields that identify one row. */
export interface CountedKinds {
  /** A side. The row counts the points of the side. */
  readonly score: { readonly side: string };
  /** Two sides. The row counts the points by which the first side is ahead of the second. */
  readonly margin: { readonly of: string; readonly over: string };
  /** The key is empty. The row counts the winners and degrees of victory in the games that ended. */
  readonly outcomes: object;
  /**
   * The key is empty, because the table of lengths has one row for all games. The row counts how many turns the
   * games lasted until they ended or play stopped.
   */
  readonly length: object;
  /** A battle, identified by the address of its dice. The row counts the results of the battle. */
  readonly results: Battle;
  /** A row for a unit. It counts where the unit is at the end: labels of cells, or reasons why it is off the map. */
  readonly units: { readonly name: string; readonly side: string };
  /** An expectation. The row counts whether the expectation was met: `met`, `not met`. */
  readonly expectations: Expected;
  /**
   * A special rule of the scenario. The row counts the games in which the statement took effect, and those in which it
   * did not: `used`, `unused`.
   */
  readonly statements: NamedStatement;
  /**
   * A rule that the record of a game may cite for an event, a question or a roll. The row counts the games whose record
   * cites the rule, and the others: `cited`, `uncited`.
   */
  readonly rules: NamedRule;
  /**
   * A turn, a side, and the word `units` or `steps`. The row counts the units or steps that the side has lost by the
   * end of the turn.
   */
  readonly losses: { readonly turn: number; readonly side: string; readonly of: 'units' | 'steps' };
  /** A place and a turn. The row counts which side controls the place at the end of the turn. */
  readonly places: { readonly turn: number; readonly place: string };
  /** A measure. The row counts the differences of the measure between two games with the same dice. */
  readonly differences: Measure;
}

/** An expectation and the point at which it is judged: `turn 3 German combat`. */
interface Expected {
  readonly text: string;
  readonly after: string;
}

/** A number by which games are compared: points, lead, turns, losses, or whether an expectation was met. */
export type Measure =
  | { readonly of: 'points' | 'victories' | 'units lost' | 'steps lost'; readonly side: string }
  | { readonly of: 'margin'; readonly side: string; readonly over: string }
  | { readonly of: 'turns played' }
  | ({ readonly of: 'met' } & Expected);

/** The value of each measure in a game. */
export type Measured = readonly (readonly [Measure, number])[];

export interface Battle {
  readonly address: string;
  readonly turn: number;
  readonly side?: string;
  readonly kind: string;
  readonly cells: readonly string[];
}

/** The kinds that earlier versions did not count. */
export const LATER_KINDS = ['statements', 'rules'] as const satisfies readonly (keyof CountedKinds)[];
type LaterKind = (typeof LATER_KINDS)[number];

/**
 * The results of a series of runs as counts in plain JSON. If the series is divided into parts, the counts of the parts
 * can be added in any order.
 */
export type Counted = {
  readonly [Kind in Exclude<keyof CountedKinds, LaterKind>]: readonly Row<CountedKinds[Kind]>[];
} & {
  /** Absent in counts that were saved before these kinds were counted. */
  readonly [Kind in LaterKind]?: readonly Row<CountedKinds[Kind]>[];
} & {
  /** The ranges of runs that were counted. */
  readonly spans: readonly Span[];
};

/** Losses and controlled places at the end of a turn. */
export interface TurnEnd {
  readonly turn: number;
  readonly losses: readonly SideLosses[];
  readonly control: readonly { readonly place: string; readonly side: string }[];
}

/** A game that has ended or was played as far as the caller requested. */
export interface FinishedGame extends Pick<Playthrough, 'game' | 'events' | 'moments' | 'expectations'> {
  readonly ruleset: Pick<Ruleset, 'vocabulary' | 'rulebook' | 'rulesInRecord'>;
  readonly turnsPlayed: number;
}

export const COUNTED_KINDS = [
  'score',
  'margin',
  'outcomes',
  'length',
  'results',
  'units',
  'expectations',
  'statements',
  'rules',
  'losses',
  'places',
  'differences',
] as const satisfies readonly (keyof CountedKinds)[];

/** Counts the results of games. */
export class Counter {
  private spans: Span[] = [];
  private readonly rows: { readonly [Kind in keyof CountedKinds]: Rows<CountedKinds[Kind]> } = {
    score: new Rows(),
    margin: new Rows(),
    outcomes: new Rows(),
    length: new Rows(),
    results: new Rows(),
    units: new Rows(),
    expectations: new Rows(),
    statements: new Rows(),
    rules: new Rows(),
    losses: new Rows(),
    places: new Rows(),
    differences: new Rows(),
  };

  get games(): number {
    return countRuns(this.spans);
  }

  /** Counts a game as a viewer sees it. Battles hidden from the viewer are not counted. */
  count(run: number, over: FinishedGame, viewer: Viewer): void {
    const { game, ruleset } = over;
    this.spans = mergeSpans([...this.spans, [run, run]]);
    const points = pointsOf(ruleset, game);
    for (const [side, each] of points) this.countValue('score', run, side, { side }, String(each));
    for (const { side, over: other, by } of pointMargin([...points]))
      this.countValue('margin', run, '', { of: side, over: other }, String(by));
    this.countBattles(run, over, viewer);
    const outcome = game.outcome();
    if (outcome) this.countValue('outcomes', run, '', {}, outcomeText(outcome));
    this.countValue('length', run, '', {}, String(over.turnsPlayed));
    for (const { name, side, cell, off } of game.unitLocations())
      this.countValue('units', run, name, { name, side }, cell ?? off ?? 'off the map');
    for (const { text, point, passed } of over.expectations)
      this.countValue('expectations', run, `${point}: ${text}`, { text, after: point }, passed ? 'met' : 'not met');
    for (const { key, isUsed, ...statement } of statementUses(game))
      this.countValue('statements', run, key, statement, isUsed ? 'used' : 'unused');
    const record = viewer.umpire === true ? over : recordFor(over, viewer);
    for (const { isCited, ...rule } of ruleUses(ruleset, record))
      this.countValue('rules', run, rule.rule, rule, isCited ? 'cited' : 'uncited');
  }

  countTurns(run: number, ends: readonly TurnEnd[]): void {
    for (const { turn, losses, control } of ends) {
      for (const { side, ...lost } of losses)
        for (const kind of ['units', 'steps'] as const)
          this.countValue('losses', run, `${turn}/${side}/${kind}`, { turn, side, of: kind }, String(lost[kind]));
      for (const { place, side } of control) this.countValue('places', run, `${turn}/${place}`, { turn, place }, side);
    }
  }

  /** Counts the differences between the measures of two games that were played with the same dice. */
  compare(run: number, measured: Measured, paired: Measured): void {
    const others = new Map(paired.map(([measure, value]) => [JSON.stringify(measure), value]));
    for (const [measure, value] of measured) {
      const key = JSON.stringify(measure);
      const other = others.get(key);
      if (other !== undefined) this.countValue('differences', run, key, measure, String(value - other));
    }
  }

  /**
   * Adds the counts of other runs.
   *
   * @throws Error when the same run is in both
   */
  add(counted: Counted): this {
    this.spans = mergeSpans([...this.spans, ...counted.spans]);
    for (const kind of COUNTED_KINDS) this.addRows(kind, counted[kind] ?? []);
    return this;
  }

  counted(): Counted {
    const all = Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, this.rows[kind].all()]));
    return { spans: this.spans, ...all } as unknown as Counted;
  }

  private addRows(kind: keyof CountedKinds, rows: readonly Row[]): void {
    (this.rows[kind] as Rows<object>).add(rows);
  }

  private countBattles(run: number, over: FinishedGame, viewer: Viewer): void {
    const { events, moments } = viewer.umpire === true ? over : recordFor(over, viewer);
    for (const { turn, number, from, to } of moments)
      for (const { address, kind, side, cells = [], facts, dice } of events.slice(from, to)) {
        if (facts?.result === undefined) continue;
        const key = { address: dice?.address ?? address, kind, cells };
        const battle = { ...key, turn, ...(side !== undefined && { side }) };
        this.countValue('results', run, JSON.stringify(key), battle, String(facts.result), number);
      }
  }

  /**
   * Counts one value.
   *
   * @param number the number of the moment at which the value occurred, for an example; default 0
   */
  private countValue<Kind extends keyof CountedKinds>(
    kind: Kind,
    run: number,
    key: string,
    of: CountedKinds[Kind],
    value: string,
    number = 0,
  ): void {
    this.rows[kind].count(key, of, [run, this.nextInGame(run)], value, [run, number]);
  }

  private lastRun = 0;
  private sequence = 0;

  /** Returns the sequence number of a new occurrence in a run, beginning with 0. Rows are sorted by these numbers. */
  private nextInGame(run: number): number {
    if (run !== this.lastRun) this.sequence = 0;
    this.lastRun = run;
    return this.sequence++;
  }
}

/** Returns the points of each side. A side without points has 0. */
export function pointsOf(ruleset: Pick<Ruleset, 'vocabulary'>, game: Game): ReadonlyMap<string, number> {
  const { sides } = ruleset.vocabulary;
  const names = sides.length > 0 ? sides : game.scenario.sides.map(({ name }) => name);
  const points = new Map(names.map((side) => [side, 0]));
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return points;
}

/** Returns by how many points the first of two sides leads; empty for a game with more sides. */
export function pointMargin(
  points: readonly (readonly [string, number])[],
): readonly { readonly side: string; readonly over: string; readonly by: number }[] {
  if (points.length !== 2) return [];
  const [[side, own], [over, others]] = points;
  return [{ side, over, by: own - others }];
}
