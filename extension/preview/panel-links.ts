import * as vscode from 'vscode';
import { COMMANDS } from '../../protocol/commands.js';
import type { PanelContext } from './panel-context.js';
import { openPlace } from './places.js';

/** Opens the page of a rule of the game shown. */
export async function openRule({ preview, server, channel }: PanelContext, rule: string): Promise<void> {
  if (preview === undefined) return;
  const { ruleset } = preview;
  const page = await server.ask('sandtable/rulePage', { ruleset, rule });
  if (page) await vscode.commands.executeCommand(COMMANDS.explainRule, ruleset, rule);
  else channel.showProblem(vscode.l10n.t('The rulebook has no page for {0}.', rule));
}

/** Opens the text that describes a cell. */
export async function openCell({ document, server }: PanelContext, cell: number): Promise<void> {
  const place = await server.ask('sandtable/cell', { uri: document.toString(), cell });
  if (place) await openPlace(place);
}
