import * as vscode from 'vscode';
import type { MomentItem } from '../../preview/contract/moments.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import { subjectOf } from './subject.js';
import type { CommandContext } from './command-context.js';
import { turnNamed, turnOf } from './turn-heading.js';

/** Milliseconds for which the status bar shows the summary of a turn. */
const MESSAGE_MS = 8000;

/**
 * Plays the file and shows the last event of a turn: the given turn, or the turn whose orders contain the cursor. The
 * status bar says what happened, also if the map looks as before.
 */
export async function runTurn(desk: CommandContext, given: unknown, turn: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const panel = desk.previews.open(uri);
  const played = await panel.ask({});
  if (!played) return panel.refresh();
  const wanted = typeof turn === 'number' ? turn : turnNamed(headingAtCursor(uri), played.moments);
  await panel.showMoment(wanted === undefined ? undefined : endOf(played.moments, wanted));
  vscode.window.setStatusBarMessage(summaryOf(played.moments, wanted), MESSAGE_MS);
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
 * Returns the number of the last moment of a turn at which something happened. If nothing happened in the turn, returns
 * its last moment.
 */
function endOf(moments: readonly MomentItem[], turn: number): number | undefined {
  const own = moments.filter((moment) => moment.turn === turn);
  return (own.findLast(happened) ?? own.at(-1))?.number;
}

/**
 * Returns whether something was ordered, rolled or changed in a moment. A pass or the start of a phase is no change.
 */
const happened = ({ passes, by, kind, events }: MomentItem): boolean =>
  passes !== true && (by === 'order' || kind === 'dice' || events.some((event) => event.kind !== 'phase'));

/** Returns a sentence with the number of orders and rolls in a turn, by default in the whole game. */
function summaryOf(moments: readonly MomentItem[], turn: number | undefined): string {
  const own = moments.filter((moment) => turn === undefined || moment.turn === turn);
  const name = own.at(0)?.turnName ?? String(turn ?? '');
  const [orders, rolls] = [
    own.filter(({ by }) => by === 'order').length,
    own.filter(({ kind }) => kind === 'dice').length,
  ];
  if (turn === undefined) return vscode.l10n.t('Played: orders {0}, rolls {1}.', orders, rolls);
  return own.some(happened)
    ? vscode.l10n.t('Turn {0} played: orders {1}, rolls {2}.', name, orders, rolls)
    : vscode.l10n.t('Turn {0} played: nothing happened.', name);
}
