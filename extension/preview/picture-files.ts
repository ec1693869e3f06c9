import * as vscode from 'vscode';
import type { Scene, ScenePicture } from '../../preview/contract/scene.js';
import { picturesIn, scansIn, type PictureBytes } from '../../preview/render/pictures.js';

/**
 * Reads a picture file. Only files that a scene names can be read, so the page cannot ask for others.
 * @param address the address of the picture in the drawing
 */
export async function readPicture(scenes: readonly Scene[], address: string): Promise<Uint8Array | undefined> {
  const picture = picturesIn(scenes).get(address) ?? scansIn(scenes).get(address);
  return picture && (await readFile(picture));
}

/** Reads picture files. A file that cannot be read is left out, and is not drawn. */
export async function readPictures(pictures: ReadonlyMap<string, ScenePicture>): Promise<PictureBytes> {
  const read = await Promise.all(
    [...pictures].map(async ([address, file]) => [address, await readFile(file)] as const),
  );
  return new Map(read.flatMap(([address, bytes]) => (bytes ? [[address, bytes] as const] : [])));
}

async function readFile({ uri }: ScenePicture): Promise<Uint8Array | undefined> {
  try {
    // The editor may return a Buffer of Node, which a message to a page would turn into JSON.
    return new Uint8Array(await vscode.workspace.fs.readFile(vscode.Uri.parse(uri)));
  } catch {
    return undefined;
  }
}
