import type { FromPreview, OverlayWish } from '../../contract/messages.js';
import type { Overlay } from '../../contract/scene.js';
import { nameOf } from './overlay-requests.js';

/** Overlays that do not come with the picture: requested from the extension and cached. */
export interface OverlayCache {
  /** Requests all wanted overlays. */
  readonly ask: () => void;
  readonly hear: (wish: OverlayWish, overlays: readonly Overlay[]) => void;
  /** Returns the wanted overlays that have arrived. */
  readonly now: () => readonly Overlay[];
}

export function overlayCache(
  wishes: () => readonly OverlayWish[],
  post: (message: Extract<FromPreview, { type: 'overlay' }>) => void,
): OverlayCache {
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
