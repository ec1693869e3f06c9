import type { FromPreview } from './messages.js';

/** Which of the games is meant that may come of a file; absent: the one that it plays by itself. */
export interface WhichGame {
  /** Instead of that of the file. */
  readonly seed?: string | undefined;
  /** The game is played to its end, and this is who answers where the file has no order; absent: as far as the file goes, by default. */
  readonly unanswered?: Answering | undefined;
}

/** Who can be asked quickly enough to be looked at in an editor. */
export type Answering = (typeof UNANSWERED)[number];
const UNANSWERED = ['default', 'random'] as const;

/** Who answers, as far as that is said: pages keep, and commands are given, anything. */
export const answeringIn = (value: unknown): Answering | undefined => UNANSWERED.find((known) => known === value);

/** Which picture a page is to show: what the extension asks the server for, and what the page keeps over a reload. */
export interface Wanted extends WhichGame {
  /** Absent: the end of what the file plays. */
  readonly moment?: number | 'setup' | undefined;
  /** Shows hidden values. */
  readonly umpire: boolean;
  /** Shows what this side knows; absent: what everybody may. */
  readonly as?: string | undefined;
  /** The game or the text it is compared with. */
  readonly beside?: Beside | undefined;
  /** It stays with its file, whichever is being edited. */
  readonly pinned?: boolean | undefined;
}

/** What a picture is compared with: the same text with other dice, or the text as it was held. */
export interface Beside {
  /** Absent: the same dice. */
  readonly seed?: string | undefined;
  readonly earlier?: boolean | undefined;
  readonly moment?: number | 'setup' | undefined;
}

type AsksForAnother = Extract<
  FromPreview,
  { readonly type: 'moment' | 'seed' | 'runAgain' | 'umpire' | 'as' | 'pin' | 'game' }
>;

/** What is wanted once the page has asked for another picture. */
export function wantedAfter(wanted: Wanted, message: AsksForAnother): Wanted {
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

/** What a page that comes back was showing, by the state it kept; whatever that lacks is as at first. */
export function wantedIn(state: unknown, first: Wanted): Wanted {
  const kept = state as { readonly wanted?: Partial<Record<keyof Wanted, unknown>> } | null | undefined;
  const { moment, seed, unanswered, umpire, as, pinned, beside } = kept?.wanted ?? {};
  const answers = answeringIn(unanswered);
  return {
    ...first,
    ...((typeof moment === 'number' || moment === 'setup') && { moment }),
    ...(typeof seed === 'string' && { seed }),
    ...(answers && { unanswered: answers }),
    ...(typeof umpire === 'boolean' && { umpire }),
    ...(typeof as === 'string' && { as }),
    ...(pinned === true && { pinned }),
    ...besideIn(beside),
  };
}

function besideIn(kept: unknown): Pick<Wanted, 'beside'> {
  const { seed, earlier } = (kept ?? {}) as Partial<Record<keyof Beside, unknown>>;
  if (earlier === true) return { beside: { earlier } };
  return typeof seed === 'string' ? { beside: { seed } } : {};
}
