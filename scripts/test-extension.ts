/**
 * Runs tests/extension inside VS Code: by default in the VS Code of `.vscode-host/`; with `VSCODE_TEST=download`, in
 * the desktop build that @vscode/test-electron downloads (needs a display, for example xvfb-run).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { ROOT } from './run.ts';

// The tests use a copy, since they may write into it.
const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-workspace-'));
fs.cpSync(path.join(ROOT, 'tests/extension/workspace'), workspace, { recursive: true });
const desktop = process.env.VSCODE_TEST === 'download';
try {
  await runTests({
    ...(!desktop && { vscodeExecutablePath: path.join(ROOT, 'scripts/code-headless.ts') }),
    extensionDevelopmentPath: ROOT,
    extensionTestsPath: path.join(ROOT, 'dist-test/extension.cjs'),
    launchArgs: [workspace],
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  fs.rmSync(workspace, { recursive: true, force: true });
}
