import type { AstNode, CstNode } from 'langium';
import { isCompositeCstNode, isLeafCstNode } from 'langium';
import type { Source } from '../../engine/model/source.js';
import { nodesFor } from './nodes-for.js';

/** Finds the source ranges of the nodes of one document. */
export class Text {
  /** Ranges of the list that was searched last, so that a long list with many errors is searched only once. */
  private last: { readonly node: AstNode; readonly property: string; readonly parts: readonly Source[] } | undefined;

  /** Creates a finder for the document with the URI `file`. */
  constructor(readonly file: string) {}

  /**
   * Returns the range of a node. After a syntax error a node may have no text; then returns the range of its container.
   */
  source(node: AstNode): Source {
    let around: AstNode | undefined = node;
    while (around && !around.$cstNode) around = around.$container;
    return this.span(around?.$cstNode);
  }

  /**
   * Returns the range of a property, or of one value if the property is a list. If the property is missing, returns the
   * range of the node.
   */
  part(node: AstNode, property: string, index?: number): Source {
    if (index !== undefined) return this.parts(node, property).at(index) ?? this.source(node);
    const found = nodesFor(node, property).at(0);
    return found ? this.span(found) : this.source(node);
  }

  /** Returns the range of each value of a list. */
  parts(node: AstNode, property: string): readonly Source[] {
    if (this.last?.node !== node || this.last.property !== property) {
      const parts = nodesFor(node, property).map((found) => this.span(found));
      this.last = { node, property, parts };
    }
    return this.last.parts;
  }

  /** Returns the range from the first to the last value of a list, such as `major city`. */
  listRange(node: AstNode, property: string): Source {
    const parts = this.parts(node, property);
    const first = parts.at(0);
    const last = parts.at(-1);
    return first && last ? { file: this.file, start: first.start, end: last.end } : this.source(node);
  }

  /** Returns the range from the start of a node to the end of the text before one of its keywords. */
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
