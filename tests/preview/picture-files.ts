import { zlibSync } from 'fflate';

/** Returns a chunk of a PNG file. The checksum is missing, because no code of the project checks it. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  new DataView(bytes.buffer).setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  return bytes;
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Returns a PNG file of the given size without pixels. @param more number of bytes that follow its header */
export function png(width: number, height: number, more = 0): Uint8Array {
  const header = chunk('IHDR', headerOf(width, height, 6, 8));
  const bytes = new Uint8Array(SIGNATURE.length + header.length + more);
  bytes.set(SIGNATURE);
  bytes.set(header, SIGNATURE.length);
  return bytes;
}

function headerOf(width: number, height: number, colourType: number, depth: number, interlace = 0): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  bytes.set([depth, colourType, 0, 0, interlace], 8);
  return bytes;
}

/** Returns a PNG file with the given lines of pixels, each with its filter byte first. */
export function pngOf(
  {
    width,
    height,
    colourType,
    depth = 8,
    interlace = 0,
  }: Readonly<Record<'width' | 'height' | 'colourType', number>> & {
    readonly depth?: number;
    readonly interlace?: number;
  },
  lines: readonly (readonly number[])[],
  more: Readonly<Record<string, readonly number[]>> = {},
): Uint8Array {
  return joined(
    SIGNATURE,
    chunk('IHDR', headerOf(width, height, colourType, depth, interlace)),
    ...Object.entries(more).map(([name, content]) => chunk(name, Uint8Array.from(content))),
    chunk('IDAT', zlibSync(Uint8Array.from(lines.flat()))),
    chunk('IEND', new Uint8Array()),
  );
}

/** Returns the first bytes of a JPEG file of the given size: an application segment, then the frame header. */
export const jpeg = (width: number, height: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
    ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
  );

/** A GIF file, a format that is not supported. */
export const gif = new TextEncoder().encode('GIF89a');
