import type { PreviewParams } from './preview.js';

/**
 * `sandtable/continuation`: the text of a scenario that begins at a moment of a game and continues the game from there.
 * Null if the document plays no game.
 */
export interface ContinuationParams extends Pick<PreviewParams, 'uri' | 'moment' | 'seed' | 'unanswered' | 'playing'> {
  /** URI of the file to write. Its imports are relative to its folder. */
  readonly target: string;
}
export type ContinuationResult =
  | {
      readonly text: string;
      /**
       * The point at which the scenario begins: the last end of a phase up to the requested moment. Examples: `setup`,
       * `turn 4 German combat`.
       */
      readonly after: string;
    }
  | { readonly refused: string }
  | null;
