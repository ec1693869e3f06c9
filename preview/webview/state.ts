import type { Wanted } from '../wanted.js';
import type { Wishes } from './layout.js';
import type { Filter } from './rows.js';
import type { View } from './view.js';

/** The state that the editor keeps while the tab is hidden or the window reloads. */
export interface PreviewState {
  readonly view?: View;
  /** True if the view shows the whole map at any panel size. */
  readonly isWhole: boolean;
  readonly shown: Shown;
  /** The user's layout of the panel. */
  readonly dock: Wishes;
  readonly filter: Filter;
  /** Playback speed as a multiple of the normal one. */
  readonly speed: number;
  /** The document and preview state, from which the extension restores the preview after a reload. */
  readonly document?: string;
  readonly wanted?: Wanted;
}

/** The visible overlays and layers. */
export interface Shown {
  /** Layers of the game: `zone German` of a side, `supply` of the selected unit. */
  readonly layers: readonly string[];
  readonly reach: boolean;
  readonly numbers: boolean;
  readonly areas: boolean;
  readonly findings: boolean;
  readonly umpire: boolean;
  /** The side whose view is shown. */
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
 * Restores a state saved by this or an older version, with defaults for missing fields. If it belongs to another
 * document, only the general display options are kept.
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
