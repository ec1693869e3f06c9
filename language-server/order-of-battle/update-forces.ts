import { t } from '@vscode/l10n';
import { AstUtils, GrammarUtils, type AstNode } from 'langium';
import { quoted } from '../../engine/model/names.js';
import { groupBy } from '../../engine/board/group-by.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { TableFault } from '../../protocol/forces.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { isForce, isPool, isSide, type Force } from '../generated/ast.js';
import { statementOf, unitsOf } from '../syntax/unit-statements.js';
import { isColumn, type Row } from './columns.js';
import type { ReadRow, Table } from './table.js';
import { attributeText, forceText, itemText } from './row-text.js';
import { commentsInHead, commentsOf, endOfLineComment, type RowComments } from './row-comments.js';
import { entriesOf, type Entry, type PlacedItem } from './to-table.js';

/** The changes that bring a file to the state of a table. */
export interface Update {
  readonly edits: readonly Edit[];
  /** New rows, and rows of units that move out of all formations to the top level of a side. */
  readonly top: readonly ReadRow[];
  /** The rows of the units that are added to a formation of the file or moved into it, by formation. */
  readonly members: ReadonlyMap<Force, readonly Row[]>;
  /** Rows whose placement is to be written. */
  readonly places: readonly ReadRow[];
  /** The units and counters of the file that the table lacks. */
  readonly absent: readonly string[];
  readonly faults: TableFault[];
  /** The comments of moved units, by their names. */
  readonly comments: ReadonlyMap<string, RowComments>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A unit of the file, with its row as changed by the table. */
interface Change {
  readonly entry: Entry & { readonly node: Force };
  readonly line: number;
  readonly row: Row;
  readonly columns: readonly string[];
}

const DECLARED = ['side', 'formation', 'hex', 'arrives', 'joins', 'begins'];
const PLACED = ['hex', 'arrives', 'joins', 'begins'];

/** Compares a table with the order of battle of a file, by the names of units. */
export function updateForces(
  analysis: DocumentAnalysis,
  { headers, rows }: Pick<Table, 'headers' | 'rows'>,
  removes: boolean,
): Update {
  return new TableUpdate(analysis, headers).read(rows, removes);
}

class TableUpdate {
  private readonly words: readonly AttributeWord[];
  private readonly file: string;
  private readonly edits: Edit[] = [];
  private readonly faults: TableFault[] = [];
  private readonly entries: readonly Entry[];
  private readonly removedItems: PlacedItem[] = [];
  /** Nodes that are removed with everything in them. */
  private readonly removed = new Set<AstNode>();
  private readonly places: ReadRow[] = [];
  private readonly comments = new Map<string, RowComments>();
  /** Statements that declare several units, some of which change. Each unit gets a statement of its own. */
  private readonly divided = new Set<Force>();

  constructor(
    analysis: DocumentAnalysis,
    private readonly headers: readonly string[],
  ) {
    this.words = analysis.ruleset?.vocabulary.attributes.filter(({ of }) => of === 'unit') ?? [];
    this.file = analysis.compiled.document.uri.toString();
    this.entries = entriesOf(analysis);
  }

  read(rows: readonly ReadRow[], removes: boolean): Update {
    const forces = new Map(
      this.entries.flatMap((entry) => (isOfForce(entry) ? [[entry.row.name ?? '', entry] as const] : [])),
    );
    const changes = new Map<string, Change>();
    const others: ReadRow[] = [];
    for (const row of rows) {
      const { name = '' } = row.cells;
      const entry = changes.has(name) ? undefined : forces.get(name);
      if (entry) changes.set(name, this.changeOf(entry, row));
      else others.push(row);
    }
    const { added, left } = this.pairOthers(others);
    const formations = new Set(rows.map(({ cells }) => cells.formation));
    const missing = [...forces].filter(([name]) => !changes.has(name) && !formations.has(name));
    const lacking = [...missing.map(([, entry]) => entry), ...left.filter((entry) => this.mentions(entry))].filter(
      (entry) => this.isOwn(nodeOf(entry)),
    );
    if (removes) {
      for (const { node } of lacking) if (node && isForce(node)) this.removed.add(node);
      for (const entry of lacking) this.remove(entry);
    }
    const named = added.filter(({ cells }) => cells.kind !== undefined && cells.name !== undefined);
    const trees = this.changeTrees(
      [...changes.values()],
      named,
      removes ? new Set(missing.map(([name]) => name)) : new Set(),
    );
    for (const change of changes.values()) this.changePlacement(change);
    this.removeItems();
    return {
      ...trees,
      top: [...added.filter((row) => !named.includes(row)), ...trees.top],
      edits: this.edits,
      places: [...added, ...this.places],
      absent: lacking.map(({ row }) => nameOf(row)),
      faults: this.faults,
      comments: this.comments,
    };
  }

