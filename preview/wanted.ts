import type { FromPreview } from './messages.js';

/** Which picture a page is to show: what the extension asks the server for, and what the page keeps over a reload. */
export interface Wanted {
  /** Absent: the end of what the file plays. */
  readonly moment?: number | 'setup' | undefined;
  /** Absent: the file's own. */
  readonly seed?: string | undefined;
  /** Shows hidden values. */
  readonly umpire: boolean;
  /** Shows what this side knows; absent: what everybody may. */
  readonly as?: string | undefined;
  /** It stays with its file, whichever is being edited. */
  readonly pinned?: boolean | undefined;
}

type AsksForAnother = Extract<
  FromPreview,
  { readonly type: 'moment' | 'seed' | 'runAgain' | 'umpire' | 'as' | 'pin' | 'game' }
>;

/** What is wanted once the page has asked for another picture. */
export function wantedAfter(wanted: Wanted, message: AsksForAnother): Wanted {
  switch (message.type) {
    case 'moment':
      return { ...wanted, moment: message.moment === 'end' ? undefined : message.moment };
    case 'game':
      return { ...wanted, seed: message.seed, moment: message.moment };
    case 'seed':
      return { ...wanted, seed: message.seed === '' ? undefined : message.seed };
    case 'runAgain':
      return { ...wanted, seed: undefined };
    case 'umpire':
      return { ...wanted, umpire: message.on };
    case 'as':
      return { ...wanted, as: message.side };
    case 'pin':
      return { ...wanted, pinned: message.on };
  }
}

/** What a page that comes back was showing, by the state it kept; whatever that lacks is as at first. */
export function wantedIn(state: unknown, first: Wanted): Wanted {
  const kept = state as { readonly wanted?: Partial<Record<keyof Wanted, unknown>> } | null | undefined;
  const { moment, seed, umpire, as, pinned } = kept?.wanted ?? {};
  return {
    ...first,
    ...((typeof moment === 'number' || moment === 'setup') && { moment }),
    ...(typeof seed === 'string' && { seed }),
    ...(typeof umpire === 'boolean' && { umpire }),
    ...(typeof as === 'string' && { as }),
    ...(pinned === true && { pinned }),
  };
}
