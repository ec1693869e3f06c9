import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import type { DocumentAnalysis } from '../../../../language-server/analysis/document-analysis.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FOLDER = path.join(import.meta.dirname, '../../../../examples/rtl');
const FILES = [
  'cards.sand',
  'forces-soltsy.sand',
  'forces-staraya-russa.sand',
  'soltsy.sand',
  'staraya-russa.sand',
] as const;

export type Scenario =
  | 'the-battle-of-soltsy'
  | 'counterattack-at-soltsy'
  | 'the-battle-of-staraya-russa'
  | 'manstein-attacks';

/** Replacements in the text of a scenario file. */
export type Changes = readonly (readonly [was: string | RegExp, is: string])[];

/** The workspace of the last scenario. The files that scenarios import are parsed only once. */
let workspace: TestWorkspace | undefined;

/**
 * Analyses a scenario of the examples after replacements; throws if a replaced text is not found. The next call
 * replaces the file, so a test uses the analysis before it calls again.
 */
export async function changed(name: Scenario, changes: Changes, orders = ''): Promise<DocumentAnalysis> {
  const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
  let text = read(`${name}.sand`);
  for (const [was, is] of changes) {
    if (text.search(was) < 0) throw new Error(`${name} has no ${String(was)}.`);
    text = text.replace(was, is);
  }
  workspace ??= await TestWorkspace.of(Object.fromEntries(FILES.map((file) => [file, read(file)])), [rtl]);
  await workspace.write('it.sand', `${text}\n${orders}`);
  return workspace.analyse('it.sand');
}

/** Returns a pattern that matches the set-up of a side. */
export const setUpOf = (side: 'German' | 'Soviet'): RegExp => new RegExp(`  setup ${side} \\{[^}]*\\}\\n`);

/** Text of the small example that consists of one file. */
export const FIRST_STEPS = readFileSync(path.join(FOLDER, 'first-steps.sand'), 'utf8');
