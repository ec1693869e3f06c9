import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { DropTargets } from '../../contract/drop-targets.js';
import type { Overlay } from '../../contract/scene.js';
import { COUNTER_SIZE } from '../../render/counters.js';
import type { Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import type { Palette } from '../../render/palette.js';
import { el, type Shape } from '../../render/shape.js';
import type { DropExplanation } from './drop-explanation.js';

/**
 * Returns two overlays: the cells that the dragged counters can reach, labelled with their costs, and a shade over all
 * other cells. Returns no overlays if the counters can reach no cell.
 */
export function reachOverlays({ cells, costs }: DropTargets, from: Cell, { board }: Ground): Overlay[] {
  if (cells.length === 0) return [];
  const near = new Set([...cells, from]);
  const rest = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => !near.has(cell));
  return [
    { kind: 'beyond', cells: rest },
    { kind: 'reach', cells, labels: costs },
  ];
}

/** Marks the cell of origin, the illegal or attacked cell under the pointer, and the nearest legal cell. */
export function dragMarks(
  from: Cell,
  explanation: DropExplanation | undefined,
  over: Cell,
  ground: Ground,
  palette: Palette,
): Shape[] {
  const rim = (cell: Cell, line: Readonly<Record<string, string | number>>): Shape[] =>
    cell in ground.centres ? [el('path', { d: gridOutline(ground, [cell]), fill: 'none', ...line })] : [];
  const dashed = { 'stroke-width': 2.4, 'stroke-dasharray': '8 5' };
  const edge = { width: COUNTER_SIZE, height: COUNTER_SIZE, fill: 'none', stroke: palette.sheetText, ...dashed };
  const corner = from in ground.centres ? cornerOf(ground.centres[from]) : undefined;
  // Draw a wider line below, because counters of any colour may be in the cell.
  const under = { ...edge, stroke: palette.sheet, 'stroke-width': 4, 'stroke-dasharray': 'none' };
  const ghost = corner ? [el('rect', { ...corner, ...under }), el('rect', { ...corner, ...edge })] : [];
  if (explanation?.reason === undefined) return ghost;
  if (explanation.isAttack === true)
    return [...ghost, ...rim(over, { stroke: palette.attack, 'stroke-width': 7, 'stroke-linejoin': 'round' })];
  if (explanation.isAnswer === true)
    return [...ghost, ...rim(over, { stroke: palette.reach, 'stroke-width': 7, 'stroke-linejoin': 'round' })];
  const { nearest = NOWHERE } = explanation;
  return [
    ...ghost,
    ...rim(nearest, { stroke: palette.reach, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
    ...rim(over, { ...dashed, stroke: palette.attack, 'stroke-width': 5 }),
  ];
}

const cornerOf = ({ x, y }: Point): Point => ({ x: x - COUNTER_SIZE / 2, y: y - COUNTER_SIZE / 2 });
