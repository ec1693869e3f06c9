import { t } from '@vscode/l10n';
import { access, chmod, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Unusable } from '../language-server/report/unusable.js';

/** Why something could not be written, as one line. */
export const cannotWrite = (what: string, problem: unknown): string =>
  t('{0} cannot be written ({1}).', what, reasonOf(problem));

/** Why something could not be read, as one line. */
export const cannotRead = (what: string, problem: unknown): string =>
  t('{0} cannot be read ({1}).', what, reasonOf(problem));

function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : t('unknown reason');
  return MEANINGS[code]?.() ?? code;
}

const MEANINGS: Readonly<Record<string, () => string>> = {
  EACCES: () => t('no permission, EACCES'),
  EFBIG: () => t('larger than a file may be, EFBIG'),
  EPIPE: () => t('nobody reads it any more, EPIPE'),
  ENOENT: () => t('there is no such folder, ENOENT'),
  ENOSPC: () => t('the disk is full, ENOSPC'),
  EROFS: () => t('the disk is read-only, EROFS'),
};

/**
 * Writes a file whole or not at all: content goes to a temporary name next to it, which then takes its place. Only what is no regular file,
 * such as `/dev/stdout`, is written as it is.
 *
 * @throws Unusable when it cannot be written.
 */
export async function writeWhole(file: string, content: string | Uint8Array, named: string): Promise<void> {
  try {
    const target = await realpath(file).catch(() => file);
    const found = await stat(target).catch(() => undefined);
    if (found && !found.isFile()) await writeFile(target, content);
    else await replace(target, content, found?.mode);
  } catch (problem) {
    throw new Unusable(cannotWrite(named, problem));
  }
}

async function replace(file: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  const part = `${file}.${process.pid}.sandtable`;
  try {
    await writeFile(part, content);
    if (mode !== undefined) await chmod(part, mode);
    await rename(part, file);
  } catch (problem) {
    await rm(part, { force: true });
    throw problem;
  }
}

/** @throws Unusable when there is no folder for a new file, or none that may be written into: before long work, rather than behind it. */
export async function checkPlaceFor(file: string, named: string): Promise<void> {
  await access(path.dirname(file), constants.W_OK).catch((problem: unknown) => {
    throw new Unusable(cannotWrite(named, problem));
  });
}
