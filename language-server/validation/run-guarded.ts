import { brokeOff } from '../../engine/play/checks.js';
import type { ReportFinding } from './check.js';

/** A check that fails is an error of its own, and all other findings are still shown. */
export function runGuarded<T>(what: () => string, file: string, report: ReportFinding, run: () => T): T | undefined {
  try {
    return run();
  } catch (fault) {
    report({
      severity: 'error',
      code: 'sandtable/fault',
      message: brokeOff(what(), fault),
      source: { file, start: 0, end: 0 },
    });
    return undefined;
  }
}
