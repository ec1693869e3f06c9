import type { Point } from '../../engine/board/board.js';
import type { Counter, Scene } from '../scene.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { coloursOf } from './palette.js';
import type { Badge, Palette } from './palette.js';
import { FRAME, unitSymbol } from './symbol.js';
import { el, escape, n } from './svg.js';
import { textWidth } from './text-width.js';

/** Edge of a counter; a cell is 100 high. */
export const COUNTER = 62;
/** How far each counter of a stack lies from the one above it, and how many are shown lying there. */
const OFFSET = 4.5;
const SHOWN = 3;

/** Where a stack lies beside the middle of its cell, and how large it is drawn. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Stack {
  readonly key: string;
  readonly counters: readonly Counter[];
  readonly place: Place;
}

const ALONE: Place = { x: 0, y: 0, scale: 1 };
/** Sides that share a cell lie beside each other. */
const SHARED = { y: 0, scale: 0.62 };
/** What is over a cell is drawn small at its upper rim, out of the way of who stands there. */
const OVER = { y: -31, scale: 0.5 };
/** Room in a cell from left to right. */
const ROOM = 84;

/**
 * The stacks in the order of the scene; the last counter named in a cell lies on top. A cell has one stack, unless several
 * sides share it or something is over it.
 */
function stacksOf(counters: readonly Counter[], sides: readonly string[]): Stack[] {
  return [...groupBy(counters, ({ cell }) => cell)].flatMap(([cell, here]) => {
    const over = here.filter((counter) => counter.over);
    const standing = here.filter((counter) => !counter.over);
    const below =
      standing.length > 0 && standing.every(({ side }) => side === standing[0].side)
        ? [{ key: String(cell), counters: standing, place: ALONE }]
        : bySide(standing, sides, `${cell} of`, SHARED);
    return [...below, ...bySide(over, sides, `${cell} over`, OVER)];
  });
}

/** A stack of each side, beside each other in the order of the sides. */
function bySide(
  counters: readonly Counter[],
  sides: readonly string[],
  key: string,
  { y, scale }: Omit<Place, 'x'>,
): Stack[] {
  const there = [...groupBy(counters, ({ side }) => side)].sort(([a], [b]) => sides.indexOf(a) - sides.indexOf(b));
  const apart = Math.min(COUNTER * scale + 2, ROOM / there.length);
  return there.map(([side, stack], i) => ({
    key: `${key} ${side}`,
    counters: stack,
    place: { x: (i - (there.length - 1) / 2) * apart, y, scale },
  }));
}

function groupBy<K>(counters: readonly Counter[], keyOf: (counter: Counter) => K): Map<K, Counter[]> {
  const groups = new Map<K, Counter[]>();
  for (const counter of counters) {
    const group = groups.get(keyOf(counter));
    if (group) group.push(counter);
    else groups.set(keyOf(counter), [counter]);
  }
  return groups;
}

interface Drawn {
  readonly sides: readonly string[];
  readonly palette: Palette;
  readonly ground: Ground;
  readonly stack: Stack;
  readonly part: Part;
}

/** Drawn stacks by the counter on top; forgotten with it. */
const drawn = new WeakMap<Counter, Drawn>();

/** One part for each stack, so that a move redraws two stacks and no more. */
export function counters(
  { counters: all, sides }: Pick<Scene, 'counters' | 'sides'>,
  ground: Ground,
  palette: Palette,
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
        isSameStack(known.stack, stack)
      )
        return known.part;
      const part = { key: stack.key, svg: drawStack(stack, ground.centres[top.cell], sides, palette) };
      drawn.set(top, { sides, palette, ground, stack, part });
      return part;
    });
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
): string {
  const shown = stack.slice(-SHOWN);
  const spread = ((shown.length - 1) * OFFSET) / 2;
  const under = shown
    .slice(0, -1)
    .map((counter, i) => card(counter, -spread + i * OFFSET, spread - i * OFFSET, sides, palette));
  const top = stack.at(-1)!;
  const face = el(
    'g',
    { transform: `translate(${n(spread)} ${n(-spread)})` },
    drawCounter(top, sides, palette) + stackCount(stack.length, palette),
  );
  const at = `translate(${n(centre.x + place.x)} ${n(centre.y + place.y)})${place.scale === 1 ? '' : ` scale(${place.scale})`}`;
  return `<g class="stack" data-cell="${top.cell}" transform="${at}">${under.join('')}${face}</g>`;
}

function card(counter: Counter, x: number, y: number, sides: readonly string[], palette: Palette): string {
  const colours = coloursOf(palette, sides, counter.side);
  return `<rect x="${n(x - COUNTER / 2)}" y="${n(y - COUNTER / 2)}" width="${COUNTER}" height="${COUNTER}" rx="5" fill="${colours.face}" stroke="${colours.edge}" stroke-width="1.4"/>`;
}

/** Of a counter that lies with its back to who looks nothing is known. */
const isBack = ({ symbol }: Counter): boolean => symbol.function === 'unknown';

function back({ face, edge }: ReturnType<typeof coloursOf>, palette: Palette): string {
  const half = COUNTER / 2;
  const box = (inset: number, dy: number, rest: string): string =>
    `<rect x="${n(inset - half)}" y="${n(inset - half + dy)}" width="${n(COUNTER - 2 * inset)}" height="${n(COUNTER - 2 * inset)}" rx="5" ${rest}/>`;
  return [
    box(0, 1.5, `fill="${palette.shadow}" fill-opacity="${palette.shadowOpacity}"`),
    box(0, 0, `fill="${face}" stroke="${edge}" stroke-width="1.4"`),
    box(6, 0, `fill="none" stroke="${edge}" stroke-width="1.6"`),
    `<text class="values" y="8.5" font-size="24" font-weight="700" text-anchor="middle" fill="${palette.counterText}">?</text>`,
  ].join('');
}

