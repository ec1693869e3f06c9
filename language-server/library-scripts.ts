import type * as csv from './order-of-battle/csv.js';
import type * as vassal from './vassal-import/import-vassal.js';

/** Exports of the script that reads and writes CSV. */
export type Csv = typeof csv;

/** Exports of the script that imports VASSAL modules. */
export type Vassal = typeof vassal;

/** Functions that load scripts with large libraries, which read and write the files of other programs. */
export interface LibraryScripts {
  /** Loads and returns the script that reads and writes CSV. */
  readonly csv: () => Csv;
  /** Loads and returns the script that imports VASSAL modules. */
  readonly vassal: () => Vassal;
}
