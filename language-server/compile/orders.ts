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
import type { Desk } from './desk.js';
import { compileEach } from './expectations.js';
import type { Field } from './field.js';
import { numbersOf, OrderReader } from './order-reader.js';
import type { Said } from './said.js';
import { saidIn } from './said.js';
import { readTurn } from './turns.js';
import { withoutUnusedParts } from './unused-parts.js';

/** One side's orders of a turn; none while the side is unknown. An order with a verb, name or cell nobody knows is left out. */
export function compileOrders(desk: Desk, node: Lenient<Orders>, field: Field): OrdersModel[] {
  const turn = node.setup ? 0 : readTurn(desk, node, field.span);
  const lines = node.lines.flatMap((line): OrderLine[] =>
    isPhaseMark(line) ? [compilePhase(desk, line)] : compileOrder(desk, line, field),
  );
  const side = node.side?.ref?.name;
  return side === undefined ? [] : [{ turn, side, lines, source: desk.text.source(node) }];
}

function compilePhase(desk: Desk, node: Lenient<PhaseMark>): PhaseMarkModel {
  const phase = node.words.join(' ');
  desk.checkWord('phase', phase, desk.ruleset?.vocabulary.phases ?? [], () => desk.text.whole(node, 'words'));
  return { phase, source: desk.text.source(node) };
}

/**
 * An order, or several: words that stand on one line read as one, and where a verb has the words it takes another begins
 * (`end defend 1422 with 25/7`). What follows belongs to the last.
 */
function compileOrder(desk: Desk, node: Lenient<Order>, field: Field): OrderModel[] {
  const said = saidIn(desk, node);
  const last = said.at(-1);
  if (!last) return [];
  return [...said.slice(0, -1).flatMap((each) => bareOrder(desk, each)), ...lastOrder(desk, node, last, field)];
}

function bareOrder(desk: Desk, said: Said): OrderModel[] {
  if (!isKnown(desk, said)) return [];
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

function lastOrder(desk: Desk, node: Lenient<Order>, said: Said, field: Field): OrderModel[] {
  const known = isKnown(desk, said);
  const reader = new OrderReader(desk, field);
  const attributes = compileAttributes(desk, node.attributes, 'order');
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
    answers: node.answers.map((answer) => compileAnswer(desk, answer, field)),
    citations: compileCitations(desk, node),
    source: { ...said.source, end: desk.text.source(node).end },
    verbSource: said.verbSource,
  };
  return known && reader.understood ? withoutUnusedParts(desk, node, order, said.known) : [];
}

function spoken({ verb, words }: Said): Pick<OrderModel, 'verb' | 'words'> {
  return { verb, ...(words.length > 0 ? { words } : {}) };
}

function isKnown(desk: Desk, { verb, verbSource, known, words, source }: Said): boolean {
  if (!desk.checkWord('order', verb, desk.ruleset?.vocabulary.verbs ?? [], () => verbSource)) return false;
  const choices = known ? choicesOf(known) : [];
  return words.every((word, index) => {
    const choice = (choices.at(index) ?? []).map((each) => ({ word: each, text: '', rules: [] }));
    return desk.checkWord(`choice of “${verb}”`, word, choice, () => ({ ...source, start: source.end - word.length }));
  });
}

function compileAnswer(desk: Desk, node: Lenient<Answer>, field: Field): AnswerModel {
  node.results.forEach((result, index) => {
    desk.checkWord('result', result, desk.ruleset?.vocabulary.results ?? [], () =>
      desk.text.part(node, 'results', index),
    );
  });
  const mark = node.mark && compilePhase(desk, node.mark);
  return {
    on: node.results,
    orders: node.order ? compileOrder(desk, node.order, field) : [],
    ...(mark ? { phase: mark.phase } : {}),
    ...(node.watch ? { expectations: compileEach(desk, node.watch.expectations, field) } : {}),
    source: desk.text.source(node),
  };
}
