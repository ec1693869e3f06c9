import type { Ledger } from '../model/ledger.js';
import type { AnswerModel, OrderModel, OrdersModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './records.js';
import type { Playthrough } from './playthrough.js';
import type { RuleEntry } from './rulebook.js';
import type { Ruleset } from './ruleset.js';

/** An order, also one in braces, and how often it was an answer: a standing order may be one many times. */
export interface OrderCovered {
  readonly source: Source;
  readonly times: number;
}

/** What of a file and of its rulebook came up in a game played from it. */
export interface Coverage {
  /** Every order of the file, in the order of the text. */
  readonly orders: readonly OrderCovered[];
  /** By number, how often a rule came up: it asked, it made something happen, it was a reason of a number, it was broken. */
  readonly rules: ReadonlyMap<string, number>;
}

/** What a playthrough of a scenario exercised; without a playthrough nothing. */
export function coverageOf({ orders }: Pick<ScenarioModel, 'orders'>, play: Playthrough | undefined): Coverage {
  const times = new Map<string, number>();
  for (const { source } of play?.moments ?? []) if (source) increment(times, placeKey(source));
  return {
    orders: orders
      .flatMap(ordersIn)
      .map(({ source }) => ({ source, times: times.get(placeKey(source)) ?? 0 }))
      .sort((a, b) => a.source.start - b.source.start),
    rules: play ? rulesIn(play) : new Map(),
  };
}

/** Rules of a book that can come up in play, and did not. Advice is kept by people, a heading by what stands below it. */
export function unusedRules(
  { rulebook }: Pick<Ruleset, 'rulebook'>,
  touched: ReadonlyMap<string, number>,
): RuleEntry[] {
  return playableRules({ rulebook }).filter(({ rule }) => !touched.has(rule));
}

/** Rules of a book that can come up in play. */
export const playableRules = ({ rulebook }: Pick<Ruleset, 'rulebook'>): RuleEntry[] =>
  [...rulebook.values()].filter(({ status, heading }) => status !== 'advice' && heading !== true);

const increment = (counts: Map<string, number>, key: string): Map<string, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const placeKey = ({ file, start }: Source): string => `${file}#${start}`;

function ordersIn({ lines }: OrdersModel): OrderModel[] {
  return lines.flatMap((line) => ('verb' in line ? withAnswers(line) : []));
}

const withAnswers = (order: OrderModel): OrderModel[] => [order, ...order.answers.flatMap(answersIn)];
const answersIn = ({ orders }: AnswerModel): OrderModel[] => orders.flatMap(withAnswers);

function rulesIn({ moments, events, findings }: Playthrough): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of moments) increment(counts, rule);
  for (const event of events) for (const rule of rulesOf(event)) increment(counts, rule);
  for (const { rule, why } of findings)
    for (const one of [rule, ...reasons(why)]) if (one !== undefined) increment(counts, one);
  return counts;
}

/** What is secret came up all the same: nothing but the number of a rule is told of it. */
const rulesOf = ({ rule, ledger, secret }: GameEvent): string[] => [
  rule,
  ...reasons(ledger),
  ...reasons(secret?.details.ledger),
];

const reasons = (ledger: Ledger = []): string[] =>
  ledger.flatMap(({ rule, why }) => [...(rule === undefined ? [] : [rule]), ...reasons(why)]);
