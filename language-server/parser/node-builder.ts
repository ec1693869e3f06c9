import type { CompositeCstNode, CompositeCstNodeImpl, CstNode, LexerResult, RootCstNode } from 'langium';
import { CstNodeBuilder } from 'langium';

type Tokens = LexerResult['hidden'];

/**
 * Builds syntax trees in linear time. Langium's builder needs quadratic time, since it removes comments one by one from
 * the front of a list and searches each new node from the front. Langium's builder also passes lists as arguments of a
 * call, which fails above about 120,000 items.
 */
export class SandtableNodeBuilder extends CstNodeBuilder {
  /** The hidden tokens of the text. The first `added` of these tokens are already in the tree. */
  private hidden: Tokens = [];
  private added = 0;

  override buildRootNode(input: string): RootCstNode {
    this.hidden = [];
    this.added = 0;
    return super.buildRootNode(input);
  }

  /** Returns the hidden tokens up to an offset that no earlier call has returned. */
  takeHidden(hidden: Tokens, offset: number): Tokens {
    this.hidden = hidden;
    const from = this.added;
    while (this.added < hidden.length && hidden[this.added].startOffset <= offset) this.added += 1;
    return hidden.slice(from, this.added);
  }

  /**
   * Adds hidden tokens, such as comments, at the current position of the tree. If `tokens` is the list of all hidden
   * tokens, adds only the tokens that are not in the tree yet.
   */
  override addHiddenNodes(tokens: Tokens): void {
    const rest = tokens === this.hidden ? tokens.slice(this.added) : tokens;
    if (rest.length === 0) return;
    const nodes = rest.map((token) => this.createLeafNode(token, true));
    let current: CompositeCstNode = this.current;
    if (current.content.length > 0) {
      this.appendChildren(current, nodes);
      return;
    }
    // If an empty node has just begun, the tokens are inserted before that node, or before the ancestor that begins
    // with it.
    for (; current.container; current = current.container) {
      const index = current.container.content.lastIndexOf(current);
      if (index > 0) {
        this.insertChildren(current.container, index, nodes);
        return;
      }
    }
    this.insertChildren(current, 0, nodes);
  }

  override appendChildren(parent: CompositeCstNode, children: CstNode[]): void {
    for (const child of children) this.appendChild(parent, child);
  }

  override insertChildren(parent: CompositeCstNode, index: number, children: CstNode[]): void {
    const behind = (parent as CompositeCstNodeImpl).content.splice(index);
    this.appendChildren(parent, children);
    this.appendChildren(parent, behind);
  }

  override removeNode(node: CstNode): void {
    const parent = node.container as CompositeCstNodeImpl | undefined;
    const index = parent?.content.lastIndexOf(node) ?? -1;
    if (index >= 0) parent?.content.splice(index, 1);
  }
}
