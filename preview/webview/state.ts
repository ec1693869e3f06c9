import type { View } from './view.js';

/** What the editor keeps for us while the tab is hidden or the window reloads. */
export interface PreviewState {
  readonly view?: View;
  readonly shown: Shown;
  readonly panel: boolean;
  /** The document this is the preview of, by which the extension finds it again after a reload. */
  readonly document?: string;
}

/** What is laid over the map. */
export interface Shown {
  /** Sides whose ZOC is shown. */
  readonly zones: readonly string[];
  readonly reach: boolean;
  readonly supply: boolean;
  readonly numbers: boolean;
  readonly areas: boolean;
  readonly findings: boolean;
  readonly umpire: boolean;
}

export const FIRST: PreviewState = {
  shown: { zones: [], reach: false, supply: false, numbers: true, areas: false, findings: true, umpire: false },
  panel: true,
};

/** A state saved by this or an older version; what it lacks is as at first, where the settings say whether the umpire looks. */
export function restored(saved: unknown, umpire = false): PreviewState {
  if (typeof saved !== 'object' || saved === null) return { ...FIRST, shown: { ...FIRST.shown, umpire } };
  const state = saved as Partial<PreviewState>;
  return { ...FIRST, ...state, shown: { ...FIRST.shown, ...state.shown } };
}
