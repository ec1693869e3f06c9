import { decodePng } from './decode-png.js';

/** The methods with which the PDF library writes a JPEG file. Its types leave them out. */
interface WithJpeg {
  openImage(bytes: Uint8Array): { embed(document: PDFKit.PDFDocument): void; readonly obj: PDFKit.PDFKitReference };
}

/**
 * Writes a picture file as an image XObject [ISO 32000-1, 8.9]. The library writes JPEG files itself. It cannot write
 * PNG files here, because its build for bundles decodes them in a web worker. A damaged file is not written, and
 * undefined is returned.
 */
export function writeImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference | undefined {
  try {
    return bytes[0] === 0x89 ? pngImage(document, bytes) : jpegImage(document, bytes);
  } catch {
    return undefined;
  }
}

function jpegImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference {
  const image = (document as PDFKit.PDFDocument & WithJpeg).openImage(bytes);
  image.embed(document);
  return image.obj;
}

const IMAGE = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };

function pngImage(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference {
  const { width, height, colours, opacities } = decodePng(bytes);
  const size = { Width: width, Height: height };
  const mask = opacities && written(document, { ...IMAGE, ...size, ColorSpace: 'DeviceGray' }, opacities);
  return written(document, { ...IMAGE, ...size, ColorSpace: 'DeviceRGB', ...(mask && { SMask: mask }) }, colours);
}

function written(document: PDFKit.PDFDocument, data: object, content: Uint8Array): PDFKit.PDFKitReference {
  const reference = document.ref(data);
  reference.write(Buffer.from(content));
  reference.end(undefined);
  return reference;
}
