import type { Size } from './view.js';

/** Where the dock lies: below the map, beside it, or not at all. */
export type Place = 'below' | 'beside';

/** Pixels the reader gave the dock by dragging the splitter, where he did, and the place he chose. */
export interface Wishes {
  readonly place?: Place | undefined;
  readonly below?: number | undefined;
  readonly beside?: number | undefined;
}

export interface Layout {
  readonly place: Place;
  /** Height of the dock below, width of the one beside. */
  readonly dock: number;
}

/** Rows of the frame. */
const BARS = 36 + 40;
const SPLITTER = 5;
/** The least that is left of the map and of the dock. */
const LEAST = 120;
/** Another place is chosen when the map would be so much larger there. */
const BETTER = 1.08;
const WIDE = 1000;
const LOW = 480;
/** A map so much wider than high has its dock below in any pane. */
const BROAD = 1.6;

/** The body of the pane divided between map and dock: the map gets the larger scale. */
export function layoutOf(pane: Size, map: Size, isBattle: boolean, wishes: Wishes, before?: Place): Layout {
  const place = wishes.place ?? placeOf(pane, map, before);
  const room = (place === 'below' ? pane.height - BARS : pane.width) - SPLITTER;
  const wished = wishes[place] ?? usual(place, pane, isBattle);
  return { place, dock: Math.round(Math.max(Math.min(LEAST, room / 2), Math.min(room - LEAST, wished))) };
}

function placeOf(pane: Size, map: Size, before: Place | undefined): Place {
  if (pane.height < LOW) return pane.width > pane.height ? 'beside' : 'below';
  if (pane.width < WIDE) return 'below';
  if (map.width > map.height * BROAD) return 'below';
  const scale = (place: Place): number => {
    const dock = usual(place, pane, false) + SPLITTER;
    return place === 'below'
      ? Math.min(pane.width / map.width, (pane.height - BARS - dock) / map.height)
      : Math.min((pane.width - dock) / map.width, (pane.height - BARS) / map.height);
  };
  const other = before === 'below' ? 'beside' : 'below';
  return scale(other) > scale(before ?? 'beside') * BETTER ? other : (before ?? 'beside');
}

/** What the dock takes where nobody dragged it: more for a battle, whose map is framed close. */
function usual(place: Place, { width, height }: Size, isBattle: boolean): number {
  if (place === 'beside') return width < WIDE ? Math.min(316, width / 2) : Math.max(420, Math.min(560, width * 0.36));
  const body = height - BARS;
  // A phone's: the map is what is looked at.
  if (height < LOW) return body * 0.35;
  if (!isBattle) return Math.min(width < 480 ? 312 : 240, body * 0.5);
  return Math.min(width < 600 ? 440 : 444, body * 0.62);
}
