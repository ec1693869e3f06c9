import { t } from '@vscode/l10n';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import { originalOf } from '../../engine/play/ruleset.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { productJson } from '../home.js';
import { printJson, type Terminal } from '../terminal.js';
import { openRuleset } from '../ruleset-argument.js';
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
 * Lists the rules of a game, with their status and the number of places that cite each rule. For the ruleset of a file,
 * the citations in this file and its imports are counted, too.
 *
 * @param game id of a published game, or a file whose ruleset is used
 * @throws Unusable when there is no such game or file.
 */
export async function rules(
  game: string,
  { format }: { readonly format: 'text' | 'json' },
  terminal: Terminal,
): Promise<ExitCode> {
  const { ruleset, citations } = await openRuleset(game, terminal);
  const { id } = ruleset;
  const places = (productJson(`docs/rulesets/${originalOf(ruleset).id}.json`) ?? {}) as Places;
  const records = [...ruleset.rulebook.values()].map((entry): RuleRecord => ({
    rule: entry.rule,
    title: titleIn(format)(entry),
    status: entry.status,
    code: [...(places[entry.rule]?.code ?? []), ...(citations.get(entry.rule) ?? [])],
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
