import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Fix } from '../../../engine/model/finding.js';
import { rangeOf } from '../places.js';

const START = { line: 0, character: 0 };

/**
 * A change of the text as a client makes it; a file that is not there yet is created with it.
 * @returns undefined where there is nothing to change, or a file to create and the client creates none
 */
export function workspaceEdit(
  { edits }: Fix,
  documents: LangiumDocuments,
  createsFiles: boolean,
): WorkspaceEdit | undefined {
  const changes: Record<string, TextEdit[]> = {};
  const created = new Set<string>();
  for (const { source, text } of edits) {
    const { file } = source;
    const isThere = documents.hasDocument(URI.parse(file));
    const range = isThere ? rangeOf(documents, source) : { start: START, end: START };
    if (!range) return undefined;
    if (!isThere) created.add(file);
    (changes[file] ??= []).push({ range, newText: text });
  }
  if (edits.length === 0) return undefined;
  if (created.size === 0) return { changes };
  if (!createsFiles) return undefined;
  return {
    documentChanges: [
      ...[...created].map((uri) => ({
        kind: 'create' as const,
        uri,
        options: { overwrite: false, ignoreIfExists: false },
      })),
      ...Object.entries(changes).map(([uri, own]): TextDocumentEdit => ({
        textDocument: { uri, version: null },
        edits: own,
      })),
    ],
  };
}
