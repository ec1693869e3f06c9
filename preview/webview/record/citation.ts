import { t } from '@vscode/l10n';
import { h } from '../ui/dom.js';

/**
 * Returns a rule number as a link to the rule's page, or undefined if the text is not a rule number but the author's
 * own reason.
 */
export function citation(rule: string | undefined): HTMLElement | undefined {
  if (rule === undefined || rule === '') return undefined;
  const { alone } = document.documentElement.dataset;
  if (alone !== undefined) return h('span', { class: 'cited' }, rule);
  return h('button', { type: 'button', class: 'cited link', title: t('Open rule {0}', rule), 'data-rule': rule }, rule);
}

/** Calls `open` when a citation is clicked. */
export function onCitationClick(open: (rule: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    const cited = target instanceof Element ? target.closest<HTMLElement>('[data-rule]') : null;
    if (cited?.dataset.rule !== undefined) open(cited.dataset.rule);
  });
}
