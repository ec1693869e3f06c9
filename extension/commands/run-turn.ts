import * as vscode from 'vscode';
import type { MomentItem } from '../../preview/moments.js';
import { did } from '../walkthrough.js';
import { subjectOf } from './subject.js';
import type { Desk } from './desk.js';

/** Plays the file and shows the last thing that happened in a turn: the one given, or the one whose orders the cursor stands in. */
export async function runTurn(desk: Desk, given: unknown, turn: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const wanted = typeof turn === 'number' ? turn : turnAtCursor(uri);
  const panel = desk.previews.open(uri);
  const played = await panel.ask({});
  if (!played) return panel.refresh();
  await panel.showMoment(wanted === undefined ? undefined : endOf(played.moments, wanted));
  if (played.moments.length > 0) did('play');
}

/** The number in the nearest heading above the cursor: `orders turn 3 German {`, `expect after turn 3 {`. */
function turnAtCursor(uri: vscode.Uri): number | undefined {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  if (!editor) return undefined;
  for (let line = editor.selection.active.line; line >= 0; line--) {
    const heading = /^\s*(?:(?:orders|expect\s+after)\s+turn\s+(\d+)|(scenario|map|side)\b)/.exec(
      editor.document.lineAt(line).text,
    );
    const turn = heading?.at(1);
    if (heading) return turn === undefined ? undefined : Number(turn);
  }
  return undefined;
}

/** The last moment of a turn in which something was done or rolled; undefined, the end, when nothing was. */
function endOf(moments: readonly MomentItem[], turn: number): number | undefined {
  return moments.findLast((moment) => moment.turn === turn && moment.passes !== true)?.number;
}
