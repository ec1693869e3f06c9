import { groupBy } from '../../engine/board/group-by.js';
import type { Point } from '../../engine/board/board.js';
import type { Counter, CounterFace, Scene } from '../contract/scene.js';
import { drawBlock } from './block.js';
import type { Box } from './boxes.js';
import { fitName } from './counter-lettering.js';
import { CLOSE, type Distance } from './distance.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { coloursOf } from './palette.js';
import type { Badge, Palette, SideColours } from './palette.js';
import { FRAME, unitSymbol } from './symbol.js';
import { el, group, type Attributes, type Shape } from './shape.js';
import { pictureIn } from './pictures.js';
import { n } from './svg.js';
import { textWidth } from './text-width.js';

/** Edge of a counter in sheet units; a cell is 100 high. */
export const COUNTER_SIZE = 62;
/** Offset in sheet units between consecutive counters of a stack. At most `MAX_DRAWN_COUNTERS` counters are drawn. */
const OFFSET = 4.5;
const MAX_DRAWN_COUNTERS = 3;

/** Offset of a stack from the centre of its cell, and the scale at which the stack is drawn. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Stack {
  readonly key: string;
  readonly counters: readonly Counter[];
  readonly place: Place;
}

const ALONE: Place = { x: 0, y: 0, scale: 1 };
/** Offset and scale of stacks of several sides in one cell, which are drawn next to each other. */
const SHARED = { y: 0, scale: 0.62 };
/** Offset and scale of air units, which are drawn small at the upper edge of the cell, clear of the units below. */
const OVER = { y: -31, scale: 0.5 };
/** Width that is available for the stacks of several sides in one cell. */
const SHARED_ROOM = 90;
/** Gap between the stacks of two sides, so that no stack covers the badges at the edge of the other stack. */
const COUNTER_GAP = 6.5;
/** Half the width and height that the stacks of a shared cell occupy around its centre. */
export const SHARED_REACH = { across: SHARED_ROOM / 2, up: (COUNTER_SIZE / 2 + OFFSET) * SHARED.scale };

/**
 * Returns the stacks in the order of the scene. The last counter listed in a cell is on top. A cell has one stack,
 * unless several sides share the cell or it has air units.
 */
export function stacksOf(counters: readonly Counter[], sides: readonly string[]): Stack[] {
  return [...groupBy(counters, ({ cell }) => cell)].flatMap(([cell, inCell]) => {
    const over = inCell.filter((counter) => counter.over);
    const standing = inCell.filter((counter) => !counter.over);
    const below =
      standing.length > 0 && standing.every(({ side }) => side === standing[0].side)
        ? [{ key: String(cell), counters: standing, place: ALONE }]
        : bySide(standing, sides, `${cell} of`, SHARED);
    return [...below, ...bySide(over, sides, `${cell} over`, OVER)];
  });
}

/** Returns the cells that contain ground units of several sides. */
export function sharedBy(counters: readonly Counter[]): number[] {
  const owners = new Map<number, string>();
  const shared = new Set<number>();
  for (const { cell, side, over } of counters) {
    if (over) continue;
    if ((owners.get(cell) ?? side) !== side) shared.add(cell);
    owners.set(cell, side);
  }
  return [...shared].sort((a, b) => a - b);
}

/** Returns the topmost stack drawn at a point. */
export function stackAt(
  { x, y }: Point,
  all: readonly Counter[],
  sides: readonly string[],
  ground: Ground,
  { block }: Pick<Distance, 'block'> = CLOSE,
): Stack | undefined {
  return stacksOf(all, sides).findLast(({ counters: [{ cell }], place }) => {
    const centre = ground.centres[cell];
    const half = ((block || COUNTER_SIZE) / 2 + OFFSET) * place.scale;
    return Math.abs(x - centre.x - place.x) < half && Math.abs(y - centre.y - place.y) < half;
  });
}

