import { NOWHERE } from '../../engine/board/board.js';
import type {
  AnswerModel,
  Clause,
  Named,
  OrderLine,
  OrderModel,
  OrdersModel,
  PhaseMark as PhaseMarkModel,
  Placed,
} from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import type { Answer, Clause as ClauseNode, Order, Orders, Path, PhaseMark } from '../generated/ast.js';
import { isArea, isFeature, isPhaseMark } from '../generated/ast.js';
import { compileAttributes, factors } from './attributes.js';
import { compileCitations } from './citations.js';
import { compileEach } from './expectations.js';
import type { Field } from './field.js';
import type { Desk } from './desk.js';
import { readTurn } from './turns.js';
import type { Lenient } from '../parser/lenient.js';

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

function compileOrder(desk: Desk, node: Lenient<Order>, field: Field): OrderModel[] {
  if (!node.verb) return [];
  const isKnown = desk.checkWord('order', node.verb, desk.ruleset?.vocabulary.verbs ?? [], () =>
    desk.text.part(node, 'verb'),
  );
  const reader = new OrderReader(desk, field);
  const attributes = compileAttributes(desk, node.attributes, 'order');
  const order: OrderModel = {
    verb: node.verb,
    ...(node.words.length > 0 ? { words: node.words } : {}),
    pieces: reader.pieces(node),
    cells: [...reader.places(node), ...reader.list(node, node.cells).placed],
    path: reader.path(node.path),
    clauses: node.clauses.map((clause) => reader.clause(clause)),
    rolls: factors(attributes.roll) ?? [],
    attributes,
    answers: node.answers.map((answer) => compileAnswer(desk, answer, field)),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
    verbSource: desk.text.part(node, 'verb'),
  };
  return isKnown && reader.understood ? [order] : [];
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

/** Reads the parts of one order, and remembers whether it understood them all. */
class OrderReader {
  understood = true;

  constructor(
    private readonly desk: Desk,
    private readonly field: Field,
  ) {
    this.understood = field.cells !== undefined;
  }

  pieces(node: Lenient<Order> | ClauseNode): Named[] {
    if (node.pieces.length === 0) return [];
    const sources = this.desk.text.parts(node, 'pieces');
    return node.pieces.flatMap((piece, index) => {
      if (!piece.ref) this.understood = false;
      if (isPlace(piece.ref)) return [];
      return [{ name: piece.$refText, source: sources.at(index) ?? this.desk.text.source(node) }];
    });
  }

  /** The places of one cell among what is named: each stands for its cell. */
  places(node: Lenient<Order> | ClauseNode): Placed[] {
    return node.pieces.flatMap((piece, index) => {
      if (!isPlace(piece.ref)) return [];
      const source = this.desk.text.part(node, 'pieces', index);
      const cell = this.field.cells?.place(piece.$refText, this.field.map, () => source) ?? NOWHERE;
      if (cell === NOWHERE) this.understood = false;
      return cell === NOWHERE ? [] : [{ cell, source }];
    });
  }

  path(node: Path | undefined): Placed[] {
    return node ? this.list(node, node.cells).placed : [];
  }

  clause(node: ClauseNode): Clause {
    const { placed, numbers } = this.list(node, node.cells, node.preposition === 'for');
    return {
      preposition: node.preposition,
      pieces: this.pieces(node),
      cells: [...this.places(node), ...placed],
      path: this.path(node.path),
      words: [],
      numbers,
      source: this.desk.text.source(node),
    };
  }

  /** Cells; where numbers may stand too (`for 3`), what is no label is a number. */
  list(
    node: Lenient<Order> | ClauseNode | Path,
    labels: readonly string[],
    orNumbers = false,
  ): { placed: Placed[]; numbers: number[] } {
    const placed: Placed[] = [];
    const numbers: number[] = [];
    if (labels.length === 0) return { placed, numbers };
    const sources = this.desk.text.parts(node, 'cells');
    labels.forEach((label, index) => {
      const source: Source = sources.at(index) ?? this.desk.text.source(node);
      if (orNumbers && /^\d+$/.test(label) && this.field.cells?.board.cell(label) === NOWHERE) {
        numbers.push(Number(label));
        return;
      }
      const cell = this.field.cells?.cell(label, () => source) ?? NOWHERE;
      if (cell === NOWHERE) this.understood = false;
      else placed.push({ cell, source });
    });
    return { placed, numbers };
  }
}

function isPlace(named: unknown): boolean {
  return isArea(named) || isFeature(named);
}
