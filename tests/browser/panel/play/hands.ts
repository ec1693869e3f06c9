import { expect } from 'vitest';
import type { Point } from '../../../../engine/board/board.js';
import { ANSWERS, CELLS, CHOSEN, OFF_MAP_UNITS, UNITS, UNITS_TO_ADD, type Focus } from './controls.js';
import type { PlayedPage } from './played-page.js';

/** A way to operate the panel: with the mouse only, or with the keyboard only. */
export interface Hand {
  /** Presses a button of the panel with this accessible name. */
  press(name: RegExp): Promise<void>;
  /** Selects an option of a list of the start form. */
  select(field: string, option: string): Promise<void>;
  /** Fills a field of the start form. */
  type(field: string, text: string): Promise<void>;
  /**
   * Chooses a unit; with `adds`, in addition to the units that are chosen. Units of the same stack may be chosen too.
   */
  chooseUnit(unit: string, cell: number, adds: boolean): Promise<void>;
  /** Changes whether a unit of the line of chosen units belongs to the answer. */
  toggleUnit(unit: string): Promise<void>;
  chooseCell(cell: number): Promise<void>;
  /** Gives an answer that has a button. */
  answer(order: string): Promise<void>;
  /** Gives an answer of the open menu. */
  pick(order: string): Promise<void>;
}

/** Number of presses of Tab after which a control counts as out of reach. */
const MAX_TABS = 80;
/** Number of presses of Shift and Tab from the cells to the first of the chosen units. */
const MAX_TABS_BACK = 15;
/** Distance from the edge of the map within which cells are scrolled into view before a click, in pixels. */
const EDGE_PX = 40;

