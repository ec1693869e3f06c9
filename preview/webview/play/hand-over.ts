import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import { button, h } from '../ui/dom.js';

/** Covers the whole panel between the turns of two players, so that neither sees what the other may see. */
export interface HandOver {
  readonly element: HTMLElement;
  /** Covers the panel until the player of a side confirms. Undefined removes the cover. */
  show(side: string | undefined): void;
}

export function handOver(takeSeat: () => void): HandOver {
  const element = h('div', {
    class: 'hand-over',
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': t('Hand over'),
    hidden: true,
  });
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
  });
  return {
    element,
    show(side) {
      if (element.hidden === (side === undefined)) return;
      element.hidden = side === undefined;
      for (const part of document.querySelectorAll<HTMLElement>('body > :not(.hand-over, script)'))
        part.inert = side !== undefined;
      if (side === undefined) return;
      const label = t('Show the map to {0}', sideName(side));
      const confirm = button(label, label, takeSeat, {
        class: 'primary',
      });
      element.replaceChildren(
        h('h2', {}, t('{0} must decide now.', sideName(side))),
        h('p', {}, t('The map is covered. The text next to it is not: close it if it must stay hidden.')),
        confirm,
      );
      confirm.focus();
    },
  };
}
