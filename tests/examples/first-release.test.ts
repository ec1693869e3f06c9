import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { formatted } from '../../language-server/features/format/formatter.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';

/** The example files of release 0.1.0, which must still work after later changes of the language. */
const FILES = unzipSync(readFileSync(path.join(import.meta.dirname, '../fixtures/examples-0.1.0.zip')));

let folder: string;
let workspace: NodeWorkspace;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandtable-0.1-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  workspace = await NodeWorkspace.open(['.'], rulesets, folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('files of release 0.1 have no errors or warnings, need no formatting and meet their expectations', () => {
  expect(workspace.documents.length).toBe(30);
  let met = 0;
  for (const document of workspace.documents) {
    const name = path.relative(folder, document.uri.fsPath);
    const analysis = workspace.analyse(document)!;
    // Ignore the findings of severity information, for example that a unit begins without supply. Such findings were
    // added later and do not change the meaning of a file.
    const findings = [...analysis.findings, ...analysis.playFindings()].filter(
      ({ severity }) => severity !== 'information',
    );
    const expected = analysis.playthrough()?.expectations ?? [];
    const unmet = expected.filter(({ passed }) => !passed);
    expect([name, ...findings.map(({ code }) => code), ...unmet.map(({ text }) => text)]).toEqual([name]);
    expect(formatted(document) === document.textDocument.getText(), `${name} is formatted`).toBe(true);
    met += expected.length;
  }
  expect(met).toBeGreaterThan(100);
}, 60_000);
