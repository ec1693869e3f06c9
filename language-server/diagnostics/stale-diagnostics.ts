import type { Finding } from '../../engine/model/finding.js';
import { findChange } from '../incremental-parser/text-change.js';

interface PlayedText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Stores the last findings of play in each document. The findings are shown until the orders are played again. After an
 * edit, findings before and after the edited range move with the text; findings in the range are removed.
 */
export class StaleFindings {
  private readonly played = new Map<string, PlayedText>();

  /** Stores the findings of play and the text from which they were computed. */
  remember(uri: string, text: string, findings: readonly Finding[]): void {
    if (findings.length > 0) this.played.set(uri, { text, findings });
    else this.played.delete(uri);
  }

  /** Removes the findings of a document that is deleted or no longer shown. */
  forget(uri: string): void {
    this.played.delete(uri);
  }

  /** Returns the stored findings of a document, moved to their places in its current text. */
  recall(uri: string, text: string): Finding[] {
    const last = this.played.get(uri);
    if (!last) return [];
    const change = findChange(last.text, text);
    const shift = change.newEnd - change.oldEnd;
    return last.findings.flatMap((finding) => {
      const { file, start, end } = finding.source;
      if (end <= change.start) return [finding];
      if (start < change.oldEnd) return [];
      return [{ ...finding, source: { file, start: start + shift, end: end + shift } }];
    });
  }
}
