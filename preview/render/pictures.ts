import type { CounterFace, Scene, ScenePicture } from '../contract/scene.js';
import type { Box } from './boxes.js';
import { el, type Shape } from './shape.js';

/**
 * The address of a picture in the shapes of a drawing. It contains the edition, so that a changed file is drawn again.
 */
export const addressOf = ({ uri, edition }: ScenePicture): string => `${uri}#${edition}`;

/** Draws a picture in the middle of a box, as large as fits. */
export const pictureIn = (box: Box, picture: ScenePicture): Shape => pictureAt(box, picture, Math.min);

/**
 * Draws a picture in the middle of a box, large enough to cover the box. Parts of the picture may extend beyond the
 * box.
 */
export const pictureOver = (box: Box, picture: ScenePicture): Shape => pictureAt(box, picture, Math.max);

function pictureAt(
  { left, top, right, bottom }: Box,
  picture: ScenePicture,
  choose: (across: number, down: number) => number,
): Shape {
  const scale = choose((right - left) / picture.width, (bottom - top) / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return el('image', {
    href: addressOf(picture),
    x: ((left + right - width) / 2).toFixed(2),
    y: ((top + bottom - height) / 2).toFixed(2),
    width: width.toFixed(2),
    height: height.toFixed(2),
    preserveAspectRatio: 'none',
  });
}

type WithPicture = Pick<CounterFace, 'picture'>;

/** Returns the pictures on the counters and in the cells of scenes, by their addresses. */
export const picturesIn = (
  scenes: readonly (Pick<Scene, 'terrain'> & { readonly counters: readonly WithPicture[] })[],
): ReadonlyMap<string, ScenePicture> =>
  byAddress(
    scenes.flatMap(({ terrain, counters }) => [
      ...(terrain.pictures ?? []).map(({ picture }) => picture),
      ...counters.flatMap(({ picture }) => picture ?? []),
    ]),
  );

/** Returns the scans under the grids of scenes, by their addresses. */
export const scansIn = (scenes: readonly Pick<Scene, 'underlay'>[]): ReadonlyMap<string, ScenePicture> =>
  byAddress(scenes.flatMap(({ underlay }) => underlay?.picture ?? []));

/** Returns the pictures on faces of counters, by their addresses. */
export const facePictures = (faces: readonly WithPicture[]): ReadonlyMap<string, ScenePicture> =>
  byAddress(faces.flatMap(({ picture }) => picture ?? []));

const byAddress = (pictures: readonly ScenePicture[]): ReadonlyMap<string, ScenePicture> =>
  new Map(pictures.map((picture) => [addressOf(picture), picture]));

/** The contents of picture files, by address. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;

/** Matches an element that draws a picture. */
const IMAGE =
  /<image href="([^"]*)" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" preserveAspectRatio="none"\/>/g;

/**
 * Puts the contents of the pictures into an SVG document, each picture once. A picture whose content is missing is not
 * drawn.
 */
export function withPictures(svg: string, pictures: PictureBytes): string {
  const ids = new Map<string, string>();
  const drawn = svg.replace(IMAGE, (_, href: string, x: string, y: string, width: string, height: string) => {
    const address = href.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    if (!pictures.has(address)) return '';
    const id = ids.get(address) ?? `picture-${ids.size + 1}`;
    ids.set(address, id);
    return `<use href="#${id}" transform="translate(${x} ${y}) scale(${width} ${height})"/>`;
  });
  if (ids.size === 0) return drawn;
  const defs = [...ids].map(
    ([address, id]) =>
      `<image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${dataUri(pictures.get(address)!)}"/>`,
  );
  return drawn.replace(/(<svg[^>]*>)/, `$1<defs>${defs.join('')}</defs>`);
}

/**
 * Number of bytes that are encoded at once, because the number of arguments of a call is limited. It must be a multiple
 * of 3, so that the encoded parts can be joined.
 */
const CHUNK_BYTES = 8190;

const dataUri = (bytes: Uint8Array): string =>
  `data:${bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'};base64,${base64(bytes)}`;

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return text;
}
