import type { AstNode, LangiumDocument } from 'langium';
import { AstUtils, GrammarUtils } from 'langium';
import type { DocumentSymbolProvider, NodeKindProvider } from 'langium/lsp';
import type { DocumentSymbol } from 'vscode-languageserver';
import type { Lenient } from '../parser/lenient.js';
import type { SandtableServices } from '../services.js';
import { shorten } from '../../engine/model/words.js';
import { writtenTurn } from '../compile/turns.js';
import { statementOf, unitsOf } from '../syntax/unit-statements.js';
import type { Departure, Offer, Orders, RulesetStatement, Seal, Secret, Setup } from '../generated/ast.js';
import {
  isArea,
  isArrival,
  isDeparture,
  isExpectBlock,
  isFeature,
  isForce,
  isMapDef,
  isOffer,
  isOrders,
  isPool,
  isRulesetDef,
  isRulesetStatement,
  isScenario,
  isSeal,
  isSecret,
  isSetup,
  isStatedPosition,
  isSide,
  isTableDef,
  isVictory,
  isWhen,
} from '../generated/ast.js';

interface Heading {
  readonly name: string;
  readonly detail?: string;
  /** The property whose text the editor selects. */
  readonly property: string;
}

/** Provides the outline: maps with places, sides with formations, scenarios with set-ups, orders, expectations. */
export class SandtableDocumentSymbols implements DocumentSymbolProvider {
  private readonly kinds: NodeKindProvider;

  constructor(services: SandtableServices) {
    this.kinds = services.shared.lsp.NodeKindProvider;
  }

  getSymbols(document: LangiumDocument): DocumentSymbol[] {
    return this.symbolsIn(document.parseResult.value);
  }

  private symbolsIn(container: AstNode): DocumentSymbol[] {
    const units = isForce(container) ? container.alike : [];
    return AstUtils.streamContents(container)
      .filter((node) => !units.some((unit) => unit === node))
      .flatMap((node) => (isForce(node) ? unitsOf(node).flatMap((unit) => this.symbol(unit)) : this.symbol(node)))
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

/** Returns the entry of a statement in the outline; undefined if the statement has no entry. */
function headingOf(node: AstNode): Heading | undefined {
  if (isMapDef(node)) return named(node.name, node.title);
  if (isRulesetDef(node)) return { name: node.$container.ruleset ?? '', detail: node.title ?? '', property: 'title' };
  if (isRulesetStatement(node)) return statementHeading(node);
  if (isSide(node)) return named(node.name);
  if (isForce(node)) return named(node.name, statementOf(node).kind.join(' '));
  if (isArea(node)) return named(node.name, 'area');
  if (isFeature(node)) return node.name ? named(node.name, node.kind.join(' ')) : undefined;
  if (isPool(node)) return { name: `pool ${node.kind.join(' ')}`, property: 'kind' };
  if (isScenario(node)) return node.title ? { name: node.title, property: 'title' } : undefined;
  if (isStatedPosition(node)) {
    const when = [whenOf(node) || 'setup', node.side?.$refText, ...node.phase].filter((word) => word !== undefined);
    return { name: `position after ${when.join(' ')}`, property: 'turn' };
  }
  if (isSetup(node)) return { name: `setup ${sideOf(node)}`.trim(), property: 'side' };
  if (isArrival(node))
    return { name: `arrive ${whenOf(node)}`.trim(), detail: node.places.at(0)?.$refText ?? '', property: 'turn' };
  if (isDeparture(node)) return { name: `leave ${whenOf(node)}`.trim(), detail: sideOf(node), property: 'items' };
  if (isOffer(node))
    return node.title ? { name: node.title, detail: `offer ${sideOf(node)}`, property: 'title' } : undefined;
  if (isWhen(node)) return { name: `when ${shorten(node.condition?.$cstNode?.text ?? '')}`, property: 'condition' };
  if (isVictory(node)) {
    const name = ['victory', node.side?.$refText ?? 'nobody', node.degree]
      .filter((word) => word !== undefined)
      .join(' ');
    return { name, detail: whenOf(node), property: node.nobody ? 'nobody' : 'side' };
  }
  if (isTableDef(node)) return named(node.name, 'table');
  if (isOrders(node)) {
    const when = node.setup ? 'setup' : whenOf(node) || 'turn ';
    return { name: `orders ${when} ${sideOf(node)}`.trim(), property: 'side' };
  }
  if (isSeal(node) || isSecret(node)) return { name: sealHeading(node), property: 'side' };
  if (isExpectBlock(node)) {
    const when = node.point ?? (whenOf(node) || 'setup');
    const phase = [node.side?.$refText, ...node.phase].filter((word) => word !== undefined).join(' ');
    return { name: `expect after ${when} ${phase}`.trim(), property: 'turn' };
  }
  return undefined;
}

/**
 * Returns the heading of a statement of a ruleset: `terrain forest`, `zone`, and as detail the title of a rule or the
 * text of a result. Kinds of units, effects and readings in braces have none.
 */
function statementHeading({ head, words, values, $container }: RulesetStatement): Heading | undefined {
  if (isRulesetStatement($container) && !['turn', 'activation'].includes($container.head)) return undefined;
  const hasKey = ['rule', 'result', 'ruling', 'turn'].includes(head);
  const name = [head, ...words, ...(hasKey ? values.slice(0, 1) : [])].join(' ');
  return { name, detail: hasKey ? (values.at(1) ?? '') : values.join(' '), property: 'head' };
}

/** Returns the heading of a seal or a secret: `sealed turn 3 by German`. */
function sealHeading(node: Lenient<Seal | Secret>): string {
  const by = node.side ? `by ${node.side.$refText}` : undefined;
  const words = [isSeal(node) ? 'sealed' : 'secret', whenOf(node), node.part?.$refText, by];
  return words.filter((word) => word).join(' ');
}

/** Returns the turns of a statement, `turn 13AM..17PM`; an empty text if the statement has none. */
function whenOf({
  turn,
  lastTurn,
}: {
  readonly turn?: string | undefined;
  readonly lastTurn?: string | undefined;
}): string {
  return turn === undefined
    ? ''
    : `turn ${writtenTurn(turn)}${lastTurn === undefined ? '' : `..${writtenTurn(lastTurn)}`}`;
}

function sideOf({ side }: Lenient<Departure | Offer | Orders | Setup>): string {
  return side?.$refText ?? '';
}

function named(name: string | undefined, detail?: string): Heading | undefined {
  return name ? { name, property: 'name', ...(detail ? { detail } : {}) } : undefined;
}
