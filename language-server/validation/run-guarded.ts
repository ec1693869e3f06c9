import { internalErrorText } from '../../engine/play/checks.js';
import type { ReportFinding } from './check.js';

/**
 * Runs a check. An exception is reported as a finding, so that all other findings are still shown.
 * @param what returns the name of the check, for the message
 * @returns undefined after an exception
 */
export function runGuarded<T>(what: () => string, file: string, report: ReportFinding, run: () => T): T | undefined {
  try {
    return run();
  } catch (fault) {
    report({
      severity: 'error',
      code: 'sandtable/fault',
      message: internalErrorText(what(), fault),
      source: { file, start: 0, end: 0 },
    });
    return undefined;
  }
}
