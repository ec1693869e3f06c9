import fs from 'node:fs';

/** Numbers of passed and failed tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The counts in a report of Vitest (`num…Tests`), or of the Mocha reporter of the extension tests. */
interface Report {
  readonly passed?: number;
  readonly failed?: number;
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
}

/**
 * Returns the counts of a step. A step without a report counts as one test. If a test runner ran no tests, or failed
 * although all its tests passed (for example after a crash), the step counts one failure.
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
