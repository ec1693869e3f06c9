import { expect, test } from 'vitest';
import { decodePng } from '../../../preview/print/decode-png.js';
import { pngOf } from '../picture-files.js';

interface Case {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly colours: readonly number[];
  readonly opacities?: readonly number[];
}

const CASES: readonly Case[] = [
  {
    title: 'colours with each filter',
    bytes: pngOf({ width: 2, height: 5, colourType: 2 }, [
      [0, 10, 20, 30, 40, 50, 60],
      [1, 10, 20, 30, 30, 30, 30],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 5, 10, 15, 15, 15, 15],
      [4, 0, 0, 0, 0, 0, 0],
    ]),
    colours: Array.from({ length: 5 }, () => [10, 20, 30, 40, 50, 60]).flat(),
  },
  {
    title: 'grey with opacity',
    bytes: pngOf({ width: 2, height: 1, colourType: 4 }, [[0, 7, 255, 9, 128]]),
    colours: [7, 7, 7, 9, 9, 9],
    opacities: [255, 128],
  },
  {
    title: 'a palette of two bits with transparency',
    bytes: pngOf({ width: 3, height: 1, colourType: 3, depth: 2 }, [[0, 0b00_01_10_00]], {
      PLTE: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      tRNS: [255, 0],
    }),
    colours: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    opacities: [255, 0, 255],
  },
  {
    title: 'black and white',
    bytes: pngOf({ width: 3, height: 1, colourType: 0, depth: 1 }, [[0, 0b10100000]]),
    colours: [255, 255, 255, 0, 0, 0, 255, 255, 255],
  },
  {
    title: '16 bits for each colour',
    bytes: pngOf({ width: 1, height: 1, colourType: 2, depth: 16 }, [[0, 1, 99, 2, 99, 3, 99]]),
    colours: [1, 2, 3],
  },
  {
    title: 'interlaced pixels',
    bytes: pngOf({ width: 2, height: 2, colourType: 0, interlace: 1 }, [
      [0, 1],
      [0, 2],
      [0, 3, 4],
    ]),
    colours: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  },
];

test.each(CASES)('the decoder reads $title', ({ bytes, colours, opacities }) => {
  const decoded = decodePng(bytes);
  expect([...decoded.colours]).toEqual(colours);
  expect(decoded.opacities && [...decoded.opacities]).toEqual(opacities);
});

test('the decoder refuses a damaged file', () => {
  expect(() => decodePng(pngOf({ width: 1, height: 1, colourType: 0 }, []).subarray(0, 60))).toThrow();
});
