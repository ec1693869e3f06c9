import * as vscode from 'vscode';

/** Steps of the first walkthrough, by their ids in the manifest. */
export type Step = 'write' | 'check' | 'look' | 'play' | 'expect';

/** Ticks a step off: its deed has been done, not only its button pressed. */
export function did(step: Step): void {
  void vscode.commands.executeCommand('setContext', `sandtable.did.${step}`, true);
}
