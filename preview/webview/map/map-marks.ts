import type { Cell } from '../../../engine/board/board.js';
import { gridOutline } from '../../render/outline.js';
import { el, type Attributes, type Shape } from '../../render/shape.js';
import type { MapModel } from './map-model.js';

/**
 * Returns the outlines of all marked cells: differences from the compared map, cells at the text cursor, the selected
 * cell, and search results.
 */
export function cellMarks({ contents, palette, differences, located, cursor, ringed }: MapModel): readonly Shape[] {
  if (contents === undefined) return [];
  const { ground } = contents;
  const around = (cells: readonly Cell[], line: Attributes): Shape[] => {
    const known = cells.filter((cell) => cell in ground.centres);
    return known.length === 0 ? [] : [el('path', { d: gridOutline(ground, known), fill: 'none', ...line })];
  };
  const { cursor: ink, chosen, other } = palette;
  const [own, others] = differences.whose === 'main' ? [ink, other] : [other, ink];
  const round = { 'stroke-linejoin': 'round' };
  return [
    ...differences.counterparts.flatMap((cell) =>
      around([cell], { stroke: others, 'stroke-width': 6, 'stroke-dasharray': '12 9' }),
    ),
    ...differences.differing.flatMap((cell) => around([cell], { stroke: own, 'stroke-width': 9, ...round })),
    ...around(located, { stroke: ink, 'stroke-width': 6, 'stroke-opacity': '0.9', ...round }),
    ...around([cursor.cell], { stroke: chosen, 'stroke-width': 4, 'stroke-dasharray': '14 7' }),
    ...around(ringed, { stroke: ink, 'stroke-width': 9, ...round }),
  ];
}
