import type { Language } from '../../engine/model/language.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { RULE_SCHEME } from '../../protocol/rules.js';
import { rulesetKey } from './ruleset-key.js';
import { rulePage } from './rule-page.js';

/**
 * Writes files (name → text) to a folder that an editor can read. Returns the URI of the folder; undefined if the files
 * cannot be written.
 */
export type StoreFiles = (folder: string, files: ReadonlyMap<string, string>) => string | undefined;

/**
 * Provides the URIs of rule pages. Our VS Code extension serves the pages itself. For other editors, all pages of a
 * rulebook are written to files.
 */
export class RuleLocations {
  /** The folders of the pages of each rulebook. A rulebook in another language is another object. */
  private readonly folders = new WeakMap<Ruleset['rulebook'], string | undefined>();

  constructor(
    private readonly client: { readonly isSandtableClient: boolean; readonly language: Language },
    private readonly keep: StoreFiles | undefined,
  ) {}

  /** Returns the URI of the page of a rule; undefined if the pages cannot be written. */
  of(ruleset: Ruleset, rule: string): string | undefined {
    const folder = this.client.isSandtableClient ? `${RULE_SCHEME}:/${rulesetKey(ruleset)}` : this.folderOf(ruleset);
    return folder === undefined ? undefined : `${folder}/${fileOf(rule)}`;
  }

  private folderOf(ruleset: Ruleset): string | undefined {
    const { rulebook } = ruleset;
    if (!this.folders.has(rulebook)) {
      const folder = `${rulesetKey(ruleset)}-${this.client.language}`;
      const pages = [...rulebook.keys()].map((rule) => [fileOf(rule), rulePage(ruleset, rule)] as const);
      const files = [...pages, ['index.md', rulePage(ruleset)] as const].map(
        ([name, page]) => [name, page?.markdown ?? ''] as const,
      );
      this.folders.set(rulebook, this.keep?.(folder, new Map(files)));
    }
    return this.folders.get(rulebook);
  }
}

const fileOf = (rule: string): string => `${encodeURIComponent(rule)}.md`;
