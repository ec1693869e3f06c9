import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that name the temporary folder on some system. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** Prefix of the name of a run's temporary folder. */
export const PREFIX = 'sandtable-run-';

/**
 * Global set-up: gives each test run its own temporary folder and removes the folder at the end. Files that a crashed
 * server, worker or editor left in the folder are removed with it.
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
