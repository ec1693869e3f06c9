import { decodePng } from './decode-png.js';

/** The colour spaces of PDF by the number of components of a JPEG picture. */
const COLOUR_SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/**
 * Writes a picture file as an image XObject [ISO 32000-1, 8.9]. pdfkit cannot do this here, because its build for
 * bundles decodes PNG files in a web worker.
 */
export function writeImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference | undefined {
  try {
    return bytes[0] === 0x89 ? pngImage(document, bytes) : jpegImage(document, bytes);
  } catch {
    return undefined; // A damaged file is not drawn.
  }
}

const IMAGE = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };

function pngImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference {
  const { width, height, colours, opacities } = decodePng(bytes);
  const size = { Width: width, Height: height };
  const mask = opacities && written(document, { ...IMAGE, ...size, ColorSpace: 'DeviceGray' }, opacities);
  return written(document, { ...IMAGE, ...size, ColorSpace: 'DeviceRGB', ...(mask && { SMask: mask }) }, colours);
}

/**
 * Writes a JPEG file into the PDF without changes. Reads the size and the number of components from its frame header
 * [ITU-T T.81, B.2.2].
 */
function jpegImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (
    at + 9 < bytes.length &&
    (bytes[at + 1] < 0xc0 || bytes[at + 1] > 0xcf || [0xc4, 0xc8, 0xcc].includes(bytes[at + 1]))
  )
    at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2);
  if (at + 9 >= bytes.length) return undefined;
  const components = bytes[at + 9];
  const size = { Width: view.getUint16(at + 7), Height: view.getUint16(at + 5) };
  const inverted = components === 4 ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {};
  const form = { ...IMAGE, ...size, ColorSpace: COLOUR_SPACES[components], ...inverted, Filter: 'DCTDecode' };
  return written(document, form, bytes);
}

function written(document: PDFKit.PDFDocument, data: object, content: Uint8Array): PDFKit.PDFKitReference {
  const reference = document.ref(data);
  reference.write(Buffer.from(content));
  reference.end(undefined);
  return reference;
}
