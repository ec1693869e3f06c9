import type {
  AnswerModel,
  OrderLine,
  OrderModel,
  OrdersModel,
  PhaseMark as PhaseMarkModel,
} from '../../engine/model/orders.js';
import { say } from '../../engine/model/say.js';
import { choicesOf, orderVerbs } from '../../engine/play/verb-form.js';
import type { Answer, Order, Orders, PhaseMark } from '../generated/ast.js';
import { isPhaseMark } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileAttributes, factors } from './attributes.js';
import { compileCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { compileEach } from './expectations.js';
import type { OrderContext } from './order-context.js';
import { numbersOf, OrderReader } from './order-reader.js';
import type { VerbPhrase } from './verb-phrases.js';
import { readVerbPhrases } from './verb-phrases.js';
import { readTurn } from './turns.js';
import { withoutUnusedParts } from './unused-parts.js';

/**
 * Compiles the orders of a side for a turn; empty if the side is unknown. Omits orders with unknown verbs, names or
 * cells.
 */
export function compileOrders(context: CompileContext, node: Lenient<Orders>, field: OrderContext): OrdersModel[] {
  const turn = node.setup ? 0 : readTurn(context, node, field.span);
  const lines = node.lines.flatMap((line): OrderLine[] =>
    isPhaseMark(line) ? [compilePhase(context, line)] : compileOrder(context, line, field),
  );
  const side = node.side?.ref?.name;
  return side === undefined ? [] : [{ turn, side, lines, source: context.text.source(node) }];
}

function compilePhase(context: CompileContext, node: Lenient<PhaseMark>): PhaseMarkModel {
  const phase = node.words.join(' ');
  context.checkWord('phase', phase, context.ruleset?.vocabulary.phases ?? [], () =>
    context.text.listRange(node, 'words'),
  );
  return { phase, source: context.text.source(node) };
}

/**
 * Compiles the orders in a line of text. The line may begin with several verbs, each followed by the words that it
 * takes (`end defend 1422 with 25/7`). Units, cells and clauses belong to the last verb.
 */
function compileOrder(context: CompileContext, node: Lenient<Order>, field: OrderContext): OrderModel[] {
  const phrases = readVerbPhrases(context, node);
  const last = phrases.at(-1);
  if (!last) return [];
  return [
    ...phrases.slice(0, -1).flatMap((each) => bareOrder(context, each)),
    ...lastOrder(context, node, last, field),
  ];
}

function bareOrder(context: CompileContext, phrase: VerbPhrase): OrderModel[] {
  if (!isKnown(context, phrase)) return [];
  return [{ ...wordsOf(phrase), ...NO_PARTS, source: phrase.source, verbSource: phrase.verbSource }];
}

/** The empty parts of an order that consists only of a verb and the words of the verb. */
const NO_PARTS = {
  pieces: [],
  cells: [],
  path: [],
  clauses: [],
  rolls: [],
  attributes: {},
  answers: [],
  citations: [],
} as const satisfies Partial<OrderModel>;

function lastOrder(
  context: CompileContext,
  node: Lenient<Order>,
  phrase: VerbPhrase,
  field: OrderContext,
): OrderModel[] {
  const known = isKnown(context, phrase);
  const reader = new OrderReader(context, field, phrase.known);
  const attributes = compileAttributes(context, node.attributes, 'order');
  const { placed, numbers } = reader.list(node, node.cells, numbersOf(phrase.known));
  const hexsides = reader.hexsides(node);
  const order: OrderModel = {
    ...wordsOf(phrase),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...(hexsides.length > 0 ? { hexsides } : {}),
    pieces: reader.pieces(node),
    cells: [...reader.places(node), ...placed],
    path: reader.path(node.path),
    clauses: node.clauses.map((clause) => reader.clause(clause)),
    rolls: factors(attributes.roll) ?? [],
    attributes,
    answers: node.answers.map((answer) => compileAnswer(context, answer, field)),
    citations: compileCitations(context, node),
    source: { ...phrase.source, end: context.text.source(node).end },
    verbSource: phrase.verbSource,
  };
  return known && reader.isUnderstood ? withoutUnusedParts(context, node, order, phrase.known) : [];
}

function wordsOf({ verb, words }: VerbPhrase): Pick<OrderModel, 'verb' | 'words'> {
  return { verb, ...(words.length > 0 ? { words } : {}) };
}

function isKnown(context: CompileContext, { verb, verbSource, known, words, source }: VerbPhrase): boolean {
  if (context.ruleset && !known) {
    context.reportUnknownWord('order', verb, orderVerbs(context.ruleset.vocabulary), () => verbSource);
    return false;
  }
  const choices = known ? choicesOf(known) : [];
  return words.every((word, index) => {
    const choice = (choices.at(index) ?? []).map((each) => ({ word: each, text: '', rules: [] }));
    return context.checkWord(say`choice of “${verb}”`, word, choice, () => ({
      ...source,
      start: source.end - word.length,
    }));
  });
}

function compileAnswer(context: CompileContext, node: Lenient<Answer>, field: OrderContext): AnswerModel {
  node.results.forEach((result, index) => {
    context.checkWord('result', result, context.ruleset?.vocabulary.results ?? [], () =>
      context.text.part(node, 'results', index),
    );
  });
  const mark = node.mark && compilePhase(context, node.mark);
  return {
    on: node.results,
    orders: node.order ? compileOrder(context, node.order, field) : [],
    ...(mark ? { phase: mark.phase } : {}),
    ...(node.watch ? { expectations: compileEach(context, node.watch.expectations, field) } : {}),
    source: context.text.source(node),
  };
}
