import * as vscode from 'vscode';

/** Steps of the first walkthrough, by their ids in the manifest. */
export type Step = 'write' | 'check' | 'look' | 'play' | 'expect';

/** Completes a step of the walkthrough: its action was performed, not only its button pressed. */
export function completeWalkthroughStep(step: Step): void {
  void vscode.commands.executeCommand('setContext', `sandtable.did.${step}`, true);
}
