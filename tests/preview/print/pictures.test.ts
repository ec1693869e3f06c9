import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { el, group } from '../../../preview/render/shape.js';
import { pictureIn, withPictures } from '../../../preview/render/pictures.js';
import { svgOf } from '../../../preview/render/svg.js';
import { writePdf } from '../../../preview/print/pdf.js';
import { jpeg, pngOf } from '../picture-files.js';

const FONTS = {
  regular: readFileSync('cli/fonts/DejaVuSans.ttf'),
  bold: readFileSync('cli/fonts/DejaVuSans-Bold.ttf'),
};
const TIGER = { uri: 'file:///a&b/tiger.png', width: 2, height: 1, edition: 1 };
const SCAN = { uri: 'file:///a&b/forest.jpg', width: 640, height: 480, edition: 2 };
const BOX = { left: 0, top: 0, right: 40, bottom: 30 };
const PICTURES = new Map([
  ['file:///a&b/tiger.png#1', pngOf({ width: 2, height: 1, colourType: 6 }, [[0, 1, 2, 3, 255, 4, 5, 6, 0]])],
  ['file:///a&b/forest.jpg#2', jpeg(640, 480)],
]);
const shapes = [TIGER, SCAN, TIGER].map((picture) => pictureIn(BOX, picture));

test('a PDF contains each picture once, and a mask for its transparent pixels', async () => {
  const sheet = { width: 100, height: 100, shapes: [group({}, shapes)] };
  const text = new TextDecoder('latin1').decode(await writePdf([sheet], 'Pictures', FONTS, PICTURES));
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(3);
  expect(text.match(/\/SMask/g)).toHaveLength(1);
  expect(text.match(/\/Filter \/DCTDecode/g)).toHaveLength(1);
});

test('a damaged picture is left out of a PDF', async () => {
  const sheet = { width: 100, height: 100, shapes };
  const damaged = new Map([['file:///a&b/tiger.png#1', Uint8Array.of(0x89, 0x50)]]);
  const text = new TextDecoder('latin1').decode(await writePdf([sheet], 'Pictures', FONTS, damaged));
  expect(text).not.toContain('/Subtype /Image');
});

test('an SVG contains each picture once, and none whose file is missing', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${svgOf([el('rect', {}), ...shapes])}</svg>`;
  const whole = withPictures(svg, PICTURES);
  expect(whole.match(/<image /g)).toHaveLength(2);
  expect(whole.match(/<use /g)).toHaveLength(3);
  expect(whole).toContain('href="data:image/jpeg;base64,');
  expect(whole).not.toContain('file:');
  expect(withPictures(svg, new Map())).not.toMatch(/<image|<use/);
});
