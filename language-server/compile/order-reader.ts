import type { Reference } from 'langium';
import { NOWHERE } from '../../engine/board/board.js';
import type { Clause, Named, Placed, PlacedSide } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import type { Clause as ClauseNode, Order, Path } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';
import type { OrderContext } from './order-context.js';
import { isPlaceName, reportSharedName, type NameUse } from './shared-names.js';

/** Compiles the parts of one order. {@link isUnderstood} is false once a part contains an error. */
export class OrderReader {
  isUnderstood = true;

  constructor(
    private readonly context: CompileContext,
    private readonly field: OrderContext,
    private readonly verb: VerbWord | undefined,
  ) {
    this.isUnderstood = field.cells !== undefined;
  }

  pieces(node: Lenient<Order> | ClauseNode): Named[] {
    if (node.pieces.length === 0) return [];
    const sources = this.context.text.parts(node, 'pieces');
    return node.pieces.flatMap((piece, index) => {
      const use = this.useOf(node, piece);
      if (isPlaceName(use) || ('verb' in node && isHexside(piece, this.verb))) return [];
      if (!piece.ref) this.isUnderstood = false;
      reportSharedName(this.context, use, () => this.context.text.part(node, 'pieces', index));
      return [{ name: piece.$refText, source: sources.at(index) ?? this.context.text.source(node) }];
    });
  }

  /** Returns the cells of the named places, each of which must have one cell. */
  places(node: Lenient<Order> | ClauseNode): Placed[] {
    return node.pieces.flatMap((piece, index) => {
      if (!isPlaceName(this.useOf(node, piece))) return [];
      const source = this.context.text.part(node, 'pieces', index);
      const cell = this.field.cells?.place(piece.$refText, this.field.map, () => source) ?? NOWHERE;
      if (cell === NOWHERE) this.isUnderstood = false;
      return cell === NOWHERE ? [] : [{ cell, source }];
    });
  }

  private useOf(node: Lenient<Order> | ClauseNode, name: Reference): NameUse {
    const { verb } = this;
    return { name, verb, map: this.field.map, ...('preposition' in node && { preposition: node.preposition }) };
  }

  /** Returns the hexsides that an order names; empty if the verb takes no hexsides. */
  hexsides(node: Lenient<Order>): PlacedSide[] {
    return node.pieces.flatMap((piece, index) => {
      if (!isHexside(piece, this.verb)) return [];
      const source = this.context.text.part(node, 'pieces', index);
      const cells = this.field.cells?.hexside(piece.$refText, () => source);
      if (!cells) this.isUnderstood = false;
      return cells ? [{ cells, source }] : [];
    });
  }

  path(node: Path | undefined): Placed[] {
    return node ? this.list(node, node.cells).placed : [];
  }

  clause(node: ClauseNode): Clause {
    const { placed, numbers } = this.list(node, node.cells, node.preposition === 'for' ? 'no cells' : 'none');
    return {
      preposition: node.preposition,
      pieces: this.pieces(node),
      cells: [...this.places(node), ...placed],
      path: this.path(node.path),
      words: [],
      numbers,
      source: this.context.text.source(node),
    };
  }

  /**
   * Separates the cells and the numbers in a list of labels.
   * @param numbersAre determines which labels of digits only are numbers: `none`, `all`, or `no cells` (those that are
   * not labels of cells on the map, as in `for 3`)
   */
  list(
    node: Lenient<Order> | ClauseNode | Path,
    labels: readonly string[],
    numbersAre: 'none' | 'no cells' | 'all' = 'none',
  ): { placed: Placed[]; numbers: number[] } {
    const placed: Placed[] = [];
    const numbers: number[] = [];
    if (labels.length === 0) return { placed, numbers };
    const sources = this.context.text.parts(node, 'cells');
    labels.forEach((label, index) => {
      const source: Source = sources.at(index) ?? this.context.text.source(node);
      const isCell = this.field.cells?.board.cell(label) !== NOWHERE;
      if (/^\d+$/.test(label) && (numbersAre === 'all' || (numbersAre === 'no cells' && !isCell))) {
        numbers.push(Number(label));
        return;
      }
      const cell = this.field.cells?.cell(label, () => source) ?? NOWHERE;
      if (cell === NOWHERE) this.isUnderstood = false;
      else placed.push({ cell, source });
    });
    return { placed, numbers };
  }
}

/** Returns whether an unresolved name is a hexside, `1020/1021`, and the verb takes hexsides. */
export function isHexside({ ref, $refText }: Reference, verb: VerbWord | undefined): boolean {
  return ref === undefined && verb?.takes.includes('hexside') === true && /^\w+\/\w+$/.test($refText);
}

/**
 * Returns which of the numerals after a verb are numbers: `all` if the verb takes numbers but no cells, `no cells` (all
 * except labels of cells) if it takes both, `none` if it takes no numbers. An unknown verb, such as one of a ruleset
 * with errors, may take both.
 */
export function numbersOf(verb: VerbWord | undefined): 'none' | 'no cells' | 'all' {
  if (verb === undefined) return 'no cells';
  if (!verb.takes.includes('number')) return 'none';
  return verb.takes.includes('cell') || verb.takes.includes('cells') ? 'no cells' : 'all';
}
