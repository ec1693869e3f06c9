import { decodedPictures } from '../../canvas/decoded-pictures.js';
import type { Scene } from '../../contract/scene.js';
import { closeScan, decodedScans, scanOf } from '../../canvas/scan.js';
import { picturesIn, scansIn } from '../../render/pictures.js';
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

  function load(address: string, isScan: boolean): Promise<void> {
    return new Promise((resolve) => {
      request('picture', { address }, (answer) => {
        void createImageBitmap(new Blob([answer.bytes as Uint8Array<ArrayBuffer>]))
          .then((bitmap) => keep(address, bitmap, isScan))
          .then(loaded)
          // The file begins like a picture, but cannot be decoded. Nothing is drawn in its place.
          .catch(() => undefined)
          .finally(resolve);
      });
    });
  }

  async function keep(address: string, bitmap: ImageBitmap, isScan: boolean): Promise<void> {
    if (!isScan) {
      if (loading.has(address)) decodedPictures.set(address, bitmap);
      return;
    }
    const scan = await scanOf(bitmap);
    if (loading.has(address)) decodedScans.set(address, scan);
    else closeScan(scan);
  }

  function discard(address: string): void {
    loading.delete(address);
    decodedPictures.get(address)?.close();
    decodedPictures.delete(address);
    const scan = decodedScans.get(address);
    if (scan) closeScan(scan);
    decodedScans.delete(address);
  }

  return {
    load(scenes) {
      const [pictures, scans] = [picturesIn(scenes), scansIn(scenes)];
      for (const address of loading.keys()) if (!pictures.has(address) && !scans.has(address)) discard(address);
      for (const [wanted, isScan] of [
        [pictures, false],
        [scans, true],
      ] as const)
        for (const address of wanted.keys()) if (!loading.has(address)) loading.set(address, load(address, isScan));
    },
    settled: () => Promise.all(loading.values()),
  };
}
