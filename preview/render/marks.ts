import type { Cell, Point } from '../../engine/board/board.js';
import type { Scene } from '../contract/scene.js';
import { between } from './curve.js';
import { CLOSE, lineScale, type Distance } from './distance.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { gridOutline } from './outline.js';
import { coloursOf } from './palette.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { n } from './svg.js';
import { textWidth } from './text-width.js';

const BOLD = { 'font-weight': 700, 'text-anchor': 'middle' } as const;

type FindingMark = Scene['findings'][number];
const WEIGHT = { error: 0, warning: 1, information: 2 } as const;

/** Draws a badge in every cell that has findings. The badge shows the most severe finding. */
export function findingMarks(
  findings: readonly FindingMark[],
  ground: Ground,
  palette: Palette,
  distance: Pick<Distance, 'detail' | 'least'> = CLOSE,
): Part[] {
  const worst = new Map<Cell, FindingMark>();
  for (const finding of findings) {
    for (const cell of finding.cells) {
      const known = worst.get(cell);
      if (cell in ground.centres && (known === undefined || WEIGHT[finding.severity] < WEIGHT[known.severity]))
        worst.set(cell, finding);
    }
  }
  return [...worst].map(([cell, { severity, message }]) => ({
    key: String(cell),
    shapes: [badge(cell, severity, message, ground, palette, distance)],
  }));
}

function badge(
  cell: Cell,
  severity: FindingMark['severity'],
  message: string,
  ground: Ground,
  palette: Palette,
  { detail, least }: Pick<Distance, 'detail' | 'least'>,
): Shape {
  const { fill, text } = palette[severity];
  const rim = el('path', {
    d: gridOutline(ground, [cell]),
    fill: 'none',
    stroke: fill,
    'stroke-width': 4 * lineScale(least),
    'stroke-linejoin': 'round',
  });
  const { x, y } = freeCorner(cell, ground);
  const sign = group({ transform: `translate(${n(x)} ${n(y)}) scale(0.85)` }, [
    SHAPES[severity](fill, palette),
    SIGN[severity](text),
  ]);
  return group({ class: 'finding', 'data-cell': cell }, [
    el('title', {}, message),
    rim,
    ...(detail === 'specks' ? [] : [sign]),
  ]);
}

/** Returns a point of the cell that no counter covers. */
function freeCorner(cell: Cell, { board: { grid }, centres }: Ground): Point {
  const { x, y } = centres[cell];
  if (grid.shape === 'squares') return { x: x - 39, y: y + 39 };
  return grid.orientation === 'flat' ? { x: x - 44, y } : { x, y: y + 44 };
}

const SHAPES = {
  error: (fill: string, { halo }: Palette) => el('circle', { r: 11, fill, stroke: halo, 'stroke-width': 2 }),
  warning: (fill: string, { halo }: Palette) =>
    el('path', { d: 'M0-12L12.5 9.5H-12.5z', fill, stroke: halo, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  information: (fill: string, { halo }: Palette) =>
    el('rect', { x: -10, y: -10, width: 20, height: 20, rx: 5, fill, stroke: halo, 'stroke-width': 2 }),
} as const;

const stroked =
  (d: string) =>
  (ink: string): Shape =>
    el('path', { d, stroke: ink, 'stroke-width': 2.8, 'stroke-linecap': 'round' });

const SIGN = {
  error: stroked('M-4-4L4 4M4-4L-4 4'),
  warning: stroked('M0-5V2.2M0 6v.2'),
  information: stroked('M0-1V5M0-5.2v.2'),
} as const;

/** Draws markers as small labelled tabs, at the lower right of their cell or across their hexside. */
export function markers(scene: Pick<Scene, 'markers' | 'sides'>, ground: Ground, palette: Palette): Part[] {
  const before = new Map<string, number>();
  return scene.markers.flatMap(({ kind, cell, towards, side, label }) => {
    if (!(cell in ground.centres) || (towards !== undefined && !(towards in ground.centres))) return [];
    const place = towards === undefined ? `${cell}` : `${cell}/${towards}`;
    const nth = before.get(place) ?? 0;
    before.set(place, nth + 1);
    const text = label ?? initials(kind);
    const width = Math.max(16, textWidth(text, 10.5, 'bold') + 8);
    const face = side === undefined ? palette.symbolFill : coloursOf(palette, scene.sides, side).face;
    const centre = ground.centres[cell];
    const { x, y } =
      towards === undefined
        ? { x: centre.x + 30 - width / 2, y: centre.y + 41 }
        : between(centre, ground.centres[towards], 0.5);
    const size = towards === undefined ? '' : ' scale(1.4)'; // A hexside has room for a larger marker.
    const at = `translate(${n(x)} ${n(y - nth * 16)})${size}`;
    return [
      {
        key: `${place} ${kind} ${nth}`,
        shapes: [
          group({ class: 'marker', 'data-cell': cell, transform: at }, [
            el('title', {}, kind),
            el('rect', {
              x: -width / 2,
              y: -7.5,
              width,
              height: 15,
              rx: 3,
              fill: face,
              stroke: palette.counterText,
              'stroke-width': 1.2,
            }),
            el('text', { y: 3.8, 'font-size': 10.5, ...BOLD, fill: palette.counterText }, text),
          ]),
        ],
      },
    ];
  });
}

const initials = (kind: string): string =>
  kind
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
