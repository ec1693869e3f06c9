import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { Finding, Severity } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import type { LedgerStep } from '../../engine/model/ledger.js';
import type { Analysis } from '../analysis/analysis.js';

/** A place in a text, line and column counted from 1 in UTF-16 units; `end` is the first position behind it. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place as the command line and tools tell it. */
export interface Place {
  /** Path from the working folder, or that of the workspace, with `/` between folders. */
  readonly file: string;
  readonly range: Range;
}

/** A finding as they tell it. */
export interface FindingRecord extends Place {
  readonly severity: Severity;
  readonly code: string;
  /** The rule broken; absent where none is. */
  readonly rule?: string;
  readonly message: string;
  readonly why: readonly LedgerStep[];
  readonly related: readonly (Place & { readonly message: string })[];
}

/** Turns sources into places; keeps what it needs of the texts. */
export class Places {
  constructor(
    private readonly documents: LangiumDocuments,
    /** The path a file goes by. */
    readonly path: (uri: URI) => string,
  ) {}

  place({ file, start, end }: Source): Place {
    const uri = URI.parse(file);
    const text = this.documents.getDocument(uri)?.textDocument;
    const at = (offset: number): Position => {
      const { line, character } = text?.positionAt(offset) ?? { line: 0, character: 0 };
      return { line: line + 1, column: character + 1 };
    };
    return { file: this.path(uri), range: { start: at(start), end: at(end) } };
  }

  finding({ severity, code, rule, message, source, why, related }: Finding): FindingRecord {
    return {
      ...this.place(source),
      severity,
      code,
      ...(rule !== undefined && { rule }),
      message,
      why,
      related: related.map((other) => ({ ...this.place(other.source), message: other.message })),
    };
  }
}

/** What text, rules and play find in files. */
export const findingsIn = (analyses: readonly Analysis[], places: Places): FindingRecord[] =>
  inOrder(
    analyses.flatMap((analysis) =>
      [...analysis.findings, ...analysis.playFindings()].map((finding) => places.finding(finding)),
    ),
  );

/** Every finding once, although several files may see it, in the order of files and lines. */
export function inOrder(records: readonly FindingRecord[]): FindingRecord[] {
  const unique = new Map(records.map((record) => [identity(record), record]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column,
  );
}

const identity = ({ file, range, code, message }: FindingRecord): string =>
  JSON.stringify([file, range, code, message]);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many of each severity. */
export function summary(records: readonly FindingRecord[]): Record<'errors' | 'warnings' | 'information', number> {
  const count = (severity: Severity): number => records.filter((record) => record.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), information: count('information') };
}
