import type { Check } from './check.js';
import type { Whole } from '../compile/whole.js';
import type { Source } from '../../engine/model/source.js';
import type { UnknownName } from '../scoping/linker.js';
import { replacement } from '../compile/nearest.js';

type ParserError = Whole['document']['parseResult']['parserErrors'][number];

/** The text is in the language. */
export const textMustParse: Check = ({ document, desk }, report) => {
  const { lexerErrors, parserErrors } = document.parseResult;
  const { file } = desk.text;
  for (const { offset, length, message } of lexerErrors) {
    report({
      severity: 'error',
      code: 'sandtable/syntax',
      message,
      source: { file, start: offset, end: offset + length },
    });
  }
  for (const error of parserErrors) {
    report({ severity: 'error', code: 'sandtable/syntax', message: error.message, source: whereIs(error, file) });
  }
};

/** The token that does not fit; where text is missing, the end of what stands before. */
function whereIs(error: ParserError, file: string): Source {
  const { startOffset, endOffset } = error.token;
  if (endOffset !== undefined && Number.isFinite(startOffset) && startOffset >= 0)
    return { file, start: startOffset, end: endOffset + 1 };
  const previous = 'previousToken' in error ? (error.previousToken as ParserError['token'] | undefined) : undefined;
  const end = Number.isFinite(previous?.endOffset) ? (previous?.endOffset ?? 0) + 1 : 0;
  return { file, start: Math.max(0, end - 1), end };
}

/** A name that is used is declared somewhere. */
export const nameMustBeDeclared: Check = ({ document, desk }, report) => {
  for (const { error, $refNode } of document.references) {
    if (!error || !$refNode) continue;
    const source: Source = { file: desk.text.file, start: $refNode.offset, end: $refNode.end };
    const { meant } = error as UnknownName;
    const quoted = meant !== undefined && $refNode.text.startsWith('"') ? `"${meant}"` : meant;
    report({
      severity: 'error',
      code: 'sandtable/unknown-name',
      message: error.message,
      source,
      fixes: replacement(source, quoted),
    });
  }
};
