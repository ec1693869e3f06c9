import { t } from '@vscode/l10n';
import { coverageOf, playableRules, unusedRules } from '../../engine/play/coverage.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { OpenedFile } from '../workspace.js';
import { titleIn } from './titles.js';

/**
 * The coverage of one game by the files of a command: the orders that were carried out, and the rules that were applied
 * in play.
 */
export interface BookCovered {
  readonly ruleset: string;
  readonly title: string;
  readonly orders: { readonly written: number; readonly carriedOut: number };
  /** Number of rules that can be applied in play. */
  readonly rules: number;
  /** Number of uses of each rule, by rule number, in the order of the rulebook. Unused rules are left out. */
  readonly touched: Readonly<Record<string, number>>;
  readonly untouched: readonly Pick<RuleEntry, 'rule' | 'title'>[];
}

/**
 * Computes the coverage by several files, with an entry for each game. A scenario that several files import counts each
 * time that it is played.
 */
export function booksCovered(files: readonly OpenedFile[], format: string): BookCovered[] {
  const games = new Set(files.flatMap(({ analysis: { ruleset, scenario } }) => (ruleset && scenario ? [ruleset] : [])));
  return [...games].map((ruleset) =>
    bookCovered(
      ruleset,
      files.filter(({ analysis }) => analysis.ruleset === ruleset),
      format,
    ),
  );
}

function bookCovered(ruleset: Ruleset, files: readonly OpenedFile[], format: string): BookCovered {
  const rules = new Map<string, number>();
  /** For each order, by its file and offset: true if the order was carried out when any of the files was played. */
  const orders = new Map<string, boolean>();
  for (const { analysis } of files) {
    if (!analysis.scenario) continue;
    const covered = coverageOf(analysis.scenario, analysis.playthrough());
    for (const [rule, times] of covered.rules) rules.set(rule, (rules.get(rule) ?? 0) + times);
    for (const { source, times } of covered.orders) {
      const place = `${source.file}#${source.start}`;
      orders.set(place, orders.get(place) === true || times > 0);
    }
  }
  const book = playableRules(ruleset);
  return {
    ruleset: ruleset.id,
    title: ruleset.title,
    orders: { written: orders.size, carriedOut: [...orders.values()].filter(Boolean).length },
    rules: book.length,
    touched: Object.fromEntries(book.flatMap(({ rule }) => (rules.has(rule) ? [[rule, rules.get(rule) ?? 0]] : []))),
    untouched: unusedRules(ruleset, rules).map((entry) => ({ rule: entry.rule, title: titleIn(format)(entry) })),
  };
}

/** Formats coverage as text: a line of totals for each game, then the rules that were not applied. */
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
    ...(left.length > 0 ? [t('Rules that did not come up:')] : []),
    ...left.map(({ rule, title: named }) => `  ${rule.padEnd(widest)}  ${named}`),
    '',
    '',
  ].join('\n');
}
