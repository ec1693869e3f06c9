import { readFile } from 'node:fs/promises';
import { URI } from 'langium';
import type { ScenePicture } from '../preview/contract/scene.js';
import type { PictureBytes } from '../preview/render/pictures.js';

/**
 * Reads the picture files that the scenario files name. A picture file that can no longer be read is left out, and its
 * picture is not drawn.
 */
export async function readPictures(pictures: ReadonlyMap<string, ScenePicture>): Promise<PictureBytes> {
  const read = await Promise.all(
    [...pictures].map(async ([address, { uri }]) => {
      const bytes = await readFile(URI.parse(uri).fsPath).catch(() => undefined);
      return bytes ? [[address, new Uint8Array(bytes)] as const] : [];
    }),
  );
  return new Map(read.flat());
}
