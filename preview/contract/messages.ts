/**
 * Messages between the webview and the extension. What the page needs before the first message is on its root element:
 * `data-theme` (`auto` or one of the map's themes) and `data-document`, the URI of the document shown. The page stores
 * the document and its preview state in the webview state, so that the extension can restore them after a reload.
 */
import type { Brush, Stroke } from './drawing.js';
import type { Games } from './games.js';
import type { DropTargets, DropVerdict } from './drop-targets.js';
import type { SentPreview } from './preview.js';
import type { ForcesRow } from './forces.js';
import type { Overlay, Place } from './scene.js';
import type { ComparisonTarget, PreviewState } from './preview-state.js';

/** Messages from the extension to the webview. */
export type ToPreview =
  /**
   * A new picture (as a change to the last one if possible), the state it was requested with, and the picture it is
   * compared with. The camera does not move.
   */
  | {
      readonly type: 'show';
      readonly preview: SentPreview;
      readonly wanted: PreviewState;
      readonly beside?: SentPreview;
    }
  /** Answers `overlay`; replaces the overlays shown for the same wish. */
  | { readonly type: 'overlays'; readonly wish: OverlayWish; readonly overlays: readonly Overlay[] }
  /** Answers `pickUp`: where the picked-up counters can be dropped. */
  | { readonly type: 'dropTargets'; readonly counters: readonly string[]; readonly targets: DropTargets }
  /** Answers `tryMove`. */
  | { readonly type: 'verdict'; readonly counters: readonly string[]; readonly verdict: DropVerdict }
  /** Answers `brushes`. */
  | { readonly type: 'brushes'; readonly brushes: readonly Brush[] }
  /** The cells or unit at the text cursor: highlighted, and scrolled into view only if not visible. */
  | { readonly type: 'locate'; readonly cells: readonly number[]; readonly unit?: string }
  /** The games finished so far. */
  | { readonly type: 'games'; readonly games: Games; readonly isOver: boolean }
  /** The text has changed since the games were played. */
  | { readonly type: 'edited' }
  /** The rows of the Forces page; sent after `forces` if they differ from the last ones sent. */
  | { readonly type: 'forces'; readonly rows: readonly ForcesRow[] }
  /** Asks the page to paint the current picture as it is exported. */
  | { readonly type: 'paint' }
  /** A request failed: one sentence, shown until the next `show`. */
  | { readonly type: 'trouble'; readonly message: string };

/** Messages from the webview to the extension. */
export type FromPreview =
  /** The page is ready, or has lost the picture a change applies to: asks for a complete `show`. */
  | { readonly type: 'ready' }
  /**
   * Shows a moment: its number, the set-up, or the end of the played file. `beside` is the moment of the compared game.
   */
  | { readonly type: 'moment'; readonly moment: number | 'setup' | 'end'; readonly beside?: number | 'setup' }
  /** Compares with other dice or with an earlier text. Without `with`, ends the comparison. */
  | { readonly type: 'compare'; readonly with?: ComparisonTarget }
  /** Takes a snapshot of the current or the saved text and compares later edits with it. */
  | { readonly type: 'compareText'; readonly as: 'now' | 'saved' }
  /** Plays with another seed. The empty string returns to the file's seed. */
  | { readonly type: 'seed'; readonly seed: string }
  /** Writes a tried seed into the file. */
  | { readonly type: 'keepSeed'; readonly seed: string }
  /**
   * Writes the result of a moment that has no order into the file: the default answer, or the roll drawn from the seed.
   */
  | { readonly type: 'writeDown'; readonly moment: number }
  /** Plays one of the games of a series, up to one of its moments. */
  | { readonly type: 'game'; readonly seed: string; readonly moment?: number }
  /** Plays a series of games; run K uses the seed `SEED/K`. */
  | { readonly type: 'games'; readonly runs: number; readonly seed: string }
  /** Stops the series of games. */
  | { readonly type: 'stopGames' }
  /** Plays the file again with its own seed. */
  | { readonly type: 'runAgain' }
  /** Shows or hides hidden values. */
  | { readonly type: 'umpire'; readonly on: boolean }
  /** Shows the game as a side sees it. Without a side: only public information. */
  | { readonly type: 'as'; readonly side?: string }
  /** Pins the preview to this file, or lets it follow the active editor. */
  | { readonly type: 'pin'; readonly on: boolean }
  /** Answers `paint` with the picture as PNG. */
  | { readonly type: 'painted'; readonly png: Uint8Array }
  /** Opens the text at a source location. */
  | { readonly type: 'openPlace'; readonly place: Place }
  /** Opens the page of a rule of the game. */
  | { readonly type: 'openRule'; readonly rule: string }
  /** Opens the text that describes a cell. */
  | { readonly type: 'openCell'; readonly cell: number }
  /** Asks for the rows of the Forces page. While it is open, the page asks again after each `show`. */
  | { readonly type: 'forces' }
  /**
   * Counters were dropped in another cell; `from` is -1 if they came from the tray next to the map. Becomes a text edit
   * if the engine accepts the move.
   */
  | { readonly type: 'moveCounters'; readonly counters: readonly string[]; readonly from: number; readonly to: number }
  /** Counters of one cell were picked up: asks where they can go together. */
  | { readonly type: 'pickUp'; readonly counters: readonly string[] }
  /** The counters hover over a cell: asks whether they can be dropped there, and if not, why. */
  | { readonly type: 'tryMove'; readonly counters: readonly string[]; readonly from: number; readonly to: number }
  /** Asks what can be drawn on the map. While drawing, the page asks again after each `show`. */
  | { readonly type: 'brushes' }
  /** A stroke was drawn on the map; becomes an edit of the map's text. */
  | { readonly type: 'draw'; readonly stroke: Stroke }
  /** Asks for an overlay. The page asks again after each `show`. */
  | { readonly type: 'overlay'; readonly wish: OverlayWish };

/** Identifies an overlay: the reach of a unit, or a named layer of the game for a side or a unit. */
export interface OverlayWish {
  readonly want: string;
  readonly of: string;
}
