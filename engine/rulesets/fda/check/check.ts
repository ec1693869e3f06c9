import type { Fix } from '../../../model/finding.js';
import type { ForceModel, SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Report } from '../../../play/ruleset.js';
import { citing } from '../refusal.js';
import type { FdaRule } from '../rulebook/index.js';

/** Takes findings that rest on rules of this book only. */
export type FdaReport = (finding: Parameters<Report>[0] & { readonly rule?: FdaRule }) => void;

/** A check of one map by itself. */
export type MapCheck = (map: MapModel, report: FdaReport) => void;
/** A check of orders of battle, all sides together. */
export type ForcesCheck = (sides: readonly SideModel[], report: FdaReport) => void;
/** A check of set-up, arrivals, settings and scores against map and forces. */
export type ScenarioCheck = (scenario: ScenarioModel, report: FdaReport) => void;

/** Every message names the rule it rests on. */
export function citingIn(report: Report): FdaReport {
  return (finding) => {
    report(finding.rule === undefined ? finding : { ...finding, message: citing(finding.message, finding.rule) });
  };
}

/** The change of the text that writes one more attribute beside a unit. */
export function writeBeside({ attributes, nameSource }: ForceModel, word: string): Fix {
  const last = Object.values(attributes).at(-1)?.source;
  const at = last ?? nameSource;
  const text = last === undefined ? ` (${word})` : `, ${word}`;
  return { title: `Write (${word})`, edits: [{ source: { file: at.file, start: at.end, end: at.end }, text }] };
}
