import * as vscode from 'vscode';
import { RULE_SCHEME } from '../protocol/rules.js';
import type { Server } from './client/server.js';
import { isSandtable } from './language.js';

/** Returns the URI of the page of a rule. Default: the contents page of the rulebook. */
export function rulePage(ruleset: string, rule = 'index'): vscode.Uri {
  return vscode.Uri.from({ scheme: RULE_SCHEME, path: `/${ruleset}/${rule}.md` });
}

/**
 * Returns the URI of the contents page of a rulebook under the title of its game, for views that show file names:
 * `sandtable-rule:/Rulebooks/Panzergruppe Guderian.md`.
 */
export const titledContents = (title: string): vscode.Uri =>
  vscode.Uri.from({ scheme: RULE_SCHEME, path: `/${vscode.l10n.t('Rulebooks')}/${title}.md` });

/** Serves rules as read-only Markdown files: `sandtable-rule:/pgg/7.1.md`. */
export function serveRulePages(server: Server): vscode.Disposable {
  const files = new RuleFiles(server);
  return vscode.Disposable.from(
    vscode.workspace.registerFileSystemProvider(RULE_SCHEME, files, {
      isReadonly: new vscode.MarkdownString(vscode.l10n.t('Rule pages are read-only.')),
      isCaseSensitive: true,
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isSandtable(document)) files.noteSave();
    }),
  );
}

/** Returns whether a key is that of a ruleset which a file declares. Such a key contains a dot. */
const isDeclared = (ruleset: string): boolean => ruleset.includes('.');

/** Returns the id of a ruleset without the part of its key that depends on its file. */
export const idOf = (ruleset: string): string => ruleset.replace(/\..*/, '');

class RuleFiles implements vscode.FileSystemProvider {
  private readonly pages = new Map<string, Uint8Array>();
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  /** The pages of rulesets that files declare. They may change when a file is saved. */
  private readonly declared = new Map<string, vscode.Uri>();
  /** Time of the last save, in milliseconds. */
  private savedAt = 0;
  readonly onDidChangeFile = this.changed.event;

  constructor(private readonly server: Server) {}

  /** Reads the pages of declared rulesets again when they are shown next, and updates those that are open. */
  noteSave(): void {
    this.savedAt = Date.now();
    for (const path of this.declared.keys()) this.pages.delete(path);
    this.changed.fire([...this.declared.values()].map((uri) => ({ type: vscode.FileChangeType.Changed, uri })));
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    if (!uri.path.endsWith('.md')) return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    const page = await this.readFile(uri);
    const mtime = this.declared.has(uri.path) ? this.savedAt : 0;
    return { type: vscode.FileType.File, ctime: 0, mtime, size: page.length };
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const known = this.pages.get(uri.path);
    if (known) return known;
    const parts = /^\/([^/]+)\/([^/]+)\.md$/.exec(uri.path);
    if (!parts) throw vscode.FileSystemError.FileNotFound(uri);
    const [, folder, name] = parts;
    const text = folder === vscode.l10n.t('Rulebooks') ? await this.titledPage(name) : await this.page(folder, name);
    if (text === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    const bytes = new TextEncoder().encode(text);
    if (isDeclared(folder)) this.declared.set(uri.path, uri);
    this.pages.set(uri.path, bytes);
    return bytes;
  }

  private async page(ruleset: string, name: string): Promise<string | undefined> {
    const params = name === 'index' ? { ruleset } : { ruleset, rule: name };
    return (await this.server.ask('sandtable/rulePage', params))?.markdown;
  }

  /** Returns the contents page of the game with a title. Its links lead to the folder of the game. */
  private async titledPage(title: string): Promise<string | undefined> {
    const games = await this.server.ask('sandtable/rulesets', {});
    const id = games?.find((game) => game.title === title)?.id;
    const contents = id === undefined ? undefined : await this.page(id, 'index');
    return contents?.replaceAll(/\]\(([^()/]+\.md)\)/g, `](../${id}/$1)`);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  writeFile(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  delete(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions();
  }
}
