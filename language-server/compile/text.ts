import type { AstNode, CstNode } from 'langium';
import { isCompositeCstNode, isLeafCstNode } from 'langium';
import type { Source } from '../../engine/model/source.js';
import { nodesFor } from './nodes-for.js';

/** Where the nodes of one document stand in its text. */
export class Text {
  /** The list looked at last: a long one whose every value is wrong is searched once. */
  private last: { readonly node: AstNode; readonly property: string; readonly parts: readonly Source[] } | undefined;

  /** @param file URI of the document. */
  constructor(readonly file: string) {}

  /** The whole node; after a syntax error that left it without text, the node around it. */
  source(node: AstNode): Source {
    let around: AstNode | undefined = node;
    while (around && !around.$cstNode) around = around.$container;
    return this.span(around?.$cstNode);
  }

  /** The text of a property, or of the whole node when the property is not written. */
  part(node: AstNode, property: string, index?: number): Source {
    if (index !== undefined) return this.parts(node, property).at(index) ?? this.source(node);
    const found = nodesFor(node, property).at(0);
    return found ? this.span(found) : this.source(node);
  }

  /** The text of each value of a list. */
  parts(node: AstNode, property: string): readonly Source[] {
    if (this.last?.node !== node || this.last.property !== property) {
      const parts = nodesFor(node, property).map((found) => this.span(found));
      this.last = { node, property, parts };
    }
    return this.last.parts;
  }

  /** From the first to the last value of a list: `major city`. */
  listRange(node: AstNode, property: string): Source {
    const parts = this.parts(node, property);
    const first = parts.at(0);
    const last = parts.at(-1);
    return first && last ? { file: this.file, start: first.start, end: last.end } : this.source(node);
  }

  /** From the start of a node to the last text before a keyword of its own. */
  before(node: AstNode, keyword: string): Source {
    const whole = this.source(node);
    let { end } = whole;
    for (const child of isCompositeCstNode(node.$cstNode) ? node.$cstNode.content : []) {
      if (isLeafCstNode(child) && child.length === keyword.length && child.text === keyword) break;
      if (!child.hidden) ({ end } = child);
    }
    return { ...whole, end };
  }

  private span(node: CstNode | undefined): Source {
    return { file: this.file, start: node?.offset ?? 0, end: node?.end ?? 0 };
  }
}
