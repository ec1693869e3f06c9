import * as vscode from 'vscode';
import type { ContinuationResult } from '../../protocol/continuation.js';
import type { CommandContext } from './command-context.js';
import { subjectOf } from './subject.js';

/**
 * Writes a scenario that begins at the moment that the map shows, and opens it. If no map is open, the scenario begins
 * at the last moment of the game in the file.
 *
 * @param given the document; by default the one in the active editor or panel
 * @param chosen the file to write; by default the user is asked
 */
export async function continueFromHere(desk: CommandContext, given: unknown, chosen?: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const { moment, seed, unanswered, playing } = desk.previews.of(uri)?.shownMoment ?? {};
  const written = (target: vscode.Uri): Promise<ContinuationResult | undefined> =>
    desk.server.ask('sandtable/continuation', {
      uri: uri.toString(),
      seed,
      unanswered,
      playing,
      ...(moment !== undefined && { moment }),
      target: target.toString(),
    });
  const proposed = uri.with({ path: uri.path.replace(/(\.sand)?$/, '-later.sand') });
  const first = await written(proposed);
  if (first === undefined) return;
  if (first === null || 'refused' in first) {
    void vscode.window.showInformationMessage(
      first?.refused ?? vscode.l10n.t('This file has no game that can be played.'),
    );
    return;
  }
  const target = chosen instanceof vscode.Uri ? chosen : await chooseTarget(proposed, first.after);
  if (!target) return;
  const result = target.toString() === proposed.toString() ? first : await written(target);
  if (!result || 'refused' in result) return;
  await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(result.text));
  await vscode.window.showTextDocument(target);
}

/**
 * Asks the user for the file to write. The title of the dialog says where the scenario begins, because the map may show
 * a moment within a phase.
 */
const chooseTarget = (proposed: vscode.Uri, after: string): Thenable<vscode.Uri | undefined> =>
  vscode.window.showSaveDialog({
    defaultUri: proposed,
    filters: { Sandtable: ['sand'] },
    title: vscode.l10n.t('Continue after “{0}”', after),
  });
