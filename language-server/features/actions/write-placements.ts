import type { LangiumDocument } from 'langium';
import { PLACE } from '../../../engine/mechanics/muster/set-up.js';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName, unitName } from '../../../engine/model/names.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { isPlacement, isSetup } from '../../generated/ast.js';
import { contains } from '../../play/lookup.js';
import { valueAt, type WrittenValue } from '../../syntax/written-value.js';

/**
 * Returns the fix that writes the engine's default placements as `place` orders, for units that have a choice of cells.
 */
export function writePlacements(document: LangiumDocument, analysis: DocumentAnalysis, offset: number): Fix[] {
  const written = valueAt(document, offset);
  const { scenario, map, ruleset, uri } = analysis;
  const isKnown = ruleset?.vocabulary.verbs.some(({ word }) => word === PLACE) === true;
  if (!written || !scenario || !map || !isKnown || !isOfSetup(written)) return [];
  const place = { file: uri, start: written.start, end: written.end };
  const setup = scenario.setups.find(({ source }) => contains(source, place));
  if (!setup) return [];
  const orders = placedByDefault(analysis, setup.side).map(
    ([pieces, cell]) => `${PLACE} ${pieces.map((name) => unitName(name)).join(', ')} to ${map.board.label(cell)}`,
  );
  if (orders.length === 0) return [];
  const title = `Write where units of ${setup.side} are set up as orders`;
  return [{ title, edits: [insertion(document, analysis, setup.side, orders)] }];
}

/** Returns whether the value at the cursor belongs to the cells of a placement or to the first line of a set-up. */
const isOfSetup = ({ node, property, isKeyword }: WrittenValue): boolean =>
  (isPlacement(node) && ['cells', 'areas', 'around'].includes(property ?? '')) ||
  (isSetup(node) && (property === 'side' || isKeyword));

type DefaultPlacement = readonly [pieces: readonly string[], cell: number];

/**
 * Returns the default placements of a side in the order of play. If they are written as orders in this order, no
 * written placement changes a later default placement.
 */
function placedByDefault(analysis: DocumentAnalysis, side: string): DefaultPlacement[] {
  const played = analysis.playthrough();
  if (!played) return [];
  const { moments, log, game } = played;
  return moments.flatMap((moment, at): DefaultPlacement[] => {
    const reply = log.at(at);
    if (moment.turn !== 0 || moment.side !== side || moment.by !== 'default' || !reply || !('verb' in reply)) return [];
    const [cell] = reply.cells ?? [];
    const names = (reply.pieces ?? []).flatMap((piece) => game.pieceName?.(piece) ?? []);
    return reply.verb === PLACE && cell !== undefined && names.length > 0 ? [[names, cell]] : [];
  });
}

/**
 * Returns the edit that adds orders: after existing `place` orders, otherwise at the beginning of the block, otherwise
 * in a new block at the end of the file.
 */
function insertion(
  document: LangiumDocument,
  { scenario, uri: file }: DocumentAnalysis,
  side: string,
  orders: readonly string[],
): Fix['edits'][number] {
  const block = scenario?.orders.find((each) => each.turn === 0 && each.side === side && each.source.file === file);
  const whole = document.parseResult.value.$cstNode?.root.fullText ?? '';
  if (block) {
    const last = block.lines.findLast((line) => 'verb' in line && line.verb === PLACE);
    const at = last ? last.source.end : whole.indexOf('{', block.source.start) + 1;
    return { source: { file, start: at, end: at }, text: orders.map((order) => `\n  ${order}`).join('') };
  }
  const end = whole.trimEnd().length;
  const lines = orders.map((order) => `  ${order}\n`).join('');
  return {
    source: { file, start: end, end: whole.length },
    text: `\n\norders setup ${placeName(side)} {\n${lines}}\n`,
  };
}
