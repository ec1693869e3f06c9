import { unzlibSync } from 'fflate';

/** A decoded picture: three bytes for the colour of each pixel, and one byte for its opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
  /** Undefined if all pixels are opaque. */
  readonly opacities: Uint8Array | undefined;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly isInterlaced: boolean;
}

/** Number of samples of a pixel by colour type [PNG, 11.2.1]: grey, colours, palette, and both with opacity. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The passes of an interlaced picture: first column and row, distance of columns and rows [PNG, 8.2]. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** Decodes a PNG file. @throws Error if the file is damaged */
export function decodePng(bytes: Uint8Array): Pixels {
  const { header, palette, transparency, data } = readChunks(bytes);
  const { width, height, depth, colourType, isInterlaced } = header;
  const samples = SAMPLES[colourType];
  const lines = unzlibSync(data);
  const colours = new Uint8Array(width * height * 3);
  const opacities = new Uint8Array(width * height).fill(255);
  const isGrey = colourType === 0 || colourType === 4;
  const most = 2 ** Math.min(depth, 8) - 1;
  const put = (at: number, pixel: readonly number[]): void => {
    if (colourType === 3) {
      colours.set(palette.subarray(3 * pixel[0], 3 * pixel[0] + 3), 3 * at);
      opacities[at] = transparency[pixel[0]] ?? 255;
      return;
    }
    const [red, green, blue] = isGrey ? [pixel[0], pixel[0], pixel[0]] : pixel;
    [colours[3 * at], colours[3 * at + 1], colours[3 * at + 2]] = [red, green, blue].map((each) => (each * 255) / most);
    if (colourType >= 4) opacities[at] = pixel[samples - 1];
  };
  let from = 0;
  if (lines.length === 0) throw new Error('The picture has no pixels.');
  for (const [left, top, across, down] of isInterlaced ? ADAM7 : WHOLE) {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns <= 0 || rows <= 0) continue;
    const lineBytes = Math.ceil((columns * samples * depth) / 8);
    let above = new Uint8Array(lineBytes);
    for (let row = 0; row < rows; row++) {
      const line = lines.slice(from + 1, from + 1 + lineBytes);
      reverseFilter(line, above, lines[from], Math.max(1, (samples * depth) >> 3));
      for (let column = 0; column < columns; column++)
        put((top + row * down) * width + left + column * across, pixelOf(line, column, samples, depth));
      above = line;
      from += 1 + lineBytes;
    }
  }
  return { width, height, colours, opacities: opacities.every((each) => each === 255) ? undefined : opacities };
}

/** Returns the samples of a pixel. Of samples with 16 bits, only the upper 8 are used. */
function pixelOf(line: Uint8Array, column: number, samples: number, depth: number): number[] {
  if (depth >= 8) {
    const step = depth / 8;
    return Array.from({ length: samples }, (_, i) => line[(column * samples + i) * step]);
  }
  const bit = column * depth;
  return [(line[bit >> 3] >> (8 - depth - (bit & 7))) & (2 ** depth - 1)];
}

/** Reverses the filter of a line of pixels in place [PNG, 9.2]. */
function reverseFilter(line: Uint8Array, above: Uint8Array, kind: number, step: number): void {
  for (let i = 0; i < line.length; i++) {
    const [left, up, corner] = [line[i - step] ?? 0, above[i], above[i - step] ?? 0];
    if (kind === 1) line[i] += left;
    else if (kind === 2) line[i] += up;
    else if (kind === 3) line[i] += (left + up) >> 1;
    else if (kind === 4) line[i] += nearestNeighbour(left, up, corner);
  }
}

function nearestNeighbour(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function readChunks(bytes: Uint8Array): {
  readonly header: Header;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array;
  readonly data: Uint8Array;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    found.set(name, [...(found.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  return {
    header: {
      width: view.getUint32(16),
      height: view.getUint32(20),
      depth: bytes[24],
      colourType: bytes[25],
      isInterlaced: bytes[28] === 1,
    },
    palette: found.get('PLTE')?.[0] ?? new Uint8Array(),
    transparency: found.get('tRNS')?.[0] ?? new Uint8Array(),
    data: joined(found.get('IDAT') ?? []),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
