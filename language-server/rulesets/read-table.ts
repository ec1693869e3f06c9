import type { ResultsTable } from '../../engine/declared/declaration/combat.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { readAttributes } from './read-attributes.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import type { ValuesOf } from './statements/attribute.js';
import { combatTable, fireTable } from './statements/combat.js';

/** A cell of a row of the table, with its range. */
interface Cell {
  readonly text: string;
  readonly source: Source;
}

/** The numbers of faces that the dice of a table may have. The number of rows decides; the default is six. */
const DICE = [6, 8, 10, 12, 20] as const;

/** Returns the number of different totals of some dice. */
const totals = (dice: number, faces: number): number => dice * faces - dice + 1;

/** Reads the combat results table; undefined if the ruleset has none. */
export function readTable(reader: RulesetReader): ResultsTable | undefined {
  const entries = reader.all('table', 'combat');
  const entry = entries.findLast(({ name }) => name === '');
  if (!entry) {
    const [ofGround] = entries;
    if (ofGround !== undefined)
      reader.findings.error(
        'ask',
        ofGround.phraseSource,
        say`Which table holds for other ground? Write: table combat (…) { … }.`,
      );
    return undefined;
  }
  const { is } = readAttributes(reader, entry, combatTable.attributes);
  return readRowsAndColumns(reader, entry, is, is.difference ? 'difference' : 'odds');
}

/** Reads the combat results tables for some terrain or places: `table combat wood`. */
export function readGroundTables(reader: RulesetReader): { ground: string; table: ResultsTable }[] {
  const entries = reader.all('table', 'combat').filter(({ name }) => name !== '');
  return entries.flatMap((entry) => {
    const nameSource = { ...entry.part('words', 1), end: entry.nameSource.end };
    reader.isWord(entry.name, ['terrain', 'place'], nameSource);
    const { is } = readAttributes(reader, entry, combatTable.attributes);
    const table = readRowsAndColumns(reader, entry, is, is.difference ? 'difference' : 'odds');
    return table === undefined ? [] : [{ ground: entry.name, table }];
  });
}

/** Reads a table of fire, whose columns are strengths. */
export function readFireTable(reader: RulesetReader, entry: RulesetEntry): ResultsTable | undefined {
  const { is } = readAttributes(reader, entry, fireTable.attributes);
  return readRowsAndColumns(reader, entry, is, 'strength');
}

function readRowsAndColumns(
  reader: RulesetReader,
  entry: RulesetEntry,
  is: Pick<ValuesOf<typeof combatTable.attributes>, 'below' | 'judge' | 'dice'>,
  columnsAre: ResultsTable['columnsAre'],
): ResultsTable | undefined {
  const [header, ...rows] = entry.node.rows.map((_, index) => cellsOf(entry, index));
  const columns = readColumns(reader, entry, header, columnsAre);
  const dice = is.dice ?? 1;
  if (columns.length === 0) return undefined;
  const faces = DICE.find((each) => totals(dice, each) === rows.length) ?? DICE[0];
  const results = readRows(reader, entry, rows, columns.length, { dice, faces });
  const below = is.below;
  const isWord = below === 'refused' || below === 'none' || below === 'first';
  return {
    printed: {
      columns,
      results: reader.words.of('result').map(({ word }) => word),
      sides: faces,
      rows: changeCells(reader, entry, { columns, firstRoll: dice, rows: results }),
      firstRoll: dice,
    },
    columnsAre,
    dice,
    below: isWord ? below : { result: below },
    belowJudged: is.judge,
    rule: reader.ruleOf(entry),
  };
}

/** Splits a row of the table into its cells. The bar at its beginning is no cell. */
function cellsOf(entry: RulesetEntry, index: number): Cell[] {
  const source = entry.part('rows', index);
  const row = entry.node.rows[index].cells ?? '';
  return [...row.matchAll(/[^|\s]+/g)].map(({ 0: text, index: at }) => ({
    text,
    source: { ...source, start: source.start + at, end: source.start + at + text.length },
  }));
}

/** Applies the cells that other rulesets change when they extend this one: `table combat { 6: 3-1 = EX }`. */
function changeCells(
  reader: RulesetReader,
  { changes }: RulesetEntry,
  {
    columns,
    firstRoll,
    rows,
  }: { readonly columns: readonly string[]; readonly firstRoll: number; readonly rows: readonly string[][] },
): readonly string[][] {
  const rolls = rows.map((_, index) => String(firstRoll + index));
  for (const { node, text } of changes)
    for (const row of node.cells) {
      const at = rolls.indexOf(row.key);
      if (at < 0) reader.unknown('row', row.key, rolls, text.part(row, 'key'));
      for (const cell of at < 0 ? [] : row.cells) {
        const column = columns.indexOf(cell.column);
        const source = text.part(cell, 'value');
        if (column < 0) reader.unknown('column', cell.column, columns, text.part(cell, 'column'));
        else if (reader.isWord(cell.value, ['result'], source)) {
          if (rows[at][column] === cell.value)
            reader.findings.information(
              'idle',
              source,
              say`${cell.column} of ${row.key} is ${cell.value} in the base, too; the cell changes nothing.`,
            );
          rows[at][column] = cell.value;
        }
      }
    }
  return rows;
}

