import type { Point } from '../../../engine/board/board.js';
import { UNIT } from '../../render/ground.js';
import type { Camera } from './camera.js';
import { panePoint } from './view.js';

/** Returns the rectangle of the window around a cell with the given centre. */
export function rectangleInWindow(pane: HTMLElement, camera: Camera, centre: Point): DOMRectReadOnly {
  const { left, top, width, height } = pane.getBoundingClientRect();
  const view = camera.view ?? { x: 0, y: 0, zoom: 1 };
  const { x, y } = panePoint(view, centre, { width, height });
  const half = (UNIT / 2) * view.zoom;
  return new DOMRectReadOnly(left + x - half, top + y - half, 2 * half, 2 * half);
}
