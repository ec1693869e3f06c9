/**
 * Messages between the webview and the extension. The root element of the page holds the data that the page needs
 * before the first message: `data-theme` (`auto` or one of the map's themes) and `data-document`, the URI of the
 * document shown. The page stores the document and its preview state in the webview state, so that the extension can
 * restore them after a reload.
 */
import type { Alignment, Stroke } from './drawing.js';
import type { Games } from './games.js';
import type { SentPreview } from './preview.js';
import type { ForcesRow } from './forces.js';
import type { PlayAction, PlayView } from './play-messages.js';
import type { AnswerMessage, CounterMove, RequestMessage } from './requests.js';
import type { Place } from './scene.js';
import type { ComparisonTarget, PreviewState } from './preview-state.js';

/** Messages from the extension to the webview. */
export type ToPreview =
  /**
   * A new picture (as a change to the last picture if possible), the state for which it was requested, and the picture
   * to compare with. The camera does not move. `play` is the stage of the played game that belongs to the picture, such
   * as a question.
   */
  | {
      readonly type: 'show';
      readonly preview: SentPreview;
      readonly wanted: PreviewState;
      readonly beside?: SentPreview;
      readonly play?: PlayView;
    }
  | AnswerMessage
  /** The cells or unit at the text cursor: highlighted, and scrolled into view only if not visible. */
  | { readonly type: 'locate'; readonly cells: readonly number[]; readonly unit?: string }
  /** The games finished so far. */
  | { readonly type: 'games'; readonly games: Games; readonly isOver: boolean }
  /** The text has changed since the games were played. */
  | { readonly type: 'edited' }
  /** The rows of the Forces page; sent after `forces` if they differ from the last ones sent. */
  | { readonly type: 'forces'; readonly rows: readonly ForcesRow[] }
  /** The stage of the game that is played in the panel: start form, question, computer player, end of the game. */
  | { readonly type: 'play'; readonly play: PlayView }
  /** Asks the page to paint the current picture as it is exported. Answered by `painted` with the same id. */
  | { readonly type: 'paint'; readonly id: number }
  /** A request failed: one sentence, shown until the next `show`. */
  | { readonly type: 'trouble'; readonly message: string };

/** Messages from the webview to the extension. */
export type FromPreview =
  /**
   * Requests a complete `show` message. The page sends this request when it is ready, and when it no longer has the
   * picture to which a change applies.
   */
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
  /** Writes a scenario that begins at the moment shown. */
  | { readonly type: 'continueFromHere' }
  /** Shows or hides hidden values. */
  | { readonly type: 'umpire'; readonly on: boolean }
  /** Shows the game as a side sees it. Without a side: only public information. */
  | { readonly type: 'as'; readonly side?: string }
  /** Undoes or redoes the last edit of the text that the panel shows. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Pins the preview to this file, or lets it follow the active editor. */
  | { readonly type: 'pin'; readonly on: boolean }
  /** Answers `paint` with the picture as PNG. */
  | { readonly type: 'painted'; readonly id: number; readonly png: Uint8Array }
  /** Opens the text at a source location. */
  | { readonly type: 'openPlace'; readonly place: Place }
  /** Opens the page of a rule of the game. */
  | { readonly type: 'openRule'; readonly rule: string }
  /** Opens the text that describes a cell. */
  | { readonly type: 'openCell'; readonly cell: number }
  /** Asks for the rows of the Forces page. While it is open, the page asks again after each `show`. */
  | { readonly type: 'forces' }
  /** Counters were dropped in another cell. Becomes a text edit if the engine accepts the move. */
  | ({ readonly type: 'moveCounters' } & CounterMove)
  /** A stroke was drawn on the map; becomes an edit of the map's text. */
  | { readonly type: 'draw'; readonly stroke: Stroke }
  /** The scan was aligned with the grid; becomes an edit of the map's text. */
  | { readonly type: 'align'; readonly alignment: Alignment }
  /** The user wants to choose a picture file as the scan. */
  | { readonly type: 'chooseScan' }
  /** The user plays a game in the panel. */
  | ({ readonly type: 'play' } & PlayAction)
  | RequestMessage
  /** A handler of the page threw an error. The page continues; the extension writes the error to its log. */
  | { readonly type: 'failed'; readonly message: string };
