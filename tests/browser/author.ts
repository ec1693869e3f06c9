import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Workbench } from './workbench.js';

interface Cursor {
  readonly line: number;
  /** In pixels, as a style says it. */
  readonly left: string;
}

/**
 * Somebody who writes a file with what the editor offers: completions are chosen from its list, values and names are
 * typed. He types faster than anybody, so his lists open only when he asks for them: see {@link Author.SETTINGS}.
 */
export class Author {
  static readonly SETTINGS = {
    'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
    'editor.suggestOnTriggerCharacters': false,
    // What else follows each key is for others to try.
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
   * Begins a word, asks for the list and takes it from there. Where the list closed a moment before, the line has ended
   * instead: that is taken back, and the list asked for again.
   */
  async choose(label: string, begun = label.slice(0, 3)): Promise<void> {
    const { keyboard } = this.workbench.page;
    await this.write(begun);
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

  /** Takes one of the values a blank may have, whose list opens by itself, which leads to the next. */
  async pick(label: string): Promise<void> {
    await this.take(label);
  }

  private async take(label: string): Promise<void> {
    await this.offered(label);
    await this.workbench.page.keyboard.press('Enter');
    // Another list may stand there at once.
    await expect.poll(() => this.chosen(), { timeout: 30_000 }).not.toBe(label);
  }

  /** Goes down the list until this is the row that Enter would take. */
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

  /** What is written, as far as it is seen, without its spaces and lines. */
  private async text(): Promise<string> {
    const lines = this.workbench.page.locator('.monaco-editor .view-line');
    return (await lines.allInnerTexts()).join('').replaceAll(/\s/g, '');
  }

  /** The row that Enter would take. */
  private async chosen(): Promise<string | undefined> {
    const rows = this.list.locator('.monaco-list-row.focused');
    const [said] = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
    return said?.replaceAll('"', '').split(',')[0];
  }

  /** To the next blank of what was inserted. */
  async next(): Promise<void> {
    const from = await this.cursor();
    await this.pressUntilThere('Tab', (at) => at.line !== from.line || at.left !== from.left);
  }

  /** A line below this one. */
  async line(): Promise<void> {
    await this.quiet();
    await this.workbench.page.keyboard.press('End');
    await this.down('Enter');
  }

  /** Leaves the block, so many lines down. */
  async leave(lines = 1): Promise<void> {
    await this.quiet();
    for (let i = 0; i < lines; i++) await this.down('ArrowDown');
    await this.line();
  }

  private async down(key: 'ArrowDown' | 'Enter'): Promise<void> {
    const { line } = await this.cursor();
    await this.pressUntilThere(key, (at) => at.line === line + 1);
  }

  /** Presses a key that leads somewhere else: what opened meanwhile may take it, then it is pressed once more. */
  private async pressUntilThere(key: string, there: (at: Cursor) => boolean): Promise<void> {
    await vi.waitFor(
      async () => {
        await this.workbench.page.keyboard.press(key);
        await expect.poll(async () => there(await this.cursor()), { timeout: 1_000 }).toBe(true);
      },
      { timeout: 30_000 },
    );
  }

  /** Where the cursor stands, as soon as that has been drawn. */
  private async cursor(): Promise<Cursor> {
    return this.workbench.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const [number, cursor] = ['.editor-instance .active-line-number', '.editor-instance .cursors-layer .cursor'].map(
        (part) => document.querySelector<HTMLElement>(part),
      );
      return { line: Number(number?.textContent), left: cursor?.style.left ?? '' };
    });
  }

  /** Takes what the light bulb offers for the finding under the cursor. */
  async fix(title: RegExp): Promise<void> {
    const { page } = this.workbench;
    await page.locator('.squiggly-error').first().waitFor();
    const offered = page.locator('.action-widget .monaco-list-row').filter({ hasText: title }).first();
    await this.workbench.pressUntil(['Control+.'], (within) => offered.waitFor(within));
    await page.keyboard.press('Enter');
    await offered.waitFor({ state: 'hidden' });
  }

  /** What is written, as it is saved. */
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

  /** What was typed may be offered at the same time: the list goes. */
  private async quiet(): Promise<void> {
    if (await this.list.isVisible()) await this.workbench.page.keyboard.press('Escape');
  }
}
