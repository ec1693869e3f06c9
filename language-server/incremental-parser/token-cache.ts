import type { CstNode } from 'langium';
import type { Position } from 'vscode-languageserver';
import type { NamesVersion } from './names-version.js';

/** Tokens as the protocol writes them, five numbers each: the first by its line and character, the others by how far behind the one before. */
export type Tokens = readonly number[];

const WIDTH = 5;

/** Tokens of one piece of text, wherever it stands. */
interface CacheEntry {
  /** Where the piece stood. */
  readonly at: Position;
  readonly names: NamesVersion;
  readonly tokens: Tokens;
}

/** The tokens of statements, as long as no edit touches them and their names mean what they meant. */
export class TokenCache {
  private readonly kept = new WeakMap<CstNode, CacheEntry>();

  /**
   * The tokens of a piece of text where it stands now.
   * @param names what can be named there; undefined while not all of it is known
   */
  getOrCompute(piece: CstNode, names: NamesVersion | undefined, colour: () => Tokens): Tokens {
    const { start } = piece.range;
    let kept = this.kept.get(piece);
    if (!names) return colour();
    if (kept?.names !== names) this.kept.set(piece, (kept = { at: start, names, tokens: colour() }));
    const { at, tokens } = kept;
    const isThere = start.line === at.line && start.character === at.character;
    if (isThere || tokens.length === 0) return tokens;
    const [line, character, ...rest] = tokens;
    return [line + start.line - at.line, character + (line === at.line ? start.character - at.character : 0), ...rest];
  }
}

/** Tokens of one piece of text after the other. */
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
    for (let i = WIDTH; i < tokens.length; i += WIDTH) {
      this.character = tokens[i] === 0 ? this.character + tokens[i + 1] : tokens[i + 1];
      this.line += tokens[i];
    }
  }
}
