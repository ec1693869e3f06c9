import { withoutRules, type Ledger } from '../model/ledger.js';
import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { Refusal } from './moment.js';

/** The optional parts of a refusal. */
export type RefusalDetails = Partial<Pick<Refusal, 'why' | 'fixes' | 'at' | 'waits'>>;

/** Functions with which a ruleset refuses orders. They accept only rule numbers of the ruleset's own rulebook. */
export interface Refusals<Rule extends string> {
  /**
   * Creates a refusal whose message cites the rule. Its ledger contains only the message, unless `more` provides
   * another.
   */
  readonly refusal: (rule: Rule, slug: string, message: string, more?: RefusalDetails) => Refusal;
  /**
   * Inserts the rule's number at the end of the first sentence of a message, unless the message already cites a rule or
   * the number is empty.
   */
  readonly citing: (message: string, rule: Rule) => string;
}

export const createRefusals = <Rule extends string>(): Refusals<Rule> => ({ refusal, citing });

export function refusal(rule: string, slug: string, message: string, more: RefusalDetails = {}): Refusal {
  return {
    refused: true,
    rule,
    slug,
    message: citing(message, rule),
    why: [{ text: withoutRules(message), rule }],
    ...more,
  };
}

function citing(message: string, rule: string): string {
  return rule === '' || message.includes('[') ? message : message.replace(/\.(?=\s|$)/, ` [${rule}].`);
}

/** Returns the reasons of a refusal as a ledger: first the message, then the reasons that do not repeat it. */
export function refusalLedger({ message, rule, why }: Refusal): Ledger {
  const first = { text: withoutRules(message), rule };
  return [first, ...why.filter(({ text }) => withoutRules(text) !== first.text)];
}

/** Returns the code of a finding of a game: `GAME/RULE/SLUG`, or `GAME/SLUG` if it cites no rule. */
export const gameCode = (game: string, rule: string, slug: string): string =>
  rule === '' ? `${game}/${slug}` : `${game}/${rule}/${slug}`;

/** Returns the finding that reports a refused order. Its code is `GAME/RULE/SLUG`, or `GAME/SLUG` without a rule. */
export function refusalFinding(
  game: string,
  order: Pick<OrderModel, 'source'>,
  { rule, slug, message, why, at, related = [], fixes = [] }: Refusal,
): Finding {
  return {
    severity: 'error',
    code: gameCode(game, rule, slug),
    rule,
    message,
    source: at ?? order.source,
    why,
    related,
    fixes,
  };
}
