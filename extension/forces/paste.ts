import * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import { LANGUAGE } from '../language.js';
import { rangeOf } from '../preview/places.js';

const KIND = vscode.DocumentDropOrPasteEditKind.Text.append('sandtable', 'forces');

/** Matches a header line of a table of units, separated by tabs, semicolons or commas. */
const TABLE = /^\uFEFF?(?=[^\r\n]*\bname\b)(?=[^\r\n]*\bkind\b)[^\r\n]*[\t;,][^\r\n]*\r?\n/i;

/** Pastes a table copied from a spreadsheet as units. If the table cannot be read, pastes it as plain text. */
export function pasteForces(server: Server): vscode.Disposable {
  return vscode.languages.registerDocumentPasteEditProvider(
    { language: LANGUAGE },
    {
      async provideDocumentPasteEdits(document, ranges, data, _context, token) {
        const table = await data.get('text/plain')?.asString();
        if (table === undefined || !TABLE.test(table)) return undefined;
        const uri = document.uri.toString();
        const offset = document.offsetAt(ranges[0].start);
        const result = await server.ask('sandtable/readForces', { uri, table, offset }, token);
        if (result && 'faults' in result) {
          const [{ line, message }] = result.faults;
          void vscode.window.showWarningMessage(
            vscode.l10n.t('Pasted as text because line {0} of the table cannot be read: {1}', line, message),
          );
        }
        if (!result || 'faults' in result) return undefined;
        const paste = new vscode.DocumentPasteEdit('', vscode.l10n.t('Paste as forces'), KIND);
        paste.additionalEdit = new vscode.WorkspaceEdit();
        for (const { place, text } of result.edits)
          paste.additionalEdit.replace(document.uri, rangeOf(document, place), text);
        return [paste];
      },
    },
    { providedPasteEditKinds: [KIND], pasteMimeTypes: ['text/plain'] },
  );
}
