import type { AstNode } from 'langium';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { StatementWord } from '../../engine/play/vocabulary.js';
import { BECOMES } from '../../engine/model/special-rules.js';
import { Text } from '../compile/text.js';
import {
  type Arrival,
  type Document,
  type Scenario,
  type Score,
  isArrival,
  isAttachment,
  isDeparture,
  isHouseRule,
  isLimit,
  isOffer,
  isRulingChoice,
  isScenario,
  isScore,
  isSetting,
  isSetup,
  isTableDef,
  isVictory,
  isWhen,
} from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Check } from './check.js';

/** A statement of special rules and the range of its first word. */
interface Special {
  readonly statement: StatementWord;
  readonly source: Source;
}

/** Reports statements that the ruleset does not support. */
export const statementShouldBePlayed: Check = ({ root, ruleset, document }, report) => {
  if (!ruleset) return;
  const played = new Set(ruleset.vocabulary.statements);
  for (const { statement, source } of statementsOf(root, played, new Text(document.uri.toString()))) {
    if (played.has(statement)) continue;
    report({
      severity: 'warning',
      code: 'sandtable/not-played',
      message: say`${ruleset.title} does not support ${term(WRITTEN[statement])}; this statement has no effect. Remove it, or observe it in your own orders.`,
      source,
    });
  }
};

/** Names of statements in messages. */
const WRITTEN: Readonly<Record<StatementWord, string>> = {
  'arrival turns': '“arrive turn 3..5”, only “arrive turn 3”',
  attach: '“attach”',
  'brought arrivals': '“arrive” inside an offer or a condition',
  'brought rulings': '“ruling” and “house rule” inside an offer or a condition',
  'brought scores': '“score” without a side inside an offer or a condition',
  'brought settings': '“set” inside an offer or a condition',
  becomes: '“becomes” after a unit that leaves',
  award: '“score” with a side, a turn or an occasion',
  'first turn': '“turns 5..12”, only “turns 12”',
  forbid: '“forbid”',
  leave: '“leave”',
  offer: '“offer”',
  require: '“require”',
  'set of': '“set … of”',
  table: '“table”',
  victory: '“victory”',
  when: '“when”',
};

/**
 * Yields the statements of a file that a ruleset may not support. The clauses of unsupported offers and conditions are
 * left out.
 */
function* statementsOf(root: Document, played: ReadonlySet<StatementWord>, text: Text): Generator<Special> {
  for (const element of root.elements) {
    if (isTableDef(element)) yield beginning('table', element, text);
    if (!isScenario(element)) continue;
    const { lastTurn }: Lenient<Scenario> = element;
    if (lastTurn !== undefined) yield { statement: 'first turn', source: text.part(element, 'turns') };
    for (const clause of element.clauses)
      for (const node of isSetup(clause) ? clause.limits : [clause]) {
        const statement = statementOf(node);
        if (statement !== undefined) yield beginning(statement, node, text);
        yield* becomesAttributes(node, text);
        if (!(isOffer(node) || isWhen(node)) || statement === undefined || !played.has(statement)) continue;
        for (const brought of node.clauses) {
          const words = [conditionalClauseOf(brought), statementOf(brought)].filter((word) => word !== undefined);
          const word = words.find((one) => !played.has(one)); // The statement is reported once, even if both names apply.
          if (word !== undefined) yield beginning(word, brought, text);
          yield* becomesAttributes(brought, text);
        }
      }
  }
}

/** Yields the attributes that turn a unit into another when it leaves: `leave turn 13PM: Lone (becomes "7.Pz")`. */
function* becomesAttributes(node: AstNode, text: Text): Generator<Special> {
  if (!isDeparture(node)) return;
  for (const { attributes } of node.items)
    for (const attribute of attributes)
      if (attribute.key === BECOMES) yield { statement: 'becomes', source: text.part(attribute, 'key') };
}

/**
 * Returns the name under which a ruleset declares that it supports a clause inside offers and conditions; undefined for
 * other clauses.
 */
function conditionalClauseOf(node: AstNode): StatementWord | undefined {
  if (isArrival(node)) return 'brought arrivals';
  if (isSetting(node)) return 'brought settings';
  if (isRulingChoice(node) || isHouseRule(node)) return 'brought rulings';
  return isScore(node) && !isAward(node) ? 'brought scores' : undefined;
}

function statementOf(node: AstNode): StatementWord | undefined {
  if (isLimit(node)) return node.mode;
  if (isDeparture(node)) return 'leave';
  if (isAttachment(node)) return 'attach';
  if (isOffer(node)) return 'offer';
  if (isWhen(node)) return 'when';
  if (isVictory(node)) return 'victory';
  if (isTableDef(node)) return 'table';
  if (isArrival(node)) return (node as Lenient<Arrival>).lastTurn === undefined ? undefined : 'arrival turns';
  if (isSetting(node)) return node.things.length > 0 ? 'set of' : undefined;
  return isScore(node) && isAward(node) ? 'award' : undefined;
}

function isAward({ side, turn, entries }: Lenient<Score>): boolean {
  return side !== undefined || turn !== undefined || entries.some(({ occasion }) => occasion.length > 0);
}

/** Returns a statement and the range of its first word. */
function beginning(statement: StatementWord, node: AstNode, text: Text): Special {
  const { file, start } = text.source(node);
  const [word = ''] = /^\w*/.exec(node.$cstNode?.text ?? '') ?? [];
  return { statement, source: { file, start, end: start + word.length } };
}
