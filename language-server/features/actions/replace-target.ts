import { NOWHERE } from '../../../engine/board/board.js';
import { writeInstead, type Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../analysis/analysis.js';
import { membersOf, orderAt } from '../../play/lookup.js';
import { gameFor } from '../../play/game-at.js';

const MAX_OFFERED_TARGETS = 3;

/**
 * Returns fixes that replace the target of an attack by cells with enemies adjacent to the attackers. The cells nearest
 * to the present target come first.
 */
export function replaceTarget(analysis: Analysis, place: Source): Fix[] {
  const order = orderAt(analysis, place);
  const board = analysis.map?.board;
  const target = order?.cells.at(0);
  if (!order || !board || !target || order.cells.length > 1) return [];
  const position = gameFor(analysis, { ...order.source, end: order.source.start })?.position();
  if (!position) return [];
  const names = order.clauses.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  const own = position.pieces
    .filter(({ name }) => names.includes(name))
    .concat(...names.map((name) => membersOf(analysis, position, name)));
  const sides = new Set(own.map(({ side }) => side));
  const cellOf = (label: string | undefined): number => (label === undefined ? NOWHERE : board.cell(label));
  const from = own.map(({ cell }) => cellOf(cell)).filter((cell) => cell !== NOWHERE);
  const cells = position.pieces
    .filter(({ side }) => sides.size > 0 && !sides.has(side))
    .map(({ cell }) => cellOf(cell))
    .filter((cell) => cell !== NOWHERE && from.some((each) => board.distance(each, cell) === 1));
  return [...new Set(cells)]
    .toSorted((a, b) => board.distance(a, target.cell) - board.distance(b, target.cell))
    .slice(0, MAX_OFFERED_TARGETS)
    .map((cell) => writeInstead(target.source, board.label(cell), `Write ${board.label(cell)} instead`));
}
