import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { type LangiumDocument, URI } from 'langium';
import { expect, test } from 'vitest';
import { tableOf } from '../../cli/export/table.js';
import { openFile } from '../../cli/workspace.js';
import { groupBy } from '../../engine/board/group-by.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { isDocument } from '../../language-server/generated/ast.js';
import { importVassal } from '../../language-server/vassal-import/import-vassal.js';
import { BOARD_IMAGE, buildFile } from '../../preview/vassal/module.js';
import { savedGame } from '../../preview/vassal/saved-game.js';
import { boardSize, type Table } from '../../preview/vassal/table.js';

const EXAMPLES = path.join(import.meta.dirname, '../../examples');
const CELL = 30;

/** The example files of all games that contain a scenario, with their texts. */
const EXAMPLE_FILES = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sand'))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(EXAMPLES, file), 'utf8'),
  }))
  .filter(({ text }) => /^scenario /m.test(text));

/** One example of each group of examples that have the same map and import the same files: the longest of the group. */
const SCENARIOS = [
  ...groupBy(EXAMPLE_FILES, ({ file, text }) =>
    [path.dirname(file), ...(text.match(/^(?:import| {2}on) .*/gm) ?? [])].join('\n'),
  ).values(),
].map((alike) => alike.toSorted((a, b) => b.text.length - a.text.length)[0].file);

const opened = (file: string, folder: string) =>
  openFile(file, { folder, rulesets, log: () => undefined, readInput: () => Promise.resolve(new Uint8Array()) });

/** Returns the path of an example from the folder of the examples. */
const pathOf = ({ fsPath }: URI): string => path.relative(EXAMPLES, fsPath).replaceAll(path.sep, '/');

/** Returns the header of a PNG picture. The import reads no more of the picture of a board. */
function pngHeader({ width, height }: { readonly width: number; readonly height: number }): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/**
 * Returns a module with the board of a table. The pictures of counters are left out, because drawing them takes long.
 */
const moduleOf = (table: Table): Uint8Array =>
  zipSync({
    'buildFile.xml': strToU8(buildFile(table)),
    [`images/${BOARD_IMAGE}`]: pngHeader(boardSize(table.map.grid, table.cell)),
  });

/** Returns the units on the map, each with its side, kind and cell. */
const unitsOn = ({ pieces }: Table): string[] =>
  pieces
    .flatMap(({ cell, face: { side, kind, name } }) => (cell === undefined ? [] : [`${side} ${kind} ${name} ${cell}`]))
    .toSorted();

/**
 * For each document that declares a ruleset, writes a file that contains only the ruleset. Each file imports the files
 * of the documents that follow in the list.
 */
function copyRulesets(documents: readonly LangiumDocument[], folder: string): void {
  const declaring = documents.flatMap(({ uri, parseResult: { value: root } }) =>
    isDocument(root) && root.definition
      ? [{ copy: path.join(folder, pathOf(uri)), text: `ruleset ${root.ruleset} ${root.definition.$cstNode?.text}` }]
      : [],
  );
  for (const [index, { copy, text }] of declaring.entries()) {
    const bases = declaring.slice(index + 1).map((base) => path.relative(path.dirname(copy), base.copy));
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, [text, ...bases.map((base) => `import "${base.replaceAll(path.sep, '/')}"`), ''].join('\n'));
  }
}

test.each(SCENARIOS)('the VASSAL files of %s import back to the same units at the same cells', async (file) => {
  const example = await opened(file, EXAMPLES);
  const table = (begins: boolean): Table => tableOf(file, example, { umpire: true }, { begins, cell: CELL });
  const [start, end] = [table(true), table(false)];
  const { ruleset, compiled } = example.analysis;
  if (!ruleset) throw new Error('The example has no ruleset.');
  const result = importVassal({
    files: [
      { name: 'out.vmod', bytes: moduleOf(start) },
      { name: 'out.vsav', bytes: zipSync({ savedGame: strToU8(savedGame(end)) }) },
    ],
    ruleset,
    rulesetFile: ruleset.declaredIn === undefined ? undefined : pathOf(URI.parse(ruleset.declaredIn)),
    sides: new Map(),
    t: (text) => text,
  });
  if ('fault' in result) throw new Error(result.fault);
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  for (const [name, text] of result.texts) writeFileSync(path.join(folder, name), text);
  copyRulesets(compiled.closure.documents, folder);
  const imported = async (name: string): Promise<Table> =>
    tableOf(name, await opened(name, folder), { umpire: true }, { begins: true, cell: CELL });
  expect(unitsOn(await imported('out.sand'))).toEqual(unitsOn(start));
  expect(unitsOn(await imported('out-out.sand'))).toEqual(unitsOn(end));
});
