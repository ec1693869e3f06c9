import { t } from '@vscode/l10n';
import type { AstNode } from 'langium';
import { placeName, quoted } from '../../engine/model/names.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { isDocument, isScenario, isSetup, isSide, type Document, type Scenario } from '../generated/ast.js';
import type { ReadForcesResult } from '../../protocol/forces.js';
import type { SandtableServices } from '../services.js';
import type { Row } from './columns.js';
import type * as tables from './csv.js';
import { forceText, itemText } from './row-text.js';

/**
 * Returns the edits that insert a table into a file: units into the sides of the file, or into new sides at its end;
 * placements into its scenario.
 * @param offset where the table is pasted: rows without a side belong to the side that contains this offset
 */
export function fromTable(
  { ruleset, sides, compiled }: DocumentAnalysis,
  csv: string,
  {
    parser,
    csv: { readCsv, checkTable },
  }: Pick<SandtableServices, 'parser'> & { readonly csv: Pick<typeof tables, 'readCsv' | 'checkTable'> },
  offset?: number,
): ReadForcesResult {
  const root = compiled.document.parseResult.value;
  if (!ruleset || !isDocument(root))
    return {
      faults: [{ line: 1, column: 0, message: t('The file has no ruleset, so the words of the table are unknown.') }],
    };
  const table = readCsv(csv, t);
  const reads = (text: string): boolean => {
    const { lexerErrors, parserErrors } = parser.LangiumParser.parse(text);
    return lexerErrors.length === 0 && parserErrors.length === 0;
  };
  const names = new Set(sides.flatMap(({ forces }) => forces).map(({ name }) => name));
  const around = root.elements.filter(isSide).find(({ $cstNode: cst }) => isIn(cst, offset))?.name;
  const faults = checkTable(table, { ruleset, names, reads, t, ...(around !== undefined && { side: around }) });
  const rows = table.rows.map(({ cells }): Row => (around === undefined ? cells : { side: around, ...cells }));
  const scenario = root.elements.find(isScenario);
  const placed = table.rows.find(({ cells }) => cells.hex !== undefined || cells.arrives !== undefined);
  if (placed && !scenario)
    faults.push({
      line: placed.line,
      column: 0,
      message: t('The row gives a placement, but the file has no scenario.'),
    });
  if (faults.length > 0) return { faults };
  const uri = compiled.document.uri.toString();
  const insertions = [
    ...sidesText(root, rows, ruleset.vocabulary.attributes),
    ...(scenario ? placements(scenario, rows) : []),
  ];
  const texts = new Map<number, string>();
  for (const { at, text } of insertions) texts.set(at, (texts.get(at) ?? '') + text);
  return { edits: [...texts].map(([at, text]) => ({ place: { uri, start: at, end: at }, text })) };
}

const isIn = (cst: AstNode['$cstNode'], offset = -1): boolean => !!cst && cst.offset < offset && offset < cst.end;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Returns the insertion of lines at the end of a block. */
function beforeBrace(node: AstNode, lines: readonly string[], indent: string): Insertion {
  const text = node.$cstNode?.root.fullText ?? '';
  const brace = (node.$cstNode?.end ?? 1) - 1;
  const at = text.slice(0, brace).trimEnd().length;
  const closing = text.slice(at, brace).includes('\n') ? '' : `\n${indent.slice(2)}`;
  return { at, text: lines.map((line) => `\n${indent}${line}`).join('') + closing };
}

function sidesText(root: Document, rows: readonly Row[], words: readonly AttributeWord[]): Insertion[] {
  const end = root.$cstNode?.root.fullText.length ?? 0;
  return [...grouped(rows, ({ side }) => side ?? '')].flatMap(([side, own]) => {
    const lines = [...sourceLines(own), ...poolLines(own), ...forceLines(own, words)];
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
  const pools = grouped(counters, ({ kind = '', origin = '' }) => JSON.stringify([kind, origin]));
  return [...pools.values()].map((own) => {
    const mix = own.map(({ count = '', faces = '' }) => `${count} of ${faces}`).join('  ');
    const [{ kind = '', origin }] = own;
    return `pool ${kind} { ${mix} }${origin === undefined ? '' : ` source ${quoted(origin)}`}`;
  });
}

/** Returns the declarations of units and of formations. The members of a formation are in braces. */
function forceLines(rows: readonly Row[], words: readonly AttributeWord[]): string[] {
  const forces = rows.filter(({ kind, name }) => kind !== undefined && name !== undefined);
  const members = grouped(forces, ({ formation = '' }) => formation);
  const linesIn = (formation: string): string[] =>
    (members.get(formation) ?? []).flatMap((row) => {
      const inside = linesIn(row.name).map((line) => `  ${line}`);
      const text = forceText(row, words);
      return inside.length === 0 ? [text] : [`${text} {`, ...inside, '}'];
    });
  return linesIn('');
}

/** Returns the insertions of placements into the set-ups of the sides, and the insertions of arrivals. */
function placements(scenario: Scenario, rows: readonly Row[]): Insertion[] {
  const setUp = grouped(
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
  const together = grouped(placed, ({ joins = '', ...row }) => JSON.stringify([row[column], joins]));
  return [...together.values()].map((own) => {
    const [first] = own;
    const group = first.joins === undefined ? '' : ` of ${first.joins}`;
    return `${verb}${first[column] ?? ''}: ${own.map(itemText).join(', ')}${group}`;
  });
}

/** Groups rows by a key. The groups are in the order in which their keys first occur. */
function grouped(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
