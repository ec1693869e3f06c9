import type { Translate } from '../words/translate.js';

/** A finding of an import: what was not understood or was assumed, how often, and the first example. */
interface Entry {
  readonly text: string;
  count: number;
  readonly first: string;
}

/**
 * Collects the findings of an import. Findings with the same text are combined into one line, which says how many there
 * are.
 */
export class ImportReport {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly t: Translate) {}

  /** Adds a finding. The text `example` says where the finding occurs, such as the name of a counter. */
  add(text: string, example = ''): void {
    const entry = this.entries.get(text);
    if (entry) entry.count++;
    else this.entries.set(text, { text, count: 1, first: example });
  }

  /** Returns one line for each finding. */
  lines(): string[] {
    const { t } = this;
    return [...this.entries.values()].map(({ text, count, first }) => {
      if (first === '') return text;
      return count === 1 ? t('{0} Here: {1}', text, first) : t('{0} {1} times; first: {2}', text, count, first);
    });
  }
}
