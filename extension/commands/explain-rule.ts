import * as vscode from 'vscode';
import type { RulesResult } from '../../protocol/rules.js';
import { isSandtable } from '../language.js';
import { idOf, rulePage } from '../rule-pages.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import type { CommandContext } from './command-context.js';

type Rule = RulesResult[number];

const STATUS: Readonly<Record<Rule['status'], string>> = {
  enforced: vscode.l10n.t('checked'),
  simulated: vscode.l10n.t('played out'),
  advice: vscode.l10n.t('left to the players'),
};

/** Opens the page of the given rule. If no rule is given, the user chooses one from the rules of the file's game. */
export async function explainRule(
  { server, previews }: CommandContext,
  ruleset: unknown,
  rule: unknown,
): Promise<void> {
  // Show the page next to the text. If the map is active, show it in the column of the map, because a third column
  // would be too narrow.
  const how = previews.active ? 'markdown.showPreview' : 'markdown.showPreviewToSide';
  const show = async (page: vscode.Uri): Promise<void> => {
    await vscode.commands.executeCommand(how, page);
    completeWalkthroughStep('check');
  };
  if (typeof ruleset === 'string' && typeof rule === 'string') {
    await show(rulePage(ruleset, rule));
    return;
  }
  const document = vscode.window.activeTextEditor?.document;
  const rules = await server.ask('sandtable/rules', isSandtable(document) ? { uri: document.uri.toString() } : {});
  if (!rules || rules.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There are no rules to show: the file names no game.'));
    return;
  }
  const several = new Set(rules.map((each) => each.ruleset)).size > 1;
  const chosen = await vscode.window.showQuickPick(
    rules.map((each) => ({
      label: `${several ? `${idOf(each.ruleset)} ` : ''}${each.rule}  ${each.title}`,
      // Show the English title in the list, so that the filter matches it too.
      description: [STATUS[each.status], each.titleInEnglish].filter((part) => part !== undefined).join(' · '),
      rule: each,
    })),
    { placeHolder: vscode.l10n.t('Number or title of a rule'), matchOnDescription: true },
  );
  if (chosen) await show(rulePage(chosen.rule.ruleset, chosen.rule.rule));
}
