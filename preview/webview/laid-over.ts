import type { FromPreview, OverlayWish } from '../messages.js';
import type { Overlay } from '../scene.js';
import { nameOf } from './wishes.js';

/** What is laid over the map and does not come with the picture: it is wished for, asked of the extension, and kept as it was answered. */
export interface LaidOver {
  /** Asks for all that is wished for. */
  readonly ask: () => void;
  readonly hear: (wish: OverlayWish, overlays: readonly Overlay[]) => void;
  /** Of what is wished for all that has been answered. */
  readonly now: () => readonly Overlay[];
}

export function laidOver(
  wishes: () => readonly OverlayWish[],
  post: (message: Extract<FromPreview, { type: 'overlay' }>) => void,
): LaidOver {
  const answers = new Map<string, readonly Overlay[]>();
  return {
    ask() {
      for (const wish of wishes()) post({ type: 'overlay', wish });
    },
    hear(wish, overlays) {
      answers.set(nameOf(wish), overlays);
    },
    now: () => wishes().flatMap((wish) => answers.get(nameOf(wish)) ?? []),
  };
}
