import type { AstNode, LangiumDocument } from 'langium';
import { AstUtils, GrammarUtils } from 'langium';
import type { DocumentSymbolProvider, NodeKindProvider } from 'langium/lsp';
import type { DocumentSymbol } from 'vscode-languageserver';
import type { Lenient } from '../parser/lenient.js';
import type { SandtableServices } from '../sandtable-module.js';
import type { Orders, Setup } from '../generated/ast.js';
import {
  isArea,
  isArrival,
  isExpectBlock,
  isFeature,
  isForce,
  isMapDef,
  isOrders,
  isPool,
  isScenario,
  isSetup,
  isSide,
} from '../generated/ast.js';

interface Heading {
  readonly name: string;
  readonly detail?: string;
  /** The property whose text is selected. */
  readonly property: string;
}

/** The outline: maps with their places, sides with their formations, scenarios with their set-ups, orders, expectations. */
export class SandtableDocumentSymbols implements DocumentSymbolProvider {
  private readonly kinds: NodeKindProvider;

  constructor(services: SandtableServices) {
    this.kinds = services.shared.lsp.NodeKindProvider;
  }

  getSymbols(document: LangiumDocument): DocumentSymbol[] {
    return this.symbolsIn(document.parseResult.value);
  }

  private symbolsIn(container: AstNode): DocumentSymbol[] {
    return AstUtils.streamContents(container)
      .flatMap((node) => this.symbol(node))
      .toArray();
  }

  private symbol(node: AstNode): DocumentSymbol[] {
    const heading = headingOf(node);
    const cst = node.$cstNode;
    if (!heading || !cst) return [];
    const title = GrammarUtils.findNodeForProperty(cst, heading.property) ?? cst;
    const children = this.symbolsIn(node);
    return [
      {
        name: heading.name,
        ...(heading.detail ? { detail: heading.detail } : {}),
        kind: this.kinds.getSymbolKind(node),
        range: cst.range,
        selectionRange: title.range,
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  }
}

/** What the outline says of a statement; undefined for one it leaves out. */
function headingOf(node: AstNode): Heading | undefined {
  if (isMapDef(node)) return named(node.name, node.title);
  if (isSide(node)) return named(node.name);
  if (isForce(node)) return named(node.name, node.kind.join(' '));
  if (isArea(node)) return named(node.name, 'area');
  if (isFeature(node)) return node.name ? named(node.name, node.kind.join(' ')) : undefined;
  if (isPool(node)) return { name: `pool ${node.kind.join(' ')}`, property: 'kind' };
  if (isScenario(node)) return node.title ? { name: node.title, property: 'title' } : undefined;
  if (isSetup(node)) return { name: `setup ${sideOf(node)}`.trim(), property: 'side' };
  if (isArrival(node))
    return { name: `arrive turn ${node.turn}`, detail: node.areas.at(0)?.$refText ?? '', property: 'turn' };
  if (isOrders(node)) {
    const when = node.setup ? 'setup' : `turn ${node.turn ?? ''}`;
    return { name: `orders ${when} ${sideOf(node)}`.trim(), property: 'side' };
  }
  if (isExpectBlock(node)) {
    const when = node.point ?? (node.turn === undefined ? 'setup' : `turn ${node.turn}`);
    const who = [node.side?.$refText, ...node.phase].filter((word) => word !== undefined).join(' ');
    return { name: `expect after ${when} ${who}`.trim(), property: 'turn' };
  }
  return undefined;
}

function sideOf({ side }: Lenient<Orders | Setup>): string {
  return side?.$refText ?? '';
}

function named(name: string | undefined, detail?: string): Heading | undefined {
  return name ? { name, property: 'name', ...(detail ? { detail } : {}) } : undefined;
}
