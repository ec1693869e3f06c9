import type { Point } from '../../engine/board/board.js';
import type { Scene } from '../contract/scene.js';
import { between, distance, lineThrough, polyline } from './curve.js';
import { lineScale, type Distance } from './distance.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { gridOutline } from './outline.js';
import { coloursOf } from './palette.js';
import type { Palette } from './palette.js';
import { counterEdgeTowards, type Occupied } from './rim.js';
import { el, group, type Shape } from './shape.js';
import { n, xy } from './svg.js';

type Path = 'supply' | 'move' | 'retreat' | 'advance';

interface ArrowStyle {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly head: number;
}

const ARROW_STYLES: Readonly<Record<Path, ArrowStyle>> = {
  supply: { width: 5, dash: [3, 9], head: 0 },
  move: { width: 6, head: 15 },
  retreat: { width: 6, dash: [12, 9], head: 15 },
  advance: { width: 6, dash: [20, 5], head: 15 },
};

type Laid = Pick<Scene, 'sides' | 'overlays'> & Occupied & Pick<Distance, 'least'>;

/** Draws movement and supply paths below the counters. Each path ends at the edges of the counters that it joins. */
export function paths(laid: Laid, ground: Ground, palette: Palette): Part[] {
  const { sides, overlays, least } = laid;
  return overlays.flatMap(({ kind, side, cells }, i) => {
    const known = cells.filter((cell) => cell in ground.centres);
    if (!(kind in ARROW_STYLES) || known.length < 2) return [];
    const pen = ARROW_STYLES[kind as Path];
    const colour = kind === 'supply' ? palette.supply : coloursOf(palette, sides, side).line;
    const points = known.map((cell) => ground.centres[cell]);
    const start = counterEdgeTowards(known[0], points[1], laid, ground);
    const end = counterEdgeTowards(known.at(-1)!, points.at(-2)!, laid, ground);
    const course = [start, ...points.slice(1, -1), end];
    return [{ key: `${kind} ${i}`, shapes: [arrow(course, pen, colour, lineScale(least), palette)] }];
  });
}

function arrow(
  points: readonly Point[],
  { width, dash, head }: ArrowStyle,
  colour: string,
  by: number,
  palette: Palette,
): Shape {
  const tip = points.at(-1)!;
  const far = distance(points.at(-2)!, tip);
  const neck =
    head === 0 ? tip : between(points.at(-2)!, tip, Math.max(0.1, 1 - (head * by) / Math.max(head * by + 1, far)));
  const line = (stroke: string, more: number, dashed?: readonly number[]): Shape =>
    el('path', {
      d: lineThrough([...points.slice(0, -1), head === 0 ? tip : between(neck, tip, NOTCH)], 0.6),
      fill: 'none',
      stroke,
      'stroke-width': (width + more) * by,
      'stroke-dasharray': dashed?.map((length) => n(length * by)).join(' '),
      'stroke-linejoin': 'round',
      'stroke-linecap': dashed === undefined ? 'round' : 'butt',
    });
  return group({ class: 'arrow' }, [
    line(palette.halo, 4),
    line(colour, 0, dash),
    ...(head === 0 ? [] : [barb(neck, tip, colour, by, palette)]),
  ]);
}

/** Draws an arrowhead with a notch where the line enters. */
function barb(neck: Point, tip: Point, colour: string, by: number, palette: Pick<Palette, 'halo'>): Shape {
  const notch = between(neck, tip, NOTCH);
  const wing = { x: (tip.y - neck.y) * 0.52, y: (neck.x - tip.x) * 0.52 };
  const d = `M${n(neck.x + wing.x)} ${n(neck.y + wing.y)}L${n(tip.x)} ${n(tip.y)}L${n(neck.x - wing.x)} ${n(neck.y - wing.y)}L${xy(notch)}z`;
  const halo = { stroke: palette.halo, 'stroke-width': 2.4 * by, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return el('path', { d, fill: colour, ...halo });
}

/** Length of the line that lies inside the arrowhead, as a fraction of the arrowhead's length. */
const NOTCH = 0.3;

const HEAD = 26;

/**
 * Draws attacks: an outline around the attacked cell, and an arrow between the counters of that cell and those of each
 * attacker. Attacks made earlier in the turn are thinner, with dashed outlines and hollow arrowheads.
 */
export function attacks(laid: Laid, ground: Ground, palette: Palette): Part[] {
  return [...clashes(laid, 'fought', ground, palette), ...clashes(laid, 'attack', ground, palette)];
}

function clashes(laid: Laid, wanted: 'attack' | 'fought', ground: Ground, palette: Palette): Part[] {
  const isOver = wanted === 'fought';
  const by = lineScale(laid.least) * (isOver ? 0.6 : 1);
  const all = laid.overlays
    .filter(({ kind }) => kind === wanted)
    .map(({ cells }) => cells.filter((cell) => cell in ground.centres))
    .filter(({ length }) => length > (isOver ? 0 : 1));
  const rim = {
    fill: 'none',
    stroke: palette.attack,
    'stroke-width': 5 * by,
    'stroke-linejoin': 'round',
    ...(isOver && { 'stroke-dasharray': `${n(9 * by)} ${n(7 * by)}` }),
  };
  const rims = [...new Set(all.map((cells) => cells.at(-1)!))].map((target) => ({
    key: `${wanted} at ${target}`,
    shapes: [el('path', { d: gridOutline(ground, [target]), ...rim })],
  }));
  const heads = all
    .filter(({ length }) => length > 1)
    .map((cells) => {
      const [from, target] = [cells[0], cells.at(-1)!];
      // The units may have left since the attack; draw the arrow as if both cells were occupied.
      const stood = isOver ? { ...laid, occupied: [from, target] } : laid;
      const start = counterEdgeTowards(from, ground.centres[target], stood, ground);
      const tip = counterEdgeTowards(target, ground.centres[from], stood, ground);
      const neck = between(tip, start, Math.min(1, (HEAD * by) / distance(start, tip)));
      const line = {
        d: polyline([start, between(neck, tip, NOTCH)]),
        fill: 'none',
        stroke: palette.attack,
        'stroke-width': 6 * by,
      };
      const head = barb(neck, tip, isOver ? palette.halo : palette.attack, by, {
        halo: isOver ? palette.attack : palette.halo,
      });
      return { key: `${wanted} ${from} at ${target}`, shapes: [el('path', line), head] };
    });
  return [...rims, ...heads];
}
