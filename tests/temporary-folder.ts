import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the temporary folder of a system is named. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** How the temporary folder of a run begins. */
export const PREFIX = 'sandtable-run-';

/**
 * Global set-up: gives a run of tests a temporary folder of its own, which is removed at the end. What tests, and the servers, workers
 * and editors they start, leave in the temporary folder goes with it, however they end.
 */
export default function setUp(): (() => void) | undefined {
  // Each project of a run asks for it.
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
