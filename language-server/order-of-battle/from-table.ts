import { t } from '@vscode/l10n';
import type { AstNode } from 'langium';
import { placeName, quoted } from '../../engine/model/names.js';
import { groupBy } from '../../engine/board/group-by.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { isDocument, isScenario, isSetup, isSide, type Document, type Scenario } from '../generated/ast.js';
import type { ReadForcesResult } from '../../protocol/forces.js';
import type { SandtableServices } from '../services.js';
import type { Row } from './columns.js';
import { updateForces, type Update } from './update-forces.js';
import type * as tables from './csv.js';
import { forceText, itemText } from './row-text.js';
import { cellAddress } from './cell-address.js';
import type { RowComments } from './row-comments.js';
import type { Table } from './table.js';

/**
 * Returns the edits that bring a file to the state of a table. A row with a known name changes that unit: its values,
 * its formation, its placement. Other rows are inserted: units into their formations and sides, or into new sides at
 * the end of the file; placements into its scenario.
 * @param source the text of the table, or the bytes of its file
 * @param offset where the table is pasted: rows without a side belong to the side that contains this offset
 * @param removes whether units of the file that the table lacks are removed. Default: false
 * @param sheet the sheet of a spreadsheet. Default: the first sheet that is not hidden
 */
export function fromTable(
  analysis: DocumentAnalysis,
  source: string | Uint8Array,
  { parser, csv }: Pick<SandtableServices, 'parser'> & { readonly csv: TableReader },
  options: ReadOptions = {},
): ReadForcesResult {
  const table = csv.readTable(source, options.sheet, t);
  const { encoding, sheet, sheets } = table;
  const result = updateWith(table, analysis, { parser, csv }, options);
  return {
    ...('faults' in result && sheet !== undefined
      ? { faults: result.faults.map((fault) => ({ ...fault, cell: cellAddress(sheet, fault) })) }
      : result),
    ...(encoding !== undefined && encoding !== 'UTF-8' && { encoding }),
    ...(sheets !== undefined && sheet !== undefined && { sheet, sheets }),
  };
}

type TableReader = Pick<typeof tables, 'readTable' | 'checkTable'>;

interface ReadOptions {
  readonly offset?: number | undefined;
  readonly removes?: boolean | undefined;
  readonly sheet?: string | undefined;
}

function updateWith(
  table: Table,
  analysis: DocumentAnalysis,
  { parser, csv: { checkTable } }: Pick<SandtableServices, 'parser'> & { readonly csv: TableReader },
  { offset, removes = false }: ReadOptions,
): ReadForcesResult {
  const { ruleset, sides, compiled } = analysis;
  const root = compiled.document.parseResult.value;
  if (!ruleset || !isDocument(root))
    return {
      faults: [{ line: 1, column: 0, message: t('The file has no ruleset, so the words of the table are unknown.') }],
    };
  const reads = (text: string): boolean => {
    const { lexerErrors, parserErrors } = parser.LangiumParser.parse(text);
    return lexerErrors.length === 0 && parserErrors.length === 0;
  };
  const names = new Set(sides.flatMap(({ forces }) => forces).map(({ name }) => name));
  const around = root.elements.filter(isSide).find(({ $cstNode: cst }) => isIn(cst, offset))?.name;
  const faults = checkTable(table, { ruleset, names, reads, t, ...(around !== undefined && { side: around }) });
  if (faults.length > 0) return { faults };
  const given =
    around === undefined ? table.rows : table.rows.map((row) => ({ ...row, cells: { side: around, ...row.cells } }));
  const update = updateForces(analysis, { headers: table.headers, rows: given }, removes);
  const rows = update.top.map(({ cells }) => cells);
  const scenario = root.elements.find(isScenario);
  const placed = update.places.find(({ cells }) => cells.hex !== undefined || cells.arrives !== undefined);
  if (placed && !scenario)
    update.faults.push({
      line: placed.line,
      column: 0,
      message: t('The row gives a placement, but the file has no scenario.'),
    });
  if (update.faults.length > 0) return { faults: update.faults };
  const uri = compiled.document.uri.toString();
  const written: WrittenForces = { words: ruleset.vocabulary.attributes, comments: update.comments };
  const insertions = [
    ...sidesText(root, rows, written),
    ...membersText(update, written),
    ...(scenario
      ? placements(
          scenario,
          update.places.map(({ cells }) => cells),
        )
      : []),
  ];
  const texts = new Map<number, string>();
  for (const { at, text } of insertions) texts.set(at, (texts.get(at) ?? '') + text);
  const inserted = [...texts].map(([at, text]) => ({ place: { uri, start: at, end: at }, text }));
  const replaced = update.edits.map(({ start, end, text }) => ({ place: { uri, start, end }, text }));
  return { edits: [...inserted, ...replaced], ...(update.absent.length > 0 && { absent: update.absent }) };
}

/** Returns the edits that insert new and moved units into the braces of formations of the file. */
const membersText = ({ members }: Update, written: WrittenForces): Insertion[] =>
  [...members].flatMap(([formation, rows]) => {
    const text = formation.$cstNode?.text ?? '';
    const lines = forceLines(rows, written);
    const indent = ' '.repeat((formation.$cstNode?.range.start.character ?? 0) + 2);
    if (text.endsWith('}')) return [beforeBrace(formation, lines, indent)];
    const body = lines.map((line) => `\n${indent}${line}`).join('');
    return [{ at: formation.$cstNode?.end ?? 0, text: ` {${body}\n${indent.slice(2)}}` }];
  });

