import type { Point } from '../../../engine/board/board.js';
import { MIN_ZOOM_WITH_STRENGTHS } from '../../render/distance.js';

/** The visible part of the sheet: the sheet point at the centre of the pane, and pixels per sheet unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_ZOOM = 2.4;
/**
 * Smallest zoom at which counters are easy to read. A map that is much too large for its pane opens at this zoom, with
 * only a part visible.
 */
export const READABLE = 0.64;
/** Smallest number of sheet units around a point at which the counter at the point is visible completely. */
const MIN_ROOM = 50;
/**
 * If the zoom at which the whole sheet fits in the pane is at least this, a map opens with nearly all of the sheet
 * visible.
 */
const MIN_ZOOM_TO_OPEN_NEARLY_WHOLE = 0.3;

/** Returns the zoom at which the whole sheet just fits. */
export const fitting = (sheet: Size, pane: Size): number =>
  Math.min(pane.width / sheet.width, pane.height / sheet.height);

/**
 * Returns the preferred zoom, increased so that counters show their strengths. If that would exceed the zoom `most`,
 * returns the preferred zoom unchanged.
 */
const withStrengths = (preferred: number, most: number): number =>
  most < MIN_ZOOM_WITH_STRENGTHS ? preferred : Math.max(preferred, MIN_ZOOM_WITH_STRENGTHS);

/**
 * Pixels at the bottom kept free for the controls when the whole sheet is shown. In a pane lower than
 * `MIN_HEIGHT_FOR_CONTROLS_PX`, no pixels are kept free.
 */
const CONTROLS_HEIGHT_PX = 40;
const MIN_HEIGHT_FOR_CONTROLS_PX = 200;
const footOf = ({ height }: Size): number => (height < MIN_HEIGHT_FOR_CONTROLS_PX ? 0 : CONTROLS_HEIGHT_PX);

/**
 * Returns the view that shows the whole sheet in the part of the pane above the controls. If the counters can show
 * their strengths only in a larger picture, the sheet may extend below the controls.
 */
export function fit(sheet: Size, pane: Size): View {
  const above = { width: pane.width, height: pane.height - footOf(pane) };
  const zoom = Math.min(withStrengths(fitting(sheet, above), fitting(sheet, pane)), 1.2);
  return { x: sheet.width / 2, y: middle(sheet.height, pane.height / zoom, footOf(pane) / zoom), zoom };
}

/**
 * Returns the coordinate of the view's centre at which the sheet is in the middle of the pane, for one axis. If there
 * is room, the last `foot` units of the pane stay free for the controls.
 * @param length length of the sheet
 * @param visible length of the pane, in sheet units
 */
const middle = (length: number, visible: number, foot = 0): number => (length + Math.min(foot, visible - length)) / 2;

/**
 * Returns whether counters show their strengths when the whole sheet is visible. If so, a map opens with the whole
 * sheet visible.
 */
export const opensWhole = (sheet: Size, pane: Size): boolean => fit(sheet, pane).zoom >= MIN_ZOOM_WITH_STRENGTHS;

/**
 * Returns the first view of a map. If counters show their strengths when the whole sheet is visible, this is the whole
 * sheet. Otherwise it is the area around a point. Its zoom is the smallest at which counters show their strengths, if
 * nearly all of the sheet is visible at that zoom, or else a readable zoom.
 */
export function opening(sheet: Size, pane: Size, around: Point): View {
  if (opensWhole(sheet, pane)) return fit(sheet, pane);
  const isNearlyWhole = fitting(sheet, pane) >= MIN_ZOOM_TO_OPEN_NEARLY_WHOLE;
  const zoom = isNearlyWhole ? MIN_ZOOM_WITH_STRENGTHS : READABLE;
  const inside = (at: number, length: number, pixels: number): number => {
    const half = Math.min(length, pixels / zoom) / 2;
    return Math.max(half, Math.min(length - half, at));
  };
  const [x, y] = [inside(around.x, sheet.width, pane.width), inside(around.y, sheet.height, pane.height)];
  return within({ x, y, zoom }, sheet, pane);
}

/**
 * Returns the view that shows the given points and a margin of `room` sheet units around them, at a zoom of at most 1.
 * If the counters would be too small to show their strengths, the margin is reduced.
 */
export function framing(points: readonly Point[], room: number, pane: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoomWith = (around: number): number =>
    Math.min(1, pane.width / (right - left + 2 * around), pane.height / (bottom - top + 2 * around));
  const zoom = withStrengths(zoomWith(room), zoomWith(Math.min(room, MIN_ROOM)));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

/**
 * Returns the nearest view in which all given points are visible with a margin of `room` sheet units. The zoom becomes
 * smaller only if the points do not fit in the pane otherwise. Returns undefined if all points are visible already.
 */
export function revealing(view: View, points: readonly Point[], room: number, pane: Size): View | undefined {
  if (points.every((point) => isSeen(view, point, room, pane))) return undefined;
  const framed = framing(points, room, pane);
  return { ...framed, zoom: Math.min(view.zoom, framed.zoom) };
}

/** Returns the nearest view that keeps the sheet visible. */
export function within({ x, y, zoom }: View, sheet: Size, pane: Size): View {
  const least = Math.min(fitting(sheet, pane) * 0.8, READABLE);
  const limited = Math.max(least, Math.min(MAX_ZOOM, zoom));
  const hold = (at: number, length: number, pixels: number, foot = 0): number => {
    const visible = pixels / limited;
    if (visible >= length) return middle(length, visible, foot / limited);
    return Math.max(visible * 0.35, Math.min(length - visible * 0.35, at));
  };
  return { x: hold(x, sheet.width, pane.width), y: hold(y, sheet.height, pane.height, footOf(pane)), zoom: limited };
}

/** Returns the view zoomed by the factor `by`. The part of the sheet at the pane point `at` does not move. */
export function zoomedAt(view: View, by: number, at: Point, pane: Size): View {
  const zoom = Math.max(0.01, Math.min(MAX_ZOOM, view.zoom * by));
  const offset = { x: at.x - pane.width / 2, y: at.y - pane.height / 2 };
  return {
    x: view.x + offset.x / view.zoom - offset.x / zoom,
    y: view.y + offset.y / view.zoom - offset.y / zoom,
    zoom,
  };
}

/** Returns the sheet point at a point of the pane. */
export const sheetPoint = (view: View, at: Point, pane: Size): Point => ({
  x: view.x + (at.x - pane.width / 2) / view.zoom,
  y: view.y + (at.y - pane.height / 2) / view.zoom,
});

/** Returns the pane point of a point of the sheet. */
export const panePoint = (view: View, at: Point, pane: Size): Point => ({
  x: (at.x - view.x) * view.zoom + pane.width / 2,
  y: (at.y - view.y) * view.zoom + pane.height / 2,
});

/** Returns whether a point of the sheet is visible with a margin of `room` sheet units around it. */
export function isSeen(view: View, point: Point, room: number, pane: Size): boolean {
  const { x, y } = panePoint(view, point, pane);
  const margin = Math.min(room * view.zoom, pane.width / 3, pane.height / 3);
  return x >= margin && y >= margin && x <= pane.width - margin && y <= pane.height - margin;
}

/** Returns an interpolated view in which every sheet point moves in a straight line across the pane. */
export function part(from: View, to: View, share: number): View {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  // The product of sheet point and zoom moves linearly.
  const at = (axis: 'x' | 'y'): number =>
    (from[axis] * from.zoom + (to[axis] * to.zoom - from[axis] * from.zoom) * share) / zoom;
  return { x: at('x'), y: at('y'), zoom };
}
