import ms from 'milsymbol';
import type { Counter } from '../scene.js';
import type { Palette } from './palette.js';
import { symbolCode } from './symbol-code.js';

/** Width and height of a symbol's frame in a picture's units; milsymbol draws it 150 by 100 around (100, 100). */
export const FRAME = { width: 34.5, height: 23 } as const;

/** Lines of frame, icon and echelon alike: milsymbol draws icons with 3, and the outline adds its width at both sides. */
const LINE = { strokeWidth: 3.5, outlineWidth: 1.6 } as const;

/** Drawn symbols by colour and code: a campaign has hundreds of counters and a dozen symbols. */
const drawn = new Map<string, string>();

/** The NATO symbol of a unit, its frame around the origin and open to what lies below, the sign of its size above. */
export function unitSymbol(unit: Counter['symbol'], { symbolInk }: Palette): string {
  const code = symbolCode(unit);
  const key = `${symbolInk} ${code}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = draw(code, symbolInk);
  drawn.set(key, svg);
  return svg;
}

function draw(sidc: string, ink: string): string {
  const document = new ms.Symbol({ sidc, monoColor: ink, outlineColor: ink, ...LINE }).asSVG();
  const marks = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'));
  return `<g transform="scale(${FRAME.width / 150}) translate(-100 -100)">${marks}</g>`;
}
