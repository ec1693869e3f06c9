import type { Finding } from '../../engine/model/finding.js';
import { findChange } from '../incremental-parser/text-change.js';

interface PlayedText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * What play found last in a document, shown on while the author types and until the orders have been played again:
 * findings that stand before or after the edit move with the text, those it touched are gone.
 */
export class StaleFindings {
  private readonly kept = new Map<string, PlayedText>();

  remember(uri: string, text: string, findings: readonly Finding[]): void {
    if (findings.length > 0) this.kept.set(uri, { text, findings });
    else this.kept.delete(uri);
  }

  /** Drops what play found in a document that is gone, or that no client shows. */
  forget(uri: string): void {
    this.kept.delete(uri);
  }

  recall(uri: string, text: string): Finding[] {
    const kept = this.kept.get(uri);
    if (!kept) return [];
    const change = findChange(kept.text, text);
    const shift = change.newEnd - change.oldEnd;
    return kept.findings.flatMap((finding) => {
      const { file, start, end } = finding.source;
      if (end <= change.start) return [finding];
      if (start < change.oldEnd) return [];
      return [{ ...finding, source: { file, start: start + shift, end: end + shift } }];
    });
  }
}
