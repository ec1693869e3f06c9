import type { PreviewState } from '../contract/preview-state.js';
import type { DockPreferences } from './ui/layout.js';
import type { Filter } from './record/rows.js';
import type { View } from './map/view.js';

/** The state that the editor keeps while the tab is hidden or the window reloads. */
export interface WebviewState {
  readonly view?: View;
  /** True if the map is to stay visible as a whole when the panel changes its size. */
  readonly isWhole: boolean;
  readonly shown: Shown;
  /** The user's layout of the panel. */
  readonly dock: DockPreferences;
  readonly filter: Filter;
  /** Playback speed as a multiple of the normal speed. */
  readonly speed: number;
  /** The document and preview state, from which the extension restores the preview after a reload. */
  readonly document?: string;
  readonly wanted?: PreviewState;
}

/** The visible overlays and layers. */
export interface Shown {
  /**
   * The visible layers of the game by name. For example, `zone German` is a layer of a side, and `supply` is a layer of
   * the selected unit.
   */
  readonly layers: readonly string[];
  readonly reach: boolean;
  readonly numbers: boolean;
  readonly areas: boolean;
  readonly findings: boolean;
  /** The author's scan under the grid. */
  readonly scan: boolean;
  readonly umpire: boolean;
  /** The side whose view is shown; undefined to show only public information. */
  readonly as?: string | undefined;
}

const FIRST: WebviewState = {
  isWhole: false,
  shown: { layers: [], reach: false, numbers: true, areas: false, findings: true, scan: true, umpire: false },
  dock: {},
  filter: 'all',
  speed: 1,
};

/**
 * Restores a state saved by this or an older version. Missing fields get defaults. If the state belongs to another
 * document, only the general display options are kept.
 */
export function restoreWebviewState(saved: unknown, document: string | undefined): WebviewState {
  const state = typeof saved === 'object' && saved !== null ? (saved as Partial<WebviewState>) : {};
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
