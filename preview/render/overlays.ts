import type { Cell, Point } from '../../engine/board/board.js';
import type { Overlay, Scene } from '../scene.js';
import { between, distance, lineThrough } from './curve.js';
import { COUNTER } from './counters.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { gridOutline } from './outline.js';
import { coloursOf } from './palette.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { n } from './svg.js';

const isPath = ({ kind }: Overlay): boolean => ['supply', 'move', 'retreat', 'advance', 'attack'].includes(kind);

/** What is tinted under the counters: zones of control, reach, areas. */
export function zones(
  { sides, overlays }: Pick<Scene, 'sides' | 'overlays'>,
  ground: Ground,
  palette: Palette,
): Part[] {
  return overlays.flatMap((overlay, i) => {
    const cells = overlay.cells.filter((cell) => cell in ground.centres);
    if (isPath(overlay) || cells.length === 0) return [];
    return [
      {
        key: `${overlay.kind} ${overlay.side ?? ''} ${i}`,
        shapes: [group({}, tint(overlay, cells, i, sides, ground, palette))],
      },
    ];
  });
}

function tint(
  overlay: Overlay,
  cells: readonly Cell[],
  i: number,
  sides: readonly string[],
  ground: Ground,
  palette: Palette,
): Shape[] {
  const d = gridOutline(ground, cells);
  if (overlay.kind === 'zone') {
    const colour = coloursOf(palette, sides, overlay.side).line;
    const lean =
      sides.indexOf(overlay.side ?? '') % 2 === 0
        ? 'M-4 4L4-4M0 16L16 0M12 20L20 12'
        : 'M-4 12L4 20M0 0L16 16M12-4L20 4';
    const id = `st-zone-${i}`;
    const hatch = el('pattern', { id, width: 16, height: 16, patternUnits: 'userSpaceOnUse' }, [
      el('path', { d: lean, stroke: colour, 'stroke-width': 2.4, 'stroke-opacity': '.6' }),
    ]);
    return [
      el('defs', {}, [hatch]),
      el('path', { d, fill: `url(#${id})`, stroke: colour, 'stroke-width': 2.6, 'stroke-opacity': '.85' }),
    ];
  }
  const colour = overlay.kind === 'reach' ? palette.reach : coloursOf(palette, sides, overlay.side).line;
  const labels = cells.flatMap((cell, k) => cost(overlay.labels?.[k] ?? '', ground.centres[cell], palette));
  return [
    el('path', {
      d,
      fill: colour,
      'fill-opacity': '.24',
      stroke: colour,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...labels,
  ];
}

const cost = (text: string, { x, y }: Point, palette: Palette): Shape[] =>
  text === ''
    ? []
    : [
        el(
          'text',
          {
            x,
            y: y + 42,
            'font-size': 15,
            'font-weight': 700,
            'text-anchor': 'middle',
            fill: palette.reachText,
            stroke: palette.halo,
            'stroke-width': 3.4,
            'paint-order': 'stroke',
          },
          text,
        ),
      ];

interface Arrow {
  readonly width: number;
  readonly dash?: string;
  readonly head: number;
  /** How far from the middles of its first and last cell it begins and ends, in counters. */
  readonly leave?: number;
  readonly arrive?: number;
  readonly colour: (from: Inks) => string;
}

interface Inks {
  readonly side: string | undefined;
  readonly sides: readonly string[];
  readonly palette: Palette;
}

const ofSide = ({ side, sides, palette }: Inks): string => coloursOf(palette, sides, side).line;

const ARROWS: Readonly<Record<'supply' | 'move' | 'retreat' | 'advance' | 'attack', Arrow>> = {
  supply: { width: 5, dash: '3 9', head: 0, colour: ({ palette }) => palette.supply },
  move: { width: 6, head: 15, colour: ofSide },
  retreat: {
    width: 6,
    dash: '12 9',
    head: 15,
    colour: ofSide,
  },
  advance: {
    width: 6,
    dash: '20 5',
    head: 15,
    colour: ofSide,
  },
  attack: { width: 10, head: 20, leave: 0.6, arrive: 0.46, colour: ({ palette }) => palette.attack },
};

/** Paths and attacks, over the counters. */
export function arrows(
  { sides, overlays }: Pick<Scene, 'sides' | 'overlays'>,
  ground: Ground,
  palette: Palette,
): Part[] {
  return overlays.flatMap((overlay, i) => {
    const points = overlay.cells.flatMap((cell) => (cell in ground.centres ? [ground.centres[cell]] : []));
    if (!isPath(overlay) || points.length < 2) return [];
    const pen = ARROWS[overlay.kind as keyof typeof ARROWS];
    return [
      {
        key: `${overlay.kind} ${i}`,
        shapes: drawArrow(points, pen, pen.colour({ side: overlay.side, sides, palette }), palette),
      },
    ];
  });
}

/** A line with a head, starting at the rim of the counter that leaves and ending before the cell's middle, or at the rim of who stands there. */
function drawArrow(
  points: readonly Point[],
  { width, dash, head, leave = 0.42, arrive = 0.2 }: Arrow,
  colour: string,
  palette: Palette,
): Shape[] {
  const [first, second] = points as [Point, Point];
  const last = points.at(-1)!;
  const beforeLast = points.at(-2)!;
  const start =
    head === 0 ? first : between(first, second, Math.min(0.45, (COUNTER * leave) / distance(first, second)));
  const far = distance(beforeLast, last);
  const tip = head === 0 ? last : between(beforeLast, last, Math.max(0.5, 1 - (COUNTER * arrive) / far));
  const neck =
    head === 0
      ? last
      : between(beforeLast, tip, Math.max(0.1, 1 - head / Math.max(head + 1, distance(beforeLast, tip))));
  const d = lineThrough([start, ...points.slice(1, -1), neck], 0.6);
  const wing = {
    x: ((tip.y - neck.y) / Math.max(1, distance(neck, tip))) * head * 0.72,
    y: (-(tip.x - neck.x) / Math.max(1, distance(neck, tip))) * head * 0.72,
  };
  const barb =
    head === 0
      ? ''
      : `M${n(neck.x + wing.x)} ${n(neck.y + wing.y)}L${n(tip.x)} ${n(tip.y)}L${n(neck.x - wing.x)} ${n(neck.y - wing.y)}z`;
  const lines = (stroke: string, more: number, dashed?: string): Shape =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width + more,
      'stroke-dasharray': dashed,
      'stroke-linejoin': 'round',
      'stroke-linecap': dashed === undefined ? 'round' : 'butt',
    });
  const heads =
    barb === ''
      ? []
      : [
          el('path', {
            d: barb,
            fill: colour,
            stroke: palette.halo,
            'stroke-width': 2.4,
            'stroke-linejoin': 'round',
            'paint-order': 'stroke',
          }),
        ];
  return [group({ class: 'arrow' }, [lines(palette.halo, 4), lines(colour, 0, dash), ...heads])];
}
