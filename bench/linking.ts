import { URI } from 'langium';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { battlefield, filesOf, USUAL } from './battlefield.js';
import { inSetup, WARM_UP } from './keystrokes.js';
import { atMost, median, type Row } from './row.js';

const KEYS = 100 + WARM_UP;

type Texts = Readonly<Record<string, string>>;

/**
 * Compares a keystroke with all checks to a keystroke with only parsing and linking. Both are measured alternately in
 * the same process.
 */
export async function linking(): Promise<Row> {
  const files = filesOf(battlefield(USUAL));
  const checking = await createUpdater(files, true);
  const only = await createUpdater(files, false);
  const checked: number[] = [];
  const linked: number[] = [];
  for (const { text } of inSetup(files['scenario.sand'], KEYS)) {
    checked.push(await checking('scenario.sand', text));
    linked.push(await only('scenario.sand', text));
  }
  const ratio = median(checked.slice(WARM_UP)) / median(linked.slice(WARM_UP));
  return atMost(1.6, 'times', 'keystroke in a set-up file, against only parsing and linking it', ratio);
}

/**
 * Creates services with the given files. Returns a function that replaces a text and returns the milliseconds of the
 * update.
 */
async function createUpdater(
  files: Texts,
  validation: boolean,
): Promise<(name: string, text: string) => Promise<number>> {
  const uriOf = (name: string): URI => URI.file(`${process.cwd()}/${name}`);
  const bytes = new TextEncoder();
  const texts = new Map(Object.entries(files).map(([name, text]) => [uriOf(name).toString(), bytes.encode(text)]));
  const { services } = await NodeWorkspace.open([], rulesets, process.cwd(), texts);
  const { DocumentBuilder } = services.shared.workspace;
  DocumentBuilder.updateBuildOptions = { validation: validation && { categories: ['built-in', 'fast'] } };
  return async (name, text) => {
    texts.set(uriOf(name).toString(), bytes.encode(text));
    const began = performance.now();
    await DocumentBuilder.update([uriOf(name)], []);
    return performance.now() - began;
  };
}
