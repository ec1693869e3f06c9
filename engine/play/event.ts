import type { Ledger } from '../model/ledger.js';
import type { Source } from '../model/source.js';
import type { Address } from './moment.js';
import type { Secret } from './sight.js';

/** Something that happened: one line of the game's record. */
export interface GameEvent {
  /** A word of the ruleset's vocabulary: `move`, `attack`, `retreat`, `eliminated`, `phase` … */
  readonly kind: string;
  /** The moment it follows from. */
  readonly address: Address;
  /** The number of the rule that made it happen. */
  readonly rule: string;
  readonly side?: string;
  /** One sentence, for people; never shows what is still hidden from a side. */
  readonly text: string;
  /** Names of the units it is about. */
  readonly pieces?: readonly string[];
  /** Labels of the cells it is about; for movement the path. */
  readonly cells?: readonly string[];
  readonly ledger?: Ledger;
  readonly dice?: {
    readonly address: Address;
    readonly sides: number;
    readonly values: readonly number[];
    readonly written: boolean;
  };
  /**
   * The rules take the units from their owner, neither dice nor the enemy do: for where they stand at the end of a phase, or for
   * the order that is carried out. It is told at the order that led to it.
   */
  readonly forfeit?: 'place' | 'order';
  /** A statement of the author's that was not kept: it is told as a finding there. */
  readonly at?: Source;
  /** Other facts of the event, plain JSON: `{ odds: '4-1', result: 'D2' }`. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** The sides that hear of it at all; absent: everybody does. */
  readonly heardBy?: readonly string[];
  /** What stands here for those who know more than everybody. */
  readonly secret?: Secret<Pick<GameEvent, 'text' | 'pieces' | 'cells' | 'ledger' | 'dice' | 'facts'>>;
}
