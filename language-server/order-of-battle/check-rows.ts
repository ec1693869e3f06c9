import { nearestSpellings } from '../../engine/board/spelling.js';
import { unitName } from '../../engine/model/names.js';
import { shorten, list } from '../../engine/model/words.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { forceWordsOf } from '../compile/words.js';
import type { TableFault } from '../../protocol/forces.js';
import { COLUMNS, isColumn, type Column, type Row } from './columns.js';
import type { ReadRow, Table } from './read-csv.js';
import { attributeText } from './row-text.js';

/** What a table is read for. */
export interface Destination {
  readonly ruleset: Ruleset;
  /** The side of rows that name none. */
  readonly side?: string;
  /** What is declared in sight already. */
  readonly names: ReadonlySet<string>;
  /** Whether a file of this text has no errors of syntax. */
  readonly reads: (text: string) => boolean;
}

/** What is wrong with a table, before anything is made of it. */
export function checkTable(table: Table, destination: Destination): TableFault[] {
  const columnOf = (name: string): number => table.headers.indexOf(name) + 1;
  const words = unitWords(destination.ruleset);
  const faults = [...table.faults, ...checkHeaders(table, words)];
  if (faults.length > 0) return faults;
  const declared = new Set<string>();
  for (const row of table.rows) {
    const wrong = (column: string, message: string): void => {
      faults.push({ line: row.line, column: columnOf(column), message });
    };
    checkRow(row, { ...destination, words, declared }, wrong);
    if (row.cells.name !== undefined && row.cells.kind !== undefined) declared.add(row.cells.name);
  }
  return faults;
}

const unitWords = ({ vocabulary }: Ruleset): ReadonlyMap<string, AttributeWord> =>
  new Map(vocabulary.attributes.flatMap((word) => (word.of === 'unit' ? [[word.word, word]] : [])));

function checkHeaders({ headers }: Table, words: ReadonlyMap<string, AttributeWord>): TableFault[] {
  const known = [...Object.keys(COLUMNS), ...words.keys()];
  return headers.flatMap((header, index) => {
    if (header === '' || known.includes(header)) return [];
    const near = nearestSpellings(header, known, 1).at(0);
    const hint =
      near === undefined
        ? `Known: ${list(Object.keys(COLUMNS))}, and what this game says of units.`
        : `Did you mean “${near}”?`;
    return [{ line: 1, column: index + 1, message: `No column is called “${shorten(header)}”. ${hint}` }];
  });
}

interface Checking extends Destination {
  readonly words: ReadonlyMap<string, AttributeWord>;
  /** Names in the rows before. */
  readonly declared: ReadonlySet<string>;
}

function checkRow({ cells }: ReadRow, checking: Checking, wrong: (column: string, message: string) => void): void {
  const { name, kind, count, faces } = cells;
  const side = cells.side ?? checking.side;
  const isPlaced = cells.hex !== undefined || cells.arrives !== undefined;
  const { sides } = checking.ruleset.vocabulary;
  if (side === undefined && cells.arrives === undefined) wrong('side', 'Of which side is it? The row names none.');
  if (side !== undefined && sides.length > 0 && !sides.includes(side))
    wrong('side', `No side is called “${shorten(side)}”; there are ${list(sides)}.`);
  if (kind === undefined && name === undefined && cells.origin === undefined)
    wrong('kind', 'What is it? The row has neither a kind nor a name.');
  if (kind !== undefined) checkKind(kind, checking.ruleset, wrong);
  if (kind !== undefined && name === undefined && count === undefined)
    wrong('name', 'What is it called? Only counters of a pool have no name, and their number stands under “count”.');
  if (count !== undefined && !/^[1-9]\d*$/.test(count) && !(count === 'every' && isPlaced))
    wrong('count', `“${shorten(count)}” is no number of counters.`);
  if (count !== undefined && count !== 'every' && !isPlaced && faces === undefined)
    wrong('faces', 'Which counters? A pool wants their numbers.');
  if (kind === undefined && name !== undefined && !isPlaced && !checking.declared.has(name))
    wrong('kind', `What is ${name}? The row has no kind.`);
  if (name !== undefined && kind !== undefined && (checking.names.has(name) || checking.declared.has(name)))
    wrong('name', `${name} is declared already.`);
  if (cells.formation !== undefined && !checking.declared.has(cells.formation))
    wrong(
      'formation',
      `No row before this one is called “${shorten(cells.formation)}”: a formation has a row of its own.`,
    );
  checkTexts(cells, checking, wrong);
}

function checkKind(kind: string, { vocabulary }: Ruleset, wrong: (column: string, message: string) => void): void {
  const known = forceWordsOf(vocabulary).map(({ word }) => word);
  if (known.includes(kind)) return;
  const near = nearestSpellings(kind, known, 1).at(0);
  wrong('kind', `This game has no “${shorten(kind)}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`);
}

/** Cells that are written as in a file, each in the statement it will stand in. */
const STATEMENTS: Partial<Record<Column, (cell: string) => string>> = {
  faces: (cell) => `side S { unit U ${cell} }`,
  group: (cell) => `side S { unit U of ${cell} }`,
  rules: (cell) => `side S { unit U ${cell} }`,
  hex: (cell) => `scenario "" { setup S { ${cell}: U } }`,
  arrives: (cell) => `scenario "" { arrive ${cell}: U }`,
  joins: (cell) => `scenario "" { setup S { 1: U of ${cell} } }`,
  begins: (cell) => `scenario "" { setup S { 1: U (${cell}) } }`,
};

/** What would end a statement, or hide what follows. */
const BREAKS_STATEMENT = /[{}\r\n]|\/\/|\/\*/;

function checkTexts(cells: Row, { words, reads }: Checking, wrong: (column: string, message: string) => void): void {
  for (const [column, cell] of Object.entries(cells)) {
    const statement = isColumn(column) ? STATEMENTS[column] : undefined;
    const word = isColumn(column) ? undefined : words.get(column);
    const text = word ? `side S { unit U (${attributeText(word, cell) ?? ''}) }` : statement?.(cell);
    const isFlagOff = word?.value === 'flag' && attributeText(word, cell) === '';
    if (text === undefined || isFlagOff) continue;
    if (BREAKS_STATEMENT.test(cell) || !reads(text)) wrong(column, `“${shorten(cell)}” cannot be read as “${column}”.`);
  }
  const { name } = cells;
  if (name !== undefined && !reads(`side S { unit ${unitName(name)} }`))
    wrong('name', `“${shorten(name)}” is no name.`);
}
