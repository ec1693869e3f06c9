import * as vscode from 'vscode';
import type { MomentItem } from '../../preview/contract/moments.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import { subjectOf } from './subject.js';
import type { CommandContext } from './command-context.js';
import { turnNamed, turnOf } from './turn-heading.js';

/** Plays the file and shows the last event of a turn: the given turn, or the turn whose orders contain the cursor. */
export async function runTurn(desk: CommandContext, given: unknown, turn: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const panel = desk.previews.open(uri);
  const played = await panel.ask({});
  if (!played) return panel.refresh();
  const wanted = typeof turn === 'number' ? turn : turnNamed(headingAtCursor(uri), played.moments);
  await panel.showMoment(wanted === undefined ? undefined : endOf(played.moments, wanted));
  if (played.moments.length > 0) completeWalkthroughStep('play');
}

/**
 * Returns the turn in the nearest heading above the cursor: `orders turn 3 German {`, `expect after turn June 1941 {`.
 */
function headingAtCursor(uri: vscode.Uri): string {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  for (let line = editor?.selection.active.line ?? -1; line >= 0; line--) {
    const turn = turnOf(editor!.document.lineAt(line).text);
    if (turn !== undefined) return turn;
  }
  return '';
}

/**
 * Returns the last moment of a turn in which something was done or rolled. If there is none, returns undefined, which
 * stands for the end of the game.
 */
function endOf(moments: readonly MomentItem[], turn: number): number | undefined {
  return moments.findLast((moment) => moment.turn === turn && moment.passes !== true)?.number;
}