/** The mouse: clicks on counters, cells, buttons and entries of menus, and scrolls the map with the wheel. */
export function mouseHand(game: PlayedPage): Hand {
  const { page, panel } = game;

  /** Returns the middle of a cell or of the stack of a unit, after the wheel has brought it into view. */
  async function inView(positionOf: () => Promise<Point>): Promise<Point> {
    const pane = await game.pane();
    const middle = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
    for (let tries = 0; ; tries += 1) {
      const at = await positionOf();
      if (tries === 4) return at;
      const isInside =
        at.x > pane.x + EDGE_PX &&
        at.x < pane.x + pane.width - EDGE_PX &&
        at.y > pane.y + EDGE_PX &&
        at.y < pane.y + pane.height - EDGE_PX;
      if (isInside && (await game.isOnMap(at))) return at;
      await page.mouse.move(middle.x, middle.y);
      await game.viewChanged(() =>
        tries === 1
          ? panel.getByRole('button', { name: 'Show the whole map' }).click()
          : page.mouse.wheel(Math.round(at.x - middle.x) || 1, Math.round(at.y - middle.y)),
      );
    }
  }

  return {
    press: (name) => panel.getByRole('button', { name }).click(),
    async select(field, option) {
      await panel.getByRole('form').getByLabel(field).selectOption({ label: option });
    },
    async type(field, text) {
      await panel.getByRole('form').getByLabel(field).click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async chooseUnit(unit, cell, adds) {
      if (cell < 0) {
        await game.group(OFF_MAP_UNITS).getByRole('button', { name: unit, exact: true }).click();
        return;
      }
      const at = await inView(() => game.middleOfStack(unit, cell));
      if (adds) await page.keyboard.down('Shift');
      await page.mouse.click(at.x, at.y);
      if (adds) await page.keyboard.up('Shift');
    },
    async toggleUnit(unit) {
      await game.group(CHOSEN).locator(`[data-key="unit ${unit}"]`).click();
    },
    async chooseCell(cell) {
      const { x, y } = await inView(() => game.middleOf(cell));
      await page.mouse.click(x, y);
    },
    async answer(order) {
      await game
        .group(ANSWERS)
        .locator(`[data-key="option ${CSS_ESCAPED(order)}"]`)
        .click();
    },
    async pick(order) {
      await game.menu
        .getByRole('menuitem')
        .filter({ has: page.getByText(order, { exact: true }) })
        .click();
    },
  };
}

/** Returns a text as it is written in a quoted value of a CSS selector. */
const CSS_ESCAPED = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** The keyboard: Tab, arrow keys, Enter, Escape and digits. */
export function keyboardHand(game: PlayedPage): Hand {
  const { keyboard } = game.page;

  /** Presses Tab until a control has the focus; before that, Shift and Tab as often as `back` says. */
  async function tabTo(what: string, isThere: (focus: Focus) => boolean, back = 0): Promise<Focus> {
    for (let tabs = -back; tabs < MAX_TABS; tabs += 1) {
      const focus = await game.focus();
      if (isThere(focus)) return focus;
      await keyboard.press(tabs < 0 ? 'Shift+Tab' : 'Tab');
      // Behind the panel comes the text editor, in which Tab and digits would change the text.
      if (await game.hasLostFocus()) await game.takeFocus();
    }
    throw new Error(`Tab does not reach ${what}; the focus is on ${JSON.stringify(await game.focus())}.`);
  }

  /** Moves the focus within a list to an item, by the shorter way. */
  async function chooseInList(group: string, key: string, back = 0): Promise<void> {
    // The panel may still draw the list of the last question.
    await game
      .group(group)
      .locator(`[data-key="${CSS_ESCAPED(key)}"]`)
      .first()
      .waitFor({ state: 'attached' });
    const { keys, at } = await tabTo(`the list “${group}”`, (focus) => focus.group === group, back);
    const to = keys.indexOf(key);
    if (to < 0) throw new Error(`“${group}” has no ${key}: ${keys.join(', ')}`);
    const steps = (((to - at) % keys.length) + keys.length) % keys.length;
    const isBack = steps > keys.length / 2;
    for (let i = isBack ? keys.length - steps : steps; i > 0; i -= 1)
      await keyboard.press(isBack ? 'ArrowLeft' : 'ArrowRight');
    await keyboard.press('Enter');
  }

  return {
    async press(name) {
      await tabTo(`the button ${name}`, (focus) => focus.isButton && name.test(focus.name));
      await keyboard.press('Enter');
    },
    async select(field, option) {
      await tabTo(`the list “${field}”`, (focus) => focus.name === field);
      for (let i = 0; i < 5 && (await game.focus()).value !== option; i += 1) await keyboard.press('ArrowDown');
      for (let i = 0; i < 5 && (await game.focus()).value !== option; i += 1) await keyboard.press('ArrowUp');
    },
    async type(field, text) {
      await tabTo(`the field “${field}”`, (focus) => focus.name === field);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
    async chooseUnit(unit, cell, adds) {
      const list = cell < 0 ? OFF_MAP_UNITS : adds ? UNITS_TO_ADD : UNITS;
      await chooseInList(list, `unit ${unit}`, adds ? MAX_TABS_BACK : 0);
    },
    async toggleUnit(unit) {
      const isUnit = ({ group, key }: Focus): boolean => group === CHOSEN && key === `unit ${unit}`;
      await tabTo(`the chosen unit ${unit}`, isUnit, MAX_TABS_BACK);
      await keyboard.press('Enter');
    },
    async chooseCell(cell) {
      await chooseInList(CELLS, `target ${cell}`);
    },
    async answer(order) {
      // The answers that follow from the last choice may not have arrived yet.
      await expect.poll(() => game.optionKeys()).toContain(`option ${order}`);
      const number = (await game.optionKeys()).indexOf(`option ${order}`) + 1;
      if (number >= 1 && number <= 9) await keyboard.press(String(number));
      else if (number > 12) await chooseInList(ANSWERS, `option ${order}`);
      else {
        await tabTo(`the answer ${order}`, ({ key }) => key === `option ${order}`);
        await keyboard.press('Enter');
      }
    },
    async pick(order) {
      for (let i = 0; i < 60 && (await game.focus()).label !== order; i += 1) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
  };
}
