import type { ReportFinding } from './check.js';

/** A check that fails is a fault of ours: it is told as such, and all other findings are still shown. */
export function guarded<T>(what: string, file: string, report: ReportFinding, run: () => T): T | undefined {
  try {
    return run();
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    report({
      severity: 'warning',
      code: 'sandtable/fault',
      message: `${what} broke off: ${reason}. This is a fault in Sandtable, not in your text.`,
      source: { file, start: 0, end: 0 },
    });
    return undefined;
  }
}
