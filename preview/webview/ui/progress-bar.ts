import { t } from '@vscode/l10n';
import { h } from './dom.js';

/** Milliseconds before the progress bar appears. */
const PROGRESS_DELAY_MS = 300;

/** Creates the progress bar shown while an answer is pending. */
export function progressBar(): { readonly element: HTMLElement; begin(): void; end(): void } {
  const element = h('div', {
    class: 'waiting',
    role: 'progressbar',
    'aria-label': t('Playing the game'),
    hidden: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    element,
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        element.hidden = false;
      }, PROGRESS_DELAY_MS);
    },
    end() {
      clearTimeout(timer);
      element.hidden = true;
    },
  };
}
