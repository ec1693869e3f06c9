import fs from 'node:fs';
import { format } from 'node:util';
import * as mochaModule from 'mocha';

// In the extension host's CommonJS, the class is the default export of the module.
const Mocha = mochaModule.default;
/** Path of the file to which the counts `{ passed, failed }` are written. */
const REPORT = process.env.SANDTABLE_TEST_REPORT;
/** Path of the file for mocha's output. On the console, the output would be mixed with the log of the workbench. */
const LOG = process.env.VSCODE_TEST_LOG;

/** Runs every suite. The extension host calls this function. */
export async function run(): Promise<void> {
  if (LOG !== undefined) {
    Mocha.reporters.Base.consoleLog = (...words: unknown[]) => {
      fs.appendFileSync(LOG, `${format(...words)}\n`);
    };
  }
  const mocha = new Mocha({ ui: 'bdd', timeout: 120_000, color: false });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await import('./suites.js');
  await new Promise<void>((resolve, reject) => {
    const runner = mocha.run((failed) => {
      const passed = runner.stats?.passes ?? 0;
      if (REPORT !== undefined) fs.writeFileSync(REPORT, JSON.stringify({ passed, failed }));
      if (failed > 0 || passed === 0) reject(new Error(`${failed} of ${passed + failed} tests failed.`));
      else resolve();
    });
  });
}
