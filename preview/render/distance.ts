/**
 * The level of detail of a picture. At close range everything is drawn. Farther away, counters lose their fine print,
 * and then become blocks that show only side, arm and size. Lettering is never too small to read.
 */
export interface Distance {
  readonly detail: Detail;
  /** Size in sheet units of the smallest legible lettering; 0 if all lettering is larger than that. */
  readonly least: number;
  /** Width of a block in sheet units; 0 if counters are not drawn as blocks. */
  readonly block: number;
}

/**
 * `factors`: counters without names and steps. `blocks`: blocks that show only side, arm and size. `specks`: blocks on
 * very small cells.
 */
export type Detail = 'all' | 'factors' | 'blocks' | 'specks';

/** The level of detail at close range, at which everything is drawn. */
export const CLOSE: Distance = { detail: 'all', least: 0, block: 0 };

/** Smallest zoom at which counters show their strengths and cells show their numbers. */
export const MIN_ZOOM_WITH_STRENGTHS = 0.43;

/** Height in pixels of the smallest legible lettering. */
const MIN_LETTERING_PX = 9;
/** Size in sheet units of the smallest lettering that is drawn at close range. */
const MIN_LETTERING_SIZE = 13;

/**
 * Returns the level of detail for a zoom in pixels per sheet unit. The lettering size `least` changes in steps by a
 * factor of 2^¼, so that most zoom changes do not redraw the picture.
 */
export function distanceAt(zoom: number): Distance {
  const pixels = zoom * 100;
  const least = MIN_LETTERING_PX / 2 ** (Math.floor(Math.log2(zoom) * 4) / 4);
  return {
    detail: pixels >= 72 ? 'all' : zoom >= MIN_ZOOM_WITH_STRENGTHS ? 'factors' : pixels >= 22 ? 'blocks' : 'specks',
    least: least > MIN_LETTERING_SIZE ? least : 0,
    block: zoom >= MIN_ZOOM_WITH_STRENGTHS ? 0 : pixels >= 22 ? 72 : Math.max(80, least),
  };
}

/** Returns the factor by which lines are widened when the map is zoomed out, so that they stay visible. */
export const lineScale = (least: number): number => Math.max(1, least * 0.046);

/** Returns whether cell labels are legible. */
export const showsNumbers = (detail: Detail): boolean => detail === 'all' || detail === 'factors';
