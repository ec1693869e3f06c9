import { t } from '@vscode/l10n';
import { h, set } from '../ui/dom.js';
import { drawn, signButton } from '../ui/icons.js';
import { swatch } from '../ui/menu.js';
import type { Findable } from './search.js';

export interface FindBox {
  readonly element: HTMLElement;
  /** Focuses the field. */
  readonly open: () => void;
}

export interface FindEvents {
  search(text: string): readonly Findable[];
  /**
   * Outlines on the map the match that is highlighted in the list. Removes the outline if `found` is undefined.
   * @param list the area of the pane that the list covers
   */
  ring(found: Findable | undefined, list: DOMRect): void;
  go(found: Findable): void;
  colourOf(side: string): string;
}

const NAME = t('Find a unit, formation, place or cell');
const KINDS: Readonly<Record<Findable['what'], string>> = {
  unit: t('Unit'),
  formation: t('Formation'),
  place: t('Place'),
  area: t('Area'),
  cell: t('Cell'),
};

/**
 * Creates the find field. A list of matches opens below the field. The arrow keys move through the list, and Enter goes
 * to the match.
 */
export function findBox(events: FindEvents): FindBox {
  const list = h('div', {
    class: 'popover found',
    role: 'listbox',
    id: 'found',
    'aria-label': t('Matches'),
    hidden: true,
  });
  const field = h('input', {
    type: 'text',
    role: 'combobox',
    placeholder: t('Find unit or place'),
    spellcheck: 'false',
    autocomplete: 'off',
    title: `${NAME} (/)`,
    'aria-label': NAME,
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  });
  const opener = signButton('search', NAME, open, { hint: '/', class: 'find-opener' });
  const element = h(
    'div',
    { class: 'find', role: 'search' },
    opener,
    h('div', { class: 'find-field' }, drawn('search'), field, h('kbd', { 'aria-hidden': 'true' }, '/'), list),
  );
  let found: readonly Findable[] = [];
  let at = -1;

  function open(): void {
    element.classList.add('open');
    field.focus();
    field.select();
  }

  function fill(): void {
    found = events.search(field.value);
    list.replaceChildren(...found.map((each, i) => option(each, i)));
    if (found.length === 0 && field.value.trim() !== '')
      list.append(
        h('p', { class: 'empty', role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' }, t('No matches.')),
      );
    list.hidden = list.childElementCount === 0;
    set(field, 'aria-expanded', String(!list.hidden));
    choose(found.length > 0 ? 0 : -1);
  }

  function option({ what, name, description, side }: Findable, i: number): HTMLElement {
    const line = h(
      'div',
      { role: 'option', id: `found-${i}`, 'aria-selected': 'false' },
      side === undefined ? h('span', { class: 'swatch none' }) : swatch(events.colourOf(side)),
      h('strong', {}, name),
      h('span', { class: 'description' }, description),
      h('span', { class: 'what' }, KINDS[what]),
    );
    // Use `pointerdown`, because that event comes before the field loses focus and the list closes.
    line.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      choose(i);
      go();
    });
    return line;
  }

  function choose(next: number): void {
    list.children.item(at)?.setAttribute('aria-selected', 'false');
    at = next;
    const line = at < 0 ? null : list.children.item(at);
    line?.setAttribute('aria-selected', 'true');
    line?.scrollIntoView({ block: 'nearest' });
    set(field, 'aria-activedescendant', line?.id);
    events.ring(at < 0 ? undefined : found[at], list.getBoundingClientRect());
  }

  function close(): void {
    list.hidden = true;
    set(field, 'aria-expanded', 'false');
    set(field, 'aria-activedescendant', undefined);
    element.classList.remove('open');
    at = -1;
  }

  function go(): void {
    if (at < 0) return;
    const chosen = found[at];
    close();
    events.go(chosen);
  }

  field.addEventListener('input', fill);
  field.addEventListener('focus', () => {
    if (field.value !== '') fill();
  });
  field.addEventListener('blur', () => {
    if (at >= 0) events.ring(undefined, list.getBoundingClientRect());
    close();
  });
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) choose((at + step + found.length) % found.length);
    else if (event.key === 'Enter') go();
    else if (event.key === 'Escape') {
      field.value = '';
      field.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { element, open };
}
