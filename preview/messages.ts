/**
 * The page and the extension talk in these messages. What must be known before the first of them stands on the page's
 * root element: `data-theme` (`auto`, or one of the map's own) and `data-document`, the URI of the document shown.
 * That and what was wanted of it the page keeps in its state, so that the extension shows the same after a reload.
 */
import type { Brush, Stroke } from './drawing.js';
import type { Games } from './games.js';
import type { Hold, Verdict } from './hold.js';
import type { SentPreview } from './moments.js';
import type { ForcesRow } from './forces.js';
import type { Overlay, Place } from './scene.js';
import type { Beside, Wanted } from './wanted.js';

/** What the extension posts to the preview. */
export type ToPreview =
  /** A fresh picture, as what changed in the one before it, what was asked for, and what it is compared with; the view stays where it is. */
  | {
      readonly type: 'show';
      readonly preview: SentPreview;
      readonly wanted: Wanted;
      readonly beside?: SentPreview;
    }
  /** The answer to `overlay`; replaces what was shown for the same wish. */
  | { readonly type: 'overlays'; readonly wish: OverlayWish; readonly overlays: readonly Overlay[] }
  /** The answer to `takeUp`: where what is in the hand can go. */
  | { readonly type: 'hold'; readonly counters: readonly string[]; readonly hold: Hold }
  /** The answer to `tryMove`. */
  | { readonly type: 'verdict'; readonly counters: readonly string[]; readonly verdict: Verdict }
  /** The answer to `brushes`. */
  | { readonly type: 'brushes'; readonly brushes: readonly Brush[] }
  /** Where the text cursor stands: highlighted, and scrolled into view only when it is not visible. */
  | { readonly type: 'locate'; readonly cells: readonly number[]; readonly unit?: string }
  /** Games as far as they have been played. */
  | { readonly type: 'games'; readonly games: Games; readonly isOver: boolean }
  /** The text is no longer that of which many games were played. */
  | { readonly type: 'edited' }
  /** The ledger of forces, after `forces` when it is not what was told last. */
  | { readonly type: 'forces'; readonly rows: readonly ForcesRow[] }
  /** Paint the picture shown as it is exported, for a file. */
  | { readonly type: 'paint' }
  /** Something asked for could not be done: one sentence, shown until the next `show`. */
  | { readonly type: 'trouble'; readonly message: string };

/** What the preview posts to the extension. */
export type FromPreview =
  /** The page can receive, or has lost a picture that changed: asks for a `show` of the whole. */
  | { readonly type: 'ready' }
  /** Show a moment: its number, the set-up, or the end of what the file plays; and one of what it is compared with. */
  | { readonly type: 'moment'; readonly moment: number | 'setup' | 'end'; readonly beside?: number | 'setup' }
  /** Compare with other dice, or with the text as it was held; with nothing any more. */
  | { readonly type: 'compare'; readonly with?: Beside }
  /** Hold the text as it is, or as it was saved, and compare with it what becomes of it. */
  | { readonly type: 'compareText'; readonly as: 'now' | 'saved' }
  /** Play with another seed; the empty string returns to the file's own. */
  | { readonly type: 'seed'; readonly seed: string }
  /** Write a seed that was tried into the file. */
  | { readonly type: 'keepSeed'; readonly seed: string }
  /** Write down what came at a moment without an order: the answer taken by default, or the roll of the seed. */
  | { readonly type: 'writeDown'; readonly moment: number }
  /** Play a game that many games found, up to one of its moments. */
  | { readonly type: 'game'; readonly seed: string; readonly moment?: number }
  /** Play many games, run K with the seed `SEED/K`. */
  | { readonly type: 'games'; readonly runs: number; readonly seed: string }
  /** Enough games have been played. */
  | { readonly type: 'stopGames' }
  /** Play the file again with its own seed. */
  | { readonly type: 'runAgain' }
  /** Show or hide hidden values. */
  | { readonly type: 'umpire'; readonly on: boolean }
  /** Show what a side knows; without one what everybody may. */
  | { readonly type: 'as'; readonly side?: string }
  /** Stay with this file, or follow the one that is being edited. */
  | { readonly type: 'pin'; readonly on: boolean }
  /** The picture as PNG, once it was asked for. */
  | { readonly type: 'painted'; readonly png: Uint8Array }
  /** Open the text at a place. */
  | { readonly type: 'openPlace'; readonly place: Place }
  /** Open the page of a rule of the game. */
  | { readonly type: 'openRule'; readonly rule: string }
  /** Open the text where a cell is written about. */
  | { readonly type: 'openCell'; readonly cell: number }
  /** Ask for the ledger of forces; the page asks again after each `show` while it is open. */
  | { readonly type: 'forces' }
  /** Counters were put down in another cell, from beside the map where `from` is -1: to become an edit of the text, if the engine lets them. */
  | { readonly type: 'moveCounters'; readonly counters: readonly string[]; readonly from: number; readonly to: number }
  /** Counters of one cell are in the hand: where can they go together? */
  | { readonly type: 'takeUp'; readonly counters: readonly string[] }
  /** They are held over a cell: may they be put down there, and if not, why? */
  | { readonly type: 'tryMove'; readonly counters: readonly string[]; readonly from: number; readonly to: number }
  /** Ask what can be drawn on the map; the page asks again after each `show` while it draws. */
  | { readonly type: 'brushes' }
  /** Something was drawn on the map: to become an edit of its text. */
  | { readonly type: 'draw'; readonly stroke: Stroke }
  /** Ask for an overlay; it is asked for again by the page after each `show`. */
  | { readonly type: 'overlay'; readonly wish: OverlayWish };

/** The reach of a unit, or a layer of the game for a side or a unit, by name. */
export interface OverlayWish {
  readonly want: string;
  readonly of: string;
}
