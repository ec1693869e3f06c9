import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that name the temporary folder on some system. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** Prefix of the name of a run's temporary folder. */
export const PREFIX = 'sandtable-run-';

/**
 * Global set-up: gives a run of tests its own temporary folder, which is removed at the end. Everything that tests, and
 * the servers, workers and editors they start, leave in the temporary folder is removed with it, even if they crash.
 */
export default function setUp(): (() => void) | undefined {
  // Each project of a test run calls this function; only the first call creates the folder.
  if (path.basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  for (const name of NAMES) process.env[name] = folder;
  return () => {
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
