import { t } from '@vscode/l10n';
import { CLEAN, type ExitCode } from '../exit.js';
import { findRule } from '../../language-server/report/lookup.js';
import { openRuleset } from '../ruleset-argument.js';
import { textIn, titleIn } from '../report/titles.js';
import { printJson, type Terminal } from '../terminal.js';

/**
 * Prints the summary of a rule and of the rules to which it refers.
 *
 * @param game id of a published game, or a file whose ruleset is used
 * @throws Unusable when the game or the rule does not
 * exist.
 */
export async function explain(
  game: string,
  number: string,
  { format }: { readonly format: 'text' | 'json' },
  terminal: Terminal,
): Promise<ExitCode> {
  const { ruleset } = await openRuleset(game, terminal);
  const entry = findRule(number, ruleset);
  const { rule, title, text, see } = entry;
  if (format === 'json')
    printJson(terminal, { ruleset: ruleset.id, rule, title: titleIn(format)(entry), text: textIn(format)(entry), see });
  else {
    const others = see.map((other) => `  ${other}  ${ruleset.rulebook.get(other)?.title ?? ''}`.trimEnd());
    const also = others.length > 0 ? ['', t('See also'), ...others] : [];
    terminal.print([`${rule}  ${title}`, '', text, ...also, ''].join('\n'));
  }
  return CLEAN;
}
