import type { Size } from '../map/view.js';

/** Position of the dock: below the map, or next to the map. */
export type Place = 'below' | 'beside';

/** The user's choices for the dock: its position, and its size in pixels at each position. */
export interface DockPreferences {
  readonly place?: Place | undefined;
  readonly below?: number | undefined;
  readonly beside?: number | undefined;
}

export interface Layout {
  readonly place: Place;
  /** Size in pixels of the dock: its height below the map, or its width next to the map. */
  readonly dock: number;
}

/** Height of the toolbar and the transport bar in pixels. */
const BARS = 36 + 40;
const SPLITTER = 5;
/** Minimum size of the map and of the dock in pixels. */
const MIN_SIZE_PX = 120;
/** The dock changes its position only if the map becomes larger by this factor. */
const MIN_IMPROVEMENT = 1.08;
const WIDE_PANE_PX = 1000;
const LOW_PANE_PX = 480;
/** For a map wider than this ratio of width to height, the dock is below the map in any panel. */
const BROAD_MAP_RATIO = 1.6;

/**
 * Computes the position and size of the dock. If the user has not chosen a position, the dock is usually placed where
 * the map is drawn at the larger scale.
 */
export function layoutOf(pane: Size, map: Size, isBattle: boolean, wishes: DockPreferences, before?: Place): Layout {
  const place = wishes.place ?? placeOf(pane, map, before);
  const room = (place === 'below' ? pane.height - BARS : pane.width) - SPLITTER;
  const preferred = wishes[place] ?? usual(place, pane, isBattle);
  return {
    place,
    dock: Math.round(Math.max(Math.min(MIN_SIZE_PX, room / 2), Math.min(room - MIN_SIZE_PX, preferred))),
  };
}

function placeOf(pane: Size, map: Size, before: Place | undefined): Place {
  if (pane.height < LOW_PANE_PX) return pane.width > pane.height ? 'beside' : 'below';
  if (pane.width < WIDE_PANE_PX) return 'below';
  if (map.width > map.height * BROAD_MAP_RATIO) return 'below';
  const scale = (place: Place): number => {
    const dock = usual(place, pane, false) + SPLITTER;
    return place === 'below'
      ? Math.min(pane.width / map.width, (pane.height - BARS - dock) / map.height)
      : Math.min((pane.width - dock) / map.width, (pane.height - BARS) / map.height);
  };
  const other = before === 'below' ? 'beside' : 'below';
  return scale(other) > scale(before ?? 'beside') * MIN_IMPROVEMENT ? other : (before ?? 'beside');
}

/** Returns the default size of the dock. The dock is larger for a battle. */
function usual(place: Place, { width, height }: Size, isBattle: boolean): number {
  if (place === 'beside')
    return width < WIDE_PANE_PX ? Math.min(316, width / 2) : Math.max(420, Math.min(560, width * 0.36));
  const body = height - BARS;
  // On a phone the map has priority over the dock.
  if (height < LOW_PANE_PX) return body * 0.35;
  if (!isBattle) return Math.min(width < 480 ? 312 : 240, body * 0.5);
  return Math.min(width < 600 ? 440 : 444, body * 0.62);
}