const isIn = (cst: AstNode['$cstNode'], offset = -1): boolean => !!cst && cst.offset < offset && offset < cst.end;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Returns the edit that inserts lines at the end of a block. */
function beforeBrace(node: AstNode, lines: readonly string[], indent: string): Insertion {
  const text = node.$cstNode?.root.fullText ?? '';
  const brace = (node.$cstNode?.end ?? 1) - 1;
  const at = text.slice(0, brace).trimEnd().length;
  const closing = text.slice(at, brace).includes('\n') ? '' : `\n${indent.slice(2)}`;
  return { at, text: lines.map((line) => `\n${indent}${line}`).join('') + closing };
}

function sidesText(root: Document, rows: readonly Row[], written: WrittenForces): Insertion[] {
  const end = root.$cstNode?.root.fullText.length ?? 0;
  return [...groupBy(rows, ({ side }) => side ?? '')].flatMap(([side, own]) => {
    const lines = [...sourceLines(own), ...poolLines(own), ...forceLines(own, written)];
    if (lines.length === 0) return [];
    const existing = root.elements.filter(isSide).find(({ name }) => name === side);
    if (existing) return [beforeBrace(existing, lines.slice(sourceLines(own).length), '  ')];
    const body = lines.map((line) => `  ${line}\n`).join('');
    return [{ at: end, text: `\nside ${placeName(side)} {\n${body}}\n` }];
  });
}

const sourceLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ kind, name, origin }) =>
    kind === undefined && name === undefined && origin !== undefined ? [`source ${quoted(origin)}`] : [],
  );

function poolLines(rows: readonly Row[]): string[] {
  const counters = rows.filter(
    ({ name, count, faces }) => name === undefined && count !== undefined && faces !== undefined,
  );
  const pools = groupBy(counters, ({ kind = '', origin = '' }) => JSON.stringify([kind, origin]));
  return [...pools.values()].map((own) => {
    const mix = own.map(({ count = '', faces = '' }) => `${count} of ${faces}`).join('  ');
    const [{ kind = '', origin }] = own;
    return `pool ${kind} { ${mix} }${origin === undefined ? '' : ` source ${quoted(origin)}`}`;
  });
}

interface WrittenForces {
  readonly words: readonly AttributeWord[];
  /** The comments of units that the file already has, by their names. */
  readonly comments: ReadonlyMap<string, RowComments>;
}

/** Returns the declarations of units and of formations. The members of a formation are in braces. */
function forceLines(rows: readonly Row[], { words, comments }: WrittenForces): string[] {
  const forces = rows.filter(({ kind, name }) => kind !== undefined && name !== undefined);
  const names = new Set(forces.map(({ name }) => name));
  const members = groupBy(forces, ({ formation = '' }) => (names.has(formation) ? formation : ''));
  const linesIn = (formation: string): string[] =>
    (members.get(formation) ?? []).flatMap((row) => {
      const inside = linesIn(row.name).map((line) => `  ${line}`);
      const { before = [], inside: within = [], after, last = [], closing } = comments.get(row.name) ?? {};
      const text = [forceText(row, words), ...within].join(' ');
      const [end, close] = [after, closing].map((comment) => (comment === undefined ? '' : ` ${comment}`));
      if (inside.length === 0 && last.length === 0) return [...before, `${text}${end}`];
      return [...before, `${text} {${end}`, ...inside, ...last.map((line) => `  ${line}`), `}${close}`];
    });
  return linesIn('');
}

/** Returns the edits that insert placements into the set-ups of the sides, and those that insert arrivals. */
function placements(scenario: Scenario, rows: readonly Row[]): Insertion[] {
  const setUp = groupBy(
    rows.filter(({ hex }) => hex !== undefined),
    ({ side = '' }) => side,
  );
  const news: string[] = [];
  const insertions: Insertion[] = [];
  for (const [side, own] of setUp) {
    const lines = statements(own, 'hex', '');
    const existing = scenario.clauses.filter(isSetup).find((setup) => setup.side.ref?.name === side);
    if (existing) insertions.push(beforeBrace(existing, lines, '    '));
    else news.push(`setup ${placeName(side)} {`, ...lines.map((line) => `  ${line}`), '}');
  }
  news.push(...statements(rows, 'arrives', 'arrive '));
  return news.length === 0 ? insertions : [...insertions, beforeBrace(scenario, news, '  ')];
}

function statements(rows: readonly Row[], column: 'hex' | 'arrives', verb: string): string[] {
  const placed = rows.filter((row) => row[column] !== undefined);
  const together = groupBy(placed, ({ joins = '', ...row }) => JSON.stringify([row[column], joins]));
  return [...together.values()].map((own) => {
    const [first] = own;
    const group = first.joins === undefined ? '' : ` of ${first.joins}`;
    return `${verb}${first[column] ?? ''}: ${own.map(itemText).join(', ')}${group}`;
  });
}
