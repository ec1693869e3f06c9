import { t } from '@vscode/l10n';
import type { ForcesRow } from '../../contract/forces.js';
import type { Palette } from '../../render/palette.js';
import type { Counter, Place } from '../../contract/scene.js';
import { h, set } from '../ui/dom.js';
import { forcesTree } from './forces-tree.js';
import { counterTray, type TrayEvents } from './forces-tray.js';
import { drawn } from '../ui/icons.js';

export interface ForcesEvents extends TrayEvents {
  open(place: Place): void;
  /** Places a unit, or the unplaced units of a formation, in the selected cell. */
  placeAll(name: string): void;
  readonly colourOf: (side: string) => string;
}

export interface ForcesPage {
  readonly element: HTMLElement;
  show(rows: readonly ForcesRow[]): void;
  /** Sets the sides and colours that the counters are drawn with, and the label of the selected cell. */
  look(sides: readonly string[], palette: Palette, cell: string | undefined): void;
}

/**
 * Creates the Forces page: needed, placed and unplaced counters of each side, with the unplaced counters of the
 * selected row in a tray.
 */
export function forcesPage(events: ForcesEvents): ForcesPage {
  let rows: readonly ForcesRow[] = [];
  let onlyLeft = false;
  let chosen: ForcesRow | undefined;
  let look: { sides: readonly string[]; palette: Palette; cell: string | undefined } | undefined;
  const tree = forcesTree({
    choose(row) {
      chosen = row;
      fillTray();
    },
    open: ({ place }) => {
      events.open(place);
    },
    colourOf: events.colourOf,
  });
  const all = h('button', { type: 'button' }, t('All'));
  const left = h('button', { type: 'button' }, t('To be placed'));
  const tray = h('section', { class: 'tray', 'aria-label': t('To be placed'), hidden: true });
  const filterButtons = h('div', { class: 'forces-filter', role: 'group', 'aria-label': t('Filter') }, all, left);

  function setFilter(only: boolean): void {
    onlyLeft = only;
    fill();
  }
  all.addEventListener('click', () => {
    setFilter(false);
  });
  left.addEventListener('click', () => {
    setFilter(true);
  });

  function fill(): void {
    const many = rows.reduce((sum, row) => sum + row.left, 0);
    left.replaceChildren(t('To be placed {0}', many));
    set(all, 'aria-pressed', String(!onlyLeft));
    set(left, 'aria-pressed', String(onlyLeft));
    chosen = chosen && find(rows, chosen);
    tree.show(rows, onlyLeft);
    fillTray();
  }

  function fillTray(): void {
    const counters = countersIn(chosen ? [chosen] : rows);
    tray.hidden = counters.length === 0 || look === undefined;
    if (tray.hidden || look === undefined) return;
    const { sides, palette, cell } = look;
    tray.replaceChildren(
      h(
        'div',
        { class: 'tray-words' },
        h('strong', {}, t('To be placed · {0}', counters.length)),
        h('p', { class: 'muted' }, t('Drag to a cell, or pick up and put down with Enter.')),
      ),
      counterTray(counters, sides, palette, events),
      placeAll(cell),
    );
  }

  function placeAll(cell: string | undefined): HTMLButtonElement {
    const what = chosen !== undefined && chosen.what !== 'side' && chosen.what !== 'pool' ? chosen : undefined;
    const whyNot =
      what === undefined
        ? t('Select a formation or a unit first')
        : cell === undefined
          ? t('Select a cell on the map first')
          : undefined;
    const element = h(
      'button',
      { type: 'button', class: 'place-all', 'aria-disabled': String(whyNot !== undefined), title: whyNot },
      drawn('text'),
      cell === undefined ? t('Place all in the text') : t('Place all in {0}', cell),
    );
    element.addEventListener('click', () => {
      if (whyNot === undefined && what) events.placeAll(what.name);
    });
    return element;
  }

  return {
    element: h('div', { class: 'forces-page' }, filterButtons, tree.element, tray),
    show(next) {
      rows = next;
      fill();
    },
    look(sides, palette, cell) {
      if (look?.palette === palette && look.cell === cell && look.sides.join() === sides.join()) return;
      look = { sides, palette, cell };
      fill();
    },
  };
}

const countersIn = (rows: readonly ForcesRow[]): Counter[] =>
  rows.flatMap(({ counter, members }) => [...(counter ? [counter] : []), ...countersIn(members)]);

/** Finds the row of the new list that matches a row of the old list. */
function find(rows: readonly ForcesRow[], like: ForcesRow): ForcesRow | undefined {
  for (const row of rows) {
    const isIt = row.name === like.name && row.what === like.what && row.side === like.side;
    const found = isIt ? row : find(row.members, like);
    if (found) return found;
  }
  return undefined;
}
