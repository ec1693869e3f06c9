import { nearestSpellings } from '../../engine/board/spelling.js';
import { unitName } from '../../engine/model/names.js';
import { shorten } from '../../engine/model/words.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { forceWordsOf } from '../compile/words.js';
import type { Translate } from '../words/translate.js';
import type { TableFault } from '../../protocol/forces.js';
import { COLUMNS, isColumn, type Column, type Row } from './columns.js';
import type { ReadRow, Table } from './table.js';
import { attributeText } from './row-text.js';

/** The file into which the rows of a table are to be inserted. */
export interface Destination {
  readonly ruleset: Ruleset;
  /** The side of rows that give no side. */
  readonly side?: string;
  /** Names that are already declared in the file or its imports. */
  readonly names: ReadonlySet<string>;
  /** Translates messages. The caller passes the translator of the server, because this code is bundled separately. */
  readonly t: Translate;
  /** Returns whether a text has no syntax errors. */
  readonly reads: (text: string) => boolean;
}

/** Returns the errors in a table. */
export function checkTable(table: Table, destination: Destination): TableFault[] {
  const columnOf = (name: string): number => table.headers.indexOf(name) + 1;
  const words = unitWords(destination.ruleset);
  const faults = [...table.faults, ...checkHeaders(table, words, destination)];
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

function checkHeaders({ headers }: Table, words: ReadonlyMap<string, AttributeWord>, { t }: Destination): TableFault[] {
  const known = [...COLUMNS, ...words.keys()];
  return headers.flatMap((header, index) => {
    if (header === '' || known.includes(header)) return [];
    const near = nearestSpellings(header, known, 1).at(0);
    const hint =
      near === undefined
        ? t('Columns: {0}, and the unit attributes of this game.', COLUMNS.join(', '))
        : t('Did you mean “{0}”?', near);
    return [{ line: 1, column: index + 1, message: `${t('Unknown column “{0}”.', shorten(header))} ${hint}` }];
  });
}

interface Checking extends Destination {
  readonly words: ReadonlyMap<string, AttributeWord>;
  /** Names in earlier rows. */
  readonly declared: ReadonlySet<string>;
}

function checkRow({ cells }: ReadRow, checking: Checking, wrong: (column: string, message: string) => void): void {
  const { t } = checking;
  const { name, kind, count, faces } = cells;
  const side = cells.side ?? checking.side;
  const isPlaced = cells.hex !== undefined || cells.arrives !== undefined;
  const { sides } = checking.ruleset.vocabulary;
  const isKnown = name !== undefined && (checking.declared.has(name) || checking.names.has(name));
  if (side === undefined && cells.arrives === undefined && !isKnown) wrong('side', t('The row has no side.'));
  if (side !== undefined && sides.length > 0 && !sides.includes(side))
    wrong('side', t('There is no side “{0}”. Sides: {1}.', shorten(side), sides.join(', ')));
  if (kind === undefined && name === undefined && cells.origin === undefined)
    wrong('kind', t('The row has neither a kind nor a name.'));
  if (kind !== undefined) checkKind(kind, checking, wrong);
  if (kind !== undefined && name === undefined && count === undefined)
    wrong(
      'name',
      t('The row has no name. Only counters of a pool have no name; give their number in the column “count”.'),
    );
  if (count !== undefined && !/^[1-9]\d*$/.test(count) && !(count === 'every' && isPlaced))
    wrong('count', t('“{0}” is not a number of counters.', shorten(count)));
  if (count !== undefined && count !== 'every' && !isPlaced && faces === undefined)
    wrong('faces', t('The row of a pool has no faces. Give the numbers of its counters in the column “faces”.'));
  if (kind === undefined && name !== undefined && !isPlaced && !isKnown)
    wrong('kind', t('The row of {0} has no kind.', name));
  if (name !== undefined && kind !== undefined && checking.declared.has(name))
    wrong('name', t('{0} is already declared.', name));
  if (cells.formation !== undefined && !checking.declared.has(cells.formation) && !checking.names.has(cells.formation))
    wrong(
      'formation',
      t('No earlier row has the name “{0}”. A formation needs a row before its units.', shorten(cells.formation)),
    );
  checkTexts(cells, checking, wrong);
}

function checkKind(
  kind: string,
  { ruleset: { vocabulary }, t }: Checking,
  wrong: (column: string, message: string) => void,
): void {
  const known = forceWordsOf(vocabulary).map(({ word }) => word);
  if (known.includes(kind)) return;
  const near = nearestSpellings(kind, known, 1).at(0);
  const unknown = t('This game has no “{0}”.', shorten(kind));
  wrong('kind', near === undefined ? unknown : `${unknown} ${t('Did you mean “{0}”?', near)}`);
}

/**
 * By column, the function that inserts the text of a table cell into a statement. The statement is then parsed to find
 * errors in the cell.
 */
const STATEMENTS: Partial<Record<Column, (cell: string) => string>> = {
  faces: (cell) => `side S { unit U ${cell} }`,
  group: (cell) => `side S { unit U of ${cell} }`,
  rules: (cell) => `side S { unit U ${cell} }`,
  hex: (cell) => `scenario "" { setup S { ${cell}: U } }`,
  arrives: (cell) => `scenario "" { arrive ${cell}: U }`,
  joins: (cell) => `scenario "" { setup S { 1: U of ${cell} } }`,
  begins: (cell) => `scenario "" { setup S { 1: U (${cell}) } }`,
};

/** Characters that would end the statement or begin a comment. */
const BREAKS_STATEMENT = /[{}\r\n]|\/\/|\/\*/;

function checkTexts(cells: Row, { words, reads, t }: Checking, wrong: (column: string, message: string) => void): void {
  for (const [column, cell] of Object.entries(cells)) {
    const statement = isColumn(column) ? STATEMENTS[column] : undefined;
    const word = isColumn(column) ? undefined : words.get(column);
    const text = word ? `side S { unit U (${attributeText(word, cell) ?? ''}) }` : statement?.(cell);
    const isFlagOff = word?.value === 'flag' && attributeText(word, cell) === '';
    if (text === undefined || isFlagOff) continue;
    if (BREAKS_STATEMENT.test(cell) || !reads(text))
      wrong(column, t('“{0}” is not valid in the column “{1}”.', shorten(cell), column));
  }
  const { name } = cells;
  if (name !== undefined && !reads(`side S { unit ${unitName(name)} }`))
    wrong('name', t('“{0}” is not a valid name.', shorten(name)));
}
