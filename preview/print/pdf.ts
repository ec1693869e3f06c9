import PDFDocument from 'pdfkit';
import { times, matrixOf, type Matrix } from '../canvas/extent.js';
import { inkOf, PLAIN, type Ink } from '../canvas/ink.js';
import { isBold, standing } from '../canvas/letters-along.js';
import { pointsAlong } from '../canvas/path-data.js';
import { circle, numberOf, rectangle } from '../canvas/plain-outlines.js';
import { called, named, type Named } from '../canvas/references.js';
import { drawable } from '../render/drawable-text.js';
import type { PictureBytes } from '../render/pictures.js';
import type { Attributes, Shape } from '../render/shape.js';
import type { Sheet } from './paper.js';
import { writeImage } from './pdf-image.js';

/** The fonts of the pictures as TrueType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

const POINTS_PER_MM = 72 / 25.4;
const STILL: Matrix = [1, 0, 0, 1, 0, 0];
/** Slant in degrees that simulates italics, because only upright fonts are embedded. */
const ITALIC_ANGLE_DEGREES = 12;

/** Writes sheets as a PDF in their actual size, as vectors and text. Equal sheets give equal bytes. */
export async function writePdf(
  sheets: readonly Sheet[],
  title: string,
  fonts: Fonts,
  pictures: PictureBytes = new Map(),
): Promise<Uint8Array> {
  const document = new PDFDocument({
    pdfVersion: '1.4',
    autoFirstPage: false,
    // A fixed date, so that the bytes are reproducible.
    info: { Title: title, Creator: 'Sandtable', CreationDate: new Date(0) },
    // Embed no built-in font. The type declaration requires a name.
    font: null as unknown as string,
  });
  const written = bytesOf(document);
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
  const pen = new PdfPen(document, named(sheets.flatMap(({ shapes }) => shapes)), sharedIn(sheets), pictures);
  for (const { width, height, shapes } of sheets) {
    document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
    document.scale(POINTS_PER_MM);
    const flipped: Matrix = [POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, height * POINTS_PER_MM];
    pen.draw(shapes, PLAIN, flipped);
  }
  document.end();
  return written;
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => {
      const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
      }
      resolve(all);
    });
  });
}

/** The target that pdfkit writes to instead of a page: a form XObject or pattern. */
type Stream = Pick<PDFKit.PDFPage, 'write' | 'fonts' | 'xobjects' | 'ext_gstates' | 'patterns' | 'width' | 'height'>;

