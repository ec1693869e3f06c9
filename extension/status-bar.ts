import * as vscode from 'vscode';
import type { Server } from './client/server.js';
import { isSandtable } from './language.js';
import type { Previews } from './preview/previews.js';
import { rulePage } from './rule-pages.js';

/**
 * Shows the active file's game, number of findings, and score in the status bar: `pgg · 2 errors · German 15, Soviet
 * 0`.
 */
export function showStatus(server: Server, previews: Previews): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('sandtable.status', vscode.StatusBarAlignment.Left, 10);
  item.name = 'Sandtable';
  item.command = 'sandtable.preview';
  const inFront = (): vscode.Uri | undefined => {
    const edited = vscode.window.activeTextEditor?.document;
    return previews.active?.document ?? (isSandtable(edited) ? edited.uri : undefined);
  };

  const update = async (): Promise<void> => {
    const uri = inFront();
    if (!uri) {
      item.hide();
      return;
    }
    const summary = await server.ask('sandtable/summary', { uri: uri.toString() });
    if (summary === undefined || inFront()?.toString() !== uri.toString()) return;
    if (summary) {
      const findings = countFindings(uri);
      const score = summary.score.map(({ side, points }) => `${side} ${points}`).join(', ');
      // The key of a ruleset that a file declares consists of its id and a hash.
      const [id] = summary.ruleset.split('.');
      item.text = [`$(milestone) ${id}`, findings, score].filter((part) => part !== '').join(' · ');
      item.tooltip = tooltip(summary.ruleset, [summary.title, summary.scenario ?? '', findings, score]);
    } else {
      item.text = vscode.l10n.t('$(warning) no ruleset');
      item.tooltip = vscode.l10n.t('The first line of a file names its game, for example “ruleset pgg”.');
    }
    item.show();
  };

  const refresh = (): void => void update();
  refresh();
  return vscode.Disposable.from(
    item,
    server.onChanged(refresh),
    previews.onTurned(refresh),
    vscode.window.onDidChangeActiveTextEditor(refresh),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const front = inFront()?.toString();
      if (uris.some((uri) => uri.toString() === front)) refresh();
    }),
  );
}

/**
 * Shows in the status bar the label and terrain of the cell at the text cursor: `0203 forest`. Shows nothing if the
 * cursor is not in a row of terrain.
 */
export function showCell(server: Server): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('sandtable.cell', vscode.StatusBarAlignment.Right, 101);
  item.name = vscode.l10n.t('Sandtable: Cell');
  let lastRequest = 0;

  const update = async (): Promise<void> => {
    const number = (lastRequest += 1);
    const editor = vscode.window.activeTextEditor;
    const [document, cursor] = [editor?.document, editor?.selection.active];
    const isRow = isSandtable(document) && cursor && /^\s*\|/.test(document.lineAt(cursor.line).text);
    const params = isRow && { uri: document.uri.toString(), offset: document.offsetAt(cursor) };
    const found = params ? await server.ask('sandtable/symbol', params) : null;
    if (number !== lastRequest) return;
    if (!found) {
      item.hide();
      return;
    }
    item.text = `$(location) ${found.label}${found.terrain === undefined ? '' : ` ${found.terrain}`}`;
    item.show();
  };

  const refresh = (): void => void update();
  refresh();
  return vscode.Disposable.from(
    item,
    server.onChanged(refresh),
    vscode.window.onDidChangeActiveTextEditor(refresh),
    vscode.window.onDidChangeTextEditorSelection(refresh),
  );
}

function countFindings(uri: vscode.Uri): string {
  const all = vscode.languages.getDiagnostics(uri);
  const count = (wanted: vscode.DiagnosticSeverity): number => all.filter(({ severity }) => severity === wanted).length;
  const errors = count(vscode.DiagnosticSeverity.Error);
  const warnings = count(vscode.DiagnosticSeverity.Warning);
  return [
    errors === 0 ? '' : errors === 1 ? vscode.l10n.t('1 error') : vscode.l10n.t('{0} errors', errors),
    warnings === 0 ? '' : warnings === 1 ? vscode.l10n.t('1 warning') : vscode.l10n.t('{0} warnings', warnings),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function tooltip(ruleset: string, lines: readonly string[]): vscode.MarkdownString {
  const text = new vscode.MarkdownString(undefined, true);
  for (const line of lines) if (line !== '') text.appendText(`${line}\n`);
  const rules = commandLink('vscode.open', rulePage(ruleset));
  text.appendMarkdown(`\n[${vscode.l10n.t('The rules')}](${rules}) · ${vscode.l10n.t('click to open the map')}`);
  text.isTrusted = { enabledCommands: ['vscode.open'] };
  return text;
}

function commandLink(command: string, argument: vscode.Uri): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify([argument]))}`;
}
