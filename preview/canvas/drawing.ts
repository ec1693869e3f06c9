import type { Box } from '../render/boxes.js';
import type { Attributes, Shape } from '../render/shape.js';
import { FONT, textWidth } from '../render/text-width.js';
import { around, matrixOf, meet, moved, NOTHING, wider, type Matrix } from './extent.js';
import { inkOf, PLAIN, type Ink } from './ink.js';
import { isBold, standing } from './letters-along.js';
import { pointsAlong, subpathsOf, type Subpath } from './path-data.js';
import { decodedPictures } from './decoded-pictures.js';
import { circle, numberOf, rectangle } from './plain-outlines.js';
import { called, named, type Named } from './references.js';
import { decodedScans, paintScan } from './scan.js';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Shapes prepared for repeated painting on a canvas. */
export interface Drawing {
  /** Bounding box in sheet units. */
  readonly box: Box;
  /**
   * Paints the part inside the box `visible`. `scale` is in canvas pixels per sheet unit; patterns are rasterized once
   * per scale.
   */
  paint(context: Context, visible: Box, scale: number): void;
}

const BLANK: Drawing = { box: NOTHING, paint: () => undefined };

export function drawingOf(shapes: readonly Shape[]): Drawing {
  return together(shapes, PLAIN, named(shapes));
}

function together(shapes: readonly Shape[], ink: Ink, all: Named): Drawing {
  const drawings = shapes.map((shape) => drawingFor(shape, ink, all)).filter(({ box }) => box.left <= box.right);
  return {
    box: around(drawings.map(({ box }) => box)),
    paint(context, visible, scale) {
      for (const drawing of drawings) if (meet(drawing.box, visible)) drawing.paint(context, visible, scale);
    },
  };
}

const ready = new WeakMap<Shape, { readonly outer: Ink; readonly drawing: Drawing }>();

/** Returns the drawing of a shape. Drawings are cached, because many counters contain the same shapes. */
function drawingFor(shape: Shape, outer: Ink, all: Named): Drawing {
  const known = ready.get(shape);
  if (known?.outer === outer) return known.drawing;
  const drawing = make(shape, outer, all);
  ready.set(shape, { outer, drawing });
  return drawing;
}

function make({ name, attributes, content }: Shape, outer: Ink, all: Named): Drawing {
  const ink = inkOf(attributes, outer);
  switch (name) {
    case 'g':
      return grouped(attributes, typeof content === 'string' ? BLANK : together(content, ink, all), all);
    case 'path':
      return line(String(attributes.d), ink, all);
    case 'rect':
      return line(rectangle(attributes), ink, all);
    case 'circle':
      return line(circle(attributes), ink, all);
    case 'image':
      return attributes.matrix === undefined ? picture(attributes) : scan(attributes);
    case 'text':
      return grouped(
        attributes,
        typeof content === 'string' ? lettering(content, attributes, ink) : along(content, ink, all),
        all,
      );
    default:
      return BLANK;
  }
}

/** Draws a picture file. Nothing is drawn until the picture has been decoded. */
function picture(attributes: Attributes): Drawing {
  const [x, y, width, height] = [attributes.x, attributes.y, attributes.width, attributes.height].map(numberOf);
  return {
    box: { left: x, top: y, right: x + width, bottom: y + height },
    paint(context) {
      const bitmap = decodedPictures.get(String(attributes.href));
      if (bitmap === undefined) return;
      context.globalAlpha = 1;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, x, y, width, height);
    },
  };
}

/** Draws a scan, of which `matrix` transforms the pixels to sheet units. Nothing is drawn until it has been decoded. */
function scan({ href, width, height, matrix: numbers, opacity }: Attributes): Drawing {
  const matrix = String(numbers).split(' ').map(Number) as unknown as Matrix;
  return {
    box: moved({ left: 0, top: 0, right: Number(width), bottom: Number(height) }, matrix),
    paint(context, visible, scale) {
      const decoded = decodedScans.get(String(href));
      if (decoded) paintScan(context, decoded, matrix, { visible, scale, opacity: Number(opacity) });
    },
  };
}

/** Draws a group with its transform and clip path. */
function grouped(attributes: Attributes, inside: Drawing, all: Named): Drawing {
  const { transform } = attributes;
  const clip = called(attributes['clip-path'], all);
  if (transform === undefined && clip === undefined) return inside;
  const matrix = matrixOf(String(transform ?? ''));
  const [shape] = (clip?.content ?? []) as readonly Shape[];
  const rim = clip && outlineOf(String(shape.attributes.d));
  return {
    box: moved(inside.box, matrix),
    paint(context, visible, scale) {
      context.save();
      context.transform(...matrix);
      if (rim) context.clip(rim.within(visible, 0), inkOf(shape.attributes, PLAIN).evenOdd ? 'evenodd' : 'nonzero');
      // Transformed groups are small and painted whole.
      inside.paint(context, transform === undefined ? visible : inside.box, scale);
      context.restore();
    },
  };
}

/** Minimum length in characters of path data that is split, so that only its visible subpaths are painted. */
const MIN_SPLIT_LENGTH = 600;
/** Number of consecutive subpaths tested together, because consecutive subpaths lie close to each other. */
const PATHS_PER_BUNDLE = 64;

/**
 * A path for the canvas. For long path data, `within` returns only the subpaths near the visible part: inside its box,
 * widened by `margin` on each side.
 */
interface Outline {
  readonly box: Box;
  within(visible: Box, margin: number): Path2D;
}

