import { t } from '@vscode/l10n';
import { access, chmod, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../language-server/report/usage-error.js';

/** Returns a message that says what could not be written and why. */
export const cannotWrite = (what: string, problem: unknown): string =>
  t('{0} cannot be written ({1}).', what, reasonOf(problem));

/** Returns a message that says what could not be read and why. */
export const cannotRead = (what: string, problem: unknown): string =>
  t('{0} cannot be read ({1}).', what, reasonOf(problem));

function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : t('unknown reason');
  return MEANINGS[code]?.() ?? code;
}

const MEANINGS: Readonly<Record<string, () => string>> = {
  EACCES: () => t('no permission, EACCES'),
  EFBIG: () => t('the file is too large, EFBIG'),
  EPIPE: () => t('the reader has closed the pipe, EPIPE'),
  ENOENT: () => t('the folder does not exist, ENOENT'),
  ENOSPC: () => t('the disk is full, ENOSPC'),
  EROFS: () => t('the disk is read-only, EROFS'),
};

/**
 * Writes a file completely or not at all: writes a temporary file next to it and renames the temporary file. If the
 * path is not a regular file, such as `/dev/stdout`, writes to it directly.
 * @param named The path as the user wrote it, for the message.
 * @throws Unusable when the file cannot be written.
 */
export async function writeAtomically(file: string, content: string | Uint8Array, named: string): Promise<void> {
  try {
    const target = await realpath(file).catch(() => file);
    const found = await stat(target).catch(() => undefined);
    if (found && !found.isFile()) await writeFile(target, content);
    else await replace(target, content, found?.mode);
  } catch (problem) {
    throw new UsageError(cannotWrite(named, problem));
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

/**
 * Checks before a long computation that a file can be written.
 *
 * @param named The path as the user wrote it, for the message.
 * @throws Unusable when the folder of the file does not exist or is not writable.
 */
export async function checkWritable(file: string, named: string): Promise<void> {
  await access(path.dirname(file), constants.W_OK).catch((problem: unknown) => {
    throw new UsageError(cannotWrite(named, problem));
  });
}
