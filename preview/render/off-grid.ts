import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { between, distance } from './curve.js';
import { isBox, isHidden, isLink } from './feature-graphics.js';
import { UNIT, type Ground } from './ground.js';
import { stroke, type StrokeStyle } from './hexsides.js';
import type { Palette } from './palette.js';
import { el, type Shape } from './shape.js';
import { xy } from './svg.js';
import { textWidth } from './text-width.js';

/** Distance between parallel links of several kinds that join the same two cells. */
const LINK_GAP = 9;
/** Distance between the end of a link and the centre of the map cell that the link joins. */
const SHORT_OF = UNIT * 0.2;

const isByRail = ({ kind, drawn }: SceneFeature): boolean => /\brail/.test(`${kind} ${drawn}`);

/**
 * Returns the stroke styles of a link. A link is thinner than a road on the map, because it only shows that two cells
 * are connected.
 */
export function linkStrokeStyles(feature: SceneFeature, palette: Palette): readonly StrokeStyle[] {
  if (!isByRail(feature)) return [{ colour: palette.track, width: 2.4, dash: '8 5', cap: 'butt' }];
  return [
    { colour: palette.rail, width: 1.8 },
    { colour: palette.rail, width: 7, dash: '2 11', cap: 'butt' },
  ];
}

/** Returns the point where the railway crosses a cell, or undefined if no railway crosses it. */
type Rail = (cell: Cell) => Point | undefined;
const offRail: Rail = () => undefined;

/**
 * Draws links as straight lines between the edges of boxes. Several links between the same two cells are drawn side by
 * side. On the map, a rail link ends at the railway in its cell.
 */
export function links(
  features: readonly SceneFeature[],
  ground: Ground,
  palette: Palette,
  rail: Rail = offRail,
): Shape[] {
  const shown = features.filter((feature) => isLink(feature) && !isHidden(feature));
  const joins = shown.flatMap((feature) =>
    feature.chains
      .filter((chain) => chain.every((cell) => cell in ground.centres))
      .map(([a, b]) => ({ feature, ends: a < b ? ([a, b] as const) : ([b, a] as const) })),
  );
  return joins.flatMap(({ feature, ends }) => {
    const beside = joins.filter((other) => other.ends.join() === ends.join());
    const place = beside.findIndex((other) => other.feature === feature);
    const offset = (place - (beside.length - 1) / 2) * LINK_GAP;
    const d = line(ends, offset, ground, isByRail(feature) ? rail : offRail);
    return linkStrokeStyles(feature, palette).flatMap((pen) => stroke(d, pen));
  });
}

function line([a, b]: readonly [Cell, Cell], offset: number, ground: Ground, rail: Rail): string {
  const [from, to] = [ground.centres[a], ground.centres[b]];
  const far = distance(from, to);
  const off = { x: (-(to.y - from.y) / far) * offset, y: ((to.x - from.x) / far) * offset };
  const beside = ({ x, y }: Point): Point => ({ x: x + off.x, y: y + off.y });
  const [start, end] = [rail(a) ?? beside(rimTowards(a, to, ground)), rail(b) ?? beside(rimTowards(b, from, ground))];
  return `M${xy(start)}L${xy(end)}`;
}

/**
 * Returns the point where a link from a cell to another point starts: at the edge of a box, but near the centre of a
 * map cell.
 */
function rimTowards(cell: Cell, to: Point, ground: Ground): Point {
  const centre = ground.centres[cell];
  if (cell < ground.board.gridSize) return between(centre, to, SHORT_OF / distance(centre, to));
  const rim = Array.from({ length: ground.sides }, (_, k) => ground.vertices[ground.corners[cell * ground.sides + k]]);
  const wide = Math.max(...rim.map(({ x }) => x - centre.x));
  const high = Math.max(...rim.map(({ y }) => y - centre.y));
  return between(centre, to, Math.min(wide / Math.abs(to.x - centre.x), high / Math.abs(to.y - centre.y)));
}

const NAME = 16;
/**
 * Distance from the centre of a box to the baseline of its name. The distance leaves room above the name for counters
 * and movement costs.
 */
const UNDER = 61;
/** Width that is available for the name of an off-map box. */
const LABEL_ROOM = 148;

/** Draws the names of boxes at their lower edge. */
export function boxNames(features: readonly SceneFeature[], ground: Ground): Shape[] {
  return features
    .filter((feature) => isBox(feature) && !isHidden(feature) && feature.name !== undefined)
    .flatMap(({ name = '', cells }) => {
      const centre = ground.centres.at(cells.at(0) ?? ground.centres.length);
      if (centre === undefined) return [];
      const size = NAME * Math.min(1, LABEL_ROOM / textWidth(name, NAME, 'bold'));
      const { x, y } = centre;
      return el('text', { x, y: y + UNDER, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle' }, name);
    });
}
