import * as vscode from 'vscode';
import type { BalanceParams } from '../../language-server/protocol.js';
import { reportPage } from '../../preview/balance/page.js';
import type { Report } from '../../preview/balance/report.js';
import type { Desk } from './desk.js';
import { subjectOf } from './subject.js';

type Unanswered = BalanceParams['unanswered'];

/** Plays a file many times, as often and by whom is given or asked for, and shows beside the text what the games came to. Called off, it shows those that were over. */
export async function balance(desk: Desk, given: unknown, times?: unknown, how?: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const runs = typeof times === 'number' ? times : await howMany();
  const unanswered = how === 'default' || how === 'random' ? how : runs && (await whoAnswers());
  if (!runs || !unanswered) return;
  const report = await played(desk, { uri: uri.toString(), runs, unanswered });
  if (report) await show(report, unanswered === 'default' ? uri : undefined);
  else void vscode.window.showWarningMessage(vscode.l10n.t('No game was over: there is nothing to tell.'));
}

const MANY = [100, 1000, 10_000];

async function howMany(): Promise<number | undefined> {
  const items = MANY.map((runs) => ({ label: vscode.l10n.t('{0} games', runs), runs }));
  return (await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t('How many games are played?') }))?.runs;
}

async function whoAnswers(): Promise<Unanswered | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly how: Unanswered })[] = [
    { label: vscode.l10n.t('What the rules take by default'), how: 'default' },
    { label: vscode.l10n.t('Chance, among what is legal'), how: 'random' },
  ];
  const placeHolder = vscode.l10n.t('Who answers where the file has no order?');
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.how;
}

/** Plays the games; the report of those that were over, if any were. */
async function played({ server }: Desk, params: BalanceParams): Promise<Report | undefined> {
  const how = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Playing the games'),
    cancellable: true,
  };
  return vscode.window.withProgress(how, async (progress, token) => {
    let before = 0;
    const result = await server.askInParts('sandtable/balance', params, token, ({ games, of }) => {
      progress.report({ message: vscode.l10n.t('{0} of {1}', games, of), increment: (100 * (games - before)) / of });
      before = games;
    });
    return result?.report;
  });
}

/** The map plays by default what has no order: of games where that was left to chance the seeds alone tell nothing. */
async function show(report: Report, replayed: vscode.Uri | undefined): Promise<void> {
  const { Beside } = vscode.ViewColumn;
  const panel = vscode.window.createWebviewPanel('sandtable.balance', report.title, Beside, {
    enableFindWidget: true,
    enableCommandUris: [PLAY_SEED],
  });
  panel.webview.html = await reportPage(report, replayed && ((seed) => linkTo(replayed, seed)));
}

const PLAY_SEED = 'sandtable.playSeed';
const linkTo = (uri: vscode.Uri, seed: string): string =>
  `command:${PLAY_SEED}?${encodeURIComponent(JSON.stringify([uri.toString(), seed]))}`;

/** Shows on the map the game of a seed. */
export async function playSeed(desk: Desk, given: unknown, seed: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (uri && typeof seed === 'string') await desk.previews.open(uri).playWithSeed(seed);
}
