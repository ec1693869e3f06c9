import { blanks } from './blanks.js';
import { editor } from './editor.js';
import { reports } from './reports.js';
import { balance } from './balance.js';
import { inDebugger } from './debugger.js';
import { forcesAndMap } from './forces-and-map.js';
import { failures } from './failures.js';
import { changes } from './changes.js';
import { vassalImport } from './vassal-import.js';

/** Texts of the interface of the server, by their English texts: lenses, reports, titles of fixes. */
export const words: Readonly<Record<string, string>> = {
  ...blanks,
  ...editor,
  ...reports,
  ...balance,
  ...inDebugger,
  ...forcesAndMap,
  ...failures,
  ...changes,
  ...vassalImport,
};
