import { page } from './picture.js';

/** Paints the picture files of the tests in the browser: a scan with printed hexes, a tank, and woods. */
export function paintedPng(uri: string): Promise<Uint8Array> {
  return page
    .evaluate(async (name) => {
      const size = name.includes('scan') ? [900, 700] : name.includes('tiger') ? [96, 60] : [64, 64];
      const canvas = new OffscreenCanvas(size[0], size[1]);
      const context = canvas.getContext('2d')!;
      if (name.includes('scan')) {
        context.fillStyle = '#d9c59a';
        context.fillRect(0, 0, 900, 700);
        context.strokeStyle = '#7a5c2e';
        context.fillStyle = '#4a6b3a';
        for (let x = 60; x < 900; x += 86)
          for (let y = 60 + (((x - 60) / 86) % 2) * 30; y < 700; y += 60) {
            context.beginPath();
            context.arc(x, y, 27, 0, 7);
            context.stroke();
            if ((x * y) % 5 === 0) context.fill();
          }
      } else if (name.includes('tiger')) {
        context.fillStyle = '#8b7a52';
        context.fillRect(6, 30, 84, 16);
        context.fillRect(30, 16, 34, 14);
        context.fillRect(64, 20, 30, 4);
        context.fillStyle = '#3c3728';
        for (const x of [16, 32, 48, 64, 80]) {
          context.beginPath();
          context.arc(x, 48, 8, 0, 7);
          context.fill();
        }
      } else {
        context.fillStyle = '#5d8a4a';
        context.fillRect(0, 0, 64, 64);
        context.fillStyle = '#3f6b33';
        for (const [x, y] of [
          [12, 14],
          [40, 10],
          [26, 34],
          [52, 40],
          [10, 52],
          [38, 56],
        ]) {
          context.beginPath();
          context.arc(x, y, 9, 0, 7);
          context.fill();
        }
      }
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, uri)
    .then((bytes) => Uint8Array.from(bytes));
}
