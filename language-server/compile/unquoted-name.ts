import type { Finding } from '../../engine/model/finding.js';
import { quoted } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { replacement } from './nearest.js';

/** Returns the finding about a name that must be quoted: `T34`, `7.Pz`. */
export function unquotedName(
  name: string,
  source: Source,
): Pick<Finding, 'severity' | 'code' | 'message' | 'source' | 'fixes'> {
  return {
    severity: 'error',
    code: 'sandtable/unquoted-name',
    message: say`${name} is a name only in quotes: ${quoted(name)}.`,
    source,
    fixes: replacement(source, quoted(name)),
  };
}
