import type { RuleEntry } from '../../engine/play/ruleset.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { productJson } from '../home.js';
import { count } from '../../engine/model/words.js';
import { rulesetNamed } from '../../language-server/report/named.js';
import { printJson, type Terminal } from '../terminal.js';
import { titleIn } from '../report/titles.js';

/** An operative rule and the places of the product that cite it. */
export interface RuleRecord extends Pick<RuleEntry, 'rule' | 'title' | 'status'> {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

type Places = Readonly<
  Record<string, { readonly code: readonly string[]; readonly tests: readonly string[] } | undefined>
>;

/** Lists the rules of a book and what is done about each. */
export function rules(id: string, { format }: { readonly format: 'text' | 'json' }, terminal: Terminal): ExitCode {
  const ruleset = rulesetNamed(id, terminal);
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

function rulesText(records: readonly RuleRecord[]): string {
  const widest = Math.max(...records.map(({ rule }) => rule.length), 0);
  const lines = records.map(
    ({ rule, title, status, code, tests }) =>
      `${rule.padEnd(widest)}  ${status.padEnd(9)}  ${title} (${count(code.length, 'place')}, ${count(tests.length, 'test')})`,
  );
  const ofStatus = (wanted: RuleEntry['status']): number => records.filter(({ status }) => status === wanted).length;
  const total = `${count(records.length, 'rule')}: ${ofStatus('enforced')} enforced, ${ofStatus('simulated')} simulated, ${ofStatus('advice')} advice`;
  return [...lines, total, ''].join('\n');
}
