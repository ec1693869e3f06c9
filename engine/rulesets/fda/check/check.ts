import type { Fix } from '../../../model/finding.js';
import type { ForceModel, SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { BookReport, Check } from '../../../play/checks.js';
import type { FdaRule } from '../rulebook/index.js';

export type FdaReport = BookReport<FdaRule>;
export type MapCheck = Check<MapModel, FdaRule>;
export type ForcesCheck = Check<readonly SideModel[], FdaRule>;
export type ScenarioCheck = Check<ScenarioModel, FdaRule>;

/** The change of the text that writes one more attribute beside a unit. */
export function writeBeside({ attributes, nameSource }: ForceModel, word: string): Fix {
  const last = Object.values(attributes).at(-1)?.source;
  const at = last ?? nameSource;
  const text = last === undefined ? ` (${word})` : `, ${word}`;
  return { title: `Write (${word})`, edits: [{ source: { file: at.file, start: at.end, end: at.end }, text }] };
}
