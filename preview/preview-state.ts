import type { FromPreview } from './messages.js';

/** Selects one of the games a file can produce. Without fields: the game the file plays by itself. */
export interface GameSelection {
  /** Overrides the seed of the file. */
  readonly seed?: string | undefined;
  /**
   * Plays to the end of the game, with this policy for decisions without an order. Default: stop at the end of the
   * file's orders.
   */
  readonly unanswered?: UnansweredPolicy | undefined;
}

/** Policies that answer quickly enough for interactive use in an editor. */
export type UnansweredPolicy = (typeof UNANSWERED)[number];
const UNANSWERED = ['default', 'random'] as const;

/**
 * Returns the value if it is a known policy, otherwise undefined. Stored states and command arguments may hold
 * anything.
 */
export const parseUnansweredPolicy = (value: unknown): UnansweredPolicy | undefined =>
  UNANSWERED.find((known) => known === value);

/** The state of a preview: what the extension requests from the server, and what the page keeps across a reload. */
export interface PreviewState extends GameSelection {
  /** Absent: the end of what the file plays. */
  readonly moment?: number | 'setup' | undefined;
  /** True to show hidden values. */
  readonly umpire: boolean;
  /** The side whose view is shown; absent: only public information. */
  readonly as?: string | undefined;
  /** The game or text it is compared with. */
  readonly beside?: ComparisonTarget | undefined;
  /** True if the preview keeps its file when another editor becomes active. */
  readonly pinned?: boolean | undefined;
}

/** What a picture is compared with: the same text with other dice, or an earlier snapshot of the text. */
export interface ComparisonTarget {
  /** Absent: the same dice. */
  readonly seed?: string | undefined;
  readonly earlier?: boolean | undefined;
  readonly moment?: number | 'setup' | undefined;
}

type StateMessage = Extract<
  FromPreview,
  { readonly type: 'moment' | 'seed' | 'runAgain' | 'umpire' | 'as' | 'pin' | 'game' }
>;

/** Returns the state after a message of the page. */
export function reducePreviewState(wanted: PreviewState, message: StateMessage): PreviewState {
  switch (message.type) {
    case 'moment':
      return {
        ...wanted,
        moment: message.moment === 'end' ? undefined : message.moment,
        ...(wanted.beside && { beside: { ...wanted.beside, moment: message.beside } }),
      };
    case 'game':
      return { ...wanted, seed: message.seed, unanswered: undefined, moment: message.moment };
    case 'seed':
      return { ...wanted, seed: message.seed === '' ? undefined : message.seed, unanswered: undefined };
    case 'runAgain':
      return { ...wanted, seed: undefined, unanswered: undefined };
    case 'umpire':
      return { ...wanted, umpire: message.on };
    case 'as':
      return { ...wanted, as: message.side };
    case 'pin':
      return { ...wanted, pinned: message.on };
  }
}

/** Restores the preview state that a reloaded page kept. Missing or invalid fields take the value of `first`. */
export function restorePreviewState(state: unknown, first: PreviewState): PreviewState {
  const kept = state as { readonly wanted?: Partial<Record<keyof PreviewState, unknown>> } | null | undefined;
  const { moment, seed, unanswered, umpire, as, pinned, beside } = kept?.wanted ?? {};
  const answers = parseUnansweredPolicy(unanswered);
  return {
    ...first,
    ...((typeof moment === 'number' || moment === 'setup') && { moment }),
    ...(typeof seed === 'string' && { seed }),
    ...(answers && { unanswered: answers }),
    ...(typeof umpire === 'boolean' && { umpire }),
    ...(typeof as === 'string' && { as }),
    ...(pinned === true && { pinned }),
    ...restoreComparison(beside),
  };
}

function restoreComparison(kept: unknown): Pick<PreviewState, 'beside'> {
  const { seed, earlier } = (kept ?? {}) as Partial<Record<keyof ComparisonTarget, unknown>>;
  if (earlier === true) return { beside: { earlier } };
  return typeof seed === 'string' ? { beside: { seed } } : {};
}
