import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Workbench } from './workbench.js';

/**
 * Somebody who writes a file with what the editor offers: completions are chosen from its list, values and names are
 * typed. He types faster than anybody, so his lists open only when he asks for them: see {@link Author.SETTINGS}.
 */
export class Author {
  static readonly SETTINGS = {
    'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
    'editor.suggestOnTriggerCharacters': false,
  };

  private readonly list: Locator;

  constructor(private readonly workbench: Workbench) {
    this.list = workbench.page.locator('.suggest-widget.visible');
  }

  /** Types values and names. */
  async write(text: string): Promise<void> {
    await this.workbench.page.keyboard.type(text);
  }

  /** Begins a word, asks for the list and takes it from there. */
  async choose(label: string, begun = label.slice(0, 3)): Promise<void> {
    await this.write(begun);
    await this.workbench.page.keyboard.press('Control+Space');
    await this.take(label);
  }

  /** Takes one of the values a blank may have, whose list opens by itself, which leads to the next. */
  async pick(label: string): Promise<void> {
    await this.take(label);
  }

  private async take(label: string): Promise<void> {
    const { keyboard } = this.workbench.page;
    await this.list.locator('.monaco-list-row').first().waitFor();
    await vi.waitFor(
      async () => {
        const chosen = await this.chosen();
        if (chosen === label) return;
        await keyboard.press('ArrowDown');
        throw new Error(`“${label}” is not offered, but ${chosen}`);
      },
      { timeout: 15_000, interval: 40 },
    );
    await keyboard.press('Enter');
    // Another list may stand there at once.
    await expect.poll(() => this.chosen(), { timeout: 15_000 }).not.toBe(label);
  }

  /** The row that Enter would take. */
  private async chosen(): Promise<string | undefined> {
    const rows = this.list.locator('.monaco-list-row.focused');
    const [said] = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
    return said?.replaceAll('"', '').split(',')[0];
  }

  /** To the next blank of what was inserted. */
  async next(): Promise<void> {
    await this.workbench.page.keyboard.press('Tab');
  }

  /** A line below this one. */
  async line(): Promise<void> {
    await this.quiet();
    await this.workbench.page.keyboard.press('End');
    await this.workbench.page.keyboard.press('Enter');
  }

  /** Leaves the block, so many lines down. */
  async leave(lines = 1): Promise<void> {
    await this.quiet();
    for (let i = 0; i < lines; i++) await this.workbench.page.keyboard.press('ArrowDown');
    await this.line();
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
      { timeout: 10_000 },
    );
  }

  /** What was typed may be offered at the same time: the list goes. */
  private async quiet(): Promise<void> {
    if (await this.list.isVisible()) await this.workbench.page.keyboard.press('Escape');
  }
}