/** One counter around the origin: symbol with its size above, name and formation at its sides, values below. */
export function drawCounter(counter: Counter, sides: readonly string[], palette: Palette): string {
  const colours = coloursOf(palette, sides, counter.side);
  const half = COUNTER / 2;
  const untried = counter.flags.includes('untried');
  const alarm = counter.severity === undefined ? undefined : palette[counter.severity].fill;
  if (isBack(counter)) return back(colours, palette);
  return [
    `<rect x="${-half + 1.5}" y="${-half + 2.5}" width="${COUNTER}" height="${COUNTER}" rx="5" fill="${palette.shadow}" fill-opacity="${palette.shadowOpacity}"/>`,
    `<rect x="${-half}" y="${-half}" width="${COUNTER}" height="${COUNTER}" rx="5" fill="${colours.face}" stroke="${alarm ?? colours.edge}" stroke-width="${alarm ? 3.4 : 1.4}"/>`,
    `<g class="face" transform="translate(0 -7)"><rect x="${-FRAME.width / 2}" y="${-FRAME.height / 2}" width="${FRAME.width}" height="${FRAME.height}" fill="${untried ? colours.face : palette.symbolFill}"/>`,
    unitSymbol(counter.symbol, palette),
    '</g>',
    values(counter.values, counter.steps > 1, palette),
    sideText(counter.name, -1, palette),
    counter.formation === undefined ? '' : sideText(counter.formation, 1, palette),
    pips(counter, palette),
    flags(counter, palette),
  ].join('');
}

/** The numbers, as large as the width allows: `4-10` reads from farther away than `10-12-8`. */
function values(text: string, leaveRoom: boolean, palette: Palette): string {
  if (text === '') return '';
  const fits = Math.min(21, (COUNTER - 6) / textWidth(text, 1, 'bold'));
  return `<text class="values" y="${leaveRoom ? 23.5 : 25}" font-size="${n(fits)}" font-weight="700" text-anchor="middle" fill="${palette.counterText}">${escape(text)}</text>`;
}

/** Name at the left, formation at the right, both read upwards along the symbol box. */
function sideText(text: string, way: -1 | 1, palette: Palette): string {
  const fits = Math.min(8.5, 33 / textWidth(text, 1));
  if (fits < 4.2) return '';
  return `<text class="small" transform="translate(${way < 0 ? -20.5 : 27} -7) rotate(-90)" font-size="${n(fits)}" text-anchor="middle" fill="${palette.counterText}">${escape(text)}</text>`;
}

/** A pip for each step, filled while the unit still has it; step 1 is full strength. */
function pips({ step, steps }: Counter, palette: Palette): string {
  if (steps < 2 || steps > 8) return '';
  const left = steps - step + 1;
  const gap = 5.5;
  const at = (i: number): string => n((i - (steps - 1) / 2) * gap - 1.6);
  const row = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${at(from + i)} 26.2h3.2v2.6h-3.2z`).join('');
  const kept = row(0, left);
  const lost = row(left, steps);
  return (
    (kept && `<path class="small" d="${kept}" fill="${palette.counterText}"/>`) +
    (lost && `<path class="small" d="${lost}" fill="none" stroke="${palette.counterText}" stroke-width=".8"/>`)
  );
}

/** States of a unit as small seals at its right edge. */
function flags(counter: Counter, palette: Palette): string {
  const seals = counter.flags.flatMap((flag) => seal(flag, counter, palette)).slice(0, 3);
  return seals
    .map(({ sign, badge }, i) => {
      const y = -23 + i * 15.5;
      return `<g class="flag" transform="translate(29 ${y})"><circle r="7.6" fill="${badge.fill}" stroke="${palette.counterText}" stroke-width="1"/><text y="3.9" font-size="10.5" font-weight="700" text-anchor="middle" fill="${badge.text}">${escape(sign)}</text></g>`;
    })
    .join('');
}

/** States nobody needs to be told of. */
const ORDINARY = /^(supplied|in supply|revealed|ready|fresh|organi[sz]ed|in command)$/;

function seal(
  flag: string,
  counter: Counter,
  palette: Palette,
): readonly { readonly sign: string; readonly badge: Badge }[] {
  if (ORDINARY.test(flag)) return [];
  if (flag.includes('untried')) return counter.values.includes('?') ? [] : [{ sign: '?', badge: palette.information }];
  if (/out of supply|unsupplied|isolated/.test(flag)) return [{ sign: '!', badge: palette.error }];
  const sign = flag.trim().charAt(0).toUpperCase();
  return sign === ''
    ? []
    : [{ sign, badge: /disrupt|demoral|rout|shaken|suppress/.test(flag) ? palette.warning : palette.information }];
}

function stackCount(count: number, palette: Palette): string {
  if (count < 2) return '';
  const half = COUNTER / 2;
  return `<g class="count" transform="translate(${-half + 3} ${-half + 3})"><circle r="8" fill="${palette.counterText}" stroke="${palette.symbolFill}" stroke-width="1"/><text y="4" font-size="11" font-weight="700" text-anchor="middle" fill="${palette.symbolFill}">${count}</text></g>`;
}
