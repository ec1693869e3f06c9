import type { Finding } from '../../model/finding.js';
import type { ForceModel } from '../../model/forces.js';

/**
 * Returns the part of a finding that says how many values the author must still write for a unit or formation. Findings
 * with this part are counted and listed together.
 */
export const missingIn = (
  { name, side, members }: Pick<ForceModel, 'name' | 'side' | 'members'>,
  values = 1,
): Pick<Finding, 'missing'> => ({ missing: { name, side, of: members.length > 0 ? 'formation' : 'unit', values } });
