import type { Cell } from '../board/board.js';
import type { Attributes } from './map.js';
import type { Source } from './source.js';

/** A condition on the position or the events of a game. `isNot` negates the condition. */
export type Expectation = { readonly isNot?: true } & (
  | {
      readonly about: 'unit';
      readonly name: string;
      readonly cell?: Cell;
      readonly attributes: Attributes;
      readonly source: Source;
    }
  | {
      readonly about: 'event';
      readonly verb: string;
      readonly cell?: Cell;
      /** The unit or formation that the event is about. */
      readonly name?: string;
      readonly attributes: Attributes;
      readonly source: Source;
    }
  | { readonly about: 'score'; readonly side: string; readonly points: number; readonly source: Source }
);
