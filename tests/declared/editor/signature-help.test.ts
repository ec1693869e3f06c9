import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SignatureHelp } from 'vscode-languageserver';
import { zone } from '../../../language-server/rulesets/statements/units.js';
import { marked } from '../../language-server/features/kit.js';
import { TestWorkspace } from '../../language-server/workspace.js';

const game = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');

/** Returns the signature help at the mark `|>` in a statement that is added at the end of a whole game. */
async function helpAt(statement: string): Promise<SignatureHelp | undefined> {
  const { text, cursor } = marked(game.replace(/\}\s*$/, `  ${statement}\n}\n`));
  const workspace = await TestWorkspace.of({ 'game.sand': text });
  const document = workspace.document('game.sand');
  return await workspace.services.lsp.SignatureHelp?.provideSignatureHelp(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(cursor),
  });
}

test.each([
  { statement: 'line track (|>)', active: 'rate', isMissing: true },
  { statement: 'zone army (|>)', active: 'enter = stop|free' },
  { statement: 'zone army (enter = stop, |>)', active: 'leave = free|locked' },
  { statement: 'zone army (enter = stop, leave = locked, |>)', active: 'retreat = barred|no-end|lose|free' },
  { statement: 'zone army (enter = |>', active: 'enter = stop|free' },
  { statement: 'zone army (friends |>)', active: 'friends "WORDS"|= none' },
  { statement: 'rail railway German (|>)', active: 'length NUMBER|= any' },
  { statement: 'modify shift 1 (turns |>)', active: 'turns NUMBER..NUMBER' },
  { statement: 'modify shift 1 (side |>)', active: 'side SIDE' },
  { statement: 'result AX "Text" { attacker exchange (|>) }', active: 'owe = all|lost' },
])('signature help in `$statement` shows the attribute “$active”', async ({ statement, active, isMissing = false }) => {
  const help = await helpAt(statement);
  const [signature] = help?.signatures ?? [];
  const parameter = signature.parameters?.[help?.activeParameter ?? 0];
  expect(parameter?.label).toBe(isMissing ? undefined : active);
  expect(signature.label).toContain(active);
});

test('signature help explains the statement and each attribute with its readings', async () => {
  const help = await helpAt('zone army (|>)');
  const [signature] = help?.signatures ?? [];
  expect(signature.label).toMatch(/^zone army \(enter = stop\|free, leave = free\|locked, /);
  expect(JSON.stringify(signature.documentation)).toContain('zone of control');
  expect(JSON.stringify(signature.parameters?.[0].documentation)).toContain(zone.attributes.enter.readings.stop.text);
});

test('signature help before the parentheses shows the form of the statement', async () => {
  const help = await helpAt('rail railway |>');
  expect(help?.signatures[0].label).toBe('rail LINE SIDE (length 20, zones = …)');
});

test('signature help is not shown where a statement begins', async () => {
  expect(await helpAt('|>')).toBeUndefined();
});
