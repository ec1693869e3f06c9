import type { AstNode } from 'langium';
import { unquoted } from '../../engine/model/names.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import {
  isArrival,
  isDocument,
  isDraw,
  isEvery,
  isPlacedUnit,
  isSetup,
  isSide,
  type Arrival,
  type Attribute,
  type Force,
  type Placement,
  type Pool,
  type PoolCounters,
  type Side,
} from '../generated/ast.js';
import { unitsOf } from '../syntax/unit-statements.js';
import { COLUMNS, isColumn, type Row } from './columns.js';

/** A table with its columns in order. */
export interface WrittenTable {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Returns the visible order of battle of a document as a table, with its placements in the scenario. */
export function toTable(analysis: DocumentAnalysis): WrittenTable {
  const rows = toRows(analysis);
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const words = analysis.ruleset?.vocabulary.attributes.filter(({ of }) => of === 'unit') ?? [];
  const own = new Set([...words.map(({ word }) => word), ...used].filter((column) => !isColumn(column)));
  const columns = COLUMNS.flatMap((column) => (column === 'group' ? [...own, column] : [column]));
  return { columns: columns.filter((column) => used.has(column)), rows };
}

/** A row of the order of battle with the nodes that it describes. */
export interface Entry {
  readonly row: Row;
  readonly node?: Force | PoolCounters | Side;
  readonly placed?: PlacedItem;
}

/** An item of a placement or arrival. */
export interface PlacedItem {
  readonly statement: Placement | Arrival;
  readonly item: AstNode;
}

/** Returns the rows of {@link entriesOf}. */
export const toRows = (analysis: DocumentAnalysis): readonly Row[] => entriesOf(analysis).map(({ row }) => row);

/**
 * Returns the rows of the order of battle, with their nodes. A formation comes before its members. Items that are named
 * only in placements, such as draws from a pool, come last.
 */
export function entriesOf({ compiled, ruleset }: DocumentAnalysis): readonly Entry[] {
  const roots = [...compiled.closure.documents].reverse().map(({ parseResult }) => parseResult.value);
  const words = ruleset?.vocabulary.attributes.filter(({ of, value }) => of === 'unit' && value === 'word') ?? [];
  const wordAttributes = new Set(words.map(({ word }) => word));
  const sides = roots.flatMap((root) => (isDocument(root) ? root.elements.filter(isSide) : []));
  const placed = compiled.scenario && compiled.scenarioNodes.find((node) => node.title === compiled.scenario?.title);
  const placements = (placed?.clauses ?? []).flatMap((clause) => {
    if (isSetup(clause))
      return clause.placements.map((placement) => new PlacementStatement(placement, clause.side.$refText, 'hex'));
    return isArrival(clause) ? [new PlacementStatement(clause, clause.side?.$refText, 'arrives')] : [];
  });
  return [
    ...sides.flatMap((side) => rowsOfSide(side, { placements, small: wordAttributes })),
    ...placements.flatMap((placing) => placing.rest()),
  ];
}

/** A statement that places units. The object remembers which of its items already belong to the row of a unit. */
class PlacementStatement {
  private readonly usedItems = new Set<AstNode>();

  constructor(
    private readonly node: Placement | Arrival,
    private readonly side: string | undefined,
    private readonly column: 'hex' | 'arrives',
  ) {}

  /**
   * Returns the columns that this statement contributes to the row of a unit; undefined if it does not name the unit.
   */
  of(force: Force): Entry | undefined {
    const item = this.node.items.find((one) => isPlacedUnit(one) && !this.usedItems.has(one) && one.unit.ref === force);
    if (!item) return undefined;
    this.usedItems.add(item);
    return { row: { ...this.where(), ...begins(item.attributes) }, placed: { statement: this.node, item } };
  }

