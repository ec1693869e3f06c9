import fs from 'node:fs';
import path from 'node:path';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { answersFor } from '../../../../language-server/on-demand/answers.js';
import type { Preview } from '../../../../preview/contract/preview.js';
import { stacksOf } from '../../../../preview/render/counters.js';
import { groundOf } from '../../../../preview/render/ground.js';
import { describeCounter } from '../../../../preview/webview/map/describe.js';
import { TestWorkspace, uriOf } from '../../../language-server/workspace.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../../examples');
const IMPORT = /^\s*import\s+"([^"]+)"/gm;

/** Returns the text of a file with the texts of its imports, by their paths. */
function withImports(file: string, text: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = { [file]: text };
  for (const [, imported] of text.matchAll(IMPORT)) {
    const other = path.posix.join(path.posix.dirname(file), imported);
    Object.assign(files, withImports(other, fs.readFileSync(path.join(EXAMPLES, other), 'utf8')));
  }
  return files;
}

/** A game as a saved file plays it, without anyone who plays in the panel. */
export interface Replayed {
  /** Findings of the file, each as `severity: message`. */
  readonly findings: readonly string[];
  /** The units on the map before a moment, as a screen reader reads them, sorted. */
  readonly stacks: readonly string[];
  readonly outcome?: string;
}

/**
 * Plays a file from the start.
 * @param moment number of the moment before which the map is shown. Default: the end of the game
 * @param as the side whose view is shown. Default: everything is shown
 */
export async function replay(file: string, text: string, moment?: number, as?: string): Promise<Replayed> {
  const workspace = await TestWorkspace.of(withImports(file, text), [...rulesets.values()]);
  const analysis = workspace.analyse(file);
  const uri = uriOf(file).toString();
  const answers = answersFor(workspace.services);
  const shown = moment ?? analysis.playthrough({ unanswered: 'default' })?.moments.length ?? 0;
  const preview = answers['sandtable/preview']({
    uri,
    unanswered: 'default',
    moment: shown - 1,
    ...(as === undefined ? { umpire: true } : { as }),
  });
  const state = answers['sandtable/question']({ uri, playing: [], seats: {} });
  return {
    findings: [...analysis.findings, ...analysis.playFindings()].map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
    stacks: preview ? accessibleTexts(preview) : [],
    ...(state?.kind === 'over' && { outcome: state.outcome }),
  };
}

/** Returns the texts that the panel gives to screen readers, one for each stack. */
function accessibleTexts({ scene: { counters, sides, grid } }: Preview): readonly string[] {
  const { board, centres } = groundOf(grid);
  return stacksOf(counters, sides)
    .filter(({ counters: [{ cell }] }) => cell in centres)
    .map(
      (stack) =>
        `${board.label(stack.counters[0].cell)}: ${[...stack.counters].reverse().map(describeCounter).join('; ')}`,
    )
    .sort();
}
