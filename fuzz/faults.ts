import fs from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';

const FAULTS = path.resolve('fuzz/faults');

/** A wrong line that is put into the engine to test whether the fuzzer notices it. */
export interface Fault {
  readonly name: string;
  /** The id of the ruleset that the fault changes. This ruleset is played to find the fault. */
  readonly game: string;
  readonly patches: readonly StructuredPatch[];
}

/** Returns all faults, sorted by name. A fault is a patch that puts an error into the engine. */
export function faults(): Fault[] {
  return fs
    .readdirSync(FAULTS)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const patches = parsePatch(fs.readFileSync(path.join(FAULTS, file), 'utf8'));
      const [, game = ''] = /engine\/rulesets\/(\w+)\//.exec(patches[0].newFileName ?? '') ?? [];
      return { name: file.replace(/\.patch$/, ''), game, patches };
    });
}

/** Returns the absolute paths of the files that a fault changes. */
export function filesOf({ patches }: Fault): string[] {
  return patches.map(pathOf);
}

/** Returns the text of a file with the fault put into it. Returns false if the patch no longer fits the text. */
export function faulty(fault: Fault, file: string, text: string): string | false {
  const patch = fault.patches.find((one) => pathOf(one) === file);
  return patch === undefined ? text : applyPatch(text, patch, { fuzzFactor: 2 });
}

function pathOf({ newFileName = '' }: StructuredPatch): string {
  return path.resolve(newFileName.replace(/^b\//, ''));
}
