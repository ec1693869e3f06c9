import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { Finding, Severity } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import type { LedgerStep } from '../../engine/model/ledger.js';
import type { Analysis } from '../analysis/analysis.js';

/** A range in a text. Lines and columns count from 1; a column is a UTF-16 code unit. `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in a file, as the command line and the tools print it. */
export interface Place {
  /** Path of the file, relative to the working folder or the workspace folder. The path has `/` between folders. */
  readonly file: string;
  readonly range: Range;
}

/** A finding, as the command line and the tools print it. */
export interface FindingRecord extends Place {
  readonly severity: Severity;
  readonly code: string;
  /** The violated rule; absent if the finding is not the violation of a rule. */
  readonly rule?: string;
  readonly message: string;
  readonly why: readonly LedgerStep[];
  readonly related: readonly (Place & { readonly message: string })[];
}

/** Converts text ranges to places, which give file, line and column for the output. */
export class Places {
  constructor(
    private readonly documents: LangiumDocuments,
    /** Returns the path of a file in the form in which the output shows it. */
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

/** Returns all findings about files: of the text, of the rules and of play. */
export const findingsIn = (analyses: readonly Analysis[], places: Places): FindingRecord[] =>
  inOrder(
    analyses.flatMap((analysis) =>
      [...analysis.findings, ...analysis.playFindings()].map((finding) => places.finding(finding)),
    ),
  );

/** Sorts findings by file, line and column and removes duplicates, since several files may report the same finding. */
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

/** Counts findings by severity. */
export function summary(records: readonly FindingRecord[]): Record<'errors' | 'warnings' | 'information', number> {
  const count = (severity: Severity): number => records.filter((record) => record.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), information: count('information') };
}
