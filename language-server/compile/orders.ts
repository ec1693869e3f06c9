import type {
  AnswerModel,
  OrderLine,
  OrderModel,
  OrdersModel,
  PhaseMark as PhaseMarkModel,
} from '../../engine/model/orders.js';
import { choicesOf } from '../../engine/play/verb-form.js';
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

/** One side's orders of a turn; none while the side is unknown. An order with a verb, name or cell nobody knows is left out. */
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
 * An order, or several: words that stand on one line read as one, and where a verb has the words it takes another begins
 * (`end defend 1422 with 25/7`). What follows belongs to the last.
 */
function compileOrder(context: CompileContext, node: Lenient<Order>, field: OrderContext): OrderModel[] {
  const said = readVerbPhrases(context, node);
  const last = said.at(-1);
  if (!last) return [];
  return [...said.slice(0, -1).flatMap((each) => bareOrder(context, each)), ...lastOrder(context, node, last, field)];
}

function bareOrder(context: CompileContext, said: VerbPhrase): OrderModel[] {
  if (!isKnown(context, said)) return [];
  return [{ ...spoken(said), ...NOTHING, source: said.source, verbSource: said.verbSource }];
}

const NOTHING = {
  pieces: [],
  cells: [],
  path: [],
  clauses: [],
  rolls: [],
  attributes: {},
  answers: [],
  citations: [],
} as const satisfies Partial<OrderModel>;

function lastOrder(context: CompileContext, node: Lenient<Order>, said: VerbPhrase, field: OrderContext): OrderModel[] {
  const known = isKnown(context, said);
  const reader = new OrderReader(context, field);
  const attributes = compileAttributes(context, node.attributes, 'order');
  const { placed, numbers } = reader.list(node, node.cells, numbersOf(said.known));
  const hexsides = reader.hexsides(node, said.known);
  const order: OrderModel = {
    ...spoken(said),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...(hexsides.length > 0 ? { hexsides } : {}),
    pieces: reader.pieces(node, said.known),
    cells: [...reader.places(node), ...placed],
    path: reader.path(node.path),
    clauses: node.clauses.map((clause) => reader.clause(clause)),
    rolls: factors(attributes.roll) ?? [],
    attributes,
    answers: node.answers.map((answer) => compileAnswer(context, answer, field)),
    citations: compileCitations(context, node),
    source: { ...said.source, end: context.text.source(node).end },
    verbSource: said.verbSource,
  };
  return known && reader.understood ? withoutUnusedParts(context, node, order, said.known) : [];
}

function spoken({ verb, words }: VerbPhrase): Pick<OrderModel, 'verb' | 'words'> {
  return { verb, ...(words.length > 0 ? { words } : {}) };
}

function isKnown(context: CompileContext, { verb, verbSource, known, words, source }: VerbPhrase): boolean {
  if (!context.checkWord('order', verb, context.ruleset?.vocabulary.verbs ?? [], () => verbSource)) return false;
  const choices = known ? choicesOf(known) : [];
  return words.every((word, index) => {
    const choice = (choices.at(index) ?? []).map((each) => ({ word: each, text: '', rules: [] }));
    return context.checkWord(`choice of “${verb}”`, word, choice, () => ({
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
