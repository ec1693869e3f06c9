import type { CompositeCstNode, CompositeCstNodeImpl, CstNode, LexerResult, RootCstNode } from 'langium';
import { CstNodeBuilder } from 'langium';

type Tokens = LexerResult['hidden'];

/**
 * Langium's builder of syntax trees, made to take time linear in the length of a text: Langium removes comments from the front of their
 * list one by one, looks for each new node from the front, and hands over lists as arguments, of which a call takes some 120,000.
 */
export class SandtableNodeBuilder extends CstNodeBuilder {
  /** The comments of the text, and how many of them are in the tree. */
  private hidden: Tokens = [];
  private added = 0;

  override buildRootNode(input: string): RootCstNode {
    this.hidden = [];
    this.added = 0;
    return super.buildRootNode(input);
  }

  /** Takes those of the hidden tokens that stand before an offset and are not in the tree yet. */
  takeHidden(hidden: Tokens, offset: number): Tokens {
    this.hidden = hidden;
    const from = this.added;
    while (this.added < hidden.length && hidden[this.added].startOffset <= offset) this.added += 1;
    return hidden.slice(from, this.added);
  }

  /** Adds hidden tokens where the tree has come to; given the list of all, those that were not taken. */
  override addHiddenNodes(tokens: Tokens): void {
    const rest = tokens === this.hidden ? tokens.slice(this.added) : tokens;
    if (rest.length === 0) return;
    const nodes = rest.map((token) => this.createLeafNode(token, true));
    let current: CompositeCstNode = this.current;
    if (current.content.length > 0) {
      this.appendChildren(current, nodes);
      return;
    }
    // A node without content has just begun: they stand before it, or before the node that it begins.
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