/** Returns one stack per side, next to each other in the order of the sides. */
function bySide(
  counters: readonly Counter[],
  sides: readonly string[],
  key: string,
  { y, scale }: Omit<Place, 'x'>,
): Stack[] {
  const stacksBySide = [...groupBy(counters, ({ side }) => side)].sort(
    ([a], [b]) => sides.indexOf(a) - sides.indexOf(b),
  );
  const apart = Math.min(COUNTER_SIZE * scale + COUNTER_GAP, SHARED_ROOM / stacksBySide.length);
  return stacksBySide.map(([side, stack], i) => ({
    key: `${key} ${side}`,
    counters: stack,
    place: { x: (i - (stacksBySide.length - 1) / 2) * apart, y, scale },
  }));
}

/** Everything the picture of a stack depends on. */
interface Drawn {
  readonly sides: readonly string[];
  readonly palette: Palette;
  readonly ground: Ground;
  readonly detail: Distance['detail'];
  readonly block: number;
  readonly stack: Stack;
  readonly part: Part;
}

/** Cache of drawn stacks, keyed by their top counter. */
const drawn = new WeakMap<Counter, Drawn>();

/** Draws each stack as a separate part, so that a move redraws only two stacks. */
export function counters(
  { counters: all, sides }: Pick<Scene, 'counters' | 'sides'>,
  ground: Ground,
  palette: Palette,
  { detail, block }: Pick<Distance, 'detail' | 'block'> = CLOSE,
): Part[] {
  return stacksOf(all, sides)
    .filter(({ counters: [first] }) => first.cell in ground.centres)
    .map((stack) => {
      const top = stack.counters[stack.counters.length - 1];
      const known = drawn.get(top);
      if (
        known?.ground === ground &&
        known.palette === palette &&
        known.sides === sides &&
        known.detail === detail &&
        known.block === block &&
        isSameStack(known.stack, stack)
      )
        return known.part;
      const part = partOf(stack, ground.centres[top.cell], sides, palette, { detail, block });
      drawn.set(top, { sides, palette, ground, detail, block, stack, part });
      return part;
    });
}

/** Returns a part whose shapes are created on first use, because most stacks of a large map are out of sight. */
function partOf(
  stack: Stack,
  centre: Point,
  sides: readonly string[],
  palette: Palette,
  distance: Pick<Distance, 'detail' | 'block'>,
): Part {
  let shapes: readonly Shape[] | undefined;
  const reach = Math.max(COUNTER_SIZE, distance.block);
  const at = { x: centre.x + stack.place.x, y: centre.y + stack.place.y };
  return {
    key: stack.key,
    box: { left: at.x - reach, top: at.y - reach, right: at.x + reach, bottom: at.y + reach },
    get shapes() {
      return (shapes ??= [drawStack(stack, centre, sides, palette, distance)]);
    },
  };
}

const isSameStack = (a: Stack, b: Stack): boolean =>
  a.key === b.key &&
  a.place.x === b.place.x &&
  a.counters.length === b.counters.length &&
  a.counters.every((counter, i) => counter === b.counters[i]);

function drawStack(
  { counters: stack, place }: Stack,
  centre: Point,
  sides: readonly string[],
  palette: Palette,
  { detail, block }: Pick<Distance, 'detail' | 'block'>,
): Shape {
  const top = stack.at(-1)!;
  const at = `translate(${n(centre.x + place.x)} ${n(centre.y + place.y)})${place.scale === 1 ? '' : ` scale(${place.scale})`}`;
  const placed = { class: 'stack', 'data-cell': top.cell, transform: at };
  if (block > 0) return group(placed, drawBlock(stack, block, sides, palette));
  return group(placed, drawPile(stack, sides, palette, detail));
}

/** Draws a pile of counters around the origin, the last one on top. */
export function drawPile(
  pile: readonly Counter[],
  sides: readonly string[],
  palette: Palette,
  detail: Distance['detail'] = 'all',
): Shape[] {
  const shown = pile.slice(-MAX_DRAWN_COUNTERS);
  const spread = ((shown.length - 1) * OFFSET) / 2;
  const under = shown
    .slice(0, -1)
    .map((counter, i) => card(counter, -spread + i * OFFSET, spread - i * OFFSET, sides, palette));
  const face = group(
    { transform: `translate(${n(spread)} ${n(-spread)})` },
    shown
      .slice(-1)
      .flatMap((top) => [...drawCounter(top, sides, palette, detail), ...stackCount(pile.length, palette)]),
  );
  return [...under, face];
}

