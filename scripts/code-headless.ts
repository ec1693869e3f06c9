#!/usr/bin/env node
/**
 * Takes the place of the desktop program `code` when @vscode/test-electron runs the tests. It takes the same flags,
 * runs the tests in the Node extension host of a real VS Code without a display, and exits with the exit code of the
 * tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { launchTestBrowser } from './chromium.ts';
import { makeProfile, startServer, workbenchUrl } from './vscode-host.ts';

const TEST_TIMEOUT_MS = Number(process.env.VSCODE_TEST_TIMEOUT ?? 600_000);
/** Exit code when the workbench reports success but the tests did not finish. */
const UNFINISHED = 70;

const flags = process.argv.slice(2);
const flag = (name: string): string[] =>
  flags.filter((each) => each.startsWith(`--${name}=`)).map((each) => path.resolve(each.slice(name.length + 3)));
const folder = flags.find((each) => !each.startsWith('-'));
const tests = flag('extensionTestsPath').at(0);
if (tests === undefined) throw new Error('--extensionTestsPath=FILE is missing.');

const profile = makeProfile();
const log = path.join(profile.folder, 'tests.log');
const note = path.join(profile.folder, 'finished');
const shim = path.join(profile.folder, 'entry.cjs');
fs.writeFileSync(log, '');
// The workbench also reports 0 when the extension host was killed or called process.exit(). The shim therefore writes a
// file when run() has finished.
fs.writeFileSync(
  shim,
  `exports.run = async () => {
  await require(${JSON.stringify(tests)}).run();
  require('node:fs').writeFileSync(${JSON.stringify(note)}, '');
};
`,
);

let shown = 0;
const flush = (): void => {
  const written = fs.readFileSync(log);
  process.stdout.write(written.subarray(shown));
  shown = written.length;
};
const tail = setInterval(flush, 200);
const server = await startServer(profile, { env: { VSCODE_TEST_LOG: log }, omitsUnused: true });
const browser = await launchTestBrowser();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(130)));
}

let code = 1;
const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
try {
  code = await runTests(page);
} catch (error) {
  console.error(error);
} finally {
  clearInterval(tail);
  if (code !== 0) await photograph(page);
  await browser.close();
  await server.stop();
  flush();
  if (code === 0 && process.env.VSCODE_TEST_KEEP === undefined) profile.remove();
}
process.exit(code);

async function runTests(workbench: Page): Promise<number> {
  const ended = new Promise<number>((resolve) => {
    void workbench.exposeFunction('codeAutomationExit', resolve);
  });
  await workbench.exposeFunction('codeAutomationLog', (type: string, words?: unknown[]) => {
    const text = format(...(words ?? []));
    // The server has no service worker for offline use. The workbench logs the missing file as an error.
    if (text.includes('_static/out/browser/serviceWorker.js')) return;
    if (process.env.VSCODE_TEST_VERBOSE !== undefined) console.error(`[${type}]`, text);
  });
  await workbench.goto(
    workbenchUrl(server, {
      ...(folder !== undefined && { folder: path.resolve(folder) }),
      extensionDevelopmentPath: flag('extensionDevelopmentPath'),
      extensionTestsPath: shim,
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, TEST_TIMEOUT_MS, 'late');
  });
  const result = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (result === 'late') {
    console.error(`No result after ${TEST_TIMEOUT_MS} ms; the profile is kept in ${profile.folder}.`);
    return 124;
  }
  if (result === 0 && !fs.existsSync(note)) {
    console.error('The extension host ended before the tests finished.');
    return UNFINISHED;
  }
  return result;
}

async function photograph(workbench: Page): Promise<void> {
  const picture = path.join(profile.folder, 'end.png');
  await workbench.screenshot({ path: picture }).then(
    () => {
      console.error(`Screenshot of the failure: ${picture}`);
    },
    () => undefined,
  );
}
