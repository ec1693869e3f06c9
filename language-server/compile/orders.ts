import { NOWHERE } from '../../engine/board/board.js';
import type {
  AnswerModel,
  Clause,
  Named,
  OrderLine,
  OrderModel,
  OrdersModel,
  Placed,
} from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import type { Answer, Clause as ClauseNode, Order, Orders, Path, PhaseMark } from '../generated/ast.js';
import { isPhaseMark } from '../generated/ast.js';
import { compileAttributes, factors } from './attributes.js';
import type { CellReader } from './cells.js';
import { compileCitations } from './citations.js';
import type { Desk } from './desk.js';
import { readTurn } from './numbers.js';
import type { Lenient } from '../parser/lenient.js';

/** What orders are compiled against. */
export interface Field {
  /** Undefined without a map: then cells are not checked, and no order can be played. */
  readonly cells: CellReader | undefined;
  /** Turns of the game, when the scenario says. */
  readonly turns: number | undefined;
}

/** One side's orders of a turn; none while the side is unknown. An order with a verb, name or cell nobody knows is left out. */
export function compileOrders(desk: Desk, node: Lenient<Orders>, field: Field): OrdersModel[] {
  const turn = node.setup ? 0 : readTurn(desk, node, field.turns);
  const lines = node.lines.flatMap((line): OrderLine[] =>
    isPhaseMark(line) ? [compilePhase(desk, line)] : compileOrder(desk, line, field),
  );
  const side = node.side?.ref?.name;
  return side === undefined ? [] : [{ turn, side, lines, source: desk.text.source(node) }];
}

function compilePhase(desk: Desk, node: PhaseMark): OrderLine {
  const phase = node.words.join(' ');
  desk.checkWord('phase', phase, desk.ruleset?.vocabulary.phases ?? [], () => desk.text.whole(node, 'words'));
  return { phase, source: desk.text.source(node) };
}

function compileOrder(desk: Desk, node: Lenient<Order>, field: Field): OrderModel[] {
  if (!node.verb) return [];
  const isKnown = desk.checkWord('order', node.verb, desk.ruleset?.vocabulary.verbs ?? [], () =>
    desk.text.part(node, 'verb'),
  );
  const reader = new OrderReader(desk, field.cells);
  const attributes = compileAttributes(desk, node.attributes, 'order');
  const order: OrderModel = {
    verb: node.verb,
    pieces: reader.pieces(node),
    cells: reader.list(node, node.cells).placed,
    path: reader.path(node.path),
    clauses: node.clauses.map((clause) => reader.clause(clause)),
    rolls: factors(attributes.roll) ?? [],
    attributes,
    answers: node.answers.map((answer: Lenient<Answer>): AnswerModel => {
      answer.results.forEach((result, index) => {
        desk.checkWord('result', result, desk.ruleset?.vocabulary.results ?? [], () =>
          desk.text.part(answer, 'results', index),
        );
      });
      return {
        on: answer.results,
        orders: answer.order ? compileOrder(desk, answer.order, field) : [],
        source: desk.text.source(answer),
      };
    }),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
    verbSource: desk.text.part(node, 'verb'),
  };
  return isKnown && reader.understood ? [order] : [];
}

/** Reads the parts of one order, and remembers whether it understood them all. */
class OrderReader {
  understood = true;

  constructor(
    private readonly desk: Desk,
    private readonly cells: CellReader | undefined,
  ) {
    this.understood = cells !== undefined;
  }

  pieces(node: Lenient<Order> | ClauseNode): Named[] {
    if (node.pieces.length === 0) return [];
    const sources = this.desk.text.parts(node, 'pieces');
    return node.pieces.map((piece, index) => {
      if (!piece.ref) this.understood = false;
      return { name: piece.$refText, source: sources.at(index) ?? this.desk.text.source(node) };
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
      cells: placed,
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
      if (orNumbers && /^\d+$/.test(label) && this.cells?.board.cell(label) === NOWHERE) {
        numbers.push(Number(label));
        return;
      }
      const cell = this.cells?.cell(label, () => source) ?? NOWHERE;
      if (cell === NOWHERE) this.understood = false;
      else placed.push({ cell, source });
    });
    return { placed, numbers };
  }
}
