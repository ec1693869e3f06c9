import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { SnippetTextEdit, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Fix } from '../../../engine/model/finding.js';
import { snippetOf, withoutMarks } from '../../text/placeholders.js';
import { rangeOf } from '../../syntax/source-ranges.js';

const START = { line: 0, character: 0 };

/** Capabilities of the client for workspace edits. */
interface EditCapabilities {
  readonly supportsFileCreation: boolean;
  readonly supportsSnippetEdits: boolean;
}

/**
 * Converts a fix into a workspace edit. Missing files are created; placeholders become tab stops if the client supports
 * snippet edits.
 * @returns undefined if there are no edits, or if a file would have to be created and the client cannot do that
 */
export function workspaceEdit(
  { edits, blanks }: Fix,
  documents: LangiumDocuments,
  { supportsFileCreation, supportsSnippetEdits }: EditCapabilities,
): WorkspaceEdit | undefined {
  const changes: Record<string, (TextEdit | SnippetTextEdit)[]> = {};
  const isSnippet = supportsSnippetEdits && blanks !== undefined;
  const created = new Set<string>();
  for (const { source, text } of edits) {
    const { file } = source;
    const isThere = documents.hasDocument(URI.parse(file));
    const range = isThere ? rangeOf(documents, source) : { start: START, end: START };
    if (!range) return undefined;
    if (!isThere) created.add(file);
    (changes[file] ??= []).push(
      isSnippet
        ? { range, snippet: { kind: 'snippet', value: snippetOf(text, { linked: false }) } }
        : { range, newText: withoutMarks(text) },
    );
  }
  if (edits.length === 0) return undefined;
  if (created.size === 0 && !isSnippet) return { changes: changes as Record<string, TextEdit[]> };
  if (created.size > 0 && !supportsFileCreation) return undefined;
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
