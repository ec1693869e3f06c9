import type { Attributes } from '../render/shape.js';

/** The graphics state of a shape: its own attributes, and those inherited from its groups. */
export interface Ink {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly evenOdd: boolean;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  /** True to paint the stroke below the fill, for example for the halo around a name. */
  readonly strokeFirst: boolean;
  readonly size: number;
  readonly weight: string;
  readonly italic: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly spacing: number;
}

/** The default graphics state of SVG. */
export const PLAIN: Ink = {
  fill: '#000000',
  fillOpacity: 1,
  evenOdd: false,
  stroke: 'none',
  strokeOpacity: 1,
  width: 1,
  dash: [],
  cap: 'butt',
  join: 'miter',
  strokeFirst: false,
  size: 16,
  weight: '400',
  italic: false,
  anchor: 'start',
  spacing: 0,
};

const SAID = /^(fill|stroke|font|paint-order|text-anchor|letter-spacing|clip-rule)/;

export function inkOf(own: Attributes, around: Ink): Ink {
  if (!Object.keys(own).some((name) => SAID.test(name))) return around;
  const text = (name: string): string | undefined => (own[name] === undefined ? undefined : String(own[name]));
  const number = (name: string): number | undefined => (own[name] === undefined ? undefined : Number(own[name]));
  const dash = text('stroke-dasharray');
  const style = text('font-style');
  const order = text('paint-order');
  const rule = text('fill-rule') ?? text('clip-rule');
  return {
    fill: text('fill') ?? around.fill,
    fillOpacity: number('fill-opacity') ?? around.fillOpacity,
    evenOdd: rule === undefined ? around.evenOdd : rule === 'evenodd',
    stroke: text('stroke') ?? around.stroke,
    strokeOpacity: number('stroke-opacity') ?? around.strokeOpacity,
    width: number('stroke-width') ?? around.width,
    dash: dash === undefined ? around.dash : dash.split(/[ ,]+/).map(Number),
    cap: (text('stroke-linecap') ?? around.cap) as CanvasLineCap,
    join: (text('stroke-linejoin') ?? around.join) as CanvasLineJoin,
    strokeFirst: order === undefined ? around.strokeFirst : order.startsWith('stroke'),
    size: number('font-size') ?? around.size,
    weight: text('font-weight') ?? around.weight,
    italic: style === undefined ? around.italic : style === 'italic',
    anchor: (text('text-anchor') ?? around.anchor) as Ink['anchor'],
    spacing: number('letter-spacing') ?? around.spacing,
  };
}
