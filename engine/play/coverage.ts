import type { Ledger } from '../model/ledger.js';
import type { AnswerModel, OrderModel, OrdersModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './records.js';
import type { Playthrough } from './playthrough.js';
import type { RuleEntry } from './rulebook.js';
import type { Ruleset } from './ruleset.js';

/**
 * An order of the file and the number of decisions that it answered. Orders in braces are included. A standing order
 * may answer several decisions.
 */
export interface OrderCovered {
  readonly source: Source;
  readonly times: number;
}

/** The orders of a file and the rules of its rulebook, with how often a game used each of them. */
export interface Coverage {
  /** Every order of the file, in text order. */
  readonly orders: readonly OrderCovered[];
  /**
   * Number of uses of each rule, by its number. A rule is used when it asks for a decision or roll, causes an event, or
   * is a reason in a ledger or a finding.
   */
  readonly rules: ReadonlyMap<string, number>;
}

/** Returns which orders and rules of a scenario a playthrough used. Without a playthrough, all are unused. */
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

/** Returns the rules that play can use but that are not in the given counts. Advice and headings are not included. */
export function unusedRules(
  { rulebook }: Pick<Ruleset, 'rulebook'>,
  touched: ReadonlyMap<string, number>,
): RuleEntry[] {
  return playableRules({ rulebook }).filter(({ rule }) => !touched.has(rule));
}

/** Returns the rules that play can use: all rules except advice and headings. */
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
  for (const event of events) for (const rule of rulesOfEvent(event)) increment(counts, rule);
  for (const { rule, why } of findings)
    for (const one of [rule, ...reasons(why)]) if (one !== undefined) increment(counts, one);
  return counts;
}

/**
 * Returns the rules that an event applied, including those that some sides may not see. Reporting them is safe, because
 * the report shows only rule numbers.
 */
export const rulesOfEvent = ({ rule, ledger, secret }: GameEvent): string[] => [
  rule,
  ...reasons(ledger),
  ...reasons(secret?.details.ledger),
];

const reasons = (ledger: Ledger = []): string[] =>
  ledger.flatMap(({ rule, why }) => [...(rule === undefined ? [] : [rule]), ...reasons(why)]);
