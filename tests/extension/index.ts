import fs from 'node:fs';
import { format } from 'node:util';
import * as mochaModule from 'mocha';

// In the extension host's CommonJS, the class is the default export of the module.
const Mocha = mochaModule.default;
/** File for the counts: `{ passed, failed }`. */
const REPORT = process.env.SANDTABLE_TEST_REPORT;
/** File for mocha's output, which would be mixed with the workbench's log on the console. */
const LOG = process.env.VSCODE_TEST_LOG;

/** Called by the extension host: runs every suite. */
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
