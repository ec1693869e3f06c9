import { t } from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoreFiles } from './rules/rule-locations.js';

/**
 * Returns a function that stores texts in a folder that only this user may read. The name of the folder contains a
 * digest of the texts. All servers of the same build therefore share the folder, even after one of them is killed.
 */
export function keepPerBuild(temporary = tmpdir()): StoreFiles {
  return (name, files) => {
    try {
      const folder = path.join(homeIn(temporary), `${name}-${digestOf(files)}`);
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of files) keep(path.join(folder, file), text);
      return pathToFileURL(folder).toString();
    } catch {
      // The disk is full or read-only: rule pages are unavailable, everything else works.
      return undefined;
    }
  };
}

/**
 * Returns the folder of this user and creates it if necessary. The folder must be private, because in a shared
 * temporary folder any user can create a folder or link of this name.
 * @throws Error if the folder belongs to another user or is a link
 */
function homeIn(temporary: string): string {
  const { uid } = userInfo();
  const home = path.join(temporary, uid < 0 ? 'sandtable-rules' : `sandtable-rules-${uid}`);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const found = lstatSync(home);
  if (!found.isDirectory() || (uid >= 0 && (found.uid !== uid || (found.mode & 0o077) !== 0)))
    throw new Error(t('{0} is not a private folder of this user.', home));
  return home;
}

/** Writes a file that is missing or incomplete. The write is atomic, so that readers never see a part of the file. */
function keep(file: string, text: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === Buffer.byteLength(text)) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text, { mode: 0o444 });
  renameSync(part, file);
}

function digestOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  return hash
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
}
