import type { GridSpec } from '../../engine/board/board.js';
import { rowOrColumnNumbering, type Numbers } from '../../engine/board/label-numbering.js';
import { columnOfLetters, LABEL_SEPARATOR, labelsOf } from '../../engine/board/labels.js';
import { countedNumbers, specOf, type CentredCell, type GridLayout } from './grid-layout.js';

/** Everything that decides how the numbers of a cell are written. */
type LabelForm = Pick<GridSpec, 'labels' | 'separator' | 'columnDigits' | 'rowDigits'>;

/** A form that all labels of a grid may have, with the numbers that each label then has, in the order of the cells. */
interface Candidate {
  readonly form: LabelForm;
  readonly numbers: readonly Numbers[];
}

/** A layout, and the grid of Sandtable in which its cells have their labels. */
export interface LabelledLayout<Cell extends LabelledCell = LabelledCell> {
  readonly layout: GridLayout<Cell>;
  readonly spec: GridSpec;
}

/** A cell with the label that VASSAL shows for it. */
export interface LabelledCell extends CentredCell {
  readonly vassal: string;
}

/**
 * Returns the grid of Sandtable in which the cells have the labels that VASSAL shows, with any separator, numbering and
 * direction of the language. Returns undefined if the language has no pattern for the labels.
 *
 * @param layouts the layouts that the cells may have
 */
export function findLabelPattern<Cell extends LabelledCell>(
  layouts: readonly GridLayout<Cell>[],
): LabelledLayout<Cell> | undefined {
  const isHexes = layouts.some(({ shape }) => shape === 'hexes');
  for (const numberings of isHexes ? NUMBERINGS : [[undefined]]) {
    const found = layouts.flatMap((layout) =>
      numberings.flatMap((numbering) => specsOf(layout, numbering).map((spec) => ({ layout, spec }))),
    );
    const missing = ({ layout: { lines, places, cells } }: LabelledLayout<Cell>): number =>
      lines * places - cells.length;
    const [best] = found.toSorted((one, other) => missing(one) - missing(other));
    if (best) return best;
  }
  return undefined;
}

/** The numberings of hexes. Plain numbers come first, because labels that fit them may fit another numbering, too. */
const NUMBERINGS = [[undefined], ['oblique', 'alternating']] as const;

/** Returns the grids with this numbering in which the cells have their labels. */
function specsOf(layout: GridLayout<LabelledCell>, numbering: GridSpec['numbering']): GridSpec[] {
  const labels = layout.cells.map(({ cell }) => cell.vassal);
  if (labels.length === 0) return [];
  return candidatesOf(labels).flatMap((candidate) => {
    const spec = specOfCandidate(layout, candidate, numbering);
    const print = labelPrinter(spec);
    return layout.cells.every((cell, at) => print(countedNumbers(spec, cell)) === labels[at]) ? [spec] : [];
  });
}

/** Returns a function that writes labels as the map prints them. Texts write a dot as their separator. */
function labelPrinter(spec: GridSpec): (numbers: Numbers) => string {
  const labels = labelsOf(spec);
  const { separator } = spec;
  return ({ column, row }) => {
    const label = labels.print(column, row);
    return separator === undefined ? label : label.replace(LABEL_SEPARATOR, separator);
  };
}

/** Matches a separator that the language allows between column and row. */
const SEPARATOR = String.raw`[^\w\s"\\]`;
const WITH_LETTERS = new RegExp(`^([A-Z]+)(${SEPARATOR}?)(-?\\d+)$`);
const WITH_SEPARATOR = new RegExp(`^(-?\\d+)(${SEPARATOR})(-?\\d+)$`);
/** The widths of the second number of labels without a separator, the usual width first. */
const WIDTHS = [2, 3, 1, 4];

/** The labels of a grid, split into the two numbers (or letters and a number) and the separator between them. */
interface SplitLabels {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
  readonly separator: Pick<GridSpec, 'separator'>;
}

