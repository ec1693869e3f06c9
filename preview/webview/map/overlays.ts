import type { OverlayId } from '../../contract/requests.js';
import type { Overlay } from '../../contract/scene.js';
import type { SendRequest } from '../request-channel.js';
import { nameOf } from './overlay-requests.js';

/** Overlays that are not part of the picture. Such overlays are requested from the extension and cached. */
export interface OverlayCache {
  /** Requests all visible overlays. */
  readonly ask: () => void;
  /** Returns the visible overlays that have been received so far. */
  readonly now: () => readonly Overlay[];
}

/**
 * Creates the cache of a map's overlays.
 * @param visible Returns the overlays that the user has turned on.
 * @param changed Called when an overlay has arrived.
 */
export function overlayCache(
  visible: () => readonly OverlayId[],
  request: SendRequest,
  changed: () => void,
): OverlayCache {
  const answers = new Map<string, readonly Overlay[]>();
  return {
    ask() {
      for (const id of visible()) {
        const name = nameOf(id);
        const arrived = (overlays: readonly Overlay[]): void => {
          answers.set(name, overlays);
          changed();
        };
        request('overlay', id, arrived, { series: `overlay ${name}` });
      }
    },
    now: () => visible().flatMap((id) => answers.get(nameOf(id)) ?? []),
  };
}
