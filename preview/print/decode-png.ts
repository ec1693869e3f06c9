import { convertIndexedToRgb, decode, type DecodedPng } from 'fast-png';

/** A decoded picture: three bytes for the colour of each pixel, and one byte for its opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
  /** The opacity of each pixel; undefined if all pixels are opaque. */
  readonly opacities: Uint8Array | undefined;
}

/** Decodes a PNG file. @throws Error if the file is damaged */
export function decodePng(bytes: Uint8Array): Pixels {
  const image = decode(bytes);
  const { width, height } = image;
  const samples = bytesOf(image);
  const channels = samples.length / (width * height);
  // Grey pixels have 1 or 2 channels, coloured pixels 3 or 4. With 2 or 4 channels, the last channel is the opacity.
  const isGrey = channels <= 2;
  const colours = new Uint8Array(width * height * 3);
  const opacities = new Uint8Array(width * height).fill(255);
  for (let pixel = 0; pixel < opacities.length; pixel++) {
    const at = pixel * channels;
    for (let colour = 0; colour < 3; colour++) colours[3 * pixel + colour] = samples[at + (isGrey ? 0 : colour)];
    if (channels % 2 === 0) opacities[pixel] = samples[at + channels - 1];
  }
  return { width, height, colours, opacities: opacities.every((each) => each === 255) ? undefined : opacities };
}

/** Returns one byte for each sample. Of samples with 16 bits, only the upper 8 are used. */
function bytesOf(image: DecodedPng): Uint8Array {
  const { data, depth, palette } = image;
  if (palette) return convertIndexedToRgb(image);
  if (depth < 8) return convertIndexedToRgb({ ...image, palette: greysOf(depth) });
  return depth === 16 ? Uint8Array.from(data, (sample) => sample >> 8) : Uint8Array.from(data);
}

/** Returns the shades of grey from black to white that samples of `depth` bits can have, as RGB colours. */
function greysOf(depth: number): [number, number, number][] {
  const lightest = 2 ** depth - 1;
  return Array.from({ length: lightest + 1 }, (_, sample) => {
    const grey = (sample * 255) / lightest;
    return [grey, grey, grey];
  });
}
