import type { CompletionItemKind } from 'vscode-languageserver';
import type { Cell } from '../../../engine/board/board.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import type { SandtableServices } from '../../services.js';
import type { LegalOrder } from '../../play/game-at.js';
import type { Spot } from './context.js';

/** One line of the list. */
export interface Proposal {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  /** Markdown. */
  readonly text?: string;
  /** What is written, when not the label; `$1` and `${1:word}` are stops of a snippet. */
  readonly snippet?: string;
  /** Sorts before the label. */
  readonly order?: string;
  /** Where what it replaces begins, when earlier than the word: `panzer gre|` is replaced as a whole. */
  readonly start?: number;
  /** Shown struck through: it may not be chosen, and the detail says why. */
  readonly isBarred?: boolean;
  /** There are more like it: with more typed the list is another. */
  readonly hasMore?: boolean;
}

/** A legal answer and what it takes and leaves. */
export interface PricedOrder extends LegalOrder {
  readonly price: string;
}

/** What proposals are made from. */
export interface ProposalContext {
  readonly spot: Spot;
  readonly services: SandtableServices;
  readonly analysis: Analysis;
  readonly ruleset: Ruleset | undefined;
  /** The game at this place of the text; played only when asked. */
  readonly game: () => Game | undefined;
  /** Verbs it asks for there, and the names that legal answers of one begin with, or that go with the first of them. */
  readonly verbs: () => readonly string[];
  /** Legal answers to such an order, all or those of the unit that leads them; of these those that have a price. */
  readonly offers: (verb: string, leader?: string) => readonly LegalOrder[];
  readonly priced: (verb: string, leader?: string) => readonly PricedOrder[];
  readonly legalCells: (verb: string, leader: string | undefined, words: readonly string[]) => ReadonlySet<Cell>;
  readonly legal: (verb: string, first?: string) => ReadonlySet<string>;
}

export type Proposer = (context: ProposalContext) => Iterable<Proposal>;

/** Cost, rank or place as text that sorts like the number. */
export function sortable(number: number): string {
  return Math.max(0, Math.round(number * 10))
    .toString()
    .padStart(6, '0');
}

/** Author's text inside a snippet. */
export function literal(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
