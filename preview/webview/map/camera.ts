import type { Point } from '../../../engine/board/board.js';
import { prefersStillness } from '../theme.js';
import { fit, framing, isSeen, opening, part, revealing, sheetPoint, within, zoomedAt } from './view.js';
import type { Size, View } from './view.js';

/** The camera of a map pane. New pictures do not change the view of the camera; only the user or a call does. */
export interface Camera {
  /** The view that an animation moves to, or the current view; undefined until there is a sheet. */
  readonly view: View | undefined;
  /** The view drawn in the current frame. */
  readonly drawnView: View | undefined;
  /**
   * Sets the size of the sheet. The first call shows the saved view. Without a saved view, it shows the whole sheet, or
   * the area around a point if the whole sheet would be unreadable.
   */
  look(sheet: Size, around: () => Point): void;
  readonly fit: () => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (by: number, at?: Point) => void;
  /** Moves the view so that a point of the sheet is in the middle. */
  readonly centre: (point: Point) => void;
  /**
   * Scrolls so that a point of the sheet is visible. A strip of `covered` pixels at the right edge of the pane does not
   * count as visible.
   */
  readonly reveal: (point: Point, covered?: number) => void;
  /** Scrolls so that all points are visible, and zooms out if they do not fit in the pane otherwise. */
  readonly revealAll: (points: readonly Point[], room: number) => void;
  /** Shows the given points and a margin of `room` sheet units around them. */
  readonly frame: (points: readonly Point[], room: number) => void;
  /** Moves the camera back to an earlier view, with an animation. */
  readonly turn: (view: View) => void;
  /** Shows a view at once, without animation, to keep two maps at the same view. */
  readonly see: (view: View) => void;
  readonly sees: (point: Point) => boolean;
  readonly toSheet: (at: Point) => Point;
}

/** Duration of an animation in milliseconds. */
const ANIMATION_MS = 180;

export interface CameraEvents {
  /** Called when the drawn view or the size of the pane has changed. */
  readonly turned: (drawnView: View, pane: Size) => void;
  /** Called when the view that the camera moves to has changed. */
  readonly moved: (view: View) => void;
}

export function camera(pane: HTMLElement, saved: View | undefined, { turned, moved }: CameraEvents): Camera {
  let view = saved;
  let drawnView = saved;
  let sheet: Size | undefined;
  let placed = false;
  let gliding = 0;
  let known: Size | undefined;
  /** Size of the pane, cached because reading the size forces a layout. */
  const size = (): Size => (known ??= { width: pane.clientWidth || 1, height: pane.clientHeight || 1 });

  function show(now: View): void {
    drawnView = now;
    placed = true;
    turned(now, size());
  }

  function go(to: View, gently = false): void {
    if (sheet === undefined) return;
    view = within(to, sheet, size());
    cancelAnimationFrame(gliding);
    if (gently && drawnView && !prefersStillness()) glide(drawnView, view);
    else show(view);
    moved(view);
  }

  function glide(from: View, to: View): void {
    let began: number | undefined;
    const step = (now: number): void => {
      const share = Math.min(1, (now - (began ??= now)) / ANIMATION_MS);
      show(share === 1 ? to : part(from, to, 1 - (1 - share) ** 2));
      if (share < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  }

  new ResizeObserver(() => {
    known = undefined;
    if (drawnView) show(drawnView);
  }).observe(pane);
  const now = (): View => drawnView ?? { x: 0, y: 0, zoom: 1 };
  return {
    get view() {
      return view;
    },
    get drawnView() {
      return drawnView;
    },
    look(next, around) {
      sheet = next;
      if (view === undefined) go(opening(next, size(), around()));
      else if (!placed) show(view);
    },
    fit() {
      if (sheet) go(fit(sheet, size()), true);
    },
    pan: ({ x, y }) => {
      go({ ...now(), x: now().x - x / now().zoom, y: now().y - y / now().zoom });
    },
    zoom: (by, at) => {
      if (at) go(zoomedAt(now(), by, at, size()));
      else go(zoomedAt(view ?? now(), by, { x: size().width / 2, y: size().height / 2 }, size()), true);
    },
    centre: ({ x, y }) => {
      go({ ...now(), x, y });
    },
    reveal(point, covered = 0) {
      const at = view ?? now();
      const { width, height } = size();
      const aside = covered / 2 / at.zoom;
      if (isSeen({ ...at, x: at.x - aside }, point, 60, { width: width - covered, height })) return;
      go({ ...at, x: point.x + aside, y: point.y }, true);
    },
    revealAll(points, room) {
      const to = revealing(view ?? now(), points, room, size());
      if (to) go(to, true);
    },
    frame(points, room) {
      if (points.length > 0) go(framing(points, room, size()), true);
    },
    turn: (to) => {
      go(to, true);
    },
    see(to) {
      if (drawnView && to.x === drawnView.x && to.y === drawnView.y && to.zoom === drawnView.zoom) return;
      cancelAnimationFrame(gliding);
      view = to;
      show(to);
      moved(to);
    },
    sees: (point) => isSeen(view ?? now(), point, 60, size()),
    toSheet: (at) => sheetPoint(now(), at, size()),
  };
}
