import type { Brush } from './drawing.js';
import type { DropTargets, DropVerdict } from './drop-targets.js';
import type { AnswerOption, OpenQuestion, OptionForecast } from './playing.js';
import type { Overlay } from './scene.js';

/** The requests of the page, with their parameters and answers. The extension answers each with one message. */
export interface PageRequests {
  /** Asks in which cells counters that were picked up from one cell can be dropped together. */
  readonly dropTargets: { readonly params: { readonly counters: readonly string[] }; readonly answer: DropTargets };
  /** Asks whether the dragged counters can be dropped in a cell. If they cannot, the answer contains the reason. */
  readonly dropVerdict: { readonly params: CounterMove; readonly answer: DropVerdict };
  /**
   * Asks for the features and terrain that can be drawn on the map. While drawing, the page asks again after each
   * `show`.
   */
  readonly brushes: { readonly params: Readonly<Record<string, never>>; readonly answer: readonly Brush[] };
  /** Asks for a visible overlay. The page asks again after each `show`. */
  readonly overlay: { readonly params: OverlayId; readonly answer: readonly Overlay[] };
  /** Asks for the legal answers to the open question that use exactly the named units. */
  readonly options: {
    readonly params: QuestionId & { readonly units: readonly string[]; readonly cells?: readonly number[] };
    readonly answer: readonly AnswerOption[];
  };
  /** Asks why the units cannot answer the open question with a cell. There is no answer if they can. */
  readonly refusal: {
    readonly params: QuestionId & { readonly units: readonly string[]; readonly cell: number };
    readonly answer: { readonly refused: string; readonly rule?: string };
  };
  /** Asks for the content of a picture file that the scene names, by its address in the drawing. */
  readonly picture: { readonly params: { readonly address: string }; readonly answer: { readonly bytes: Uint8Array } };
  /** Asks what an answer to the open question leads to. */
  readonly forecast: { readonly params: QuestionId & { readonly order: string }; readonly answer: OptionForecast };
  /**
   * Asks for the odds of answers as short texts, in the order of the answers. For an answer without odds, the text is
   * null. If there are too many answers for one request, the result contains only the odds of the first ones.
   */
  readonly odds: {
    readonly params: QuestionId & { readonly orders: readonly string[] };
    readonly answer: readonly (string | null)[];
  };
}

export type RequestName = keyof PageRequests;

/** A request. Its id is unique, also among earlier loads of the page. */
export type RequestMessage = {
  readonly [Name in RequestName]: {
    readonly type: 'request';
    readonly id: string;
    readonly request: Name;
    readonly params: PageRequests[Name]['params'];
  };
}[RequestName];

/** The answer to the request with the same id. `answer` is absent if the extension could not answer. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly id: string;
  readonly answer?: PageRequests[RequestName]['answer'];
}

/** Identifies the question to which a request belongs. */
export type QuestionId = Pick<OpenQuestion, 'version' | 'moment'>;

/** Counters to be moved from one cell to another. `from` is -1 if they come from the tray next to the map. */
export interface CounterMove {
  readonly counters: readonly string[];
  readonly from: number;
  readonly to: number;
  /**
   * True to add the cell to the attack that the counters already make. By default, the cell replaces the target of this
   * attack.
   */
  readonly adds?: boolean;
}

/** Identifies an overlay: the reach of a unit, or a named layer of the game for a side or a unit. */
export interface OverlayId {
  readonly want: string;
  readonly of: string;
}
