import type * as vscode from 'vscode';
import { activateWith, type SandtableApi } from './activate.js';
import { createNodeClient } from './client/client-node.js';

export function activate(context: vscode.ExtensionContext): Promise<SandtableApi> {
  return activateWith(context, createNodeClient, async (...asked) => {
    const { writePdf } = await import('../preview/print/pdf.js');
    return writePdf(...asked);
  });
}
