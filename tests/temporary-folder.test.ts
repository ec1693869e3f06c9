import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PREFIX } from './temporary-folder.js';

test('tests and the processes they start have a temporary folder that is removed at the end of the run', () => {
  const ofChild = execFileSync(process.execPath, ['-p', 'os.tmpdir()']).toString().trim();
  expect(ofChild).toBe(tmpdir());
  expect(path.basename(ofChild).startsWith(PREFIX)).toBe(true);
});
