import type * as vscode from 'vscode';

export const LANGUAGE = 'sandtable';

export function isSandtable(document: vscode.TextDocument | undefined): document is vscode.TextDocument {
  return document?.languageId === LANGUAGE;
}
