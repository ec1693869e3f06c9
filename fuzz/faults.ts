import fs from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';

const FAULTS = path.resolve('fuzz/faults');

/** A wrong line put into the engine on purpose, to see whether the fuzzer notices. */
export interface Fault {
  readonly name: string;
  /** The folder of the ruleset it is in: what is played. */
  readonly game: string;
  readonly patches: readonly StructuredPatch[];
}

/** All faults, in the order of their names. */
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

/** The files a fault changes, as whole paths. */
export function filesOf({ patches }: Fault): string[] {
  return patches.map(pathOf);
}

/** The text of a file with the fault in it; false when the patch no longer fits. */
export function faulty(fault: Fault, file: string, text: string): string | false {
  const patch = fault.patches.find((one) => pathOf(one) === file);
  return patch === undefined ? text : applyPatch(text, patch, { fuzzFactor: 2 });
}

function pathOf({ newFileName = '' }: StructuredPatch): string {
  return path.resolve(newFileName.replace(/^b\//, ''));
}
