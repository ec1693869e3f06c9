import { t } from '@vscode/l10n';
import { CLEAN, type ExitCode } from '../exit.js';
import { findRule, findRuleset } from '../../language-server/report/lookup.js';
import { titleIn } from '../report/titles.js';
import { printJson, type Terminal } from '../terminal.js';

/**
 * Prints the summary of a rule and of the rules to which it refers. @throws Unusable when the game or the rule does not
 * exist.
 */
export function explain(
  id: string,
  number: string,
  { format }: { readonly format: 'text' | 'json' },
  terminal: Terminal,
): ExitCode {
  const ruleset = findRuleset(id, terminal);
  const entry = findRule(number, ruleset);
  const { rule, title, text, see } = entry;
  if (format === 'json') printJson(terminal, { ruleset: id, rule, title: titleIn(format)(entry), text, see });
  else {
    const others = see.map((other) => `  ${other}  ${ruleset.rulebook.get(other)?.title ?? ''}`.trimEnd());
    const also = others.length > 0 ? ['', t('See also'), ...others] : [];
    terminal.print([`${rule}  ${title}`, '', text, ...also, ''].join('\n'));
  }
  return CLEAN;
}
