import { t } from '@vscode/l10n';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { productJson } from '../home.js';
import { findRuleset } from '../../language-server/report/lookup.js';
import { printJson, type Terminal } from '../terminal.js';
import { titleIn } from '../report/titles.js';

/** A rule, and the places in the code and the tests that cite it. */
export interface RuleRecord extends Pick<RuleEntry, 'rule' | 'title' | 'status'> {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

type Places = Readonly<
  Record<string, { readonly code: readonly string[]; readonly tests: readonly string[] } | undefined>
>;

/**
 * Lists the rules of a game, with their status and the number of places that cite each rule. @throws Unusable when
 * there is no such game.
 */
export function rules(id: string, { format }: { readonly format: 'text' | 'json' }, terminal: Terminal): ExitCode {
  const ruleset = findRuleset(id, terminal);
  const places = (productJson(`docs/rulesets/${id}.json`) ?? {}) as Places;
  const records = [...ruleset.rulebook.values()].map((entry): RuleRecord => ({
    rule: entry.rule,
    title: titleIn(format)(entry),
    status: entry.status,
    code: places[entry.rule]?.code ?? [],
    tests: places[entry.rule]?.tests ?? [],
  }));
  if (format === 'json') printJson(terminal, { ruleset: id, title: ruleset.title, rules: records });
  else terminal.print(rulesText(records));
  return CLEAN;
}

const placesText = (places: number): string => (places === 1 ? t('1 place') : t('{0} places', places));
const testsText = (tests: number): string => (tests === 1 ? t('1 test') : t('{0} tests', tests));

function rulesText(records: readonly RuleRecord[]): string {
  const widest = Math.max(...records.map(({ rule }) => rule.length), 0);
  const lines = records.map(
    ({ rule, title, status, code, tests }) =>
      `${rule.padEnd(widest)}  ${status.padEnd(9)}  ${title} (${placesText(code.length)}, ${testsText(tests.length)})`,
  );
  const ofStatus = (wanted: RuleEntry['status']): number => records.filter(({ status }) => status === wanted).length;
  const all = records.length === 1 ? t('1 rule') : t('{0} rules', records.length);
  const total = t(
    '{0}: {1} enforced, {2} simulated, {3} advice',
    all,
    ofStatus('enforced'),
    ofStatus('simulated'),
    ofStatus('advice'),
  );
  return [...lines, total, ''].join('\n');
}
