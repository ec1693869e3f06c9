import * as vscode from 'vscode';
import type { BalanceParams, BalanceResult } from '../../protocol/many-games.js';
import { reportPage } from '../../preview/balance/page.js';
import type { Report } from '../../preview/contract/balance-report.js';
import { parseUnansweredPolicy, type UnansweredPolicy } from '../../preview/contract/game-selection.js';
import type { CommandContext } from './command-context.js';
import { subjectOf } from './subject.js';

type Compared = Pick<BalanceParams, 'vary' | 'against'>;

/**
 * Plays a file many times and opens the report next to the text. Asks the user for options that are not given. If the
 * user cancels, reports the finished games.
 */
export async function balance(
  desk: CommandContext,
  given: unknown,
  times?: unknown,
  how?: unknown,
  beside?: unknown,
): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const isAsked = typeof times !== 'number';
  const runs = isAsked ? await howMany() : times;
  const unanswered = parseUnansweredPolicy(how) ?? (runs && (await whoAnswers()));
  if (!runs || !unanswered) return;
  const compared = isAsked ? await compareWith(desk, uri) : ((beside ?? {}) as Compared);
  if (!compared) return;
  const { report, trouble } = (await played(desk, { uri: uri.toString(), runs, unanswered, ...compared })) ?? {};
  if (trouble !== undefined) void vscode.window.showErrorMessage(trouble);
  else if (report) await show(report, unanswered);
  else void vscode.window.showWarningMessage(vscode.l10n.t('No game was finished: there is nothing to report.'));
}

const MANY = [100, 1000, 10_000];

async function howMany(): Promise<number | undefined> {
  const items = MANY.map((runs) => ({ label: vscode.l10n.t('{0} games', runs), runs }));
  return (await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t('Number of games') }))?.runs;
}

async function whoAnswers(): Promise<UnansweredPolicy | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly how: UnansweredPolicy })[] = [
    { label: vscode.l10n.t('The default answer of the rules'), how: 'default' },
    { label: vscode.l10n.t('A random legal answer'), how: 'random' },
  ];
  const placeHolder = vscode.l10n.t('How are decisions without an order answered?');
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.how;
}

/**
 * Lets the user choose what to compare with: another ruling, another file of the game, or nothing. All variants are
 * played with the same dice.
 */
async function compareWith({ server }: CommandContext, uri: vscode.Uri): Promise<Compared | undefined> {
  const { rulings = [], files = [] } = (await server.ask('sandtable/variants', { uri: uri.toString() })) ?? {};
  if (rulings.length + files.length === 0) return {};
  const { Separator } = vscode.QuickPickItemKind;
  const heading = (label: string): Comparable => ({ label, kind: Separator });
  const chosen = await vscode.window.showQuickPick<Comparable>(
    [
      ...(files.length === 0 ? [] : [heading(vscode.l10n.t('Other files of the game'))]),
      ...files.map((file) => ({
        label: vscode.workspace.asRelativePath(vscode.Uri.parse(file.uri)),
        description: file.title,
        against: file.uri,
      })),
      ...(rulings.length === 0 ? [] : [heading(vscode.l10n.t('Rulings with other values'))]),
      ...rulings.map(({ option, question, chosen: own, others }) => ({
        label: option,
        description: vscode.l10n.t('{0}, not {1}', others.join(', '), own),
        detail: question,
        vary: option,
      })),
    ],
    {
      canPickMany: true,
      matchOnDescription: true,
      matchOnDetail: true,
      title: vscode.l10n.t('Compare with (same dice)'),
      placeHolder: vscode.l10n.t('Select nothing to play only this file.'),
    },
  );
  return (
    chosen && {
      vary: chosen.flatMap(({ vary }) => vary ?? []),
      against: chosen.flatMap(({ against }) => against ?? []),
    }
  );
}

interface Comparable extends vscode.QuickPickItem {
  readonly vary?: string;
  readonly against?: string;
}

/**
 * Plays the games. Returns the report of the finished games. If there is no report, shows why and returns undefined.
 */
async function played({ server }: CommandContext, params: BalanceParams): Promise<BalanceResult | undefined> {
  const how = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Playing the games'),
    cancellable: true,
  };
  return vscode.window.withProgress(how, async (progress, token) => {
    let before = 0;
    return server.askInParts('sandtable/balance', params, token, ({ games, of }) => {
      progress.report({
        message: vscode.l10n.t('{0} of {1} games', games, of),
        increment: (100 * (games - before)) / of,
      });
      before = games;
    });
  });
}

async function show(report: Report, unanswered: UnansweredPolicy): Promise<void> {
  const { Beside } = vscode.ViewColumn;
  const panel = vscode.window.createWebviewPanel('sandtable.balance', report.title, Beside, {
    enableFindWidget: true,
    enableCommandUris: [PLAY_SEED],
  });
  panel.webview.html = await reportPage(report, (seed, file) => linkTo(file, seed, unanswered));
}

const PLAY_SEED = 'sandtable.playSeed';
const linkTo = (...given: readonly [file: string, seed: string, how: UnansweredPolicy]): string =>
  `command:${PLAY_SEED}?${encodeURIComponent(JSON.stringify(given))}`;

/**
 * Shows on the map the game that the file plays with the given seed. If a policy for unanswered decisions is given, the
 * game is played to its end.
 */
export async function playSeed(desk: CommandContext, given: unknown, seed: unknown, how?: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (uri && typeof seed === 'string') await desk.previews.open(uri).playWithSeed(seed, parseUnansweredPolicy(how));
}
