import { isForce, isPoolCounters, isValues } from '../../generated/ast.js';
import type { LeafCstNode } from 'langium';
import type { Line } from './lines.js';

/** A token on a line that is aligned, with the white space before the token. */
export interface Cell {
  readonly leaf: LeafCstNode;
  readonly text: string;
  space: string;
}

/** Number of spaces between aligned columns. */
const COLUMN_GAP = 2;

/**
 * Aligns the faces, bars and parentheses of consecutive units. Blank lines separate groups that are aligned separately.
 */
export function alignForces(lines: readonly Line[], cuts: readonly Cell[][], indent: string): void {
  for (const run of runsOf(lines, (line) => isForce(line.leaves[0]?.astNode) || line.leaves[0]?.text === '}')) {
    const rows = run.flatMap((index) => valueRow(cuts[index] ?? []).map((value) => ({ index, ...value })));
    const left = Math.max(0, ...rows.map(({ index, at }) => widthBefore(lines[index], cuts[index] ?? [], at, indent)));
    for (const { index, at } of rows) {
      const row = cuts[index] ?? [];
      const first = row.at(at);
      if (first)
        first.space = ' '.repeat(
          left + (rows.length > 1 ? COLUMN_GAP : 1) - widthBefore(lines[index], row, at, indent),
        );
    }
    alignFaces(rows.map(({ index, at }) => (cuts[index] ?? []).slice(at)));
  }
}

/** Aligns the counters of a pool that are on several lines. */
export function alignPools(lines: readonly Line[], cuts: readonly Cell[][]): void {
  for (const run of runsOf(lines, (line) => isPoolCounters(line.leaves[0]?.astNode))) {
    const rows = run.map((index) => entriesOf(cuts[index] ?? []));
    const widths = columnWidths(rows.map((row) => row.map((entry) => width(entry))));
    for (const row of rows) {
      row.slice(1).forEach((entry, column) => {
        const first = entry.at(0);
        const before = row[column];
        if (first) first.space = ' '.repeat((widths[column] ?? 0) - width(before) + COLUMN_GAP + 1);
      });
    }
  }
}

function runsOf(lines: readonly Line[], belongs: (line: Line) => boolean): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  lines.forEach((line, index) => {
    if (line.isAfterBlankLine || !belongs(line)) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
    if (belongs(line)) run.push(index);
  });
  return run.length > 0 ? [...runs, run] : runs;
}

/**
 * Returns a list with the position at which the values of a unit begin: the index of its first face or, without faces,
 * of its parentheses. The list is empty if the line does not begin with a unit.
 */
function valueRow(cuts: readonly Cell[]): { readonly at: number }[] {
  const force = cuts[0]?.leaf.astNode;
  if (!isForce(force) || force.$cstNode?.offset !== cuts[0]?.leaf.offset) return [];
  const values = cuts.findIndex(({ leaf }) => isValues(leaf.astNode) && leaf.astNode.$container === force);
  if (values > 0) return [{ at: values }];
  const opening = cuts.findIndex(({ text, leaf }) => text === '(' && leaf.astNode === force);
  const isUnit = !cuts.some(({ text, leaf }) => text === '{' && leaf.astNode === force);
  return opening > 0 && isUnit ? [{ at: opening }] : [];
}

function alignFaces(rows: readonly (readonly Cell[])[]): void {
  const faces = rows.map((row) => facesOf(row));
  const widths = columnWidths(faces.map((row) => row.map((face) => face.width)));
  for (const row of faces) {
    row.forEach(({ width: own, bar }, column) => {
      if (bar) bar.space = ' '.repeat((widths[column] ?? own) - own + 1);
    });
  }
}

/**
 * Returns the faces of a counter on a line of a table: for each face, its width and the separator `|` after it. The
 * last face has no separator.
 */
function facesOf(row: readonly Cell[]): { width: number; bar: Cell | undefined }[] {
  const faces: { width: number; bar: Cell | undefined }[] = [];
  let own = 0;
  for (const cut of row) {
    if (!isValues(cut.leaf.astNode)) break;
    if (cut.text === '|') {
      faces.push({ width: own, bar: cut });
      own = 0;
    } else {
      own += cut.text.length;
    }
  }
  return faces;
}

function entriesOf(cuts: readonly Cell[]): Cell[][] {
  const entries: Cell[][] = [];
  for (const cut of cuts) {
    if (cut.leaf.hidden) break;
    if (cut.leaf.astNode.$cstNode?.offset === cut.leaf.offset) entries.push([]);
    entries.at(-1)?.push(cut);
  }
  return entries;
}

function columnWidths(rows: readonly (readonly number[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((own, column) => (widths[column] = Math.max(widths[column] ?? 0, own)));
  return widths;
}

function width(entry: readonly Cell[]): number {
  return entry.reduce((sum, cut, index) => sum + cut.text.length + (index > 0 ? cut.space.length : 0), 0);
}

function widthBefore(line: Line | undefined, cuts: readonly Cell[], at: number, indent: string): number {
  const own = cuts
    .slice(0, at)
    .reduce((sum, cut, index) => sum + cut.text.length + (index > 0 ? cut.space.length : 0), 0);
  return (line?.depth ?? 0) * indent.length + own;
}
