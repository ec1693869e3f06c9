import type { PlayedEvent } from '../../contract/playing.js';
import type { Scene } from '../../contract/scene.js';
import { groundOf } from '../../render/ground.js';
import type { MoveAnimation } from '../map/move-animation.js';
import { movePathsOf } from '../map/move-paths.js';
import { prefersStillness } from '../theme.js';

/**
 * Moves the units of some events along their paths to where they are now. The next question can be answered meanwhile:
 * any key and any press of the pointer ends the animation.
 */
export function animateEvents(events: readonly PlayedEvent[], scene: Scene, march: MoveAnimation): void {
  const overlays = events.flatMap(({ cells, moved }) =>
    moved ? [{ kind: 'move' as const, cells, pieces: moved }] : [],
  );
  if (overlays.length === 0 || prefersStillness()) return;
  const paths = movePathsOf({ overlays, counters: scene.counters }, groundOf(scene.grid));
  if (paths.length === 0) return;
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    march.end();
  };
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    document.addEventListener(type, end, { capture: true, passive: true, signal: ended.signal });
  march.begin(paths, () => {
    ended.abort();
  });
}
