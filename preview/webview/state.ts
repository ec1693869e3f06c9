import type { Wanted } from '../wanted.js';
import type { Wishes } from './layout.js';
import type { Filter } from './rows.js';
import type { View } from './view.js';

/** What the editor keeps for us while the tab is hidden or the window reloads. */
export interface PreviewState {
  readonly view?: View;
  /** The view is of the whole map, in whatever pane. */
  readonly isWhole: boolean;
  readonly shown: Shown;
  /** How the reader divided the pane. */
  readonly dock: Wishes;
  readonly filter: Filter;
  /** How many times as quick as usual the game is played through. */
  readonly speed: number;
  /** The document this is the preview of, and what was asked of it: by these the extension shows the same after a reload. */
  readonly document?: string;
  readonly wanted?: Wanted;
}

/** What is laid over the map. */
export interface Shown {
  /** Layers of the game: `zone German` of a side, `supply` of the chosen unit. */
  readonly layers: readonly string[];
  readonly reach: boolean;
  readonly numbers: boolean;
  readonly areas: boolean;
  readonly findings: boolean;
  readonly umpire: boolean;
  /** The side whose knowledge is shown. */
  readonly as?: string | undefined;
}

const FIRST: PreviewState = {
  isWhole: false,
  shown: { layers: [], reach: false, numbers: true, areas: false, findings: true, umpire: false },
  dock: {},
  filter: 'all',
  speed: 1,
};

/**
 * A state saved by this or an older version; what it lacks is as at first. Of a page that shows another document now only how the
 * reader looks at any is left.
 */
export function restored(saved: unknown, document: string | undefined): PreviewState {
  const state = typeof saved === 'object' && saved !== null ? (saved as Partial<PreviewState>) : {};
  const shown = { ...FIRST.shown, ...state.shown };
  const now = document === undefined ? {} : { document };
  if (state.document !== undefined && document !== undefined && state.document !== document)
    return {
      ...FIRST,
      filter: state.filter ?? FIRST.filter,
      speed: state.speed ?? FIRST.speed,
      shown: { ...shown, layers: [], as: undefined },
      ...now,
    };
  return { ...FIRST, ...state, shown, ...now };
}
