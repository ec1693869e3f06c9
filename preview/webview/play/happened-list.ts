import { t } from '@vscode/l10n';
import type { PlayedEvent } from '../../contract/playing.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';

/**
 * The list of the events that the game played after the last answer. It is a single line, and a click opens the whole
 * list.
 */
export interface HappenedList {
  /** Returns the list; undefined if nothing happened. */
  readonly element: (events: readonly PlayedEvent[]) => HTMLElement | undefined;
}

export function happenedList(showCells: (cells: readonly number[]) => void): HappenedList {
  /** True while the list is open. The choice of the user stays for the next questions. */
  let isOpen = false;
  return {
    element(events) {
      if (events.length === 0) return undefined;
      const list = h(
        'details',
        { class: 'play-happened', open: isOpen },
        h(
          'summary',
          { 'data-key': 'happened' },
          h('span', {}, events.length === 1 ? t('1 event') : t('{0} events', events.length)),
          h('span', { class: 'last' }, events.at(-1)!.text),
        ),
        h('ol', {}, ...events.map(line)),
      );
      list.addEventListener('toggle', () => {
        isOpen = list.open;
      });
      return list;
    },
  };

  function line({ text, rule, cells }: PlayedEvent, at: number): HTMLElement {
    const show = h(
      'button',
      { type: 'button', title: t('Show on the map'), 'data-key': `event ${at}`, disabled: cells.length === 0 },
      text,
    );
    show.addEventListener('click', () => {
      showCells(cells);
    });
    return h('li', {}, show, citation(rule));
  }
}

/**
 * Returns the text with which a screen reader announces the events before a question: the number of events, and the
 * last event.
 */
export function happenedText(events: readonly PlayedEvent[]): string {
  const last = events.at(-1);
  if (last === undefined) return '';
  return events.length === 1 ? last.text : `${t('{0} events', events.length)}. ${last.text}`;
}
