import type { Finding } from '../../engine/model/finding.js';

interface Kept {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * What play found last in a document, shown on while the author types and until the orders have been played again:
 * findings that stand before or after the edit move with the text, those it touched are gone.
 */
export class Lingering {
  private readonly kept = new Map<string, Kept>();

  remember(uri: string, text: string, findings: readonly Finding[]): void {
    if (findings.length > 0) this.kept.set(uri, { text, findings });
    else this.kept.delete(uri);
  }

  recall(uri: string, text: string): Finding[] {
    const kept = this.kept.get(uri);
    if (!kept) return [];
    const before = commonStart(kept.text, text);
    const after = commonEnd(kept.text, text, before);
    const shift = text.length - kept.text.length;
    return kept.findings.flatMap((finding) => {
      const { file, start, end } = finding.source;
      if (end <= before) return [finding];
      if (start < kept.text.length - after) return [];
      return [{ ...finding, source: { file, start: start + shift, end: end + shift } }];
    });
  }
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Characters alike at the end, none of them counted at the start already. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length++;
  return length;
}
