import { t } from '@vscode/l10n';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { NodeWorkspace } from '../../language-server/node-workspace.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { formatTexts } from '../../language-server/vassal-import/format-texts.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { cannotRead, cannotWrite, writeAtomically } from '../output.js';
import { openRuleset, rulesetFileFrom } from '../ruleset-argument.js';
import type { Terminal } from '../terminal.js';

export interface ImportOptions {
  /** The folder that receives the files. */
  readonly output: string;
  readonly ruleset: string;
  /** Assignments of sides and nations of the module to sides of the game, such as `American=Allies`. */
  readonly side?: readonly string[];
}

/** Maximum size of a file that is read. It is larger than any published module. */
const MAX_BYTES = 1_000_000_000;

/**
 * Imports a VASSAL module with its extensions and saved games as scenario files, and prints what was not understood.
 * Existing files are not overwritten.
 * @throws Unusable when a file cannot be read or written, is no module, or exists already.
 */
export async function importModule(
  files: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { ruleset } = await openRuleset(options.ruleset, terminal);
  const folder = path.resolve(terminal.folder, options.output);
  const given = await Promise.all(files.map((file) => readGiven(file, terminal.folder)));
  const { importVassal } = await import('../../language-server/vassal-import/import-vassal.js');
  const result = importVassal({
    files: given,
    ruleset,
    rulesetFile: rulesetFileFrom(folder, ruleset),
    sides: sidesOf(options),
    t,
  });
  if ('fault' in result) throw new UsageError(result.fault);
  const { services } = await NodeWorkspace.open([], terminal.rulesets, terminal.folder, new Map());
  const texts = formatTexts(result.texts, services);
  const contents = new Map<string, string | Uint8Array>([...result.pictures, ...texts]);
  await checkFree(folder, [...contents.keys()], options.output);
  await mkdir(path.join(folder, 'images'), { recursive: true }).catch((problem: unknown) => {
    throw new UsageError(cannotWrite(options.output, problem));
  });
  for (const [name, content] of contents)
    await writeAtomically(path.join(folder, name), content, path.join(options.output, name));
  for (const name of texts.keys()) terminal.print(`${path.posix.join(options.output, name)}\n`);
  for (const line of result.report) terminal.log(`${line}\n`);
  return CLEAN;
}

async function readGiven(file: string, folder: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const place = path.resolve(folder, file);
  try {
    const { size } = await stat(place);
    if (size > MAX_BYTES) throw new UsageError(t('{0} is too large to import.', file));
    return { name: path.basename(file), bytes: await readFile(place) };
  } catch (problem) {
    throw problem instanceof UsageError ? problem : new UsageError(cannotRead(file, problem));
  }
}

/** Reads the sides that the user gives. @throws Unusable when one is not of the form NAME=SIDE. */
function sidesOf({ side = [] }: ImportOptions): ReadonlyMap<string, string> {
  return new Map(
    side.map((pair) => {
      const [name = '', own = '', ...rest] = pair.split('=');
      if (name === '' || own === '' || rest.length > 0)
        throw new UsageError(t('--side needs the form NAME=SIDE, such as American=Allies; “{0}” is not.', pair));
      return [name, own];
    }),
  );
}

async function checkFree(folder: string, names: readonly string[], output: string): Promise<void> {
  for (const name of names)
    if (await stat(path.join(folder, name)).catch(() => undefined))
      throw new UsageError(t('{0} exists already. Choose an empty folder.', path.join(output, name)));
}
