import { t } from '@vscode/l10n';
import { h } from './dom.js';

/** The number of a rule, which leads to its page; nothing where the author's text is the reason. */
export function citation(rule: string | undefined): HTMLElement | undefined {
  if (rule === undefined || rule === '') return undefined;
  const { alone } = document.documentElement.dataset;
  if (alone !== undefined) return h('span', { class: 'cited' }, rule);
  return h('button', { type: 'button', class: 'cited link', title: t('Open rule {0}', rule), 'data-rule': rule }, rule);
}

/** Hears which citation on the page is followed. */
export function onCited(open: (rule: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    const cited = target instanceof Element ? target.closest<HTMLElement>('[data-rule]') : null;
    if (cited?.dataset.rule !== undefined) open(cited.dataset.rule);
  });
}
