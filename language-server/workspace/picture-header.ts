/** Size in pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the size of a PNG or JPEG picture from the first bytes of its file. Returns undefined for other files. */
export function readPictureSize(head: Uint8Array): PictureSize | undefined {
  if (PNG_SIGNATURE.every((byte, i) => head[i] === byte)) return pngSize(head);
  return head[0] === 0xff && head[1] === 0xd8 ? jpegSize(head) : undefined;
}

/** Reads the size of a PNG picture. The first chunk of the file, IHDR, begins with width and height [PNG, 11.2.1]. */
function pngSize(head: Uint8Array): PictureSize | undefined {
  if (head.length < 24) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return positive({ width: view.getUint32(16), height: view.getUint32(20) });
}

/** Finds the frame header of a JPEG file (SOF0 to SOF15 except DHT, JPG and DAC) [ITU-T T.81, B.2.2]. */
function jpegSize(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 2;
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return positive({ width: view.getUint16(at + 7), height: view.getUint16(at + 5) });
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const positive = (size: PictureSize): PictureSize | undefined => (size.width > 0 && size.height > 0 ? size : undefined);