/** Returns the forms that all labels may have. */
function candidatesOf(labels: readonly string[]): Candidate[] {
  const lettered = splitLabels(labels, WITH_LETTERS);
  if (lettered) return letteredCandidates(lettered);
  const patterns = [WITH_SEPARATOR, ...WIDTHS.map((width) => new RegExp(String.raw`^(\d+)()(\d{${width}})$`))];
  return patterns.flatMap((pattern) => {
    const split = splitLabels(labels, pattern);
    return split ? numberedCandidates(split) : [];
  });
}

/** Splits labels with a pattern. Returns undefined if a label does not match or has another separator. */
function splitLabels(labels: readonly string[], pattern: RegExp): SplitLabels | undefined {
  const firsts: string[] = [];
  const seconds: string[] = [];
  const separators = new Set<string>();
  for (const label of labels) {
    const [, first, separator = '', second] = pattern.exec(label) ?? [];
    if (first === undefined || second === undefined) return undefined;
    firsts.push(first);
    seconds.push(second);
    if (separators.add(separator).size > 1) return undefined;
  }
  const [separator = ''] = separators;
  return { firsts, seconds, separator: separator === '' ? {} : { separator } };
}

/** Returns the forms of labels with letters for the column. */
function letteredCandidates({ firsts, seconds, separator }: SplitLabels): Candidate[] {
  const forms = ['letters', 'doubled letters'] as const;
  return forms.flatMap((labels) => {
    const numbers = firsts.map((letters, at) => ({
      column: columnOfLetters(labels, letters),
      row: Number(seconds[at]),
    }));
    return [1, fewestDigits(seconds)].map((rowDigits) => ({ form: { labels, ...separator, rowDigits }, numbers }));
  });
}

/** Returns the forms of labels with two numbers. The usual two digits come before other numbers of digits. */
function numberedCandidates({ firsts, seconds, separator }: SplitLabels): Candidate[] {
  const forms = ['CCRR', 'RRCC'] as const;
  return forms.flatMap((labels) => {
    const [columns, rows] = labels === 'CCRR' ? [firsts, seconds] : [seconds, firsts];
    const numbers = columns.map((column, at) => ({ column: Number(column), row: Number(rows[at]) }));
    const digits = [
      { columnDigits: 2, rowDigits: 2 },
      { columnDigits: fewestDigits(columns), rowDigits: fewestDigits(rows) },
    ];
    return digits.map((each) => ({ form: { labels, ...separator, ...each }, numbers }));
  });
}

const fewestDigits = (numbers: readonly string[]): number =>
  numbers.reduce((fewest, number) => Math.min(fewest, number.replace('-', '').length), Infinity);

/** Returns a grid with labels of this form. The numbers of a few cells show its directions and its first numbers. */
function specOfCandidate(layout: GridLayout, { form, numbers }: Candidate, numbering: GridSpec['numbering']): GridSpec {
  const { cells, lines, orientation } = layout;
  const [ofLine, ofPlace] = orientation === 'flat' ? (['column', 'row'] as const) : (['row', 'column'] as const);
  const numberOf = (part: keyof Numbers, found: (typeof cells)[number] | undefined): number =>
    found ? numbers[cells.indexOf(found)][part] : 0;
  const [west, east] = [0, lines - 1].map((line) =>
    numberOf(
      ofLine,
      cells.find((cell) => cell.line === line),
    ),
  );
  const [first] = cells;
  const inLine = cells.filter(({ line }) => line === first.line);
  const spec: GridSpec = {
    ...specOf(layout, {
      firstLine: Math.min(west, east),
      firstPlace: 1,
      doLinesRise: west <= east,
      doPlacesRise: numberOf(ofPlace, inLine.at(0)) <= numberOf(ofPlace, inLine.at(-1)),
    }),
    ...form,
    ...(numbering && { numbering }),
  };
  // A higher first number raises all printed numbers equally, so one cell shows what the first number must be.
  const printed = rowOrColumnNumbering(spec).printed(countedNumbers(spec, first));
  const firstNumber = 1 + numbers[0][ofPlace] - printed[ofPlace];
  return orientation === 'flat' ? { ...spec, firstRow: firstNumber } : { ...spec, firstColumn: firstNumber };
}
