import type { Language } from '../../engine/model/language.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { RULE_SCHEME } from '../../protocol/rules.js';
import { rulePage } from './rule-page.js';

/** Puts texts, by the names of their files, where an editor can read them: the URI of their folder, undefined where that cannot be. */
export type StoreFiles = (folder: string, files: ReadonlyMap<string, string>) => string | undefined;

/** Where an editor finds the page of a rule: ours serves them itself, any other is given files, all of a book, which link each other. */
export class RuleLocations {
  private readonly folders = new Map<string, string | undefined>();

  constructor(
    private readonly client: { readonly isSandtableClient: boolean; readonly language: Language },
    private readonly keep: StoreFiles | undefined,
  ) {}

  /** The URI of a page; undefined when there is no place for it. */
  of(ruleset: Ruleset, rule: string): string | undefined {
    const folder = this.client.isSandtableClient ? `${RULE_SCHEME}:/${ruleset.id}` : this.folderOf(ruleset);
    return folder === undefined ? undefined : `${folder}/${fileOf(rule)}`;
  }

  private folderOf(ruleset: Ruleset): string | undefined {
    const { id, rulebook } = ruleset;
    const folder = `${id}-${this.client.language}`;
    if (!this.folders.has(folder)) {
      const pages = [...rulebook.keys()].map((rule) => [fileOf(rule), rulePage(ruleset, rule)] as const);
      const files = [...pages, ['index.md', rulePage(ruleset)] as const].map(
        ([name, page]) => [name, page?.markdown ?? ''] as const,
      );
      this.folders.set(folder, this.keep?.(folder, new Map(files)));
    }
    return this.folders.get(folder);
  }
}

const fileOf = (rule: string): string => `${encodeURIComponent(rule)}.md`;
