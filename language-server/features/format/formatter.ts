import type { LangiumDocument } from 'langium';
import type { Formatter } from 'langium/lsp';
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingOptions,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  FormattingOptions,
  TextEdit,
} from 'vscode-languageserver';
import { isRow } from '../../generated/ast.js';
import { isPlain } from '../../parser/plain-text.js';
import { EDITION } from '../../rulesets/edition.js';
import type { Cell } from './columns.js';
import { alignForces, alignPools } from './columns.js';
import { linesOf } from './lines.js';
import { placeForEdition } from './place-for-edition.js';
import { rowText, spaceBetween } from './spacing.js';

const FORMAT: FormattingOptions = { tabSize: 2, insertSpaces: true };

/**
 * Formats documents: indents, normalizes spaces and aligns columns. Writes the edition of a ruleset that has none, if
 * the whole document is formatted. Keeps line breaks, leaves documents with syntax errors unchanged, and is idempotent.
 */
export class SandtableFormatter implements Formatter {
  readonly formatOnTypeOptions: DocumentOnTypeFormattingOptions = { firstTriggerCharacter: '}' };

  formatDocument(document: LangiumDocument, params: DocumentFormattingParams): TextEdit[] {
    return editsOf(document, params.options);
  }

  formatDocumentRange(document: LangiumDocument, params: DocumentRangeFormattingParams): TextEdit[] {
    const { start, end } = params.range;
    return editsOf(document, params.options, { isPart: true }).filter(
      ({ range }) => range.start.line >= start.line && range.end.line <= end.line,
    );
  }

  formatDocumentOnType(document: LangiumDocument, params: DocumentOnTypeFormattingParams): TextEdit[] {
    const { line } = params.position;
    return editsOf(document, params.options, { isPart: true }).filter(
      ({ range }) => range.start.line === line && range.end.line === line,
    );
  }
}

/** The byte order mark, which some editors write before UTF-8 text. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Whether only a part of the document is formatted. No statement is added then. Default: false. */
interface Extent {
  readonly isPart?: boolean;
}

/**
 * Returns the formatted text with the line endings of the document. Returns undefined if the document has syntax
 * errors, or contains characters that the language reads as other characters.
 */
export function formatted(
  document: LangiumDocument,
  options: FormattingOptions = FORMAT,
  { isPart = false }: Extent = {},
): string | undefined {
  const { lexerErrors, parserErrors } = document.parseResult;
  if (lexerErrors.length > 0 || parserErrors.length > 0) return undefined;
  if (!isPlain(document.textDocument.getText())) return undefined;
  const indent = options.insertSpaces ? ' '.repeat(options.tabSize) : '\t';
  const text = document.textDocument.getText();
  const lines = linesOf(document);
  const cuts = lines.map((line) =>
    line.leaves.map((leaf, index): Cell => {
      const before = index > 0 ? line.leaves.at(index - 1) : undefined;
      const space = before ? spaceBetween(before, leaf, text.slice(before.end, leaf.offset)) : '';
      return { leaf, text: isRow(leaf.astNode) ? rowText(leaf) : leaf.text.trimEnd(), space };
    }),
  );
  alignForces(lines, cuts, indent);
  alignPools(lines, cuts);
  const written = lines.map((line, index) => {
    const body = (cuts[index] ?? []).map((cut) => cut.space + cut.text).join('');
    return `${line.isAfterBlankLine ? '\n' : ''}${indent.repeat(Math.max(line.depth, 0))}${body}`;
  });
  const edition = isPart ? undefined : placeForEdition(document, lines);
  if (edition !== undefined) written.splice(edition, 0, `${indent}edition ${EDITION}`);
  const [end = '\n'] = /\r?\n/.exec(text) ?? [];
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return mark + written.map((line) => `${line}\n`.replace(/\r?\n/g, end)).join('');
}

/**
 * Returns a separate edit for each changed line, not one edit for the whole text, so that the cursor and markers keep
 * their places.
 */
function editsOf(document: LangiumDocument, options: FormattingOptions, extent?: Extent): TextEdit[] {
  const wanted = formatted(document, options, extent);
  if (wanted === undefined) return [];
  const source = document.textDocument;
  const before = source.getText();
  if (before === wanted) return [];
  const old = before.split(/\r?\n/);
  const fresh = wanted.split(/\r?\n/);
  if (old.length !== fresh.length) {
    const end = source.positionAt(before.length);
    return [{ range: { start: { line: 0, character: 0 }, end }, newText: wanted }];
  }
  return old.flatMap((text, line) => {
    const newText = fresh[line] ?? '';
    if (text === newText) return [];
    return [{ range: { start: { line, character: 0 }, end: { line, character: text.length } }, newText }];
  });
}
