import fs from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The counts that vitest's and our own mocha report hold. */
interface Report {
  readonly passed?: number;
  readonly failed?: number;
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
}

/**
 * What a step adds to the sum. A step without a report is one check; a runner that failed, although all the tests
 * it counted passed (a file that does not load, a crash), or that passed without any test, is one failure more.
 */
export function tallyOf(ok: boolean, reportFile: string | undefined): Tally {
  if (reportFile === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = read(reportFile);
  const passed = report.passed ?? report.numPassedTests ?? 0;
  const failed = report.failed ?? report.numFailedTests ?? 0;
  const silent = failed === 0 && (!ok || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function read(file: string): Report {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : {};
}
