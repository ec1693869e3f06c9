import { decodedPictures } from '../../canvas/decoded-pictures.js';
import type { Scene } from '../../contract/scene.js';
import { picturesIn } from '../../render/pictures.js';
import type { SendRequest } from '../request-channel.js';

/** Loads the author's picture files, so that the maps can draw them. */
export interface PictureLoader {
  /**
   * Requests the pictures of the given scenes that are not loaded yet, and discards the pictures of all other scenes.
   */
  readonly load: (scenes: readonly Scene[]) => void;
  /** Resolves when all requested pictures have been decoded. */
  readonly settled: () => Promise<unknown>;
}

/**
 * Creates a loader for the author's picture files.
 * @param loaded called when a picture has been decoded
 */
export function pictureLoader(request: SendRequest, loaded: () => void): PictureLoader {
  const loading = new Map<string, Promise<void>>();

  function decode(address: string): Promise<void> {
    return new Promise((resolve) => {
      request('picture', { address }, (answer) => {
        void createImageBitmap(new Blob([answer.bytes as Uint8Array<ArrayBuffer>]))
          .then((bitmap) => {
            if (loading.has(address)) decodedPictures.set(address, bitmap);
            loaded();
          })
          // A file that is no picture although its first bytes are: its place stays empty.
          .catch(() => undefined)
          .finally(resolve);
      });
    });
  }

  return {
    load(scenes) {
      const wanted = picturesIn(scenes);
      for (const address of loading.keys()) {
        if (wanted.has(address)) continue;
        loading.delete(address);
        decodedPictures.get(address)?.close();
        decodedPictures.delete(address);
      }
      for (const address of wanted.keys()) if (!loading.has(address)) loading.set(address, decode(address));
    },
    settled: () => Promise.all(loading.values()),
  };
}
