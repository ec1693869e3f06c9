import { t } from '@vscode/l10n';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../language-server/report/usage-error.js';
import { rulesetScript } from '../../language-server/rulesets/ruleset-script.js';
import { withoutMarks } from '../../language-server/text/placeholders.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { writeAtomically } from '../output.js';
import type { Terminal } from '../terminal.js';

export interface NewGameOptions {
  readonly sides?: string;
  readonly output?: string;
}

/**
 * Writes a small game that an author can change: its rules, a map, both sides and a scenario, in one file. Without
 * `output`, prints it. Never replaces a file.
 * @throws UsageError for other than two sides, or when the file exists or cannot be written
 */
export async function newGame(title: string, options: NewGameOptions, terminal: Terminal): Promise<ExitCode> {
  const sides = options.sides?.split(',').map((side) => side.trim()) ?? [];
  if (options.sides !== undefined && !areSideNames(sides))
    throw new UsageError(
      t('A game has two sides with different names that begin with a capital letter: --sides "North, South".'),
    );
  const text = withoutMarks(rulesetScript().newGameText({ title, sides }, terminal.rulesets.keys()));
  const { output } = options;
  if (output === undefined) {
    terminal.print(text);
    return CLEAN;
  }
  const file = path.resolve(terminal.folder, output);
  if (await exists(file)) throw new UsageError(t('{0} exists already. Give the new game another name.', output));
  await writeAtomically(file, text, output);
  terminal.log(`${t('{0} was written. Try it: sandtable run {0}', output)}\n`);
  return CLEAN;
}

const areSideNames = (names: readonly string[]): boolean =>
  names.length === 2 && new Set(names).size === 2 && names.every((name) => /^\p{Lu}/u.test(name));

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
