import type { Finding, Severity } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';

type Extras = Partial<Pick<Finding, 'rule' | 'why' | 'related' | 'fixes'>>;

/**
 * Collects the findings of the language about a text. Their codes are `sandtable/<slug>`, or begin with another word.
 */
export class Findings {
  readonly list: Finding[] = [];

  /** Creates an empty list of findings. @param domain the first part of their codes */
  constructor(private readonly domain: 'sandtable' | 'ruleset' = 'sandtable') {}

  error(slug: string, source: Source, message: string, extras?: Extras): void {
    this.add('error', slug, source, message, extras);
  }

  warning(slug: string, source: Source, message: string, extras?: Extras): void {
    this.add('warning', slug, source, message, extras);
  }

  information(slug: string, source: Source, message: string, extras?: Extras): void {
    this.add('information', slug, source, message, extras);
  }

  private add(severity: Severity, slug: string, source: Source, message: string, extras?: Extras): void {
    this.list.push({
      severity,
      code: `${this.domain}/${slug}`,
      source,
      message,
      why: [],
      related: [],
      fixes: [],
      ...extras,
    });
  }
}
