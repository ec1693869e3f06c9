import { h } from './dom.js';

/** The number of a rule; nothing where the author's text is the reason. */
export const citation = (rule: string | undefined): HTMLElement | undefined =>
  rule === undefined || rule === '' ? undefined : h('span', { class: 'cited' }, rule);
