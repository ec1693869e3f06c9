import { t } from '@vscode/l10n';
import { coverageOf, operative, untouched } from '../../engine/play/coverage.js';
import type { RuleEntry, Ruleset } from '../../engine/play/ruleset.js';
import type { Sheet } from '../workspace.js';
import { titleIn } from './titles.js';

/** What the files of a command exercised of one game: its orders, and the rules of its book. */
export interface BookCovered {
  readonly ruleset: string;
  readonly title: string;
  readonly orders: { readonly written: number; readonly carriedOut: number };
  /** Rules that can come up in play. */
  readonly rules: number;
  /** By number, how often each rule came up that did, in the order of the book. */
  readonly touched: Readonly<Record<string, number>>;
  readonly untouched: readonly Pick<RuleEntry, 'rule' | 'title'>[];
}

/** What files exercised together, game by game. A scenario that several files play counts as often as it is played. */
export function booksCovered(sheets: readonly Sheet[], format: string): BookCovered[] {
  const games = new Set(
    sheets.flatMap(({ analysis: { ruleset, scenario } }) => (ruleset && scenario ? [ruleset] : [])),
  );
  return [...games].map((ruleset) =>
    bookCovered(
      ruleset,
      sheets.filter(({ analysis }) => analysis.ruleset === ruleset),
      format,
    ),
  );
}

function bookCovered(ruleset: Ruleset, sheets: readonly Sheet[], format: string): BookCovered {
  const rules = new Map<string, number>();
  /** By where it stands, whether an order was carried out by any of the files that play it. */
  const orders = new Map<string, boolean>();
  for (const { analysis } of sheets) {
    if (!analysis.scenario) continue;
    const covered = coverageOf(analysis.scenario, analysis.playthrough());
    for (const [rule, times] of covered.rules) rules.set(rule, (rules.get(rule) ?? 0) + times);
    for (const { source, times } of covered.orders) {
      const place = `${source.file}#${source.start}`;
      orders.set(place, orders.get(place) === true || times > 0);
    }
  }
  const book = operative(ruleset);
  return {
    ruleset: ruleset.id,
    title: ruleset.title,
    orders: { written: orders.size, carriedOut: [...orders.values()].filter(Boolean).length },
    rules: book.length,
    touched: Object.fromEntries(book.flatMap(({ rule }) => (rules.has(rule) ? [[rule, rules.get(rule) ?? 0]] : []))),
    untouched: untouched(ruleset, rules).map((entry) => ({ rule: entry.rule, title: titleIn(format)(entry) })),
  };
}

/** `pgg: 12 of 140 rules of Panzergruppe Guderian came up …`, and below it those that did not. */
export function coverageText(books: readonly BookCovered[]): string {
  return books.map(bookText).join('');
}

function bookText({ ruleset, title, orders, rules, untouched: left }: BookCovered): string {
  const widest = Math.max(0, ...left.map(({ rule }) => rule.length));
  return [
    t(
      '{0}: {1} of {2} carried out, {3} of {4} of {5} came up in play.',
      ruleset,
      orders.carriedOut,
      orders.written === 1 ? t('1 order') : t('{0} orders', orders.written),
      rules - left.length,
      rules === 1 ? t('1 rule') : t('{0} rules', rules),
      title,
    ),
    ...(left.length > 0 ? [t('Not touched:')] : []),
    ...left.map(({ rule, title: named }) => `  ${rule.padEnd(widest)}  ${named}`),
    '',
    '',
  ].join('\n');
}
