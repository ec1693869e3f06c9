import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Author } from '../stories/author.js';
import type { Workbench } from './workbench.js';

interface Cursor {
  readonly line: number;
  /** Horizontal position of the text cursor, as a CSS length in pixels. */
  readonly left: string;
}

/**
 * A simulated author who writes a file with the editor's help: chooses completions from the list, and types values and
 * names. The author types faster than a human, so lists open only on request, see {@link EditorAuthor.SETTINGS}.
 */
export class EditorAuthor implements Author {
  static readonly SETTINGS = {
    'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
    'editor.suggestOnTriggerCharacters': false,
    // Turn off features that other tests cover and that react to each key.
    'editor.codeLens': false,
    'editor.minimap.enabled': false,
    'editor.inlayHints.enabled': 'off',
    'editor.semanticHighlighting.enabled': false,
    'editor.occurrencesHighlight': 'off',
    'editor.matchBrackets': 'never',
    'editor.folding': false,
    'editor.stickyScroll.enabled': false,
    'editor.lightbulb.enabled': 'off',
    'editor.links': false,
    'editor.colorDecorators': false,
    'editor.bracketPairColorization.enabled': false,
    'editor.guides.indentation': false,
    'editor.renderLineHighlight': 'none',
    'editor.selectionHighlight': false,
    'editor.parameterHints.enabled': false,
    'editor.hover.enabled': 'off',
    'editor.inlineSuggest.enabled': false,
    'problems.decorations.enabled': false,
    'workbench.activityBar.location': 'hidden',
    'breadcrumbs.enabled': false,
  };

  private readonly list: Locator;

  constructor(private readonly workbench: Workbench) {
    this.list = workbench.page.locator('.suggest-widget.visible');
  }

  /** Types values and names. */
  async write(text: string): Promise<void> {
    await this.workbench.page.keyboard.insertText(text);
  }

  /**
   * Types the start of a word, opens the list and accepts the entry. If the list closes just before Enter, the editor
   * inserts a new line instead; that line is undone, and the list is opened again.
   */
  async choose(label: string, typed = label.slice(0, 3)): Promise<void> {
    const { keyboard } = this.workbench.page;
    await this.write(typed);
    await vi.waitFor(
      async () => {
        await keyboard.press('Control+Space');
        await this.offered(label);
        const before = await this.text();
        await this.take(label);
        try {
          await expect.poll(() => this.text(), { timeout: 3_000 }).not.toBe(before);
        } catch {
          await keyboard.press('Control+z');
          throw new Error(`the line ended instead of taking “${label}”`);
        }
      },
      { timeout: 90_000 },
    );
  }

  /**
   * Accepts the value with this label for the current placeholder. The list of values opens by itself. Afterwards the
   * cursor is in the next placeholder.
   */
  async pick(label: string): Promise<void> {
    await this.take(label);
  }

  private async take(label: string): Promise<void> {
    await this.offered(label);
    await this.workbench.page.keyboard.press('Enter');
    // Another list may open immediately.
    await expect.poll(() => this.chosen(), { timeout: 30_000 }).not.toBe(label);
  }

  /** Moves down the list to an entry. */
  private async offered(label: string): Promise<void> {
    await this.list.locator('.monaco-list-row').first().waitFor({ timeout: 15_000 });
    await vi.waitFor(
      async () => {
        const chosen = await this.chosen();
        if (chosen === label) return;
        await this.workbench.page.keyboard.press('ArrowDown');
        throw new Error(`“${label}” is not offered, but ${chosen}`);
      },
      { timeout: 30_000, interval: 40 },
    );
  }

  /** Returns the visible text without spaces and line breaks. */
  private async text(): Promise<string> {
    const lines = this.workbench.page.locator('.monaco-editor .view-line');
    return (await lines.allInnerTexts()).join('').replaceAll(/\s/g, '');
  }

  /** Returns the entry that Enter would accept. */
  private async chosen(): Promise<string | undefined> {
    const rows = this.list.locator('.monaco-list-row.focused');
    const [said] = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
    return said?.replaceAll('"', '').split(',')[0];
  }

  /** Moves to the next placeholder of the inserted snippet. */
  async next(): Promise<void> {
    const from = await this.cursor();
    await this.pressUntilThere('Tab', (at) => at.line !== from.line || at.left !== from.left);
  }

  /** Inserts a line below the current one. */
  async line(): Promise<void> {
    await this.quiet();
    await this.workbench.page.keyboard.press('End');
    await this.down('Enter');
  }

  /** Moves out of the block, down by a number of lines. */
  async leave(lines = 1): Promise<void> {
    await this.quiet();
    for (let i = 0; i < lines; i++) await this.down('ArrowDown');
    await this.line();
  }

  private async down(key: 'ArrowDown' | 'Enter'): Promise<void> {
    const { line } = await this.cursor();
    await this.pressUntilThere(key, (at) => at.line === line + 1);
  }

  /** Presses a key until the focus has moved. A key is pressed again if a popup consumed it. */
  private async pressUntilThere(key: string, isThere: (at: Cursor) => boolean): Promise<void> {
    await vi.waitFor(
      async () => {
        await this.workbench.page.keyboard.press(key);
        await expect.poll(async () => isThere(await this.cursor()), { timeout: 1_000 }).toBe(true);
      },
      { timeout: 30_000 },
    );
  }

  /** Returns the cursor position once the cursor is rendered. */
  private async cursor(): Promise<Cursor> {
    return this.workbench.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const [number, cursor] = ['.editor-instance .active-line-number', '.editor-instance .cursors-layer .cursor'].map(
        (part) => document.querySelector<HTMLElement>(part),
      );
      return { line: Number(number?.textContent), left: cursor?.style.left ?? '' };
    });
  }

  /** Applies the quick fix of the finding at the cursor. */
  async fix(title: RegExp): Promise<void> {
    const { page } = this.workbench;
    await page.locator('.squiggly-error').first().waitFor();
    const offered = page.locator('.action-widget .monaco-list-row').filter({ hasText: title }).first();
    await this.workbench.pressUntil(['Control+.'], (within) => offered.waitFor(within));
    await page.keyboard.press('Enter');
    await offered.waitFor({ state: 'hidden' });
  }

  /** Returns the saved text. */
  async saved(name: string): Promise<string> {
    const file = path.join(this.workbench.folder, name);
    const before = fs.readFileSync(file, 'utf8');
    await this.workbench.page.keyboard.press('Control+s');
    return vi.waitFor(
      () => {
        const text = fs.readFileSync(file, 'utf8');
        if (text === before) throw new Error('not saved yet');
        return text;
      },
      { timeout: 30_000 },
    );
  }

  /** Closes the list that may have opened for the typed text. */
  private async quiet(): Promise<void> {
    if (await this.list.isVisible()) await this.workbench.page.keyboard.press('Escape');
  }
}
