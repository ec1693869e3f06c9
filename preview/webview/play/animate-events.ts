import type { PlayedEvent, PlayedLoss } from '../../contract/playing.js';
import type { Scene } from '../../contract/scene.js';
import { groundOf } from '../../render/ground.js';
import type { MapPane } from '../map/map-pane.js';
import { movePathsOf } from '../map/move-paths.js';
import { prefersStillness } from '../theme.js';

/** The events and the losses that led to a question. */
export interface Played {
  readonly events: readonly PlayedEvent[];
  readonly losses: readonly PlayedLoss[];
}

/**
 * Moves the units of some events along their paths to where they are now, and then marks the losses for a short time.
 * If the user prefers reduced motion, only marks the losses. The next question can be answered meanwhile: any key and
 * any press of the pointer ends the animation and removes the marks.
 */
export function animateEvents(
  { events, losses }: Played,
  scene: Scene,
  { march, losses: marks }: Pick<MapPane, 'march' | 'losses'>,
): void {
  marks.end();
  const overlays = events.flatMap(({ cells, moved }) =>
    moved ? [{ kind: 'move' as const, cells, pieces: moved }] : [],
  );
  const isMoving = overlays.length > 0 && !prefersStillness();
  const paths = isMoving ? movePathsOf({ overlays, counters: scene.counters }, groundOf(scene.grid)) : [];
  if (paths.length === 0 && losses.length === 0) return;
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    march.end();
    marks.end();
  };
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    document.addEventListener(type, end, { capture: true, passive: true, signal: ended.signal });
  if (paths.length === 0) marks.show(losses);
  else
    march.begin(paths, () => {
      marks.show(losses);
    });
}
