declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype';
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  /** Returns the font with only the glyphs of a text. */
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}

declare module 'fontkit' {
  interface Font {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    glyphForCodePoint(code: number): { readonly advanceWidth: number };
  }
  /** Parses a font file. */
  export const create: (file: Uint8Array) => Font;
}
