import type * as vscode from 'vscode';
import { IN_WORKER } from '../protocol/start.js';
import { activateWith, type SandtableApi } from './activate.js';

/**
 * Activates the extension on desktop and web. The server launcher and the PDF writer are loaded only where they can
 * run.
 */
export async function activate(context: vscode.ExtensionContext): Promise<SandtableApi> {
  if (IN_WORKER) return activateWith(context, (await import('./client/client-web.js')).createWebClient);
  const { createNodeClient } = await import('./client/client-node.js');
  return activateWith(context, createNodeClient, async (...given) => {
    const { writePdf } = await import('../preview/print/pdf.js');
    return writePdf(...given);
  });
}
