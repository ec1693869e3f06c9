import { areaName, placeName, unitName } from '../../engine/model/names.js';
import type { Reference } from 'langium';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { isHexside } from '../compile/order-reader.js';
import { findWord } from '../compile/words.js';
import { type Order, Area, isOrder, Force, Piece, Place, Target, Thing } from '../generated/ast.js';
import type { Check } from './check.js';
import type { Source } from '../../engine/model/source.js';
import type { UnknownName } from '../scoping/linker.js';
import { findSyntaxMistakes } from './syntax-mistakes.js';
import { replacement } from '../compile/nearest.js';

/** Reports syntax errors. */
export const textMustParse: Check = ({ document, context }, report) => {
  const { file } = context.text;
  for (const { start, end, message } of findSyntaxMistakes(document))
    report({ severity: 'error', code: 'sandtable/syntax', message, source: { file, start, end } });
};

/** Reports unresolved names. */
export const nameMustBeDeclared: Check = ({ document, context, ruleset }, report, services) => {
  const verbOf = ({ verb }: Order): VerbWord | undefined => findWord(ruleset?.vocabulary.verbs ?? [], verb);
  for (const { error, $refNode } of document.references) {
    if (!error || !$refNode) continue;
    const { suggestion, info } = error as UnknownName;
    if (isOrder(info.container) && isHexside(info.reference as Reference, verbOf(info.container))) continue;
    const source: Source = { file: context.text.file, start: $refNode.offset, end: $refNode.end };
    report({
      severity: 'error',
      code: 'sandtable/unknown-name',
      message: error.message,
      source,
      fixes: replacement(
        source,
        suggestion === undefined
          ? undefined
          : written(services.shared.AstReflection.getReferenceType(info), suggestion),
      ),
    });
  }
};

const UNITS: ReadonlySet<string> = new Set([Force.$type, Piece.$type, Target.$type, Thing.$type]);

/** Returns a name as it is written in a syntax node of the given type, with quotes if they are necessary. */
function written(type: string, name: string): string {
  if (type === Area.$type || type === Place.$type) return areaName(name);
  return UNITS.has(type) ? unitName(name) : placeName(name);
}
