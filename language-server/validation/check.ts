import type { Finding } from '../../engine/model/finding.js';
import type { Whole } from '../compile/whole.js';
import type { SandtableServices } from '../sandtable-module.js';

/** One thing that may be wrong with a document; an error is named *must*, a warning *should*. */
export type Check = (whole: Whole, report: ReportFinding, services: SandtableServices) => void;

/** Takes a finding; what is not said is empty. */
export type ReportFinding = (
  finding: Pick<Finding, 'severity' | 'code' | 'message' | 'source'> &
    Partial<Pick<Finding, 'rule' | 'why' | 'related' | 'fixes'>>,
) => void;

export function collector(into: Finding[]): ReportFinding {
  return (finding) => into.push({ why: [], related: [], fixes: [], ...finding });
}
