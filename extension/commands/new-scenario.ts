import * as vscode from 'vscode';
import { LANGUAGE } from '../language.js';
import { did } from '../walkthrough.js';
import type { Desk } from './desk.js';

/** A new file with a small scenario of the game chosen, which plays as it stands; Tab goes through its blanks. */
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
  await editor.insertSnippet(new vscode.SnippetString(chosen.ruleset.starter));
  did('write');
}
