/**
 * The drawing primitives of three painters: `svg.ts` writes shapes as text, `canvas/drawing.ts` paints them, and
 * `print/pdf.ts` prints them. A shape is an SVG element with its attributes and its text or child shapes. Only SVG that
 * all three painters support is used.
 */
export interface Shape {
  readonly name:
    | 'g'
    | 'defs'
    | 'pattern'
    | 'clipPath'
    | 'path'
    | 'rect'
    | 'circle'
    | 'image'
    | 'text'
    | 'textPath'
    | 'title';
  readonly attributes: Attributes;
  readonly content: string | readonly Shape[];
}

/** SVG attributes. Undefined values are left out; numbers are rounded to one decimal, strings are kept. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const el = (name: Shape['name'], attributes: Attributes, content: Shape['content'] = []): Shape => ({
  name,
  attributes,
  content,
});

export const group = (attributes: Attributes, content: readonly Shape[]): Shape => el('g', attributes, content);
