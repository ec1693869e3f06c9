import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { vi } from 'vitest';
import type { Workbench } from './workbench.js';

/** Somebody who writes a file with what the editor offers: completions are chosen from its list, values and names are typed. */
export class Author {
  private readonly list: Locator;

  constructor(private readonly workbench: Workbench) {
    this.list = workbench.page.locator('.suggest-widget.visible');
  }

  /** Types values and names. */
  async write(text: string): Promise<void> {
    await this.workbench.page.keyboard.type(text);
  }

  /** Begins a word and takes it from the list. */
  async choose(label: string, begun = label.slice(0, 3)): Promise<void> {
    const { keyboard } = this.workbench.page;
    await this.write(begun);
    await vi.waitFor(
      async () => {
        if (!(await this.list.isVisible())) await keyboard.press('Control+Space');
        // Asked again too soon, the editor drops the answer that is under way.
        await this.list.locator('.monaco-list-row').first().waitFor({ timeout: 6000 });
        const chosen = await this.chosen();
        if (chosen === label) return;
        await keyboard.press('ArrowDown');
        throw new Error(`“${label}” is not offered behind “${begun}”, but ${chosen}`);
      },
      { timeout: 30_000, interval: 60 },
    );
    await keyboard.press('Enter');
    await this.list.waitFor({ state: 'hidden' });
  }

  /** The row that Enter would take: none while the list has opened by itself and nothing was typed into it. */
  private async chosen(): Promise<string | undefined> {
    const rows = this.list.locator('.monaco-list-row.focused');
    const [said] = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
    return said?.replaceAll('"', '').split(',')[0];
  }

  /** Takes one of the values a blank may have, which leads to the next. */
  async pick(label: string): Promise<void> {
    await this.choose(label, '');
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

  /** Ends the line although a list has opened by itself: Enter takes nothing that was not begun. */
  async lineDespiteList(): Promise<void> {
    await this.list.waitFor();
    await this.workbench.page.keyboard.press('Enter');
    await this.list.waitFor({ state: 'hidden' });
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
    await this.quiet();
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
    await this.quiet();
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

  private async quiet(): Promise<void> {
    if (await this.list.isVisible()) await this.workbench.page.keyboard.press('Escape');
  }
}
