import { readPictureSize, type PictureSize } from '../workspace/picture-header.js';

/**
 * Returns the size of a picture of a module from its header: PNG, JPEG, GIF, BMP or SVG. Returns undefined for other
 * formats.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (...signs: readonly number[]): boolean => signs.every((sign, i) => bytes[i] === sign);
  if (begins(0x47, 0x49, 0x46)) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (begins(0x42, 0x4d)) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  return readPictureSize(bytes) ?? svgSize(new TextDecoder().decode(bytes.subarray(0, 4096)));
}

function svgSize(text: string): PictureSize | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const lengthOf = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? '');
  const [width, height] = [lengthOf('width'), lengthOf('height')];
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const [, , , across, down] = /\sviewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag) ?? [];
  return across !== undefined && down !== undefined ? { width: Number(across), height: Number(down) } : undefined;
}
