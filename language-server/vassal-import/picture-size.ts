/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture from its header: PNG, GIF, JPEG, BMP or SVG. Returns undefined for other formats. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (...signs: readonly number[]): boolean => signs.every((sign, i) => bytes[i] === sign);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (begins(0x47, 0x49, 0x46)) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (begins(0x42, 0x4d)) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  if (begins(0xff, 0xd8)) return jpegSize(view);
  return svgSize(new TextDecoder().decode(bytes.subarray(0, 4096)));
}

/** Returns the size in the frame header of a JPEG file, which follows other segments of known lengths. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
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
