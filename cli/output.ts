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
  EPIPE: () => t('nobody reads it any more, EPIPE'),
  ENOENT: () => t('there is no such folder, ENOENT'),
  ENOSPC: () => t('the disk is full, ENOSPC'),
  EROFS: () => t('the disk is read-only, EROFS'),
};

/** Writes a new file. @throws Unusable when that cannot be. */
export async function writeNew(file: string, content: string | Uint8Array, named: string): Promise<void> {
  await writeFile(file, content).catch((problem: unknown) => {
    throw new Unusable(cannotWrite(named, problem));
  });
}

/** @throws Unusable when there is no folder for a new file, or none that may be written into: before long work, rather than behind it. */
export async function checkPlaceFor(file: string, named: string): Promise<void> {
  await access(path.dirname(file), constants.W_OK).catch((problem: unknown) => {
    throw new Unusable(cannotWrite(named, problem));
  });
}

/** Puts a text in the place of a file's, which stays whole when the disk is full. @throws Unusable when that cannot be. */
export async function replaceText(file: string, text: string, named: string): Promise<void> {
  const beside = `${file}.sandtable`;
  try {
    const target = await realpath(file);
    await writeFile(beside, text);
    await chmod(beside, (await stat(target)).mode);
    await rename(beside, target);
  } catch (problem) {
    await rm(beside, { force: true });
    throw new Unusable(cannotWrite(named, problem));
  }
}
