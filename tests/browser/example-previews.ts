import fs from 'node:fs';
import path from 'node:path';
import { rulesets } from '../../engine/rulesets/index.js';
import type { Analysis } from '../../language-server/analysis/analysis.js';
import { buildPreview } from '../../language-server/scene/preview.js';
import { overlaysFor } from '../../language-server/scene/overlay.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { MomentItem } from '../../preview/contract/moments.js';
import type { Overlay } from '../../preview/contract/scene.js';
import { TestWorkspace } from '../language-server/workspace.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../examples');

/** An example as the server sends it to the panel. */
export interface Example {
  /**
   * Returns the picture after the first moment that satisfies a condition. By default, returns the picture with which
   * the file opens.
   */
  readonly at: (which?: (moment: MomentItem) => boolean) => Preview;
  readonly analysis: Analysis;
  readonly lay: (want: string, of: string) => readonly Overlay[];
}

const opened = new Map<string, Promise<Analysis>>();

/** Returns the texts of an example file and of its imports, by path. */
function withImports(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file)) return known;
  const text = fs.readFileSync(path.join(EXAMPLES, file), 'utf8');
  known.set(file, text);
  for (const [, name] of text.matchAll(/^import "([^"]+)"/gm)) withImports(path.join(path.dirname(file), name), known);
  return known;
}

/**
 * Opens an example.
 * @param file path below the folder of examples
 */
export async function example(file: string): Promise<Example> {
  const read = async (): Promise<Analysis> => {
    const workspace = await TestWorkspace.of(Object.fromEntries(withImports(file)), [...rulesets.values()]);
    return workspace.analyse(file);
  };
  const analysis = await (opened.get(file) ?? opened.set(file, read()).get(file)!);
  const moments = buildPreview(analysis, { moment: 'setup' })!.moments;
  return {
    at(which) {
      const found = which && moments.find(which);
      return buildPreview(analysis, found && { moment: found.number })!;
    },
    analysis,
    lay: (want, of) => overlaysFor(analysis, { want, of }),
  };
}
