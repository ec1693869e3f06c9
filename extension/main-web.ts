import type * as vscode from 'vscode';
import { activateWith, type SandtableApi } from './activate.js';
import { createWebClient } from './client/client-web.js';

export function activate(context: vscode.ExtensionContext): Promise<SandtableApi> {
  return activateWith(context, createWebClient);
}
