import type { CompletionItemKind } from 'vscode-languageserver';
import type { Cell } from '../../../engine/board/board.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import type { SandtableServices } from '../../services.js';
import type { LegalOrder } from '../../play/game-at.js';
import type { Spot } from './context.js';

/** One entry of a completion list. */
export interface Proposal {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  /** Description in Markdown. */
  readonly text?: string;
  /** Text to insert if it differs from the label; `$1` and `${1:word}` are tab stops. */
  readonly snippet?: string;
  /** Sort key, compared before the label. Default: `5`. */
  readonly order?: string;
  /** Start offset of the replaced text if more than the current word is replaced, such as all of `panzer gre|`. */
  readonly start?: number;
  /** True if the entry is struck through because it is not allowed. `detail` gives the reason. */
  readonly isBarred?: boolean;
  /** Whether some entries were left out. The client must then request the list again after more typing. */
  readonly hasMore?: boolean;
}

/** A legal order, with its cost and the amount that remains afterwards. */
export interface PricedOrder extends LegalOrder {
  readonly price: string;
}

/** The context of a completion request. Functions are evaluated lazily, because they may replay the game. */
export interface ProposalContext {
  readonly spot: Spot;
  readonly services: SandtableServices;
  readonly analysis: Analysis;
  readonly ruleset: Ruleset | undefined;
  /** Returns the game as it is when play reaches the cursor's place in the text. */
  readonly game: () => Game | undefined;
  /** Returns the verbs that answer the current decision. */
  readonly verbs: () => readonly string[];
  /** Returns the legal orders with a verb. If `leader` is given, returns only orders whose first unit is `leader`. */
  readonly offers: (verb: string, leader?: string) => readonly LegalOrder[];
  /**
   * Returns the legal orders with a verb that have a cost. If `leader` is given, returns only orders whose first unit
   * is `leader`.
   */
  readonly priced: (verb: string, leader?: string) => readonly PricedOrder[];
  readonly legalCells: (verb: string, leader: string | undefined, words: readonly string[]) => ReadonlySet<Cell>;
  readonly legal: (verb: string, first?: string) => ReadonlySet<string>;
}

export type Proposer = (context: ProposalContext) => Iterable<Proposal>;

/** Converts a number into a text that sorts in numeric order. */
export function sortable(number: number): string {
  return Math.max(0, Math.round(number * 10))
    .toString()
    .padStart(6, '0');
}