  /** Returns rows for the items of the statement that have not been added to the row of a unit. */
  rest(): Entry[] {
    return this.node.items
      .filter((item) => !this.usedItems.has(item))
      .map((item) => ({
        placed: { statement: this.node, item },
        row: {
          ...(this.side !== undefined && { side: unquoted(this.side) }),
          ...(isDraw(item) && { kind: item.kind.join(' '), count: item.count }),
          ...(isEvery(item) && { kind: item.kind.join(' '), count: 'every' }),
          ...(isPlacedUnit(item) && { name: item.unit.ref?.name ?? unquoted(item.unit.$refText) }),
          ...this.where(),
          ...begins(item.attributes),
        },
      }));
  }

  private where(): Row {
    const { node, column } = this;
    const text = written(node);
    const colon = node.items[0].$cstNode?.offset ?? 0;
    const head = text.slice(0, colon - (node.$cstNode?.offset ?? 0)).trim();
    return {
      [column]: head
        .replace(/:$/, '')
        .replace(/^arrive\s+/, '')
        .trim(),
      ...(node.group !== undefined && { joins: groupText(node) }),
    };
  }
}

interface RowContext {
  readonly placements: readonly PlacementStatement[];
  /** Attributes whose value is a lower-case word, `(dot blue)`, which the grammar parses as a second attribute. */
  readonly small: ReadonlySet<string>;
}

function rowsOfSide(side: Side, context: RowContext): Entry[] {
  const row: Row = { side: side.name };
  return [
    ...(side.origin.length > 0 ? [{ row: { ...row, origin: side.origin.join(' ') }, node: side }] : []),
    ...side.pools.flatMap((pool) => rowsOfPool(pool, row)),
    ...side.forces.flatMap((force) => rowsOfForce(force, row, context)),
  ];
}

function rowsOfPool({ kind, counters, origin }: Pool, row: Row): Entry[] {
  return counters.map((node) => ({
    node,
    row: {
      ...row,
      kind: kind.join(' '),
      count: node.count,
      faces: node.face,
      ...(origin !== undefined && { origin }),
    },
  }));
}

/** Returns the rows of the units of a statement, or of a formation and its members. */
function rowsOfForce(force: Force, row: Row, context: RowContext): Entry[] {
  const shared: Row = {
    ...row,
    kind: force.kind.join(' '),
    ...(force.values.length > 0 && { faces: force.values.map((values) => written(values)).join(', ') }),
    ...(force.group !== undefined && { group: groupText(force) }),
    ...(force.citations.length > 0 && { rules: force.citations.join(' ') }),
    ...attributesOf(force.attributes, context.small),
  };
  const inside = { ...row, formation: force.name };
  return [
    ...unitsOf(force).map((unit) => {
      const placing = context.placements.reduce<Entry | undefined>(
        (found, other) => found ?? other.of(unit),
        undefined,
      );
      return { ...placing, row: { ...shared, name: unit.name, ...placing?.row }, node: unit };
    }),
    ...force.forces.flatMap((member) => rowsOfForce(member, inside, context)),
  ];
}

/** Returns the text of a group, for example `army "16"`. */
const groupText = (node: { readonly groupKind: string[]; readonly group?: string }): string =>
  `${node.groupKind.join(' ')} "${node.group ?? ''}"`;

/**
 * Returns attributes as table columns by name. For the two attributes `dot blue`, the column `dot` has the value
 * `blue`; for a flag, the column has the value `yes`.
 */
function attributesOf(attributes: readonly Attribute[], small: ReadonlySet<string>): Row {
  const row: Record<string, string> = {};
  let before: Attribute | undefined;
  for (const attribute of attributes) {
    const { key, value, most } = attribute;
    if (before && before.value === undefined && value === undefined && small.has(before.key)) row[before.key] = key;
    else row[key] = value === undefined ? 'yes' : unquoted(value) + (most === undefined ? '' : `..${most}`);
    before = attribute;
  }
  return row;
}

const begins = (attributes: readonly AstNode[]): Row =>
  attributes.length === 0 ? {} : { begins: attributes.map(written).join(', ') };

/** Returns the source text of a node on one line. */
function written(node: AstNode): string {
  return (node.$cstNode?.text ?? '').replace(/\s+/g, ' ');
}
