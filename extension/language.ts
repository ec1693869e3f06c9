import type * as vscode from 'vscode';

export const LANGUAGE = 'sandtable';
/** Type of the debug sessions that play a file. */
export const DEBUGGER = 'sandtable';

export function isSandtable(document: vscode.TextDocument | undefined): document is vscode.TextDocument {
  return document?.languageId === LANGUAGE;
}
