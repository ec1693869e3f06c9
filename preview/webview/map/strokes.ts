import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { Brush, Stroke } from '../../contract/drawing.js';
import { UNIT, type Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import { el, type Shape } from '../../render/shape.js';

/** Distance in sheet units between sampled points of the pointer's path. */
const STEP = UNIT / 12;
/** A hexside is drawn if its middle is at most this many sheet units from the pointer. */
const NEAR = UNIT * 0.24;

/** A stroke in progress. */
export interface Drawing {
  /** Continues the stroke in a straight line to a point of the sheet. */
  readonly through: (to: Point) => void;
  /** The stroke so far; undefined while it is empty. */
  readonly stroke: Stroke | undefined;
}

export function drawingOf(brush: Brush, ground: Ground, from: Point): Drawing {
  let last = from;
  const cells: Cell[] = [];
  const sides = new Map<string, readonly [Cell, Cell]>();

  function add(point: Point, way: Point): void {
    const cell = ground.cellAt(point);
    if (cell === NOWHERE) return;
    if (brush.on === 'cells') cells.push(cell);
    else if (brush.on === 'chains') extendChain(cells, cell, ground);
    else {
      const side = sideNear(point, cell, way, ground);
      const key = side && [...side].sort((a, b) => a - b).join('/');
      if (key !== undefined && !sides.has(key)) sides.set(key, side!);
    }
  }

  add(from, { x: 0, y: 0 });
  return {
    through(to) {
      const way = { x: to.x - last.x, y: to.y - last.y };
      const steps = Math.ceil(Math.hypot(way.x, way.y) / STEP);
      const start = last;
      for (let step = 1; step <= steps; step++)
        add({ x: start.x + (way.x * step) / steps, y: start.y + (way.y * step) / steps }, way);
      last = to;
    },
    get stroke(): Stroke | undefined {
      if (brush.on === 'cells')
        return cells.length === 0 ? undefined : { on: 'cells', symbol: brush.symbol, cells: [...new Set(cells)] };
      const { kind, name } = brush;
      if (brush.on === 'chains') return cells.length < 2 ? undefined : { on: 'chains', kind, name, cells };
      return sides.size === 0 ? undefined : { on: 'hexsides', kind, name, hexsides: [...sides.values()] };
    },
  };
}

/** Extends a chain to a neighbouring cell. Moving back to the cell before the last one removes the last cell. */
function extendChain(cells: Cell[], cell: Cell, { board }: Ground): void {
  const last = cells.at(-1);
  if (last === cell) return;
  if (cells.at(-2) === cell) cells.pop();
  else if (last === undefined || board.areAdjacent(last, cell)) cells.push(cell);
}

/** Returns the hexside near a point as its two cells, first the cell on the left of the direction of movement. */
function sideNear(point: Point, cell: Cell, way: Point, ground: Ground): readonly [Cell, Cell] | undefined {
  const from = ground.centres[cell];
  for (let side = 0; side < ground.sides; side++) {
    const other = ground.beyond(cell, side);
    if (other === NOWHERE) continue;
    const to = ground.centres[other];
    if (Math.hypot((from.x + to.x) / 2 - point.x, (from.y + to.y) / 2 - point.y) > NEAR) continue;
    return way.x * (to.y - from.y) - way.y * (to.x - from.x) >= 0 ? [cell, other] : [other, cell];
  }
  return undefined;
}

/** Returns a stroke from one cell to its neighbour, or along the hexside between them. */
export function segmentStroke(brush: Exclude<Brush, { on: 'cells' }>, from: Cell, to: Cell): Stroke {
  const { kind, name, on } = brush;
  return on === 'hexsides' ? { on, kind, name, hexsides: [[from, to]] } : { on, kind, name, cells: [from, to] };
}

/** Returns the shapes of a stroke, which are shown until the map itself contains the stroke. */
export function strokeShapes(stroke: Stroke, ground: Ground, ink: string): Shape[] {
  const line = { fill: 'none', stroke: ink, 'stroke-width': 9, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  if (stroke.on === 'cells')
    return [el('path', { ...line, d: gridOutline(ground, stroke.cells), fill: ink, 'fill-opacity': '0.2' })];
  if (stroke.on === 'chains')
    return [el('path', { ...line, d: pathThrough(stroke.cells.map((cell) => ground.centres[cell])) })];
  const ends = stroke.hexsides.flatMap(([cell, other]) => {
    const side = ground.sideTowards(cell, other);
    if (side < 0) return [];
    const corner = (k: number): Point => ground.vertices[ground.corners[cell * ground.sides + (k % ground.sides)]];
    return pathThrough([corner(side), corner(side + 1)]);
  });
  return [el('path', { ...line, d: ends.join('') })];
}

const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
