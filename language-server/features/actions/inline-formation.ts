import type { LangiumDocument } from 'langium';
import { writeInstead, type Fix } from '../../../engine/model/finding.js';
import { unitName } from '../../../engine/model/names.js';
import { isForce, isPlacedUnit } from '../../generated/ast.js';
import { unitsOf } from '../../syntax/unit-statements.js';
import { valueAt } from '../../syntax/written-value.js';

/**
 * Returns the fix that replaces a formation in a set-up or arrival by its units, each with the attributes of the
 * formation.
 */
export function inlineFormation(document: LangiumDocument, offset: number): Fix[] {
  const written = valueAt(document, offset);
  if (written?.property !== 'unit' || !isPlacedUnit(written.node)) return [];
  const { unit, $cstNode: cst } = written.node;
  const formation = unit.ref;
  if (!cst || !isForce(formation) || formation.forces.length === 0) return [];
  const attributes = cst.root.fullText.slice(written.end, cst.end);
  const units = formation.forces.flatMap(unitsOf).map(({ name }) => unitName(name) + attributes);
  const source = { file: document.uri.toString(), start: cst.offset, end: cst.end };
  return [
    writeInstead(
      source,
      units.join(', '),
      units.length === 1 ? `Write out ${written.text} as 1 unit` : `Write out ${written.text} as ${units.length} units`,
    ),
  ];
}
