import { t } from '@vscode/l10n';
import type { ForcesRow } from '../../contract/forces.js';
import { h, set } from '../ui/dom.js';
import { sideName, termOf } from '../terms.js';
import { swatch } from '../ui/menu.js';

export interface ForcesTree {
  readonly element: HTMLElement;
  show(rows: readonly ForcesRow[], onlyLeft: boolean): void;
}

export interface ForcesTreeEvents {
  choose(row: ForcesRow): void;
  open(row: ForcesRow): void;
  readonly colourOf: (side: string) => string;
}

/**
 * A visible row of the tree, with a key that identifies it. The key of a row begins with the key of its parent row.
 */
interface Line {
  readonly row: ForcesRow;
  readonly key: string;
  readonly level: number;
}

const isShut = ({ what }: ForcesRow): boolean => what !== 'side';

/**
 * Creates a tree of sides, formations and units, with columns for the numbers of units needed, placed and left. One row
 * is selected; Enter opens the text of that row.
 */
export function forcesTree(events: ForcesTreeEvents): ForcesTree {
  const body = h('div', { class: 'forces-rows', role: 'tree', tabindex: 0, 'aria-label': t('Forces') });
  let rows: readonly ForcesRow[] = [];
  let onlyLeft = false;
  let lines: readonly Line[] = [];
  let chosen: string | undefined;
  /** Rows that the user expanded or collapsed. */
  const turned = new Map<string, boolean>();

  const isOpen = ({ row, key }: Line): boolean => turned.get(key) ?? !isShut(row);
  const inside = ({ members }: ForcesRow): readonly ForcesRow[] =>
    onlyLeft ? members.filter(({ left }) => left > 0) : members;

  function linesIn(within: readonly ForcesRow[], above: string, level: number): Line[] {
    return within.flatMap((row) => {
      const line = { row, key: `${above}/${row.what} ${row.name}`, level };
      return [line, ...(isOpen(line) ? linesIn(inside(row), line.key, level + 1) : [])];
    });
  }

  function build(): void {
    lines = linesIn(onlyLeft ? rows.filter(({ left }) => left > 0) : rows, '', 1);
    body.replaceChildren(...(lines.length > 0 ? lines.map(element) : [empty()]));
    set(body, 'aria-activedescendant', lines.some(({ key }) => key === chosen) ? idOf(chosen ?? '') : undefined);
  }

  const empty = (): HTMLElement =>
    h(
      'p',
      { class: 'empty', role: 'treeitem' },
      rows.length > 0 ? t('All units are placed.') : t('No forces in this file.'),
    );

  function element(line: Line): HTMLElement {
    const { row, key, level } = line;
    const { name, what, side, where = '', needed, placed, left, twice } = row;
    const hasMembers = inside(row).length > 0;
    const title = what === 'pool' ? t('Pool of {0}', termOf(name)) : what === 'side' ? sideName(name) : name;
    const again = twice > 0 ? t('Placed twice') : '';
    const item = h(
      'div',
      {
        class: `forces-row ${what}`,
        role: 'treeitem',
        id: idOf(key),
        'aria-level': level,
        'aria-selected': String(key === chosen),
        'aria-expanded': hasMembers ? String(isOpen(line)) : undefined,
        'aria-label': [title, where, again, t('{0} needed, {1} placed, {2} left', needed, placed, left)]
          .filter((part) => part !== '')
          .join(', '),
      },
      h('span', { class: 'fold' }, hasMembers ? (isOpen(line) ? '▾' : '▸') : ''),
      swatch(events.colourOf(side)),
      h('span', { class: 'name', title }, title),
      again === '' ? undefined : h('span', { class: 'error' }, again),
      h('span', { class: 'where', title: where }, where),
      ...[needed, placed, left].map((number) => h('span', { class: 'figure' }, String(number))),
    );
    item.style.setProperty('--level', String(level));
    item.firstElementChild?.addEventListener('click', (event) => {
      event.stopPropagation();
      if (hasMembers) turn(line, !isOpen(line));
    });
    item.addEventListener('click', () => {
      choose(line);
    });
    item.addEventListener('dblclick', () => {
      events.open(row);
    });
    return item;
  }

  function choose({ row, key }: Line): void {
    chosen = key;
    build();
    document.getElementById(idOf(key))?.scrollIntoView({ block: 'nearest' });
    events.choose(row);
  }

  function turn(line: Line, open: boolean): void {
    turned.set(line.key, open);
    build();
  }

  /** Returns the parent row, or undefined at the root. */
  const around = (line: Line): Line | undefined =>
    lines.slice(0, lines.indexOf(line)).findLast(({ level }) => level < line.level);

  body.addEventListener('keydown', (event) => {
    const at = lines.findIndex(({ key }) => key === chosen);
    const line = lines[at] as Line | undefined;
    const go = (to: Line | undefined): void => {
      if (to) choose(to);
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        go(lines[at + 1]);
      },
      ArrowUp: () => {
        go(lines[Math.max(0, at - 1)]);
      },
      Home: () => {
        go(lines[0]);
      },
      End: () => {
        go(lines.at(-1));
      },
      ArrowRight: () => {
        if (line && inside(line.row).length > 0 && !isOpen(line)) turn(line, true);
        else if (line && isOpen(line)) go(lines[at + 1]);
      },
      ArrowLeft: () => {
        if (line && isOpen(line) && inside(line.row).length > 0) turn(line, false);
        else if (line) go(around(line));
      },
      Enter: () => {
        if (line) events.open(line.row);
      },
    };
    if (!Object.hasOwn(acts, event.key)) return;
    acts[event.key]();
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element: h(
      'div',
      { class: 'forces-table' },
      h(
        'div',
        { class: 'forces-row heads', 'aria-hidden': 'true' },
        h('span', { class: 'name' }, t('Formation')),
        h('span', { class: 'where' }, t('Where')),
        ...[t('Needed'), t('Placed'), t('Left')].map((word) => h('span', { class: 'figure' }, word)),
      ),
      body,
    ),
    show(next, only) {
      rows = next;
      onlyLeft = only;
      build();
    },
  };
}

const idOf = (key: string): string => `force-${encodeURIComponent(key)}`;