function readColumns(
  reader: RulesetReader,
  entry: RulesetEntry,
  header: readonly Cell[] | undefined,
  columnsAre: ResultsTable['columnsAre'],
): string[] {
  if (header === undefined || header.length === 0) {
    reader.form(
      entry.phraseSource,
      say`The table lacks its columns: a first row such as \`| ${columnsAre === 'strength' ? '1 4 8' : '1-2 1-1 2-1'}\`.`,
    );
    return [];
  }
  const values: number[] = [];
  for (const [index, { text, source }] of header.entries()) {
    const value = VALUE_OF[columnsAre](text);
    if (value === undefined) reportColumn(reader, text, source, columnsAre);
    else {
      const before = values.at(-1);
      const first = header.findIndex((each) => each.text === text);
      if (first < index)
        reader.clash(header[first].source, source, say`The column ${text} is written twice. Remove one of the two.`);
      else if (before !== undefined && value <= before)
        reader.form(
          source,
          say`The columns run from the worst to the best for the attacker; ${text} is not better than ${header[index - 1].text}.`,
        );
      values.push(value);
    }
  }
  return header.map(({ text }) => text);
}

/**
 * Returns the value in the head of a column: odds, a difference or a strength, as the table says. Undefined if the head
 * does not have that form.
 */
const VALUE_OF: Readonly<Record<ResultsTable['columnsAre'], (column: string) => number | undefined>> = {
  odds: ratioOf,
  difference: differenceOf,
  strength: (column) => (/^[1-9]\d{0,2}$/.test(column) ? Number(column) : undefined),
};

function ratioOf(column: string): number | undefined {
  const [, attack, defence] = /^(\d{1,3})-(\d{1,3})$/.exec(column) ?? [];
  return Number(attack) > 0 && Number(defence) > 0 ? Number(attack) / Number(defence) : undefined;
}

function differenceOf(column: string): number | undefined {
  return /^[+-]?\d{1,3}$/.test(column) ? Number(column) : undefined;
}

const COLUMN_FORMS: Readonly<Record<ResultsTable['columnsAre'], string>> = {
  odds: 'a ratio such as 1-2 or 3-1',
  difference: 'a difference such as -1 or +3',
  strength: 'the least strength for which it is used, such as 4',
};

function reportColumn(
  reader: RulesetReader,
  text: string,
  source: Source,
  columnsAre: ResultsTable['columnsAre'],
): void {
  const odds = text.replace(':', '-');
  const fixes =
    columnsAre === 'strength' || ratioOf(odds) === undefined
      ? []
      : [{ title: `Write ${odds}`, edits: [{ source, text: odds }] }];
  reader.form(source, say`A column is ${term(COLUMN_FORMS[columnsAre])}; not “${text}”.`, fixes);
}

function readRows(
  reader: RulesetReader,
  entry: RulesetEntry,
  rows: readonly (readonly Cell[])[],
  columns: number,
  { dice, faces }: { readonly dice: number; readonly faces: number },
): string[][] {
  const expected = Array.from({ length: totals(dice, faces) }, (_, index) => dice + index);
  /** The unknown results that have been reported, so that each is reported once. */
  const unknown = new Set<string>();
  const rowsByRoll = new Map<number, Cell>();
  const results = rows.map((row, index) => {
    const [roll, ...cells] = row;
    if (roll === undefined) return [];
    const number = Number(roll.text);
    const first = rowsByRoll.get(number);
    if (first)
      reader.clash(first.source, roll.source, say`The row ${roll.text} is written twice. Remove one of the two.`);
    else if (number !== expected[index])
      reader.form(
        roll.source,
        index < expected.length
          ? say`The table has a gap: here the row of a roll of ${expected[index]} is expected.`
          : dice === 1
            ? say`No roll of a die is ${roll.text}. Remove the row.`
            : say`No roll of ${dice} dice is ${roll.text}. Remove the row.`,
      );
    rowsByRoll.set(number, roll);
    if (cells.length !== columns)
      reader.form(
        rowSource(row),
        say`The row of ${roll.text} has ${cells.length} results for ${columns} columns. Write one result for each column.`,
      );
    for (const cell of cells) {
      if (!unknown.has(cell.text) && !reader.isWord(cell.text, ['result'], cell.source)) unknown.add(cell.text);
    }
    return cells.map(({ text }) => text);
  });
  if (rows.length < expected.length && [...rowsByRoll.keys()].every((roll, index) => roll === expected[index]))
    reader.form(entry.phraseSource, say`The table lacks the row of a roll of ${expected[rows.length]}.`);
  return results;
}

const rowSource = (row: readonly Cell[]): Source => ({
  ...row[0].source,
  end: row.at(-1)?.source.end ?? row[0].source.end,
});
