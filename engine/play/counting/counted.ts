import { type Game, outcomeText } from '../game.js';
import type { Ruleset } from '../ruleset.js';
import type { Playthrough } from '../playthrough.js';
import { recordFor } from '../visibility.js';
import type { Viewer } from '../records.js';
import { Rows, type Row } from './rows.js';
import { mergeSpans, countRuns, type Span } from './spans.js';

/** What is counted of many games, and what tells one row of it from another. */
export interface CountedKinds {
  /** Points of a side. */
  readonly score: { readonly side: string };
  /** Points by which the first of two sides is ahead of the second. */
  readonly margin: { readonly of: string; readonly over: string };
  /** Who won how far, of the games that came to their end. */
  readonly outcomes: object;
  /** The turn in which the game was over, or where play stopped. */
  readonly length: object;
  /** A battle, told apart by the address of its dice. */
  readonly results: Battle;
  /** Where each unit ended: a cell's label, or why it is off the map. */
  readonly units: { readonly name: string; readonly side: string };
  /** Whether each expectation was met: `met`, `not met`. */
  readonly expectations: Expected;
  /** Units and steps a side has lost by the end of a turn. */
  readonly losses: { readonly turn: number; readonly side: string; readonly of: 'units' | 'steps' };
  /** Who holds a place at the end of a turn. */
  readonly places: { readonly turn: number; readonly place: string };
  /** By how much a number is greater than in the game it is paired with. */
  readonly differences: Measure;
}

/** What is expected, and after which point: `turn 3 German combat`. */
interface Expected {
  readonly text: string;
  readonly after: string;
}

/** A number by which games are compared: the points of a side, and by how many it is ahead of the other; whether an expectation was met. */
export type Measure =
  | { readonly of: 'points' | 'victories' | 'units lost' | 'steps lost'; readonly side: string }
  | { readonly of: 'margin'; readonly side: string; readonly over: string }
  | { readonly of: 'turns played' }
  | ({ readonly of: 'met' } & Expected);

/** What a game comes to by each. */
export type Measured = readonly (readonly [Measure, number])[];

export interface Battle {
  readonly address: string;
  readonly turn: number;
  readonly side?: string;
  readonly kind: string;
  readonly cells: readonly string[];
}

/** What games came to, as plain JSON of whole numbers: parts of a run make up the run, in whatever order they are added. */
export type Counted = { readonly [Kind in keyof CountedKinds]: readonly Row<CountedKinds[Kind]>[] } & {
  /** Which runs these are. */
  readonly spans: readonly Span[];
};

/** What a game was at the end of its turns. */
export interface TurnEnd {
  readonly turn: number;
  readonly losses: readonly { readonly side: string; readonly units: number; readonly steps: number }[];
  readonly control: readonly { readonly place: string; readonly side: string }[];
}

/** A game that is over, or was played as far as asked. */
export interface FinishedGame extends Pick<Playthrough, 'game' | 'events' | 'moments' | 'expectations'> {
  readonly ruleset: Pick<Ruleset, 'vocabulary'>;
  readonly lastTurn: number;
}

export const COUNTED_KINDS = [
  'score',
  'margin',
  'outcomes',
  'length',
  'results',
  'units',
  'expectations',
  'losses',
  'places',
  'differences',
] as const satisfies readonly (keyof CountedKinds)[];

/** Counts what games came to. */
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
    losses: new Rows(),
    places: new Rows(),
    differences: new Rows(),
  };

  get games(): number {
    return countRuns(this.spans);
  }

  /** Counts a game as somebody may know it: of battles that are kept from him he hears nothing. */
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
    this.countValue('length', run, '', {}, String(over.lastTurn));
    for (const { name, side, cell, off } of game.unitLocations())
      this.countValue('units', run, name, { name, side }, cell ?? off ?? 'off the map');
    for (const { text, point, passed } of over.expectations)
      this.countValue('expectations', run, `${point}: ${text}`, { text, after: point }, passed ? 'met' : 'not met');
  }

  countTurns(run: number, ends: readonly TurnEnd[]): void {
    for (const { turn, losses, control } of ends) {
      for (const { side, ...lost } of losses)
        for (const of of ['units', 'steps'] as const)
          this.countValue('losses', run, `${turn}/${side}/${of}`, { turn, side, of }, String(lost[of]));
      for (const { place, side } of control) this.countValue('places', run, `${turn}/${place}`, { turn, place }, side);
    }
  }

  /** Counts by how much a game's numbers are greater than those of the game with the same dice that it is paired with. */
  compare(run: number, here: Measured, there: Measured): void {
    const others = new Map(there.map(([measure, value]) => [JSON.stringify(measure), value]));
    for (const [measure, value] of here) {
      const key = JSON.stringify(measure);
      const other = others.get(key);
      if (other !== undefined) this.countValue('differences', run, key, measure, String(value - other));
    }
  }

  /** Adds what was counted elsewhere. @throws Error when a run is in both. */
  add(counted: Counted): this {
    this.spans = mergeSpans([...this.spans, ...counted.spans]);
    for (const kind of COUNTED_KINDS) this.addRows(kind, counted[kind]);
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

  /** @param number where in the game it came; without it the row's number in the order of the game. */
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

  /** Things of one game follow each other as they are told. */
  private nextInGame(run: number): number {
    if (run !== this.lastRun) this.sequence = 0;
    this.lastRun = run;
    return this.sequence++;
  }
}

/** The points each side has, those without any too. */
export function pointsOf(ruleset: Pick<Ruleset, 'vocabulary'>, game: Game): ReadonlyMap<string, number> {
  const { sides } = ruleset.vocabulary;
  const names = sides.length > 0 ? sides : game.scenario.sides.map(({ name }) => name);
  const points = new Map(names.map((side) => [side, 0]));
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return points;
}

/** By how many points the first of two sides is ahead of the other; of more sides nothing. */
export function pointMargin(
  points: readonly (readonly [string, number])[],
): readonly { readonly side: string; readonly over: string; readonly by: number }[] {
  if (points.length !== 2) return [];
  const [[side, own], [over, others]] = points;
  return [{ side, over, by: own - others }];
}
