import { COUNTED_KINDS, LATER_KINDS, type Counted, type CountedKinds } from './counted.js';
import { isRow, type Row } from './rows.js';
import { isSpan, countRuns, type Span } from './spans.js';

/** Returns whether parsed JSON of unknown origin (a file, another machine) is a valid count. */
export function isCounted(value: unknown): value is Counted {
  const counted = (value ?? {}) as Partial<Record<keyof Counted, unknown>>;
  const { spans } = counted;
  const isLater = (kind: keyof CountedKinds): boolean => (LATER_KINDS as readonly string[]).includes(kind);
  if (!Array.isArray(spans) || spans.length === 0 || !spans.every(isSpan)) return false;
  return (
    COUNTED_KINDS.every((kind) => isRowsOf(kind, counted[kind] ?? (isLater(kind) ? [] : undefined), spans)) &&
    timesIn(counted.length) === countRuns(spans)
  );
}

function isRowsOf(kind: keyof CountedKinds, rows: unknown, spans: readonly Span[]): boolean {
  return Array.isArray(rows) && rows.every((row) => isRow(row) && isOf(kind, row) && isWithin(row, kind, spans));
}

/** Returns whether a row of counts has the fields of its kind, with values of the right types. */
function isOf(kind: keyof CountedKinds, { of, counts }: Row): boolean {
  const { words = [], turn = false, numbers = false }: Shape = SHAPES[kind];
  const identity = of as Readonly<Record<string, unknown>>;
  return (
    words.every((word) => typeof identity[word] === 'string') &&
    (!turn || Number.isSafeInteger(identity.turn)) &&
    (kind !== 'results' ||
      (Array.isArray(identity.cells) && identity.cells.every((cell) => typeof cell === 'string'))) &&
    (!numbers || Object.keys(counts).every((number) => /^-?\d+(\.\d+)?$/.test(number)))
  );
}

/**
 * Returns whether all occurrences in a row lie in the given runs. Except for results of battles, which may occur
 * several times in a run, there must not be more occurrences than runs.
 */
function isWithin({ at, counts, first }: Row, kind: keyof CountedKinds, spans: readonly Span[]): boolean {
  const isPlayed = ([run]: Row['at']): boolean => spans.some(([from, to]) => from <= run && run <= to);
  return [at, ...Object.values(first)].every(isPlayed) && (kind === 'results' || total(counts) <= countRuns(spans));
}

interface Shape {
  readonly words?: readonly string[];
  readonly turn?: boolean;
  readonly numbers?: boolean;
}

const SHAPES: Readonly<Record<keyof CountedKinds, Shape>> = {
  score: { words: ['side'], numbers: true },
  margin: { words: ['of', 'over'], numbers: true },
  outcomes: {},
  length: { numbers: true },
  results: { words: ['address', 'kind'], turn: true },
  units: { words: ['name', 'side'] },
  expectations: { words: ['text', 'after'] },
  statements: { words: ['kind', 'text'] },
  rules: { words: ['rule', 'title'] },
  losses: { words: ['side', 'of'], turn: true, numbers: true },
  places: { words: ['place'], turn: true },
  differences: { words: ['of'], numbers: true },
};

const total = (counts: Row['counts']): number => Object.values(counts).reduce((sum, times) => sum + times, 0);
const timesIn = (rows: unknown): number => (rows as readonly Row[]).reduce((sum, { counts }) => sum + total(counts), 0);
