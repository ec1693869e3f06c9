import { t } from '@vscode/l10n';
import { h } from './dom.js';

/** What takes no longer needs no sign. */
const PATIENCE = 300;

/** A line under the tools while an answer is awaited. */
export function waiting(): { readonly element: HTMLElement; begin(): void; end(): void } {
  const element = h('div', {
    class: 'waiting',
    role: 'progressbar',
    'aria-label': t('The game is played'),
    hidden: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    element,
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        element.hidden = false;
      }, PATIENCE);
    },
    end() {
      clearTimeout(timer);
      element.hidden = true;
    },
  };
}
