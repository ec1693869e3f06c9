import type { CstNode } from 'langium';
import type { Position } from 'vscode-languageserver';
import type { NamesVersion } from './names-version.js';

/**
 * Semantic tokens in the encoding of LSP, five numbers for each token. The first token has an absolute position, the
 * others are relative to the token before.
 */
export type Tokens = readonly number[];

/** Number of numbers that encode a token. */
const TOKEN_WIDTH = 5;

/** The tokens of a CST node, and the position for which they were computed. */
interface CacheEntry {
  /** Start of the node when its tokens were computed. */
  readonly at: Position;
  readonly names: NamesVersion;
  readonly tokens: Tokens;
}

/**
 * Caches the tokens of statements. An entry is valid while no edit touches the statement and its names have the same
 * meaning.
 */
export class TokenCache {
  private readonly entries = new WeakMap<CstNode, CacheEntry>();

  /**
   * Returns the tokens of a CST node at its current position.
   * @param names version of the visible names; undefined while some names are unknown, which disables the cache
   */
  getOrCompute(node: CstNode, names: NamesVersion | undefined, colour: () => Tokens): Tokens {
    const { start } = node.range;
    let entry = this.entries.get(node);
    if (!names) return colour();
    if (entry?.names !== names) this.entries.set(node, (entry = { at: start, names, tokens: colour() }));
    const { at, tokens } = entry;
    const isThere = start.line === at.line && start.character === at.character;
    if (isThere || tokens.length === 0) return tokens;
    const [line, character, ...rest] = tokens;
    return [line + start.line - at.line, character + (line === at.line ? start.character - at.character : 0), ...rest];
  }
}

/**
 * Joins the tokens of several CST nodes to one list. In the list, the position of each token is relative to the
 * previous one.
 */
export class TokenEncoder {
  readonly data: number[] = [];
  private line = 0;
  private character = 0;

  add(tokens: Tokens): void {
    if (tokens.length === 0) return;
    const [line, character] = tokens;
    const behind = line === this.line ? character - this.character : character;
    this.data.push(line - this.line, behind);
    for (let i = 2; i < tokens.length; i++) this.data.push(tokens[i]);
    [this.line, this.character] = [line, character];
    for (let i = TOKEN_WIDTH; i < tokens.length; i += TOKEN_WIDTH) {
      this.character = tokens[i] === 0 ? this.character + tokens[i + 1] : tokens[i + 1];
      this.line += tokens[i];
    }
  }
}
