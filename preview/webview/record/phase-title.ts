import { t } from '@vscode/l10n';
import { sideName, termOf } from '../terms.js';
import type { Stretch } from '../../contract/moments.js';

/** Returns the title of a phase or other stretch of the record, with its side: `German combat`. */
export const phaseTitle = ({ side, name }: Stretch): string =>
  side === undefined || name.startsWith(side) || name.startsWith(sideName(side)) || name === termOf(side)
    ? name
    : t('{0} {1}', sideName(side), name);
