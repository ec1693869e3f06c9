/**
 * What a picture is made of, told once for three painters: `svg.ts` writes it as text, `canvas/drawing.ts` paints it, `print/pdf.ts` prints it. A shape is
 * an element of SVG by its name and attributes, with the text or the shapes in it; only what all of them know is used.
 */
export interface Shape {
  readonly name: 'g' | 'defs' | 'pattern' | 'clipPath' | 'path' | 'rect' | 'circle' | 'text' | 'textPath' | 'title';
  readonly attributes: Attributes;
  readonly content: string | readonly Shape[];
}

/** By SVG's names. What is undefined is left out; a number keeps one decimal, a text all that it says. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const el = (name: Shape['name'], attributes: Attributes, content: Shape['content'] = []): Shape => ({
  name,
  attributes,
  content,
});

export const group = (attributes: Attributes, content: readonly Shape[]): Shape => el('g', attributes, content);
