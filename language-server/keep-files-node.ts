import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KeepFiles } from './features/rule-places.js';

/** Keeps texts in a folder that only this user may read and that goes with the process. */
export function keepUntilExit(): KeepFiles {
  let home: string | undefined;
  return (name, files) => {
    try {
      home ??= madeHome();
      const folder = path.join(home, name);
      mkdirSync(folder);
      for (const [file, text] of files) writeFileSync(path.join(folder, file), text, { mode: 0o444 });
      return pathToFileURL(folder).toString();
    } catch {
      // A full disk, or none that may be written to: there are no pages then, and everything else.
      return undefined;
    }
  };
}

function madeHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'sandtable-rules-'));
  process.once('exit', () => {
    rmSync(home, { recursive: true, force: true });
  });
  return home;
}
