import {
  isDice,
  isDocument,
  isExpectBlock,
  isMapDef,
  isOrders,
  isScenario,
  isSeal,
  isSecret,
  isSide,
} from '../../generated/ast.js';
import type { ProposalContext } from './proposal.js';

/**
 * Top-level statements in the order in which authors usually write them. Each statement in `ONCE` is written only once
 * in a file.
 */
const OF_A_FILE = [
  ...['ruleset', 'import', 'map', 'side', 'scenario', 'dice'],
  ...['orders', 'expect', 'table', 'draft', 'sealed', 'secret'],
];
const ONCE: ReadonlySet<string> = new Set(['ruleset', 'map', 'scenario', 'dice']);

const OF_A_SCENARIO = [
  ...['on', 'turns', 'setup', 'set', 'arrive', 'score', 'victory', 'doctrine', 'ruling', 'house', 'table'],
  ...['forbid', 'require', 'leave', 'attach', 'offer', 'when'],
];
const OF_A_MAP = ['source', 'grid', 'legend', 'terrain', 'area', 'missing', 'label', 'underlay'];

/** Statements that must precede the features of a map. */
const BEFORE_FEATURES: ReadonlySet<string> = new Set(['source', 'grid', 'legend']);

/** Returns the sort key of a keyword. The keywords that are usually written next come first. */
export function orderOf(context: ProposalContext, keyword: string): string {
  const at = sequenceAt(context).indexOf(keyword);
  const rank = String(at < 0 ? 99 : at).padStart(2, '0');
  const isFirst = context.spot.rules.includes('MapDef') && context.spot.isAtLineStart && BEFORE_FEATURES.has(keyword);
  return `${isFirst ? '0' : '8'}${rank}`;
}

function sequenceAt(context: ProposalContext): readonly string[] {
  const { rules, keywords } = context.spot;
  if (keywords.includes('orders')) return ofFile(context);
  if (rules.includes('MapDef')) return OF_A_MAP;
  return rules.includes('Scenario') ? ofScenario(context) : [];
}

/**
 * Returns the statements of a scenario in the order in which they are proposed. `setup` comes last if every side
 * already has a set-up.
 */
function ofScenario({ analysis }: ProposalContext): readonly string[] {
  const { sides, scenario } = analysis;
  const isSetUp = sides.length > 0 && sides.every(({ name }) => scenario?.setups.some(({ side }) => side === name));
  return isSetUp ? [...OF_A_SCENARIO.filter((word) => word !== 'setup'), 'setup'] : OF_A_SCENARIO;
}

/**
 * Returns the top-level statements in the order in which they are proposed. Of the statements before the cursor, the
 * one that comes last in the usual order begins the list. If a file may have it only once, the next statement begins
 * the list. The others follow in the usual order; those that precede the first one come at the end.
 */
function ofFile({ spot }: ProposalContext): readonly string[] {
  const root = spot.document.parseResult.value;
  if (!isDocument(root)) return OF_A_FILE;
  const written = [...root.imports, ...root.elements].filter(({ $cstNode: cst }) => cst && cst.end <= spot.start);
  const words = written.map((node) =>
    isMapDef(node)
      ? 'map'
      : isSide(node)
        ? 'side'
        : isScenario(node)
          ? 'scenario'
          : isDice(node)
            ? 'dice'
            : isOrders(node)
              ? 'orders'
              : isExpectBlock(node)
                ? 'expect'
                : isSeal(node)
                  ? 'sealed'
                  : isSecret(node)
                    ? 'secret'
                    : 'import',
  );
  const last = Math.max(0, ...words.map((word) => OF_A_FILE.indexOf(word)));
  const next = last + (ONCE.has(OF_A_FILE[last]) && words.length > 0 ? 1 : 0);
  return [...OF_A_FILE.slice(next), ...OF_A_FILE.slice(0, next)];
}
