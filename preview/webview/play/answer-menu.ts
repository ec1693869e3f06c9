import { t } from '@vscode/l10n';
import type { AnswerOption } from '../../contract/playing.js';
import { h } from '../ui/dom.js';

/** A menu of answers next to a point of the window. It closes after a choice, with Escape, and by a click elsewhere. */
export interface AnswerMenu {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  open(options: readonly AnswerOption[], at: { readonly x: number; readonly y: number }): void;
  readonly close: () => void;
}

export function answerMenu(events: {
  readonly choose: (order: string) => void;
  readonly point: (option: AnswerOption | undefined, at: HTMLElement) => void;
}): AnswerMenu {
  const element = h('div', { class: 'menu play-menu', role: 'menu', 'aria-label': t('Answers'), hidden: true });
  let before: Element | null = null;

  function close(): void {
    if (element.hidden) return;
    element.hidden = true;
    events.point(undefined, element);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  element.addEventListener('keydown', (event) => {
    const items = [...element.querySelectorAll<HTMLElement>('button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !element.contains(target)) close();
    },
    { capture: true },
  );

  return {
    element,
    get isOpen() {
      return !element.hidden;
    },
    open(options, { x, y }) {
      before = document.activeElement;
      element.replaceChildren(...options.map(item));
      element.hidden = false;
      const { offsetWidth: width, offsetHeight: height } = element;
      element.style.left = `${Math.max(4, Math.min(x, window.innerWidth - width - 4))}px`;
      element.style.top = `${Math.max(4, Math.min(y, window.innerHeight - height - 4))}px`;
      element.querySelector('button')?.focus();
    },
    close,
  };

  function item(option: AnswerOption): HTMLElement {
    const { order, text = order, leader, note } = option;
    const button = h(
      'button',
      { type: 'button', role: 'menuitem', tabindex: -1 },
      h('span', { class: 'label' }, text),
      leader === undefined ? undefined : h('span', { class: 'note' }, t('{0} leads', leader)),
      note === undefined ? undefined : h('span', { class: 'note' }, note),
    );
    button.addEventListener('click', () => {
      close();
      events.choose(order);
    });
    for (const enter of ['pointerenter', 'focus'])
      button.addEventListener(enter, () => {
        events.point(option, button);
      });
    return button;
  }
}
