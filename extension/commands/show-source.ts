import * as vscode from 'vscode';
import { columnOf } from '../preview/places.js';
import type { CommandContext } from './command-context.js';

export async function showSource({ previews }: CommandContext): Promise<void> {
  const uri = previews.active?.document;
  if (uri) await vscode.window.showTextDocument(uri, { viewColumn: columnOf(uri) ?? vscode.ViewColumn.One });
}