function card(counter: Counter, x: number, y: number, sides: readonly string[], palette: Palette): Shape {
  const { face, edge } = coloursOf(palette, sides, counter.side);
  return square(0, { x, y }, { fill: face, stroke: edge, 'stroke-width': 1.4 });
}

/** Returns whether only the back of a counter is visible to the viewer. */
export const isBack = ({ symbol }: CounterFace): boolean => symbol.function === 'unknown';

function back({ face, edge }: SideColours, palette: Palette): Shape[] {
  return [
    square(0, { x: 0, y: 1.5 }, shadowOf(palette)),
    square(0, ORIGIN, { fill: face, stroke: edge, 'stroke-width': 1.4 }),
    square(6, ORIGIN, { fill: 'none', stroke: edge, 'stroke-width': 1.6 }),
    el('text', { class: 'values', y: 8.5, 'font-size': 24, ...BOLD, fill: palette.counterText }, '?'),
  ];
}

const ORIGIN: Point = { x: 0, y: 0 };
const BOLD = { 'font-weight': 700, 'text-anchor': 'middle' } as const;

/**
 * Returns a rounded square that is `inset` units smaller than a counter on each side. The given point is its centre.
 */
const square = (inset: number, { x, y }: Point, ink: Attributes): Shape => {
  const edge = COUNTER_SIZE - 2 * inset;
  return el('rect', { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge, rx: 5, ...ink });
};

const shadowOf = ({ shadow, shadowOpacity }: Palette): Attributes => ({
  fill: shadow,
  'fill-opacity': String(shadowOpacity),
});

/**
 * Draws a counter around the origin: the symbol with its echelon sign above, the name and formation at the sides, the
 * values below.
 */
export function drawCounter(
  counter: CounterFace,
  sides: readonly string[],
  palette: Palette,
  detail: Distance['detail'] = 'all',
): Shape[] {
  const colours = coloursOf(palette, sides, counter.side);
  const untried = counter.flags.includes('untried');
  const alarm = counter.severity === undefined ? undefined : palette[counter.severity].fill;
  if (isBack(counter)) return back(colours, palette);
  return [
    square(0, { x: 1.5, y: 2.5 }, shadowOf(palette)),
    square(0, ORIGIN, { fill: colours.face, stroke: alarm ?? colours.edge, 'stroke-width': alarm ? 3.4 : 1.4 }),
    counter.picture
      ? pictureIn(PICTURE_BOX, counter.picture)
      : group({ class: 'face', transform: 'translate(0 -7)' }, [
          el('rect', {
            x: String(-FRAME.width / 2),
            y: -FRAME.height / 2,
            width: FRAME.width,
            height: FRAME.height,
            fill: untried ? colours.face : palette.symbolFill,
          }),
          unitSymbol(counter.symbol, palette),
        ]),
    ...values(counter.values, counter.steps > 1, palette),
    ...(detail === 'all' ? finePrint(counter, palette) : []),
    ...flags(counter, palette),
  ];
}

/** The part of a counter that its picture may fill: between the texts at the sides, above the values. */
const PICTURE_BOX: Box = { left: -18.5, top: -28, right: 18.5, bottom: 7 };

/** Returns the details that are legible only at close range: names and steps. */
const finePrint = (counter: CounterFace, palette: Palette): Shape[] => [
  ...sideText(counter.shortName ?? counter.name, -1, palette),
  ...sideText(counter.shortFormation ?? counter.formation ?? '', 1, palette),
  ...pips(counter, palette),
];

/**
 * Draws the combat values of a counter in the largest font size that fits the width of the counter. Short texts are
 * therefore larger than long texts.
 */
function values(text: string, leaveRoom: boolean, palette: Palette): Shape[] {
  if (text === '') return [];
  const fits = Math.min(21, (COUNTER_SIZE - 6) / textWidth(text, 1, 'bold'));
  const y = leaveRoom ? 23.5 : 25;
  return [el('text', { class: 'values', y, 'font-size': fits, ...BOLD, fill: palette.counterText }, text)];
}

