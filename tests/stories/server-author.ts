import type { CodeAction, CompletionItem, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../language-server/workspace.js';
import configuration from '../../syntaxes/language-configuration.json' with { type: 'json' };
import type { Author } from './author.js';
import { parseSnippet, type Placeholder } from './snippet.js';

const FILE = 'story.sand';

/**
 * An author without an editor: requests completions and quick fixes from the language services, and applies them to a
 * text as an editor does.
 */
export class ServerAuthor implements Author {
  private text = '';
  private cursor = 0;
  /** The placeholders not yet visited, in the order of Tab. The first is selected while `isSelected` is true. */
  private placeholders: Placeholder[] = [];
  private isSelected = false;

  private constructor(readonly workspace: TestWorkspace) {}

  /** Creates an author with an empty file. */
  static async start(): Promise<ServerAuthor> {
    return new ServerAuthor(await TestWorkspace.of({ [FILE]: '' }, [...rulesets.values()]));
  }

  get written(): string {
    return this.text;
  }

  /** Returns the messages of all findings of the text, including the findings of play. */
  async findings(): Promise<string[]> {
    await this.workspace.edit(FILE, this.text);
    const analysis = this.workspace.analyse(FILE);
    return [...analysis.findings, ...analysis.playFindings()].map(({ message }) => message);
  }

  write(text: string): Promise<void> {
    const selected = this.isSelected ? this.placeholders.shift() : undefined;
    this.isSelected = false;
    this.replace(selected?.offset ?? this.cursor, selected?.length ?? 0, text);
    return Promise.resolve();
  }

  async choose(label: string, typed = label.slice(0, 3)): Promise<void> {
    await this.write(typed);
    const items = await this.completions();
    const item = items.find((each) => nameOf(each.label) === label);
    if (!item?.textEdit || !('range' in item.textEdit) || !matches(item, typed))
      throw new Error(`“${label}” is not offered, but ${items.map((each) => each.label).join(', ')}:\n${this.text}`);
    const document = this.document();
    const start = document.offsetAt(item.textEdit.range.start);
    const indented = item.textEdit.newText.replaceAll('\n', `\n${indentOf(this.lineAt(start))}`);
    const { text, placeholders } = parseSnippet(indented);
    this.replace(start, document.offsetAt(item.textEdit.range.end) - start, text);
    this.placeholders.unshift(...placeholders.map((each) => ({ ...each, offset: each.offset + start })));
    if (placeholders.length > 0) this.select();
  }

  async pick(label: string): Promise<void> {
    const { choices = [] } = this.placeholders.at(0) ?? {};
    const choice = choices.find((each) => nameOf(each) === label);
    if (choice === undefined) throw new Error(`“${label}” is none of the values ${choices.join(', ')}.`);
    await this.write(choice);
    await this.next();
  }

  next(): Promise<void> {
    if (this.isSelected) this.placeholders.shift();
    this.select();
    return Promise.resolve();
  }

  line(): Promise<void> {
    this.isSelected = false;
    const line = this.lineAt(this.cursor);
    this.cursor = this.endOfLine(this.cursor);
    this.replace(this.cursor, 0, `\n${indentOf(line)}${textAfterEnter(line)}`);
    this.placeholders = this.placeholders.filter(({ offset }) => offset > this.cursor);
    return Promise.resolve();
  }

  leave(lines = 1): Promise<void> {
    for (let i = 0; i < lines; i++) {
      const end = this.endOfLine(this.cursor);
      if (end === this.text.length) throw new Error(`There is no line below:\n${this.text}`);
      this.cursor = this.endOfLine(end + 1);
    }
    return this.line();
  }

  /** Applies a fix of the first error, after the pause in which the server plays the orders. */
  async fix(title: RegExp): Promise<void> {
    await this.workspace.edit(FILE, this.text);
    const document = this.workspace.document(FILE);
    await this.workspace.services.shared.workspace.DocumentBuilder.build([document], {
      validation: { categories: ['built-in', 'fast', 'slow'] },
    });
    const error = document.diagnostics?.find(({ severity }) => severity === 1);
    if (!error) throw new Error(`There is no error:\n${this.text}`);
    const actions = ((await this.workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
      textDocument: { uri: document.uri.toString() },
      range: error.range,
      context: { diagnostics: [error] },
    })) ?? []) as CodeAction[];
    const found = actions.find((action) => title.test(action.title));
    const edits: TextEdit[] | undefined = found?.edit?.changes?.[uriOf(FILE).toString()];
    if (!edits) throw new Error(`${title} is not offered, but ${actions.map((action) => action.title).join(', ')}.`);
    const { line } = this.document().positionAt(this.cursor);
    this.text = TextDocument.applyEdits(this.document(), edits);
    this.cursor = this.endOfLine(this.document().offsetAt({ line, character: 0 }));
  }

  private async completions(): Promise<CompletionItem[]> {
    await this.workspace.edit(FILE, this.text);
    const document = this.workspace.document(FILE);
    const list = await this.workspace.services.lsp.CompletionProvider?.getCompletion(document, {
      textDocument: { uri: document.uri.toString() },
      position: document.textDocument.positionAt(this.cursor),
    });
    return list?.items ?? [];
  }

  /** Selects the next placeholder, so that the next text replaces it. */
  private select(): void {
    const next = this.placeholders.at(0);
    if (!next) throw new Error(`There is no further placeholder:\n${this.text}`);
    this.isSelected = true;
    this.cursor = next.offset + next.length;
  }

  /** Replaces a part of the text, moves the placeholders behind it, and sets the cursor behind the new text. */
  private replace(offset: number, length: number, text: string): void {
    this.text = this.text.slice(0, offset) + text + this.text.slice(offset + length);
    this.cursor = offset + text.length;
    const shift = text.length - length;
    this.placeholders = this.placeholders.map((each) =>
      each.offset >= offset + length ? { ...each, offset: each.offset + shift } : each,
    );
  }

  private document(): TextDocument {
    return TextDocument.create(FILE, 'sandtable', 0, this.text);
  }

  private lineAt(offset: number): string {
    return this.text.slice(this.text.lastIndexOf('\n', offset - 1) + 1, this.endOfLine(offset));
  }

  private endOfLine(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end;
  }
}

/**
 * Returns whether an editor keeps a completion in its list after a text was typed, because the completion contains the
 * letters of the text in the same order.
 */
function matches({ filterText, label }: CompletionItem, typed: string): boolean {
  let from = 0;
  const searched = (filterText ?? label).toLowerCase();
  return Array.from(typed.toLowerCase()).every((letter) => (from = searched.indexOf(letter, from) + 1) > 0);
}

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/** Returns the text that an editor adds to the line after a line, by the rules of the language configuration. */
const textAfterEnter = (line: string): string =>
  configuration.onEnterRules.find(({ beforeText }) => new RegExp(beforeText.pattern).test(line))?.action.appendText ??
  '';

/** Returns the name that a label begins with, without quotes. */
const nameOf = (label: string): string => label.replaceAll('"', '').split(',')[0];
