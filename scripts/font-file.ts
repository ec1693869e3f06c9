import { create } from 'fontkit';

/** Returns the widths of the letters of a font, in thousandths of the type size. Combining marks have no width. */
export function widthsIn(file: Uint8Array): ReadonlyMap<number, number> {
  const font = create(file);
  const widthOf = (code: number): number =>
    /\p{Mn}/u.test(String.fromCodePoint(code))
      ? 0
      : Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm);
  return new Map(font.characterSet.toSorted((a, b) => a - b).map((code) => [code, widthOf(code)]));
}