  /**
   * Returns whether a table with these columns can contain the row of an entry. If it cannot, the entry does not count
   * as missing from the table. The sources of sides never count as missing.
   */
  private mentions({ node, row }: Entry): boolean {
    if (node && isSide(node)) return false;
    return this.headers.includes(row.hex !== undefined ? 'hex' : row.arrives !== undefined ? 'arrives' : 'count');
  }

  /** Returns the row of a unit as changed by the table, and the columns that differ. */
  private changeOf(entry: Change['entry'], { line, cells }: ReadRow): Change {
    const isKept = (header: string): boolean =>
      ['', 'name'].includes(header) || (['kind', 'side'].includes(header) && cells[header] === undefined);
    const given = new Set(this.headers.filter((header) => !isKept(header)));
    const row: Row = Object.fromEntries([
      ...Object.entries(entry.row).filter(([column]) => !given.has(column)),
      ...Object.entries(cells).filter(([column]) => given.has(column)),
    ]);
    const columns = this.headers.filter((header) => !this.isEqual(header, row[header], entry.row[header]));
    return { entry, line, row, columns };
  }

  private isEqual(column: string, a: string | undefined, b: string | undefined): boolean {
    const word = isColumn(column) ? undefined : this.words.find((one) => one.word === column);
    const normal = (cell = ''): string =>
      word?.value === 'flag' && cell !== '' ? (attributeText(word, cell) ?? cell) : cell.replace(/\s+/g, ' ').trim();
    return normal(a) === normal(b);
  }

