import type * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import type { writePdf } from '../../preview/print/pdf.js';
import type { Previews } from '../preview/previews.js';

export type PdfWriter = typeof writePdf;

/** The services available to commands. */
export interface CommandContext {
  readonly server: Server;
  readonly previews: Previews;
  /** Root URI of the extension. */
  readonly home: vscode.Uri;
  /** The PDF writer; absent where the host cannot load it. */
  readonly writePdf?: PdfWriter;
}
