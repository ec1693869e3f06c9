import type { LangiumDocument } from 'langium';
import { PLACE } from '../../../engine/mechanics/muster/set-up.js';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName, unitName } from '../../../engine/model/names.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { isPlacement, isSetup } from '../../generated/ast.js';
import { contains } from '../../play/lookup.js';
import { valueAt, type WrittenValue } from '../../syntax/written-value.js';

/** Where the engine has put the units that a set-up leaves a choice of cells, written down as orders of `place`. */
export function writePlacements(document: LangiumDocument, analysis: DocumentAnalysis, offset: number): Fix[] {
  const written = valueAt(document, offset);
  const { scenario, map, ruleset, uri } = analysis;
  const isKnown = ruleset?.vocabulary.verbs.some(({ word }) => word === PLACE) === true;
  if (!written || !scenario || !map || !isKnown || !isOfSetup(written)) return [];
  const here = { file: uri, start: written.start, end: written.end };
  const setup = scenario.setups.find(({ source }) => contains(source, here));
  if (!setup) return [];
  const orders = placedByDefault(analysis, setup.side).map(
    ([pieces, cell]) => `${PLACE} ${pieces.map((name) => unitName(name)).join(', ')} to ${map.board.label(cell)}`,
  );
  if (orders.length === 0) return [];
  const title = `Write where units of ${setup.side} are set up as orders`;
  return [{ title, edits: [insertion(document, analysis, setup.side, orders)] }];
}

/** The cursor stands on the cells of a placement, or on the head of the set-up. */
const isOfSetup = ({ node, property, isKeyword }: WrittenValue): boolean =>
  (isPlacement(node) && ['cells', 'areas', 'around'].includes(property ?? '')) ||
  (isSetup(node) && (property === 'side' || isKeyword));

type DefaultPlacement = readonly [pieces: readonly string[], cell: number];

/** What nobody ordered, in the order it was asked for: with an order for one the sequence of the others is kept. */
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

/** Behind the orders that place units already, at the beginning of the block of the set-up, or in a new one at the end. */
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
