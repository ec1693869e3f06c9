import * as vscode from 'vscode';
import type { Alignment, Stroke } from '../../preview/contract/drawing.js';
import type { CounterMove } from '../../preview/contract/requests.js';
import type { Place } from '../../preview/contract/scene.js';
import type { PanelContext } from './panel-context.js';
import { applyEdits } from './places.js';

/** The edits that the server computed, or the reason why it refused to compute them. */
type EditResult =
  | { readonly edits: readonly { readonly place: Place; readonly text: string }[] }
  | { readonly refused: string };

/** Writes a stroke of the draw tool into the text of the map. */
export async function draw(panel: PanelContext, stroke: Stroke): Promise<void> {
  const result = await panel.server.ask('sandtable/draw', { uri: panel.document.toString(), stroke });
  await apply(panel, result, {
    noAnswer: vscode.l10n.t('The server did not answer; nothing was drawn.'),
    notChanged: vscode.l10n.t('The text could not be changed; nothing was drawn.'),
  });
}

/** Writes the file or the alignment of the scan into the text of the map. */
export async function align(panel: PanelContext, alignment: Alignment): Promise<void> {
  const result = await panel.server.ask('sandtable/align', { uri: panel.document.toString(), alignment });
  await apply(panel, result, {
    noAnswer: vscode.l10n.t('The server did not answer; nothing was written.'),
    notChanged: vscode.l10n.t('The text could not be changed; nothing was written.'),
  });
}

/** Writes the result of a moment that has no order into the text. */
export async function writeDown(panel: PanelContext, moment: number): Promise<void> {
  const params = { ...panel.state.params(panel.document.toString()), moment };
  const result = await panel.server.ask('sandtable/writeDown', params);
  await apply(panel, result, {
    noAnswer: vscode.l10n.t('The server did not answer; nothing was written.'),
    notChanged: vscode.l10n.t('The text could not be changed; nothing was written.'),
  });
}

/** Writes a move of counters into the text, as an order or as a change of the set-up. */
export async function moveCounters(panel: PanelContext, { counters, from, to, adds }: CounterMove): Promise<void> {
  const params = { ...panel.state.params(panel.document.toString()), counters, from, to, ...(adds && { adds }) };
  const result = await panel.server.ask('sandtable/move', params);
  // The end of the file shows the move anyway. If another moment is shown, go to the moment of the move.
  const moment = result && 'moment' in result ? result.moment : undefined;
  if (moment !== undefined && panel.state.current.moment !== undefined) panel.state.update({ moment });
  await apply(panel, result, {
    noAnswer: vscode.l10n.t('The server did not answer; the counter stays where it was.'),
    notChanged: vscode.l10n.t('The text could not be changed; the counter stays where it was.'),
  });
}

/**
 * Applies the text edits with which the server answered. If there are none, sends the picture again, because the page
 * already shows the change that the user wanted.
 */
async function apply(
  panel: PanelContext,
  result: EditResult | undefined,
  { noAnswer, notChanged }: { readonly noAnswer: string; readonly notChanged: string },
): Promise<void> {
  if (result === undefined) panel.channel.showProblem(noAnswer);
  else if ('refused' in result) panel.channel.showProblem(result.refused);
  else if (result.edits.length === 0) await panel.refresh();
  else if (!(await applyEdits(result.edits))) panel.channel.showProblem(notChanged);
}