function outlineOf(d: string): Outline {
  const pieces = piecesOf(d);
  const box = around(pieces.map((piece) => piece.box));
  let path: Path2D | undefined;
  if (d.length < MIN_SPLIT_LENGTH) return { box, within: () => (path ??= new Path2D(d)) };
  const bundles = Array.from({ length: Math.ceil(pieces.length / PATHS_PER_BUNDLE) }, (_, i) => {
    const some = pieces.slice(i * PATHS_PER_BUNDLE, (i + 1) * PATHS_PER_BUNDLE);
    return { pieces: some, box: around(some.map((piece) => piece.box)) };
  });
  return {
    box,
    within(visible, margin) {
      const room = wider(visible, margin);
      const near = bundles.filter((bundle) => meet(bundle.box, room)).flatMap((bundle) => bundle.pieces);
      return new Path2D(near.map((piece) => (meet(piece.box, room) ? piece.d : '')).join(''));
    },
  };
}

const subpathsByData = new Map<string, readonly Subpath[]>();

/** Splits long path data into subpaths. The result is cached, because a change of colour keeps the path data. */
function piecesOf(d: string): readonly Subpath[] {
  if (d.length < MIN_SPLIT_LENGTH) return subpathsOf(d);
  const known = subpathsByData.get(d);
  if (known) return known;
  if (subpathsByData.size > 100) subpathsByData.clear();
  const pieces = subpathsOf(d);
  subpathsByData.set(d, pieces);
  return pieces;
}

function line(d: string, ink: Ink, all: Named): Drawing {
  const filled = ink.fill !== 'none';
  const lined = ink.stroke !== 'none' && ink.width > 0;
  if (!filled && !lined) return BLANK;
  const outline = outlineOf(d);
  const margin = lined ? ink.width * (ink.join === 'miter' ? 2 : 0.5) + 0.5 : 0.5;
  const pattern = called(ink.fill, all);
  const texture = pattern && textureOf(pattern);
  const rule = ink.evenOdd ? 'evenodd' : 'nonzero';
  return {
    box: wider(outline.box, margin),
    paint(context, visible, scale) {
      const path = outline.within(visible, margin);
      const fill = (): void => {
        context.globalAlpha = ink.fillOpacity;
        context.fillStyle = texture ? texture(scale) : ink.fill;
        context.fill(path, rule);
      };
      if (filled && !ink.strokeFirst) fill();
      if (lined) {
        dip(context, ink);
        context.stroke(path);
      }
      if (filled && ink.strokeFirst) fill();
    },
  };
}

/** Sets the stroke style of the context to that of an ink, which is the graphics state of a shape. */
function dip(context: Context, { stroke, strokeOpacity, width, dash, cap, join }: Ink): void {
  context.globalAlpha = strokeOpacity;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = join;
  context.setLineDash(dash as number[]);
}

/** Returns the function that makes the pattern for a scale. Only the pattern of the last scale is cached. */
function textureOf({ attributes, content }: Shape): (scale: number) => CanvasPattern | string {
  const [width, height] = [attributes.width, attributes.height].map(numberOf);
  const inside = drawingOf(content as readonly Shape[]);
  let known: { readonly scale: number; readonly pattern: CanvasPattern } | undefined;
  return (scale) => {
    if (known?.scale === scale) return known.pattern;
    const [across, down] = [width, height].map((units) => Math.max(1, Math.round(units * scale)));
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext('2d')!;
    context.scale(across / width, down / height);
    inside.paint(context, inside.box, scale);
    const pattern = context.createPattern(canvas, 'repeat')!;
    pattern.setTransform(new DOMMatrix([width / across, 0, 0, height / down, 0, 0]));
    known = { scale, pattern };
    return pattern;
  };
}

const fontOf = ({ italic, weight, size }: Ink): string => `${italic ? 'italic ' : ''}${weight} ${size}px ${FONT}`;
function lettering(text: string, attributes: Attributes, ink: Ink): Drawing {
  const [x, y] = [attributes.x, attributes.y].map(numberOf);
  const width = textWidth(text, ink.size, isBold(ink));
  const left = ink.anchor === 'start' ? x : ink.anchor === 'end' ? x - width : x - width / 2;
  // The font that draws the text may be wider than the measured font.
  const room = wider(
    { left, right: left + width, top: y - ink.size, bottom: y + ink.size * 0.3 },
    ink.width + width * 0.1,
  );
  return {
    box: room,
    paint(context) {
      write(context, ink, (put) => {
        put(text, x, y);
      });
    },
  };
}

/** Paints text in the colours of an ink. The ink also decides whether the stroke or the fill is painted first. */
function write(
  context: Context,
  ink: Ink,
  letters: (put: (text: string, x: number, y: number) => void) => void,
  align: CanvasTextAlign = ink.anchor === 'middle' ? 'center' : ink.anchor,
): void {
  context.font = fontOf(ink);
  context.textAlign = align;
  if (ink.stroke !== 'none') {
    dip(context, ink);
    letters((text, x, y) => {
      context.strokeText(text, x, y);
    });
  }
  context.globalAlpha = ink.fillOpacity;
  context.fillStyle = ink.fill;
  letters((text, x, y) => {
    context.fillText(text, x, y);
  });
}

/** Writes text along a path, centred on the middle of the path. */
function along(content: readonly Shape[], ink: Ink, all: Named): Drawing {
  const [{ attributes, content: text }] = content;
  const course = called(attributes.href, all);
  if (course === undefined || typeof text !== 'string') return BLANK;
  const points = pointsAlong(String(course.attributes.d));
  const uprightText = standing(text, points, ink);
  return {
    box: wider(around(points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }))), ink.size + ink.width),
    paint(context) {
      write(
        context,
        ink,
        (put) => {
          for (const { letter, at, turn } of uprightText) {
            context.save();
            context.translate(at.x, at.y);
            context.rotate(turn);
            put(letter, 0, 0);
            context.restore();
          }
        },
        'center',
      );
    },
  };
}
