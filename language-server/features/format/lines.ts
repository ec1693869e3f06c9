import type { AstNode, LangiumDocument, LeafCstNode } from 'langium';
import { AstUtils, CstUtils, GrammarUtils } from 'langium';
import {
  isAnswer,
  isArrival,
  isDeparture,
  isDocument,
  isDoctrine,
  isExpectBlock,
  isForce,
  isMapDef,
  isOffer,
  isOrder,
  isOrders,
  isPool,
  isRulesetDef,
  isRulesetStatement,
  isScenario,
  isSetup,
  isStatedPosition,
  isSide,
  isTableDef,
  isTerrainBlock,
  isWatch,
  isWhen,
} from '../../generated/ast.js';
import { statementOf } from '../../syntax/unit-statements.js';

/** A line of the text: its tokens and its indentation. */
export interface Line {
  readonly leaves: readonly LeafCstNode[];
  /** Levels of indentation. */
  readonly depth: number;
  /** Whether blank lines precede the line. */
  readonly isAfterBlankLine: boolean;
}

/** Returns the lines of a document that are not blank. */
export function linesOf(document: LangiumDocument): Line[] {
  const root = document.parseResult.value;
  if (!root.$cstNode) return [];
  const begins = statementStarts(document);
  const lines: { leaves: LeafCstNode[]; depth: number; isAfterBlankLine: boolean }[] = [];
  let depth = 0;
  let end = -1;
  for (const leaf of CstUtils.flattenCst(root.$cstNode)) {
    const { start, end: stop } = leaf.range;
    if (start.line > end) {
      const closes = leaf.text === '}';
      const startsStatement = closes || leaf.text === '{' || leaf.hidden || begins.has(leaf.offset);
      lines.push({
        leaves: [leaf],
        depth: depth + (closes ? -1 : startsStatement ? 0 : 1),
        isAfterBlankLine: end >= 0 && start.line > end + 1,
      });
    } else {
      lines.at(-1)?.leaves.push(leaf);
    }
    if (leaf.text === '{') depth += 1;
    if (leaf.text === '}') depth -= 1;
    end = stop.line;
  }
  return lines;
}

/**
 * Returns the offsets at which statements begin. A line that begins elsewhere continues a statement and is indented by
 * one more level.
 */
function statementStarts(document: LangiumDocument): Set<number> {
  const starts = new Set<number>();
  for (const node of AstUtils.streamAst(document.parseResult.value)) {
    const holder = node.$container;
    if (
      node.$cstNode &&
      (!holder ||
        (holdsStatements(holder) && !isUnitAlike(node)) ||
        isAnswer(node) ||
        (isOrder(holder) && isAnswer(node)))
    ) {
      starts.add(node.$cstNode.offset);
    }
    for (const keyword of ownLines(node)) {
      const cst = GrammarUtils.findNodeForKeyword(node.$cstNode, keyword);
      if (cst) starts.add(cst.offset);
    }
  }
  return starts;
}

const isUnitAlike = (node: AstNode): boolean => isForce(node) && statementOf(node) !== node;

function holdsStatements(node: object): boolean {
  return (
    isDocument(node) ||
    isRulesetDef(node) ||
    isRulesetStatement(node) ||
    isMapDef(node) ||
    isTerrainBlock(node) ||
    isSide(node) ||
    isForce(node) ||
    isPool(node) ||
    isScenario(node) ||
    isSetup(node) ||
    isStatedPosition(node) ||
    isDoctrine(node) ||
    isOrders(node) ||
    isExpectBlock(node) ||
    isWatch(node) ||
    isOffer(node) ||
    isWhen(node) ||
    isTableDef(node)
  );
}

/** Returns the keywords of a node that begin a line although they have no syntax node of their own. */
function ownLines(node: object): readonly string[] {
  if (isDocument(node)) return ['ruleset'];
  if (isMapDef(node)) return ['source', 'legend'];
  if (isSide(node)) return ['source'];
  if (isScenario(node)) return ['on', 'turns'];
  if (isArrival(node)) return ['arrive'];
  if (isDeparture(node)) return ['leave'];
  return [];
}
