import * as vscode from 'vscode';

/** Steps of the first walkthrough, by their ids in the manifest. */
export type Step = 'write' | 'check' | 'look' | 'play' | 'expect';

/** Completes a step of the walkthrough, because the user has performed the action of the step. */
export function completeWalkthroughStep(step: Step): void {
  void vscode.commands.executeCommand('setContext', `sandtable.did.${step}`, true);
}
