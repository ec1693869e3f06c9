import { buildScene } from '../language-server/scene/build-scene.js';
import { createSandtableServices } from '../language-server/sandtable-module.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { rulesets } from '../engine/rulesets/index.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmptyFileSystem } from 'langium';
import { battlefield, filesOf, LARGE, USUAL } from './battlefield.js';
import { Editor } from './editor.js';
import { atMost, median, timed, worked, type Row } from './row.js';

/**
 * Compares the time of the same work with and without unrelated files or errors. Such files and errors must not slow
 * down an edit.
 */
export async function isolation(): Promise<Row[]> {
  return [await otherFilesInFolder(), await chainOfImports(), await troubledCounters(), longLine()];
}

type Texts = Readonly<Record<string, string>>;

/** Compares the time to the first diagnostics of a file: alone in its folder, and among 300 other files. */
async function otherFilesInFolder(): Promise<Row> {
  const battle = filesOf(battlefield(USUAL));
  const others = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`other${index}.sand`, battle['scenario.sand']]),
  );
  const alone: number[] = [];
  const among: number[] = [];
  for (let round = 0; round < 5; round++) {
    alone.push(await firstSight(battle));
    among.push(await firstSight({ ...battle, ...others }));
  }
  return atMost(
    1.5,
    'times',
    'first diagnostics with 300 other files in the folder, against none',
    median(among) / median(alone),
  );
}

async function firstSight(files: Texts): Promise<number> {
  const editor = new Editor();
  editor.write(files);
  const began = performance.now();
  await editor.initialize();
  await editor.open({ 'scenario.sand': files['scenario.sand'] });
  const time = performance.now() - began;
  await editor.close();
  return time;
}

/** Measures the time of a keystroke in a file at the head of a long chain of imports, compared with a short chain. */
async function chainOfImports(): Promise<Row> {
  const long = await strokeAtTheHead(1000);
  const short = await strokeAtTheHead(30);
  return atMost(3, 'times', 'keystroke before a chain of 1,000 imports, against 30', long / short);
}

async function strokeAtTheHead(length: number): Promise<number> {
  const { map } = battlefield(USUAL);
  const files = Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `f${index}.sand`,
      index + 1 < length ? `ruleset pgg\nimport "f${index + 1}.sand"\n` : map,
    ]),
  );
  const scenario = `ruleset pgg\nimport "f0.sand"\nscenario "S" {\n  on Battlefield\n  turns 3\n${'  // an author writes here\n'.repeat(500)}}\n`;
  const editor = new Editor();
  editor.write(files);
  await editor.initialize();
  await editor.open({ 's.sand': scenario });
  const times: number[] = [];
  for (let key = 0; key < 40; key++) times.push(await editor.type('s.sand', `${scenario}// ${key}\n`));
  await editor.close();
  return median(times.slice(20));
}

/**
 * Compares the time to build the scene of a large battlefield with 501 errors and without errors. Each error is a unit
 * with a step that it does not have.
 */
async function troubledCounters(): Promise<Row> {
  const files = filesOf(battlefield(LARGE));
  let wrong = 0;
  const troubled = {
    ...files,
    'scenario.sand': files['scenario.sand'].replaceAll(/"(\d+)\.Inf"$/gm, (unit) =>
      wrong++ < 501 ? `${unit} (step 9)` : unit,
    ),
  };
  // The first run is slower, before V8 has optimized the code.
  await sceneTime(files);
  const well = await sceneTime(files);
  return atMost(
    1.5,
    'times',
    'scene of 2,000 units with 501 findings, against none',
    (await sceneTime(troubled)) / well,
  );
}

async function sceneTime(files: Texts): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const workspace = await NodeWorkspace.open(['scenario.sand'], rulesets, folder);
  rmSync(folder, { recursive: true });
  const analysis = workspace.analyse(workspace.documents[0]);
  if (!analysis) throw new Error('The battlefield could not be read.');
  return median(worked(20, () => buildScene(analysis, { moment: 'setup' })).slice(10));
}

/** Compares the time to tokenize 200,000 brackets on one line with the time for 100,000 brackets. */
function longLine(): Row {
  const { Lexer } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable.parser;
  const read = (length: number): number => median(timed(9, () => Lexer.tokenize('['.repeat(length))));
  const half = read(100_000);
  return atMost(2.5, 'times', '200,000 brackets on one line, against 100,000', read(200_000) / half);
}
