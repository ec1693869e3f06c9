import type * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import type { writePdf } from '../../preview/print/pdf.js';
import type { Previews } from '../preview/previews.js';

export type PdfWriter = typeof writePdf;

/** What commands work with. */
export interface Desk {
  readonly server: Server;
  readonly previews: Previews;
  /** Where the extension lies. */
  readonly home: vscode.Uri;
  /** Where the editor can load what writes PDF. */
  readonly writePdf?: PdfWriter;
}
