import { t } from '@vscode/l10n';
import type { Preview } from '../moments.js';
import type { Theme } from '../render/palette.js';
import type { Overlay } from '../scene.js';
import { snapshot } from './snapshot.js';
import type { Shown } from './state.js';

/** What the picture is made of at the moment it is asked for. */
export interface Seen {
  readonly preview: Preview | undefined;
  readonly shown: Shown;
  readonly laid: readonly Overlay[];
  readonly theme: Theme;
}

/** The picture as it is exported, with what is laid over the map now. */
async function painted({ preview, shown, laid, theme }: Seen): Promise<Blob> {
  if (preview === undefined) throw new Error(t('There is no picture yet.'));
  const { numbers, areas, findings } = shown;
  const scene = findings ? preview.scene : { ...preview.scene, findings: [] };
  return snapshot(scene, { theme, numbers, areas, overlays: laid, beside: preview.beside ?? [] });
}

/** Puts it on the clipboard; says what was in the way of that. */
export async function copyPicture(seen: Seen, say: (message: string) => void): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': painted(seen) })]);
  } catch (problem) {
    say(t('The picture could not be copied: {0}', problem instanceof Error ? problem.message : String(problem)));
  }
}

/** As the bytes of a PNG file. */
export async function pictureFile(seen: Seen): Promise<Uint8Array> {
  return new Uint8Array(await (await painted(seen)).arrayBuffer());
}
