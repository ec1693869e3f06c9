import { termOf } from '../terms.js';
import { t } from '@vscode/l10n';
import type { MomentItem } from '../../contract/moments.js';
import { h, set } from '../ui/dom.js';
import { drawn } from '../ui/icons.js';
import { swatch } from '../ui/menu.js';
import { groupsOf, numberOf, type Filter, type Group, type Row } from './rows.js';

export interface Record {
  readonly element: HTMLElement;
  /** Shows the moments with one of them selected; -1 is the set-up. */
  show(moments: readonly MomentItem[], chosen: number): void;
  /** Sets the filter of the game record. The filter `unit` shows only the moments of the given unit. */
  setFilter(filter: Filter, unit: string | undefined): void;
  /** Marks the moment whose order the drag would replace; undefined if the drag replaces none. */
  willReplace(moment: number | undefined): void;
}

/** Maximum number of rows in the page. In a game with more rows, only the rows of the current turn are shown. */
const MAX_ROWS = 400;

/**
 * Creates the game record: a list box of decisions, rolls and events below headings of turn and phase. The selected row
 * is the moment shown. In a long game, only the current turn's groups and the groups that the user expanded have rows.
 */
export function recordList(
  choose: (moment: number) => void,
  colourOf: (side: string) => string,
  named: (names: readonly string[]) => readonly string[],
): Record {
  const element = h('div', { class: 'moments', role: 'listbox', tabindex: 0, 'aria-label': t('Record') });
  let moments: readonly MomentItem[] | undefined;
  let filter: Filter = 'all';
  let unit: string | undefined;
  let chosen = -1;
  /** Whether the user has expanded (true) or collapsed (false) a group of the game record, by the key of the group. */
  const turned = new Map<string, boolean>();
  let laid: { readonly group: Group; readonly element: HTMLElement }[] = [];
  let count = 0;
  let current: HTMLElement | null = null;

  const holds = (group: Group): boolean => group.rows.some(({ first, last }) => first <= chosen && chosen <= last);
  const isOpen = (group: Group): boolean => {
    if (holds(group)) return true;
    const userChoice = turned.get(group.key);
    if (userChoice !== undefined) return userChoice;
    const turn = moments?.find(({ number }) => number === chosen)?.turn;
    return !group.isIdle && (count <= MAX_ROWS || group.turn === turn);
  };

  function build(): void {
    const groups = groupsOf(moments ?? [], { filter, unit, named });
    count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
    laid = groups.map((group) => ({
      group,
      element: h('div', { class: 'stretch', role: 'group', 'aria-label': group.title }),
    }));
    element.replaceChildren(...laid.map((each) => each.element));
    if (laid.length === 0) {
      const words =
        moments === undefined || moments.length === 0 ? t('No moments yet. Run the file.') : t('No matching moments.');
      element.replaceChildren(
        h('p', { class: 'empty', role: 'option', 'aria-selected': 'false', 'aria-disabled': 'true' }, words),
      );
    }
    laid.forEach(fill);
  }

  function fill({ group, element: section }: (typeof laid)[number]): void {
    const open = isOpen(group);
    if (section.dataset.open === String(open)) return;
    section.dataset.open = String(open);
    section.replaceChildren(headOf(group, open), ...(open ? group.rows.map(rowElement) : []));
  }

  function headOf(group: Group, open: boolean): HTMLElement {
    const { title, isIdle, moments: number, stretch } = group;
    const [turnName, name] = title.split(' · ') as [string, string];
    const word = counted(number, isIdle);
    const size = `${number} ${word}`;
    const head = h(
      'div',
      {
        class: isIdle ? 'head idle' : 'head',
        title,
        ...(open
          ? { role: 'presentation' }
          : {
              role: 'option',
              'aria-selected': 'false',
              'aria-label': t('{0}, {1}, collapsed', title, size),
              id: `fold-${group.key}`,
            }),
      },
      h('span', { class: 'fold', 'aria-hidden': 'true' }, open ? '▾' : '▸'),
      stretch.side === undefined ? h('span', { class: 'swatch none' }) : swatch(colourOf(stretch.side)),
      h('span', { class: 'title' }, h('span', { class: 'turn' }, `${turnName} · `), name),
      h('span', { class: 'count' }, String(number), h('span', { class: 'counted' }, ` ${word}`)),
    );
    head.addEventListener('click', () => {
      turn(group, !isOpen(group));
    });
    return head;
  }

  function turn(group: Group, open: boolean): void {
    turned.set(group.key, open);
    const section = laid.find((each) => each.group === group);
    if (section) fill(section);
    mark();
  }

  function rowElement(row: Row): HTMLElement {
    const { moment, who, first, last } = row;
    const { said, by, kind, prompt, side } = moment;
    const bar = h('span', { class: 'bar' });
    if (side !== undefined) bar.style.background = colourOf(side);
    const element = h(
      'div',
      {
        class: moment.passes === true ? 'row passes' : 'row',
        role: 'option',
        id: `moment-${first}`,
        'aria-selected': 'false',
        title: prompt,
        'data-moment': last,
      },
      h('span', { class: 'number' }, numberOf(row)),
      bar,
      h(
        'span',
        { class: `glyph ${kind === 'dice' ? 'die' : by === 'order' ? 'order' : 'default'}` },
        drawn(kind === 'dice' ? 'die' : by === 'order' ? 'order' : 'default'),
      ),
      h('span', { class: 'what long' }, ...fullSummary(said, who)),
      h('span', { class: 'what short' }, ...short(row)),
      said.cost === undefined ? undefined : h('span', { class: 'cost' }, t('{0} MP', said.cost)),
      h('span', { class: 'by' }, termOf(by)),
    );
    element.addEventListener('click', () => {
      choose(last);
    });
    return element;
  }

  function mark(): void {
    element.querySelector('[aria-selected="true"]')?.setAttribute('aria-selected', 'false');
    const at = laid.find(({ group }) => holds(group));
    const row = at?.group.rows.find(({ first, last }) => first <= chosen && chosen <= last);
    current = row === undefined ? null : element.querySelector(`[data-moment="${row.last}"]`);
    set(element, 'aria-activedescendant', current?.id);
    if (current === null) return;
    set(current, 'aria-selected', 'true');
    bringIntoView();
  }

  const bringIntoView = (): void => {
    current?.scrollIntoView({ block: 'nearest' });
  };
  // The size of the list changes with each moment; keep the selected row visible.
  new ResizeObserver(bringIntoView).observe(element);

  element.addEventListener('keydown', (event) => {
    const rows = laid.flatMap(({ group }) => group.rows);
    const at = rows.findIndex(({ first, last }) => first <= chosen && chosen <= last);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (step !== undefined && step in rows) choose(rows[step].last);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const group = laid.find((each) => holds(each.group))?.group;
      if (group) turn(group, event.key === 'ArrowRight');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  function willReplace(number: number | undefined): void {
    element.querySelector('.row > .replaced')?.remove();
    if (number === undefined) return;
    const isIn = ({ first, last }: Row): boolean => first <= number && number <= last;
    const at = laid.find(({ group }) => group.rows.some(isIn));
    if (!at) return;
    turn(at.group, true);
    const row = element.querySelector(`[data-moment="${at.group.rows.find(isIn)?.last}"]`);
    row?.append(h('span', { class: 'replaced' }, t('Will be replaced')));
    row?.scrollIntoView({ block: 'nearest' });
  }

  return {
    element,
    willReplace,
    show(now, number) {
      const isSame = moments !== undefined && sameRows(now, moments);
      moments = now;
      chosen = number;
      if (isSame) laid.forEach(fill);
      else build();
      mark();
    },
    setFilter(chosenFilter, chosenUnit) {
      if (chosenFilter === filter && (chosenFilter !== 'unit' || chosenUnit === unit)) return;
      [filter, unit] = [chosenFilter, chosenUnit];
      build();
      mark();
    },
  };
}

/**
 * Returns the summary of a moment. The names of the units, the beginning of the text and the result are emphasized.
 */
export function fullSummary(
  { head, rest, result }: MomentItem['said'],
  who: readonly string[],
): (Node | string | undefined)[] {
  return [
    who.length > 0 ? h('strong', {}, who.join(', ')) : undefined,
    head === undefined ? undefined : h('strong', {}, head),
    rest,
    result === undefined ? undefined : h('strong', {}, result),
  ];
}

/**
 * Returns a summary of a row for narrow panels. If there are several units, the summary gives their number instead of
 * their names. For a roll, it gives only the die and the result.
 */
function short({ moment, who }: Row): (Node | string | undefined)[] {
  const { said, kind, answer } = moment;
  if (said.short !== undefined) return [said.short === said.head ? h('strong', {}, said.short) : said.short];
  if (kind === 'dice' && said.result !== undefined && said.head !== undefined)
    return [/^\d+$/.test(answer) ? answer : said.head, ' → ', h('strong', {}, said.result)];
  const led = said.rest?.replace(/^.*(?=→)/, '');
  if (who.length > 1) return [t('{0} units {1}', who.length, led ?? '')];
  if (who.length > 0) return [h('strong', {}, who.join(', ')), ` ${led}`];
  return fullSummary(said, who);
}

function sameRows(a: readonly MomentItem[], b: readonly MomentItem[]): boolean {
  if (a.length !== b.length || a.length === 0) return false;
  return a.every(({ address, answer, by }, i) => address === b[i].address && answer === b[i].answer && by === b[i].by);
}

const counted = (number: number, isIdle: boolean): string => {
  if (isIdle) return number === 1 ? t('pass') : t('passes');
  return number === 1 ? t('moment') : t('moments');
};
