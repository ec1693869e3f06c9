import * as vscode from 'vscode';
import { LANGUAGE } from '../language.js';
import type { Desk } from './register.js';

/** A new file with the skeleton of a scenario, its blanks to be filled with Tab. */
export async function newScenario({ server }: Desk): Promise<void> {
  const rulesets = await server.ask('sandtable/rulesets', {});
  if (!rulesets || rulesets.length === 0) return;
  const chosen = await vscode.window.showQuickPick(
    rulesets.map((ruleset) => ({ label: ruleset.title, description: ruleset.id, ruleset })),
    { placeHolder: 'Which game is it for?' },
  );
  if (!chosen) return;
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content: '' });
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(skeleton(chosen.ruleset.id, chosen.ruleset.sides));
}

function skeleton(ruleset: string, sides: readonly string[]): vscode.SnippetString {
  const snippet = new vscode.SnippetString(`ruleset ${ruleset}\n\nmap `);
  snippet.appendPlaceholder('Name', 1).appendText(' {\n  source "');
  snippet.appendPlaceholder('Where the map comes from', 2).appendText('"\n  grid hexes flat columns ');
  snippet.appendPlaceholder('10', 3).appendText(' rows ').appendPlaceholder('8', 4);
  snippet.appendText(' labels CCRR even columns lower\n}\n');
  for (const side of sides) snippet.appendText(`\nside ${side} {\n}\n`);
  snippet
    .appendText('\nscenario "')
    .appendPlaceholder('Title', 5)
    .appendText('" {\n  on ')
    .appendPlaceholder('Name', 1);
  snippet.appendText('\n  turns ').appendPlaceholder('3', 6).appendText('\n');
  for (const side of sides) snippet.appendText(`\n  setup ${side} {\n  }\n`);
  snippet.appendText('}\n').appendTabstop(0);
  return snippet;
}
