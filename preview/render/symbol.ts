import ms from 'milsymbol';
import type { Counter } from '../contract/scene.js';
import type { Palette } from './palette.js';
import { group, type Attributes, type Shape } from './shape.js';
import { symbolCode } from './symbol-code.js';

/**
 * Width and height of a symbol's frame in sheet units. Milsymbol draws the frame 150 by 100 around the point (100,
 * 100).
 */
export const FRAME = { width: 34.5, height: 23 } as const;

/**
 * Line widths for all parts of a symbol: frame, icon and echelon. Milsymbol draws icons with lines of width 3 and adds
 * the outline's width on both sides.
 */
const FINE = { strokeWidth: 3.5, outlineWidth: 1.6 } as const;
/** Line widths of symbols for far zoom levels, where symbols are drawn larger than usual. */
const BOLD = { strokeWidth: 5.5, outlineWidth: 1.6 } as const;

/**
 * Drawn symbols by colour, code and width. The symbols are cached, because a campaign has hundreds of counters but a
 * dozen symbols.
 */
const drawn = new Map<string, Shape>();

/** Draws the NATO symbol of a unit: the unfilled frame around the origin, and the echelon sign above the frame. */
export function unitSymbol(unit: Counter['symbol'], { symbolInk }: Palette, width: number = FRAME.width): Shape {
  return symbolOf(symbolCode(unit), symbolInk, width);
}

/** Draws only the echelon sign of a unit, above an invisible frame, in the colour of the map's lettering. */
export function sizeSign({ size }: Counter['symbol'], { placeText }: Palette, width: number): Shape {
  return symbolOf(symbolCode({ function: '', ...(size !== undefined && { size }) }), placeText, width);
}

function symbolOf(code: string, symbolInk: string, width: number): Shape {
  const key = `${symbolInk} ${code} ${width}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const shape = draw(code, symbolInk, width);
  drawn.set(key, shape);
  return shape;
}

function draw(sidc: string, ink: string, width: number): Shape {
  const line = width > FRAME.width ? BOLD : FINE;
  const text = new ms.Symbol({ sidc, monoColor: ink, outlineColor: ink, ...line }).asSVG();
  return group({ transform: `scale(${width / 150}) translate(-100 -100)` }, shapesIn(text));
}

/** Matches a leaf element, or the start or end of a group. */
const ELEMENT = /<(\w+)((?: [\w-]+="[^"]*")*) *>([^<]*)<\/\1>|<(?:g|svg)((?: [\w-]+="[^"]*")*) *>|<\/g>/g;

/** Parses milsymbol's output into shapes: paths, circles, text, and groups of them. */
function shapesIn(svg: string): readonly Shape[] {
  const open: Shape[][] = [[]];
  for (const [tag, name, attributes, text, ofGroup] of svg.matchAll(ELEMENT)) {
    const inside = open.at(-1)!;
    if (name) inside.push({ name: name as Shape['name'], attributes: attributesIn(attributes), content: text });
    else if (tag === '</g>') open.pop();
    else {
      const content: Shape[] = [];
      inside.push(group(attributesIn(ofGroup), content));
      open.push(content);
    }
  }
  return open[0][0].content as readonly Shape[];
}

const attributesIn = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
