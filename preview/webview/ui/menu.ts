import { keyText } from './key-text.js';
import { h, set } from './dom.js';
import { drawn, type IconName } from './icons.js';

/** A menu item: an action or a toggle. */
export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
  /** True if the toggle is on; absent for an action. */
  readonly checked?: boolean;
  /** True if the item belongs to a group of exclusive choices. */
  readonly isChoice?: boolean;
  readonly icon?: IconName;
  /** Colour of a side, shown before the label. */
  readonly colour?: string | undefined;
  readonly hint?: string | undefined;
  readonly count?: number | undefined;
  /** Reason why the item is disabled; undefined if it is enabled. */
  readonly whyNot?: string | undefined;
}

export interface MenuGroup {
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

/** Attaches a menu to a button. The menu stays open when a toggle is clicked, and shows the new state of the toggle. */
export function opensMenu(
  button: HTMLButtonElement,
  label: string,
  groups: () => readonly MenuGroup[],
): { refresh(): void } {
  const menu = h('div', { class: 'menu', role: 'menu', 'aria-label': label, hidden: true });
  set(button, 'aria-haspopup', 'menu');
  set(button, 'aria-expanded', 'false');
  const items = (): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

  function fill(): void {
    const focused = items().indexOf(document.activeElement as HTMLElement);
    menu.replaceChildren(...groups().map((group) => groupElement(group, act)));
    if (focused >= 0) items().at(focused)?.focus();
  }
  function act(item: MenuItem): void {
    if (item.whyNot !== undefined) return;
    item.act();
    if (item.checked === undefined || item.isChoice) close();
    else fill();
  }
  function open(): void {
    fill();
    // Append the menu to the header, which does not scroll or clip.
    document.querySelector('header')?.append(menu);
    menu.hidden = false;
    set(button, 'aria-expanded', 'true');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = menu;
    const x = left + width > window.innerWidth - 4 ? Math.max(4, right - width) : left;
    const y = bottom + height + 4 > window.innerHeight ? Math.max(4, top - height - 4) : bottom + 4;
    menu.style.left = `${x}px`;
    menu.style.top = `${y}px`;
    items().at(0)?.focus();
  }
  function close(giveBack = true): void {
    if (menu.hidden) return;
    menu.hidden = true;
    set(button, 'aria-expanded', 'false');
    if (giveBack) button.focus();
  }
  button.addEventListener('click', () => {
    if (menu.hidden) open();
    else close();
  });
  menu.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) all[to % all.length]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) close(false);
  });
  window.addEventListener('resize', () => {
    close(false);
  });
  return {
    refresh() {
      if (!menu.hidden) fill();
    },
  };
}

function groupElement({ title, items }: MenuGroup, act: (item: MenuItem) => void): HTMLElement {
  const group = h('div', { role: 'group', class: 'menu-group', 'aria-label': title });
  if (title !== undefined) group.append(h('p', { class: 'menu-title', 'aria-hidden': 'true' }, title));
  group.append(...items.map((item) => itemElement(item, act)));
  return group;
}

function itemElement(item: MenuItem, act: (item: MenuItem) => void): HTMLElement {
  const { label, checked, isChoice, icon, colour, hint, count, whyNot } = item;
  const role = checked === undefined ? 'menuitem' : isChoice ? 'menuitemradio' : 'menuitemcheckbox';
  const element = h(
    'button',
    {
      type: 'button',
      role,
      tabindex: -1,
      'aria-checked': checked === undefined ? undefined : String(checked),
      'aria-disabled': whyNot === undefined ? undefined : 'true',
      title: whyNot,
    },
    h('span', { class: 'check', 'aria-hidden': 'true' }),
    icon && drawn(icon),
    colour === undefined ? undefined : swatch(colour),
    h('span', { class: 'label' }, label),
    count === undefined || count === 0 ? undefined : h('span', { class: 'badge' }, String(count)),
    hint === undefined ? undefined : h('kbd', { 'aria-hidden': 'true' }, keyText(hint)),
  );
  element.addEventListener('click', () => {
    act(item);
  });
  return element;
}

/** Returns a small square in the colour of a side. */
export function swatch(colour: string): HTMLElement {
  const square = h('span', { class: 'swatch', 'aria-hidden': 'true' });
  square.style.background = colour;
  return square;
}
