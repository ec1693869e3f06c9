import type { GridSpec } from '../../engine/board/board.js';
import { unquoted } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import { cellWords } from '../text/cell-words.js';
import type { Grid } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';

type LabelFormat = Pick<GridSpec, 'labels' | 'columnDigits' | 'rowDigits' | 'separator' | 'numbering'>;

/** Matches a pattern with the column first: `CCRR`, `CC.RR`, `A-R`, `AA.RR`. */
const COLUMN_FIRST = /^(?<column>C+|AA?)(?<separator>[^A-Za-z0-9\s]?)(?<row>R+)$/;
const ROW_FIRST = /^(?<row>R+)(?<separator>[^A-Za-z0-9\s]?)(?<column>C+)$/;

/**
 * Maximum number of columns that can be labelled with letters. With `letters`, columns after Z continue with AA, AB …
 * ZZ; with `doubled letters`, they continue with AA, BB … ZZ.
 */
const MAX_LETTERED_COLUMNS = { letters: 26 + 26 * 26, 'doubled letters': 2 * 26 } as const;

/**
 * Compiles the labels of a grid: `CCRR`, `RRCC`, `letters`, or a pattern in quotes, such as `"CC.RR"` or
 * `"AA.RR oblique"`.
 */
export function labelFormat(context: CompileContext, node: Lenient<Grid>): LabelFormat | undefined {
  const written = node.labels === undefined ? 'CCRR' : unquoted(node.labels);
  const [pattern = '', ...words] = written.split(/\s+/);
  const format = formatOf(pattern);
  const isKnown = format !== undefined && words.length <= 1 && words.every(isNumbering);
  if (!isKnown) {
    context.findings.error(
      'unknown-word',
      context.text.part(node, 'labels'),
      say`Labels are CCRR (column, then row), RRCC (row, then column), letters (a letter for the column), or a pattern in quotes like ${'"CC.RR", "AA.R"'} or ${'"CCRR oblique"'}; not ${written}.`,
    );
    return { labels: 'CCRR' };
  }
  const numbering = words.find(isNumbering);
  const whole = { ...format, ...(numbering && { numbering }) };
  return checkFormat(context, node, whole) ? whole : undefined;
}

function formatOf(pattern: string): LabelFormat | undefined {
  if (pattern === 'letters') return { labels: 'letters' };
  const rowFirst = ROW_FIRST.exec(pattern)?.groups;
  const { column = '', separator = '', row = '' } = rowFirst ?? COLUMN_FIRST.exec(pattern)?.groups ?? {};
  if (column === '' || row === '') return undefined;
  const isLettered = column.startsWith('A');
  return {
    labels: column === 'A' ? 'letters' : column === 'AA' ? 'doubled letters' : rowFirst ? 'RRCC' : 'CCRR',
    ...(isLettered ? {} : { columnDigits: column.length }),
    rowDigits: row.length,
    ...(separator !== '' && { separator }),
  };
}

const isNumbering = (word: string): word is 'oblique' | 'alternating' => word === 'oblique' || word === 'alternating';

/**
 * Reports labels that the grid does not allow: negative numbers without a separator, too many lettered columns. Returns
 * false if the cells of the grid would have no labels.
 */
function checkFormat(context: CompileContext, node: Lenient<Grid>, format: LabelFormat): boolean {
  const addWrongForm = (message: string): void => {
    const place = node.labels === undefined ? context.text.source(node) : context.text.part(node, 'labels');
    context.findings.error('wrong-form', place, message);
  };
  const isNegative = [node.firstColumn, node.firstRow].some((number) => Number(number ?? 1) < 0);
  if (isNegative && format.separator === undefined) {
    const cell = cellWords(context.ruleset, { shape: node.shape ?? 'hexes' }, 'A cell');
    addWrongForm(
      say`Negative numbers need a separator in the labels: ${'labels "CC.RR"'}. ${cell} is then written like -03.05.`,
    );
    return false;
  }
  if (format.numbering && node.shape === 'squares')
    addWrongForm(say`Only hexes are displaced: leave out “${format.numbering}”.`);
  if (format.labels !== 'letters' && format.labels !== 'doubled letters') return true;
  if (format.numbering && node.orientation === 'pointy')
    addWrongForm(say`On pointy hexes, “${format.numbering}” changes the columns, which are letters here. Use numbers.`);
  const first = Number(node.firstColumn ?? 1);
  const last = first + Number(node.columns ?? 1) - 1;
  const most = MAX_LETTERED_COLUMNS[format.labels];
  if (first < 1) addWrongForm(say`Letters begin with column 1, which is A; the first column may not be less.`);
  else if (last > most)
    addWrongForm(
      say`Letters reach to column ${most}; this grid has columns up to ${last}. Use numbers, like labels CCRR.`,
    );
  return true;
}
