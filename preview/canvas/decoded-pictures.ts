/** The decoded picture files of the author by address, shared by all canvases of the page. */
export const decodedPictures = new Map<string, ImageBitmap>();
