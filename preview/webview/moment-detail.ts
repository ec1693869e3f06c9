import type { MomentEvent, MomentItem } from '../moments.js';
import { diceFaces } from './dice.js';
import { button, h } from './dom.js';

/** Who answered, in words. */
const BY: Readonly<Record<string, string>> = {
  order: 'by an order of the file',
  doctrine: 'by the side’s doctrine',
  default: 'by default, nobody said otherwise',
  random: 'drawn at random from the seed',
  seed: 'rolled from the seed',
  written: 'written in the file',
};

/** One moment in full: what was asked by which rule, what was answered by whom, and what came of it. */
export function momentDetail(moment: MomentItem | undefined, open: () => void): HTMLElement {
  if (moment === undefined)
    return h(
      'section',
      { class: 'detail', 'aria-label': 'Moment' },
      h('p', { class: 'muted' }, 'The set-up, before anything is played.'),
    );
  const { prompt, answer, by, rule, place, events, address, side } = moment;
  return h(
    'section',
    { class: 'detail', 'aria-label': 'Moment' },
    h('h2', {}, prompt, ' ', citation(rule)),
    h('p', { class: 'muted' }, side === undefined ? address : `${side} · ${address}`),
    h('p', { class: 'answer' }, h('strong', {}, answer), ' ', h('span', { class: 'muted' }, BY[by] ?? by)),
    place && button('Show in the text', 'Show in the text', open, { class: 'link' }),
    h('ol', { class: 'events' }, ...events.map(eventItem)),
  );
}

function eventItem({ text, rule, ledger = [], dice }: MomentEvent): HTMLElement {
  return h(
    'li',
    {},
    h('p', {}, text, ' ', citation(rule)),
    dice && diceFaces(dice),
    ledger.length === 0
      ? undefined
      : h('ul', { class: 'ledger' }, ...ledger.map((step) => h('li', {}, step.text, ' ', citation(step.rule)))),
  );
}

const citation = (rule: string | undefined): HTMLElement | undefined =>
  rule === undefined || rule === '' ? undefined : h('span', { class: 'rule' }, `[${rule}]`);
