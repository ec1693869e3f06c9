import { CstUtils } from 'langium';
import { areaName, placeName, unitName } from '../../engine/model/names.js';
import { Area, Force, Piece, Place } from '../generated/ast.js';
import type { Check } from './check.js';
import type { Whole } from '../compile/whole.js';
import type { Source } from '../../engine/model/source.js';
import type { UnknownName } from '../scoping/linker.js';
import { isLabel } from '../parser/error-messages.js';
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

/** The token that does not fit, or the half name before it; where text is missing, the end of what stands before. */
function whereIs(error: ParserError, file: string): Source {
  const previous = 'previousToken' in error ? (error.previousToken as ParserError['token'] | undefined) : undefined;
  const isHalfName = error.context.ruleStack.at(-1)?.startsWith('UnitName') && previous && isLabel(previous);
  const { startOffset, endOffset } = isHalfName ? previous : error.token;
  if (endOffset !== undefined && Number.isFinite(startOffset) && startOffset >= 0)
    return { file, start: startOffset, end: endOffset + 1 };
  const end = Number.isFinite(previous?.endOffset) ? (previous?.endOffset ?? 0) + 1 : 0;
  return { file, start: Math.max(0, end - 1), end };
}

/** A name that is used is declared somewhere. */
export const nameMustBeDeclared: Check = ({ document, desk }, report, services) => {
  const misfits = new Set(document.parseResult.parserErrors.map((error) => whereIs(error, desk.text.file).start));
  for (const { error, $refNode } of document.references) {
    if (!error || !$refNode) continue;
    // The parser mended this name by guessing its end: what it then reads is not what the author wrote.
    if (CstUtils.flattenCst($refNode).some(({ offset }) => misfits.has(offset))) continue;
    const source: Source = { file: desk.text.file, start: $refNode.offset, end: $refNode.end };
    const { meant, info } = error as UnknownName;
    report({
      severity: 'error',
      code: 'sandtable/unknown-name',
      message: error.message,
      source,
      fixes: replacement(
        source,
        meant === undefined ? undefined : written(services.shared.AstReflection.getReferenceType(info), meant),
      ),
    });
  }
};

/** A name as it is written where such a thing is named. */
function written(type: string, name: string): string {
  if (type === Area.$type || type === Place.$type) return areaName(name);
  return type === Force.$type || type === Piece.$type ? unitName(name) : placeName(name);
}
