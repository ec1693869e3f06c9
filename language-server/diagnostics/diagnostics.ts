import { citation } from '../../engine/model/ledger.js';
import type { LangiumDocument, LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { Diagnostic, DiagnosticRelatedInformation, Range } from 'vscode-languageserver';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import type { Finding } from '../../engine/model/finding.js';
import { agree, say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { RuleLocations } from '../rules/rule-locations.js';
import type { Ruleset } from '../../engine/play/ruleset.js';

/**
 * Data of a diagnostic. Fixes are not part of the data: they are computed for the current text when the client requests
 * them.
 */
export interface DiagnosticData {
  readonly code: string;
  readonly rule?: string;
  /**
   * Set if the diagnostic was found by play before the last edit. Such a diagnostic is shown until the orders are
   * played again.
   */
  readonly stale?: true;
}

type FindingDiagnostic = Omit<Diagnostic, 'data'> & { readonly data: DiagnosticData };

/** Maximum number of diagnostics of a document; a wrong grid can cause thousands. */
export const MAX_DIAGNOSTICS = 500;

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
} as const;

/** Converts the findings about a document to diagnostics. */
export class Diagnostics {
  constructor(
    private readonly documents: LangiumDocuments,
    private readonly document: LangiumDocument,
    private readonly ruleset: Ruleset | undefined,
    private readonly rulePlaces: RuleLocations,
  ) {}

  /**
   * Converts findings, at most {@link MAX_DIAGNOSTICS}. A last diagnostic gives the number of findings that are left
   * out.
   */
  all(findings: readonly Finding[]): Diagnostic[] {
    const shown: Diagnostic[] = findings.slice(0, MAX_DIAGNOSTICS).map((finding) => this.one(finding));
    const rest = findings.length - shown.length;
    const last = shown.at(-1);
    if (rest > 0 && last) {
      shown.push({
        severity: DiagnosticSeverity.Information,
        range: last.range,
        message: say`${rest} more ${agree(rest, 'problem is', 'problems are')} not shown; fix the first ${MAX_DIAGNOSTICS}.`,
        source: 'sandtable',
        code: 'sandtable/more',
      });
    }
    return shown;
  }

  /** Converts findings of an earlier play to stale diagnostics. Returns at most {@link MAX_DIAGNOSTICS}. */
  stale(findings: readonly Finding[]): Diagnostic[] {
    return findings.slice(0, MAX_DIAGNOSTICS).map((finding) => {
      const diagnostic = this.one(finding);
      return { ...diagnostic, data: { ...diagnostic.data, stale: true } satisfies DiagnosticData };
    });
  }

  private one(finding: Finding): FindingDiagnostic {
    const range = this.range(finding.source) ?? NOWHERE;
    const data: DiagnosticData = {
      code: finding.code,
      ...(finding.rule === undefined ? {} : { rule: finding.rule }),
    };
    const related = this.related(finding, range);
    const href =
      finding.rule !== undefined && this.ruleset ? this.rulePlaces.of(this.ruleset, finding.rule) : undefined;
    return {
      severity: SEVERITIES[finding.severity],
      range,
      message: finding.message,
      source: 'sandtable',
      code: finding.code,
      ...(href !== undefined && { codeDescription: { href } }),
      ...(related.length > 0 ? { relatedInformation: related } : {}),
      data,
    };
  }

  /**
   * Returns related information: first other places in the text, then the ledger of the numbers. Texts that the message
   * already contains are left out.
   */
  private related(finding: Finding, range: Range): DiagnosticRelatedInformation[] {
    const places = finding.related.flatMap(({ source, message }) => {
      const relatedRange = this.range(source);
      return relatedRange ? [{ location: { uri: source.file, range: relatedRange }, message }] : [];
    });
    const location = { uri: this.document.uri.toString(), range };
    const reasons = finding.why.map(({ text, rule }) => ({
      location,
      message: `${text}${citation(rule)}`,
    }));
    return [...places, ...reasons].filter(({ message }) => !finding.message.includes(message));
  }

  private range({ file, start, end }: Source): Range | undefined {
    const document =
      file === this.document.uri.toString() ? this.document : this.documents.getDocument(URI.parse(file));
    const text = document?.textDocument;
    return text && { start: text.positionAt(start), end: text.positionAt(end) };
  }
}

/**
 * Returns whether a diagnostic comes from an earlier play of the orders. Such a diagnostic is shown until the orders
 * are played again.
 */
export function isStale({ data }: Diagnostic): boolean {
  return (data as DiagnosticData | undefined)?.stale === true;
}

const NOWHERE: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