/** Draws shapes as PDF operators. A group or pattern used several times is written once. */
class PdfPen {
  private readonly forms = new Map<Shape, PDFKit.PDFKitReference>();
  private readonly patterns = new Map<Shape, Map<string, PDFKit.PDFKitReference>>();
  private readonly images = new Map<string, PDFKit.PDFKitReference | undefined>();

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly all: Named,
    private readonly shared: ReadonlySet<Shape>,
    private readonly pictures: PictureBytes,
  ) {}

  /**
   * Draws shapes.
   * @param matrix The transform from the coordinates of the shapes to those of the page or form. It also aligns the
   * fill patterns with the shapes.
   */
  draw(shapes: readonly Shape[], outer: Ink, matrix: Matrix): void {
    for (const shape of shapes) {
      if (outer === PLAIN && this.shared.has(shape)) this.show(shape);
      else this.shape(shape, outer, matrix);
    }
  }

  private shape({ name, attributes, content }: Shape, outer: Ink, matrix: Matrix): void {
    const ink = inkOf(attributes, outer);
    switch (name) {
      case 'g':
        this.grouped(attributes, matrix, (within) => {
          this.draw(content as readonly Shape[], ink, within);
        });
        break;
      case 'path':
        this.line(String(attributes.d), ink, matrix);
        break;
      case 'rect':
        this.line(rectangle(attributes), ink, matrix);
        break;
      case 'circle':
        this.line(circle(attributes), ink, matrix);
        break;
      case 'image':
        this.image(attributes);
        break;
      case 'text':
        this.grouped(attributes, matrix, () => {
          if (typeof content === 'string') this.lettering(drawable(content), attributes, ink);
          else this.along(content, ink);
        });
        break;
      default:
        break;
    }
  }

  /** Draws a group with its transform and clip path. */
  private grouped(attributes: Attributes, matrix: Matrix, draw: (matrix: Matrix) => void): void {
    const { transform } = attributes;
    const clip = called(attributes['clip-path'], this.all);
    if (transform === undefined && clip === undefined) {
      draw(matrix);
      return;
    }
    const own = matrixOf(String(transform ?? ''));
    this.document.save();
    this.document.transform(...own);
    if (clip) {
      const [shape] = clip.content as readonly Shape[];
      this.document
        .path(String(shape.attributes.d))
        .clip(inkOf(shape.attributes, PLAIN).evenOdd ? 'even-odd' : 'non-zero');
    }
    draw(times(matrix, own));
    this.document.restore();
  }

  /** Draws a picture. Its file is written into the document only once, even if the picture is drawn several times. */
  private image(attributes: Attributes): void {
    const address = String(attributes.href);
    const bytes = this.pictures.get(address);
    if (bytes === undefined) return;
    if (!this.images.has(address)) this.images.set(address, writeImage(this.document, bytes));
    const image = this.images.get(address);
    if (image === undefined) return;
    const [x, y, width, height] = [attributes.x, attributes.y, attributes.width, attributes.height].map(numberOf);
    const name = `I${image.id}`;
    (this.document.page.xobjects as Record<string, unknown>)[name] = image;
    this.document.save();
    this.document.transform(width, 0, 0, -height, x, y + height);
    this.document.addContent(`/${name} Do`);
    this.document.restore();
  }

  private line(d: string, ink: Ink, matrix: Matrix): void {
    const { document } = this;
    const filled = ink.fill !== 'none';
    const lined = ink.stroke !== 'none' && ink.width > 0;
    const fill = (): void => {
      const pattern = called(ink.fill, this.all);
      document.fillOpacity(ink.fillOpacity);
      document.path(d);
      if (pattern) this.lay(pattern, matrix);
      else document.fillColor(ink.fill);
      document.addContent(ink.evenOdd ? 'f*' : 'f');
    };
    if (filled && !ink.strokeFirst) fill();
    if (lined) {
      this.dip(ink);
      document.path(d).stroke();
    }
    if (filled && ink.strokeFirst) fill();
  }

  /** Sets the stroke style. */
  private dip({ stroke, strokeOpacity, width, dash, cap, join }: Ink): void {
    const { document } = this;
    document.strokeColor(stroke).strokeOpacity(strokeOpacity).lineWidth(width).lineCap(cap).lineJoin(join);
    if (dash.length > 0) document.addContent(`[${dash.join(' ')}] 0 d`);
    else document.undash();
  }

  private lettering(text: string, attributes: Attributes, ink: Ink): void {
    this.choose(ink);
    const width = this.document.widthOfString(text, { characterSpacing: ink.spacing });
    const left = { start: 0, middle: width / 2, end: width }[ink.anchor];
    this.write(text, numberOf(attributes.x) - left, numberOf(attributes.y), ink);
  }

  /** Writes text along a path, centred on the middle of the path. */
  private along([{ attributes, content }]: readonly Shape[], ink: Ink): void {
    const course = called(attributes.href, this.all);
    if (course === undefined || typeof content !== 'string') return;
    const { document } = this;
    this.choose(ink);
    for (const { letter, at, turn } of standing(drawable(content), pointsAlong(String(course.attributes.d)), ink)) {
      document.save();
      document.transform(Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), at.x, at.y);
      this.write(letter, -document.widthOfString(letter) / 2, 0, ink);
      document.restore();
    }
  }

  private choose(ink: Ink): void {
    this.document.font(isBold(ink)).fontSize(ink.size);
  }

  /** Writes text with the stroke below the fill. */
  private write(text: string, x: number, y: number, ink: Ink): void {
    const { document } = this;
    const put = (how: 'fill' | 'stroke'): void => {
      document.text(text, x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: ink.spacing,
        fill: how === 'fill',
        stroke: how === 'stroke',
        ...(ink.italic && { oblique: ITALIC_ANGLE_DEGREES }),
      });
    };
    if (ink.stroke !== 'none') {
      this.dip(ink);
      put('stroke');
    }
    document.fillOpacity(ink.fillOpacity).fillColor(ink.fill);
    put('fill');
  }

  /** Shows a shared group as a form XObject [ISO 32000-1, 8.10]. */
  private show(shape: Shape): void {
    let form = this.forms.get(shape);
    if (!form) {
      form = this.piece({ Type: 'XObject', Subtype: 'Form', BBox: EVERYWHERE }, () => {
        this.shape(shape, PLAIN, STILL);
      });
      this.forms.set(shape, form);
    }
    const name = `X${form.id}`;
    (this.document.page.xobjects as Record<string, unknown>)[name] = form;
    this.document.addContent(`/${name} Do`);
  }

  /** Sets a tiling pattern as the fill, aligned with the shape [ISO 32000-1, 8.7.3]. */
  private lay(pattern: Shape, matrix: Matrix): void {
    const key = matrix.join(' ');
    const known = this.patterns.get(pattern) ?? new Map<string, PDFKit.PDFKitReference>();
    this.patterns.set(pattern, known);
    let reference = known.get(key);
    if (!reference) {
      const [width, height] = [pattern.attributes.width, pattern.attributes.height].map(numberOf);
      const laid = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, Matrix: [...matrix] };
      const tile = { BBox: [0, 0, width, height], XStep: width, YStep: height };
      reference = this.piece({ ...laid, ...tile }, () => {
        this.draw(pattern.content as readonly Shape[], PLAIN, STILL);
      });
      known.set(key, reference);
    }
    const name = `P${reference.id}`;
    (this.document.page.patterns as Record<string, unknown>)[name] = reference;
    this.document.addContent(`/Pattern cs /${name} scn`);
  }

  /** Writes a PDF object that lists all resources its content uses. */
  private piece(data: object, draw: () => void): PDFKit.PDFKitReference {
    const { document } = this;
    const Resources = { Font: {}, XObject: {}, ExtGState: {}, Pattern: {} };
    const reference = document.ref({ ...data, Resources });
    const stream: Stream = {
      write: (chunk) => {
        reference.write(chunk);
      },
      fonts: Resources.Font,
      xobjects: Resources.XObject,
      ext_gstates: Resources.ExtGState,
      patterns: Resources.Pattern,
      width: 0,
      height: 0,
    };
    const { page } = document;
    document.page = stream as PDFKit.PDFPage;
    draw();
    document.page = page;
    reference.end(undefined);
    return reference;
  }
}

/** Bounding box that clips nothing. */
const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6];

/** Returns the groups of shapes that occur more than once in the sheets. */
function sharedIn(sheets: readonly Sheet[]): ReadonlySet<Shape> {
  const met = new Set<Shape>();
  const shared = new Set<Shape>();
  const look = (shape: Shape): void => {
    if (shape.name !== 'g' || typeof shape.content === 'string') return;
    if (met.has(shape)) shared.add(shape);
    else {
      met.add(shape);
      shape.content.forEach(look);
    }
  };
  for (const { shapes } of sheets) shapes.forEach(look);
  return shared;
}
