import { t } from '@vscode/l10n';
import type { Preview } from '../../contract/preview.js';
import type { Theme } from '../../render/palette.js';
import type { Overlay } from '../../contract/scene.js';
import { snapshot } from './snapshot.js';
import type { Shown } from '../state.js';

/** The current state of the picture. */
export interface PictureState {
  readonly preview: Preview | undefined;
  readonly shown: Shown;
  readonly laid: readonly Overlay[];
  readonly theme: Theme;
}

/** Paints the picture with its frame for export, with the overlays that are visible now. */
async function paintPicture({ preview, shown, laid, theme }: PictureState): Promise<Blob> {
  if (preview === undefined) throw new Error(t('There is no picture yet.'));
  const { numbers, areas, findings } = shown;
  const scene = findings ? preview.scene : { ...preview.scene, findings: [] };
  return snapshot(scene, { theme, numbers, areas, overlays: laid, beside: preview.beside ?? [] });
}

/** Copies the picture to the clipboard; reports a failure through `say`. */
export async function copyPicture(state: PictureState, say: (message: string) => void): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': paintPicture(state) })]);
  } catch (problem) {
    say(t('The picture could not be copied: {0}', problem instanceof Error ? problem.message : String(problem)));
  }
}

/** Returns the picture as the bytes of a PNG file. */
export async function pictureFile(state: PictureState): Promise<Uint8Array> {
  return new Uint8Array(await (await paintPicture(state)).arrayBuffer());
}
