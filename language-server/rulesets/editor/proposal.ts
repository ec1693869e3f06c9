import type { CompletionItemKind } from 'vscode-languageserver-types';

/** A token of a ruleset before the cursor. */
export interface Token {
  readonly image: string;
  readonly startLine?: number;
  readonly endLine?: number;
}

/** The position of a completion request in a ruleset. */
export interface RulesetSpot {
  /** The tokens of the ruleset before the word at the cursor. */
  readonly tokens: readonly Token[];
  readonly isAtLineStart: boolean;
  /** The part of the current word before the cursor, and its start offset. */
  readonly typed: string;
  readonly start: number;
  /** Whether the cursor is between existing quotes. */
  readonly isBetweenQuotes: boolean;
}

/** An entry of the completion list. The properties are those of the entries of other completions. */
export interface Proposal {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  readonly text?: string;
  readonly snippet?: string;
  readonly order?: string;
  readonly start?: number;
}

/**
 * The kinds of proposals, with the numbers of the protocol. The library that defines the same numbers would make the
 * script of declared rulesets 22 kB larger.
 */
export const KIND = {
  Function: 3,
  Module: 9,
  Property: 10,
  Keyword: 14,
  Snippet: 15,
  EnumMember: 20,
  Operator: 24,
} as const satisfies Partial<{ [Name in keyof typeof CompletionItemKind]: (typeof CompletionItemKind)[Name] }>;
