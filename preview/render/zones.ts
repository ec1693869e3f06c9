import type { Cell, Point } from '../../engine/board/board.js';
import type { Overlay, Scene } from '../contract/scene.js';
import { lineScale, type Distance } from './distance.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { gridOutline } from './outline.js';
import { coloursOf } from './palette.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { n } from './svg.js';

type Tint = 'zone' | 'reach' | 'beyond' | 'area';
const TINTS: ReadonlySet<string> = new Set<Tint>(['zone', 'reach', 'beyond', 'area']);
const isTint = (kind: Overlay['kind']): kind is Tint => TINTS.has(kind);

/** Draws the tints below the counters: zones of control, reach, areas. */
export function zones(
  { sides, overlays, least = 0 }: Pick<Scene, 'sides' | 'overlays'> & Partial<Pick<Distance, 'least'>>,
  ground: Ground,
  palette: Palette,
): Part[] {
  return overlays.flatMap(({ kind, side, cells: all, labels }, i) => {
    const labelled = all.flatMap((cell, k) => (cell in ground.centres ? [{ cell, label: labels?.at(k) ?? '' }] : []));
    const cells = labelled.map(({ cell }) => cell);
    if (!isTint(kind) || cells.length === 0) return [];
    const d = gridOutline(ground, cells);
    const colour = kind === 'reach' ? palette.reach : coloursOf(palette, sides, side).line;
    const shapes =
      kind === 'zone'
        ? hatched(d, colour, `st-zone-${i}`, sides.indexOf(side ?? '') % 2 === 0, lineScale(least))
        : kind === 'beyond'
          ? [el('path', { d, fill: palette.beyond, 'fill-opacity': '.38' })]
          : [tinted(d, colour, lineScale(least)), ...costs(labelled, least, ground, palette)];
    return [{ key: `${kind} ${side ?? ''} ${i}`, shapes: [group({}, shapes)] }];
  });
}

/**
 * Draws a hatched area. The hatches of the two sides of the game slant in opposite directions, so that overlaps stay
 * readable.
 */
function hatched(d: string, colour: string, id: string, leansLeft: boolean, by: number): Shape[] {
  const edge = 16 * by;
  const [a, b, c] = [edge / 4, edge, edge * 1.25].map(n);
  const lines = leansLeft
    ? `M-${a} ${a}L${a} -${a}M0 ${b}L${b} 0M${n(edge * 0.75)} ${c}L${c} ${n(edge * 0.75)}`
    : `M-${a} ${n(edge * 0.75)}L${a} ${c}M0 0L${b} ${b}M${n(edge * 0.75)} -${a}L${c} ${a}`;
  const hatch = el('pattern', { id, width: edge, height: edge, patternUnits: 'userSpaceOnUse' }, [
    el('path', { d: lines, stroke: colour, 'stroke-width': 1.8 * by, 'stroke-opacity': '.6' }),
  ]);
  return [
    el('defs', {}, [hatch]),
    el('path', { d, fill: `url(#${id})`, stroke: colour, 'stroke-width': 2.6 * by, 'stroke-opacity': '.85' }),
  ];
}

const tinted = (d: string, colour: string, by: number): Shape =>
  el('path', {
    d,
    fill: colour,
    'fill-opacity': '.24',
    stroke: colour,
    'stroke-width': 3 * by,
    'stroke-linejoin': 'round',
  });

const COST_SIZE = 15;
/** Size in sheet units of the largest lettering that fits in a cell. */
const MAX_LETTERING = 44;

/**
 * Draws the cost of each cell at the cell's lower edge. When zoomed out, the costs are larger and centred. Costs that
 * no longer fit are left out.
 */
function costs(
  cells: readonly { readonly cell: Cell; readonly label: string }[],
  least: number,
  { centres }: Ground,
  palette: Palette,
): Shape[] {
  const size = Math.max(COST_SIZE, least);
  if (size > MAX_LETTERING) return [];
  const letters = {
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: palette.reachText,
    stroke: palette.halo,
    'stroke-width': (3.4 * size) / COST_SIZE,
    'paint-order': 'stroke',
  };
  const foot = ({ y }: Point): number => (size > 1.4 * COST_SIZE ? y + size * 0.36 : y + 42);
  return cells.flatMap(({ cell, label }) =>
    label === '' ? [] : [el('text', { x: centres[cell].x, y: foot(centres[cell]), ...letters }, label)],
  );
}
