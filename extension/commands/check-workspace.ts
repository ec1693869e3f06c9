import * as vscode from 'vscode';
import type { Server } from '../client/server.js';

/** Milliseconds without diagnostics after which the check counts as complete. */
const QUIET_MS = 400;

/** Checks every file of the workspace, open or not, and reports the number of findings. */
export async function checkWorkspace(server: Server): Promise<void> {
  const files = await server.files();
  if (files.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The workspace contains no .sand files.'));
    return;
  }
  await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: vscode.l10n.t('Checking scenarios') },
    async () => {
      const settled = untilQuiet();
      for (const file of files) await vscode.workspace.openTextDocument(file);
      await settled;
    },
  );
  const findings = files.flatMap((file) => vscode.languages.getDiagnostics(file));
  const errors = findings.filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error).length;
  if (findings.length > 0) await vscode.commands.executeCommand('workbench.actions.view.problems');
  void vscode.window.showInformationMessage(
    vscode.l10n.t(
      'Files checked: {0}. Errors: {1}, other findings: {2}.',
      files.length,
      errors,
      findings.length - errors,
    ),
  );
}

/** Resolves after a period without new diagnostics. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      listener.dispose();
      resolve();
    };
    let timer = setTimeout(end, 3 * QUIET_MS);
    const listener = vscode.languages.onDidChangeDiagnostics(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
  });
}
