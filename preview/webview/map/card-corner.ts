import type { Room } from './fan.js';
import type { Size } from './view.js';

/** A corner of the map at which the card of the selected cell may be. The zoom controls are at the fourth corner. */
export type Corner = 'bottom-left' | 'top-left' | 'top-right';

const CORNERS: readonly Corner[] = ['bottom-left', 'top-left', 'top-right'];
/** Pixels between the card and the edges of the pane. */
const EDGE_PX = 8;

/** Returns the corner at which a card covers least of an area of the pane; of equal corners, returns the first. */
export function cornerFor(card: Size, area: Room, pane: Size): Corner {
  const covered = CORNERS.map((corner) => overlap(rectangleAt(corner, card, pane), area));
  return CORNERS[covered.indexOf(Math.min(...covered))];
}

function rectangleAt(corner: Corner, { width, height }: Size, pane: Size): Room {
  const left = corner === 'top-right' ? pane.width - EDGE_PX - width : EDGE_PX;
  const top = corner === 'bottom-left' ? pane.height - EDGE_PX - height : EDGE_PX;
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Room, b: Room): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
