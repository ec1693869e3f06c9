import { parseUnansweredPolicy, type GameSelection } from './game-selection.js';

/** The state of a preview: what the extension requests from the server, and what the page keeps across a reload. */
export interface PreviewState extends GameSelection {
  /** The moment shown. Absent: the last moment that the file plays. */
  readonly moment?: number | 'setup' | undefined;
  /** True to show hidden values. */
  readonly umpire: boolean;
  /** The side whose view is shown. Absent: only public information is shown. */
  readonly as?: string | undefined;
  /** The game or text that the preview is compared with. */
  readonly beside?: ComparisonTarget | undefined;
  /** True if the preview keeps its file when another editor becomes active. */
  readonly pinned?: boolean | undefined;
  /** True while a game is played in the panel. After a reload, the panel continues the game. */
  readonly isPlayed?: boolean | undefined;
}

/** Picture to compare with: the same text with another seed, or an earlier snapshot of the text. */
export interface ComparisonTarget {
  /** Seed of the compared game. Absent: the seed of the game shown. */
  readonly seed?: string | undefined;
  readonly earlier?: boolean | undefined;
  readonly moment?: number | 'setup' | undefined;
}

/** Restores the preview state that a reloaded page kept. Missing or invalid fields take the value of `first`. */
export function restorePreviewState(state: unknown, first: PreviewState): PreviewState {
  const saved = state as { readonly wanted?: Partial<Record<keyof PreviewState, unknown>> } | null | undefined;
  const { moment, seed, unanswered, umpire, as, pinned, isPlayed, beside } = saved?.wanted ?? {};
  const answers = parseUnansweredPolicy(unanswered);
  return {
    ...first,
    ...((typeof moment === 'number' || moment === 'setup') && { moment }),
    ...(typeof seed === 'string' && { seed }),
    ...(answers && { unanswered: answers }),
    ...(typeof umpire === 'boolean' && { umpire }),
    ...(typeof as === 'string' && { as }),
    ...(pinned === true && { pinned }),
    ...(isPlayed === true && { isPlayed }),
    ...restoreComparison(beside),
  };
}

function restoreComparison(saved: unknown): Pick<PreviewState, 'beside'> {
  const { seed, earlier } = (saved ?? {}) as Partial<Record<keyof ComparisonTarget, unknown>>;
  if (earlier === true) return { beside: { earlier } };
  return typeof seed === 'string' ? { beside: { seed } } : {};
}