/** Distance of the space next to the symbol from the middle of the counter, in sheet units. */
const SIDE_MIDDLE = 24.1;
/** Height of a line, and of the letters above and below its baseline, as fractions of the size of the letters. */
const LINE = { height: 1.06, above: 0.76, below: 0.24 } as const;

/**
 * Draws a text that reads upwards at one side of the counter: the name on the left, or the formation on the right. A
 * long text has two lines, or is abbreviated; it is never left out.
 */
function sideText(text: string, way: -1 | 1, palette: Palette): Shape[] {
  if (text.trim() === '') return [];
  const { lines, size } = fitName(text);
  const width = (LINE.above + LINE.below + LINE.height * (lines.length - 1)) * size;
  return lines.map((line, nth) => {
    const x =
      lines.length === 1
        ? way < 0
          ? -20.5
          : 27
        : way * SIDE_MIDDLE - width / 2 + (LINE.above + nth * LINE.height) * size;
    const transform = `translate(${n(x)} -7) rotate(-90)`;
    const letters = {
      class: 'small',
      transform,
      'font-size': size,
      'text-anchor': 'middle',
      fill: palette.counterText,
    };
    return el('text', letters, line);
  });
}

/** Draws a pip for each strength step. The pip is filled if the unit still has the step. Step 1 is full strength. */
function pips({ step, steps }: CounterFace, { counterText }: Palette): Shape[] {
  if (steps < 2 || steps > 8) return [];
  const left = steps - step + 1;
  const gap = 5.5;
  const at = (i: number): string => n((i - (steps - 1) / 2) * gap - 1.6);
  const row = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${at(from + i)} 26.2h3.2v2.6h-3.2z`).join('');
  const drawn = (d: string, ink: Attributes): Shape[] => (d === '' ? [] : [el('path', { class: 'small', d, ...ink })]);
  return [
    ...drawn(row(0, left), { fill: counterText }),
    ...drawn(row(left, steps), { fill: 'none', stroke: counterText, 'stroke-width': 0.8 }),
  ];
}

/** Draws the states of a unit as small badges at its right edge, at most three. */
function flags(counter: CounterFace, palette: Palette): Shape[] {
  const seals = counter.flags.flatMap((flag) => seal(flag, counter, palette)).slice(0, 3);
  return seals.map(({ sign, badge }, i) =>
    group({ class: 'flag', transform: `translate(29 ${-23 + i * 15.5})` }, [
      el('circle', { r: 7.6, fill: badge.fill, stroke: palette.counterText, 'stroke-width': 1 }),
      el('text', { y: 3.9, 'font-size': 10.5, ...BOLD, fill: badge.text }, sign),
    ]),
  );
}

/** Normal states, which need no badge. */
const ORDINARY = /^(supplied|in supply|revealed|ready|fresh|organi[sz]ed|in command)$/;

function seal(
  flag: string,
  counter: CounterFace,
  palette: Palette,
): readonly { readonly sign: string; readonly badge: Badge }[] {
  if (ORDINARY.test(flag)) return [];
  if (flag.includes('untried')) return counter.values.includes('?') ? [] : [{ sign: '?', badge: palette.information }];
  if (/out of supply|unsupplied|isolated/.test(flag)) return [{ sign: '!', badge: palette.error }];
  if (flag === 'frozen') return [{ sign: '*', badge: palette.information }]; // F means fuelled
  if (flag === 'fought') return [{ sign: '×', badge: palette.information }];
  const sign = flag.trim().charAt(0).toUpperCase();
  return sign === ''
    ? []
    : [{ sign, badge: /disrupt|demoral|rout|shaken|suppress/.test(flag) ? palette.warning : palette.information }];
}

function stackCount(count: number, { counterText, symbolFill }: Palette): Shape[] {
  if (count < 2) return [];
  const corner = 3 - COUNTER_SIZE / 2;
  return [
    group({ class: 'count', transform: `translate(${corner} ${corner})` }, [
      el('circle', { r: 8, fill: counterText, stroke: symbolFill, 'stroke-width': 1 }),
      el('text', { y: 4, 'font-size': 11, ...BOLD, fill: symbolFill }, String(count)),
    ]),
  ];
}
