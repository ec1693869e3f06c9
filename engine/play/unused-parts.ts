import type { Clause, Named, OrderModel, Placed } from '../model/orders.js';
import type { Source } from '../model/source.js';
import type { VerbWord } from './vocabulary.js';
import { allPartsOf, isAttributeOf, type VerbPart } from './verb-form.js';

/** A part of an order that its verb does not take. */
export interface UnusedPart {
  readonly source: Source;
  /** The key of an attribute; undefined for any other part. */
  readonly attribute?: string;
}

export interface FittedOrder {
  readonly unused: readonly UnusedPart[];
  /**
   * The order without its unused parts. Undefined if an unused part was written in place of a part that the verb
   * requires, such as a path instead of a cell, because the rest is then no complete order.
   */
  readonly order: OrderModel | undefined;
}

/** The direct object of an order, or the object of a preposition. */
type Written = Pick<Clause, 'pieces' | 'cells' | 'path'>;

const PIECES: ReadonlySet<string> = new Set(['unit', 'units', 'leader', 'division', 'formation']);
const CELLS: ReadonlySet<string> = new Set(['cell', 'cells']);
/** The prepositions of clauses that name the destination or cells on the way, as a path does. */
const WAYS: ReadonlySet<string> = new Set(['to', 'via']);

/** Divides an order into the parts that the form of its verb has and the parts that it does not have. */
export function fitToForm(order: OrderModel, verb: VerbWord): FittedOrder {
  const form = new Form(verb);
  const object = form.fit(order, form.partsOfObject(order));
  const clauses: Clause[] = [];
  const unused = [...object.unused];
  let { isWrong } = object;
  const prepositions = new Set<string>();
  let hasPath = object.fitting.path.length > 0;
  for (const clause of order.clauses) {
    const parts = form.partsBehind(clause.preposition);
    const isSecondWay = hasPath && WAYS.has(clause.preposition);
    if (parts.length === 0 || prepositions.has(clause.preposition) || isSecondWay) {
      unused.push({ source: clause.source });
      continue;
    }
    prepositions.add(clause.preposition);
    const fitted = form.fit(clause, parts);
    unused.push(...fitted.unused);
    isWrong ||= fitted.isWrong;
    hasPath ||= clause.preposition === 'to' && clause.path.length > 0;
    clauses.push({ ...clause, ...fitted.fitting });
  }
  const attributes = Object.entries(order.attributes);
  const usedAttributes = attributes.filter(([key]) => isAttributeOf(verb, key));
  for (const [attribute, { source }] of attributes)
    if (!usedAttributes.some(([key]) => key === attribute)) unused.push({ source, attribute });
  if (unused.length === 0) return { unused, order };
  const fitting = { ...order, ...object.fitting, clauses, attributes: Object.fromEntries(usedAttributes) };
  return { unused, order: isWrong ? undefined : fitting };
}

/**
 * The form of the orders of a verb: the parts that they may have after the verb, after prepositions and in parentheses.
 */
class Form {
  private readonly parts: readonly VerbPart[];
  private readonly takesPath: boolean;

  constructor(verb: VerbWord) {
    this.parts = allPartsOf(verb);
    this.takesPath = this.parts.some(({ what }) => what === 'path');
  }

  /**
   * Returns the parts that may follow the verb directly. A cell after the verb means `to CELL` if the verb takes that
   * clause and the order does not have it.
   */
  partsOfObject({ clauses }: OrderModel): readonly string[] {
    const own = this.whatBehind(undefined);
    const goal = this.whatBehind('to').filter((what) => CELLS.has(what));
    if (clauses.some(({ preposition }) => preposition === 'to') || own.some((what) => CELLS.has(what))) return own;
    return [...own, ...goal];
  }

  partsBehind(preposition: string): readonly string[] {
    const parts = this.whatBehind(preposition);
    return this.takesPath && WAYS.has(preposition) && parts.length > 0 ? [...parts, 'path'] : parts;
  }

  private whatBehind(preposition: string | undefined): readonly string[] {
    return this.parts.filter((part) => part.preposition === preposition).map(({ what }) => what);
  }

  /**
   * Splits the object of an order into items that the verb takes (`fitting`) and unused items. `isWrong` is true if
   * there are unused items although an item that the verb needs is missing.
   */
  fit(
    { pieces, cells, path }: Written,
    parts: readonly string[],
  ): { readonly fitting: Written; readonly unused: readonly UnusedPart[]; readonly isWrong: boolean } {
    const units = split(
      pieces,
      parts.some((what) => PIECES.has(what)),
    );
    const places = split(
      cells,
      parts.some((what) => CELLS.has(what)),
    );
    const way = split(path, parts.includes('path'));
    const unused = [...units.unused, ...places.unused, ...way.unused];
    const lacksUnits = units.fitting.length === 0 && parts.some((what) => PIECES.has(what));
    const lacksCells = places.fitting.length + way.fitting.length === 0 && parts.some((what) => CELLS.has(what));
    return {
      fitting: { pieces: units.fitting, cells: places.fitting, path: way.fitting },
      unused,
      isWrong: unused.length > 0 && (lacksUnits || lacksCells),
    };
  }
}

/**
 * Sorts a list of units or cells after a verb. If the verb takes such a list, all its items fit. Otherwise the whole
 * list is an unused part of the order.
 */
function split<Item extends Named | Placed>(
  items: readonly Item[],
  isTaken: boolean,
): { readonly fitting: readonly Item[]; readonly unused: readonly UnusedPart[] } {
  if (isTaken || items.length === 0) return { fitting: items, unused: [] };
  return { fitting: [], unused: [{ source: { ...items[0].source, end: items[items.length - 1].source.end } }] };
}
