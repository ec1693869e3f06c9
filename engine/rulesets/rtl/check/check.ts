import type { Fix } from '../../../model/finding.js';
import type { ForceModel, SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Check } from '../../../play/checks.js';
import type { RtlRule } from '../rulebook/index.js';

export type MapCheck = Check<MapModel, RtlRule>;
export type ForcesCheck = Check<readonly SideModel[], RtlRule>;
export type ScenarioCheck = Check<ScenarioModel, RtlRule>;

/** The change of the text that writes one more attribute behind a formation. */
export function writeBehind({ attributes, nameSource }: ForceModel, word: string): Fix {
  const last = Object.values(attributes).at(-1)?.source;
  const { file, end } = last ?? nameSource;
  const text = last === undefined ? ` (${word})` : `, ${word}`;
  return { title: `Write (${word})`, edits: [{ source: { file, start: end, end }, text }] };
}
