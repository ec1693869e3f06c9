import * as vscode from 'vscode';
import { renderSvg } from '../../preview/render/render.js';
import { settings } from '../settings.js';
import { subjectOf } from './subject.js';
import type { Desk } from './desk.js';

/** Writes what the map shows as an SVG file: with legend and scale, for a scenario card or a report. */
export async function exportPicture(desk: Desk, given: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const preview =
    desk.previews.of(uri)?.preview ?? (await desk.server.ask('sandtable/preview', { uri: uri.toString() }));
  if (!preview) {
    void vscode.window.showInformationMessage('There is nothing to draw: the file declares no map and no scenario.');
    return;
  }
  const target = await vscode.window.showSaveDialog({
    defaultUri: uri.with({ path: uri.path.replace(/\.sand$/, '.svg') }),
    filters: { 'SVG picture': ['svg'] },
    title: 'Export picture',
  });
  if (!target) return;
  const theme = settings.theme() === 'dark' ? 'dark' : 'light';
  await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(renderSvg(preview.scene, { theme })));
  const open = 'Open';
  const name = target.path.slice(target.path.lastIndexOf('/') + 1);
  const choice = await vscode.window.showInformationMessage(`The picture is in ${name}.`, open);
  if (choice === open) await vscode.commands.executeCommand('vscode.open', target);
}