  /**
   * Finds the entries of the file that correspond to rows of pools, sources and further placements, which have no name.
   * Rows that equal an entry correspond to that entry. If the file and the table have the same number of other rows of
   * a kind, these correspond in their order.
   */
  private pairOthers(rows: readonly ReadRow[]): {
    readonly added: readonly ReadRow[];
    readonly left: readonly Entry[];
  } {
    const left = this.entries.filter((entry) => !isOfForce(entry));
    const unmatched = rows.filter(({ cells }) => {
      const at = left.findIndex(({ row }) =>
        [...new Set([...this.headers, ...Object.keys(row)])].every(
          (key) => !this.headers.includes(key) || this.isEqual(key, cells[key], row[key]),
        ),
      );
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const added: ReadRow[] = [];
    for (const [key, same] of groupBy(unmatched, ({ cells }) => keyOf(cells))) {
      const known = left.filter((entry) => keyOf(entry.row) === key);
      if (known.length !== same.length || !known.every((entry) => this.isOwn(nodeOf(entry)))) {
        added.push(...same);
        continue;
      }
      known.forEach((entry, i) => {
        left.splice(left.indexOf(entry), 1);
        this.replaceOther(entry, same[i]);
      });
    }
    return { added, left };
  }

  private replaceOther({ row, node, placed }: Entry, read: ReadRow): void {
    const { cells } = read;
    if (placed) {
      this.replaceItem(placed, { ...row, ...cells }, read.line);
    } else if (node && isSide(node)) {
      const [first, last] = [node.origin, node.origin].map((_, i) =>
        GrammarUtils.findNodesForProperty(node.$cstNode, 'origin').at(i === 0 ? 0 : -1),
      );
      if (first && last) this.edits.push({ start: first.offset, end: last.end, text: quoted(cells.origin ?? '') });
    } else if (node?.$cstNode) {
      this.edits.push({
        start: node.$cstNode.offset,
        end: node.$cstNode.end,
        text: `${cells.count ?? ''} of ${cells.faces ?? ''}`,
      });
      if (!this.isEqual('origin', cells.origin ?? row.origin, row.origin))
        this.faults.push({
          line: read.line,
          column: this.headers.indexOf('origin') + 1,
          message: t('A table cannot change the source of a pool. Change it in the file.'),
        });
    }
  }

  /** Changes declarations and moves units between formations. */
  private changeTrees(
    changes: readonly Change[],
    added: readonly ReadRow[],
    removed: ReadonlySet<string>,
  ): Pick<Update, 'top' | 'members'> {
    const isMoved = ({ columns }: Change): boolean => columns.includes('formation') || columns.includes('side');
    const moved = new Set(changes.filter(isMoved).map(({ entry }) => entry.node));
    const isInMoved = (node: Force): boolean =>
      ancestors(statementOf(node)).some((one) => isForce(one) && moved.has(one));
    const now = this.rowsNow(changes, added, removed);
    for (const change of changes) {
      const { node } = change.entry;
      const isDeclared = change.columns.some((column) => !DECLARED.includes(column)) || isMoved(change);
      if (!isDeclared || !this.isEditable(node, change)) continue;
      if (isInMoved(node)) continue;
      const statement = statementOf(node);
      if (statement.alike.length > 0) this.divided.add(statement);
      else if (moved.has(node)) this.cutMoved(node);
      else
        this.edits.push({
          ...headOf(node),
          text: [forceText(change.row, this.words), ...commentsInHead(node)].join(' '),
        });
    }
    for (const statement of this.divided) this.divide(statement, moved, now);
    const files = new Map(changes.map(({ row, entry }) => [row.name, entry.node]));
    for (const { row, node } of this.entries) if (node && isForce(node)) files.set(row.name, node);
    const members = new Map<Force, Row[]>();
    const top: ReadRow[] = [];
    const places = [
      ...changes
        .filter((change) => isMoved(change) && this.isOwn(change.entry.node))
        .map(({ row, line }) => ({ cells: row, line })),
      ...added,
    ];
    const written = new Set(places.map(({ cells }) => cells.name));
    for (const { cells, line } of places) {
      const around = now.find(({ name }) => name !== undefined && name === cells.formation);
      if (around && around.side !== cells.side) {
        const column = this.headers.indexOf('formation') + 1;
        this.faults.push({ line, column, message: t('{0} is a formation of {1}.', around.name, around.side) });
      }
      const formation = cells.formation === undefined ? undefined : files.get(cells.formation);
      if (written.has(cells.formation) || (formation && (isInMoved(formation) || moved.has(formation)))) continue;
      const tree = treeOf(cells, now);
      if (formation === undefined) top.push(...tree.map((row) => ({ cells: row, line })));
      else if (this.isOwn(formation)) members.set(formation, [...(members.get(formation) ?? []), ...tree]);
      else this.reportImported(formation, line, 'formation');
    }
    return { top, members };
  }

  /** Returns the rows of all units as changed by the table, without removed units. */
  private rowsNow(changes: readonly Change[], added: readonly ReadRow[], removed: ReadonlySet<string>): readonly Row[] {
    const changed = new Map(changes.map(({ row }) => [row.name, row]));
    return [
      ...this.entries.flatMap((entry) =>
        isOfForce(entry) && !removed.has(entry.row.name ?? '') ? [changed.get(entry.row.name) ?? entry.row] : [],
      ),
      ...added.map(({ cells }) => cells),
    ];
  }

  private isEditable(node: AstNode, { line, columns }: Pick<Change, 'line' | 'columns'>): boolean {
    if (this.isOwn(node)) return true;
    this.reportImported(node, line, columns[0]);
    return false;
  }

  private reportImported(node: AstNode, line: number, column: string): void {
    const file = AstUtils.getDocument(node).uri.path.split('/').at(-1) ?? '';
    this.faults.push({
      line,
      column: this.headers.indexOf(column) + 1,
      message: t('{0} is declared in {1}. Read the table into that file.', isForce(node) ? node.name : '', file),
    });
  }

  private changePlacement({ entry, row, line, columns }: Change): void {
    if (!columns.some((column) => PLACED.includes(column))) return;
    if (entry.placed) this.replaceItem(entry.placed, row, line);
    else this.places.push({ cells: row, line });
  }

  /**
   * Changes an item of a placement to that of a row of the table. If the cells are the same, only the text of the item
   * is replaced; otherwise the item is removed and written as a new placement.
   */
  private replaceItem(placed: PlacedItem, row: Row, line: number): void {
    if (!this.isOwn(placed.item)) {
      this.faults.push({ line, column: 0, message: t('The placement is in an imported file.') });
      return;
    }
    const known = this.entries.find((entry) => entry.placed?.item === placed.item)?.row ?? {};
    if (['hex', 'arrives', 'joins'].every((column) => this.isEqual(column, row[column], known[column]))) {
      const { offset = 0, end = 0 } = placed.item.$cstNode ?? {};
      this.edits.push({ start: offset, end, text: itemText(row) });
      return;
    }
    this.removedItems.push(placed);
    this.places.push({ cells: row, line });
  }

  /** Removes the nodes of an entry. The members of a removed formation are removed with it. */
  private remove({ node, placed }: Entry): void {
    if (placed && this.isOwn(placed.item)) this.removedItems.push(placed);
    if (!node || isSide(node)) return;
    if (isForce(node) && statementOf(node).alike.length > 0) {
      this.divided.add(statementOf(node));
      return;
    }
    const { $container: around } = node;
    this.cut(isPool(around) && around.counters.length === 1 ? around : node);
  }

  /** Replaces a statement of several units by a statement for each unit that stays. */
  private divide(statement: Force, moved: ReadonlySet<Force>, now: readonly Row[]): void {
    const staying = unitsOf(statement).filter((unit) => !moved.has(unit) && !this.removed.has(unit));
    const { offset = 0, end = 0, range } = statement.$cstNode ?? {};
    const lines = now
      .filter(({ name }) => staying.some((unit) => unit.name === name))
      .map((row) => forceText(row, this.words));
    if (lines.length === 0) this.cut(statement);
    else
      this.edits.push({
        ...{ start: offset, end },
        text: [[lines[0], ...commentsInHead(statement)].join(' '), ...lines.slice(1)].join(
          `\n${' '.repeat(range?.start.character ?? 0)}`,
        ),
      });
  }

  /** Removes a unit that is written elsewhere, with the comments that go with it. */
  private cutMoved(node: Force): void {
    for (const [name, comments] of commentsOf(node)) this.comments.set(name, comments);
    const { end = 0, root } = node.$cstNode ?? {};
    this.cut(node, endOfLineComment(root?.fullText ?? '', end));
  }

  /** Removes a node, and its line if nothing else is on it. */
  private cut(node: AstNode, to?: number): void {
    if (ancestors(node).some((around) => this.removed.has(around))) return;
    const { offset = 0, end: nodeEnd = 0, root } = node.$cstNode ?? {};
    const end = to ?? nodeEnd;
    const text = root?.fullText ?? '';
    const before = text.slice(0, offset).trimEnd().length;
    const isAlone = text.slice(before, offset).includes('\n') && /^[ \t]*(\r?\n|\}|$)/.test(text.slice(end));
    this.edits.push({ start: isAlone ? before : offset, end, text: '' });
  }

  /** Removes items from their statements, and statements without other items. */
  private removeItems(): void {
    for (const [statement, removed] of groupBy(this.removedItems, (placed) => placed.statement)) {
      const isRemoved = (item: AstNode): boolean => removed.some((one) => one.item === item);
      const items: readonly AstNode[] = statement.items;
      const last = items.findLastIndex((item) => !isRemoved(item));
      if (last < 0) {
        this.cut(statement);
        continue;
      }
      items.forEach((item, i) => {
        if (isRemoved(item) && i < last)
          this.edits.push({ start: item.$cstNode?.offset ?? 0, end: items[i + 1].$cstNode?.offset ?? 0, text: '' });
      });
      if (last < items.length - 1)
        this.edits.push({ start: items[last].$cstNode?.end ?? 0, end: items.at(-1)?.$cstNode?.end ?? 0, text: '' });
    }
  }

  private isOwn(node: AstNode | undefined): boolean {
    return node !== undefined && AstUtils.getDocument(node).uri.toString() === this.file;
  }
}

const isOfForce = (entry: Entry): entry is Change['entry'] => entry.node !== undefined && isForce(entry.node);

const nodeOf = ({ node, placed }: Entry): AstNode | undefined => node ?? placed?.item;

/** Returns a key that is the same for a row and its changed version, if the row declares no unit. */
const keyOf = ({ side = '', kind = '', name = '', hex, arrives, count, faces }: Row): string =>
  JSON.stringify([
    side,
    kind,
    name,
    hex === undefined && arrives === undefined,
    count === undefined,
    faces === undefined,
  ]);

/** Returns the words with which a message names a unit, counters of a pool or an item of a placement. */
function nameOf({ name, kind, count, faces, hex, arrives }: Row): string {
  const words = name === undefined ? [count, kind, faces] : [name];
  const place = kind === undefined || name === undefined ? (hex ?? arrives) : undefined;
  return [...words, place === undefined ? undefined : `(${place})`].filter((word) => word !== undefined).join(' ');
}

function ancestors(node: AstNode): AstNode[] {
  const above: AstNode[] = [];
  for (let one = node.$container; one; one = one.$container) above.push(one);
  return above;
}

/** Returns the range of a declaration without its braces. */
function headOf(force: Force): Pick<Edit, 'start' | 'end'> {
  const { offset = 0, end = 0, root } = force.$cstNode ?? {};
  const brace = GrammarUtils.findNodeForKeyword(force.$cstNode, '{');
  const text = root?.fullText ?? '';
  return { start: offset, end: brace ? text.slice(0, brace.offset).trimEnd().length : end };
}

/** Returns a row and the rows of its members, each formation before its members. */
function treeOf(row: Row, all: readonly Row[]): Row[] {
  return [
    row,
    ...all
      .filter(({ formation }) => formation !== undefined && formation === row.name)
      .flatMap((member) => treeOf(member, all)),
  ];
}
