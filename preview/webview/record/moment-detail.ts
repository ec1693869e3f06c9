import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { MomentDetail, MomentEvent, MomentItem } from '../../contract/moments.js';
import { backButton, battleSheet } from '../battle/battle-sheet.js';
import { citation } from './citation.js';
import { diceFaces } from '../battle/dice.js';
import { h } from '../ui/dom.js';
import { drawn } from '../ui/icons.js';

/** Labels for the source of an answer. */
const BY: Readonly<Record<string, string>> = {
  order: t('by order'),
  doctrine: t('by doctrine'),
  default: t('by default'),
  random: t('drawn at random'),
  considered: t('by look-ahead'),
  seed: t('rolled from the seed'),
  written: t('written in the file'),
};

export interface DetailEvents {
  readonly open: () => void;
  readonly back: () => void;
  readonly colourOf: (side: string) => string;
}

/**
 * Shows one moment in full: the question, the rule, the answer and its source, and the events. Battles are shown by the
 * battle sheet instead.
 */
export function momentDetail(
  moment: MomentItem | undefined,
  full: MomentDetail | undefined,
  events: DetailEvents,
): HTMLElement {
  if (moment === undefined)
    return h(
      'section',
      { class: 'sheet-card', 'aria-label': t('Moment') },
      h('p', { class: 'muted' }, t('The set-up, before anything is played.')),
    );
  if (full?.fight) return battleSheet(full, full.fight, events.colourOf, events.back);
  const { prompt, answer, by, rule, place, address, number, side } = full ?? moment;
  const happened = (full ?? moment).events;
  return h(
    'section',
    { class: 'sheet-card', 'aria-label': t('Moment') },
    h('header', {}, backButton(events.back), h('h2', {}, headOf(moment))),
    h(
      'p',
      { class: 'muted small', title: address },
      `${t('Moment {0}', number + 1)} · ${BY[by] ?? by} · `,
      citation(rule),
    ),
    h(
      'dl',
      { class: 'facts' },
      h('dt', {}, t('Question')),
      h('dd', {}, prompt),
      ...(side === undefined ? [] : [h('dt', {}, t('Side')), h('dd', {}, sideName(side))]),
      h('dt', {}, t('Answer')),
      h('dd', {}, answer),
    ),
    happened.length === 0 ? undefined : h('ul', { class: 'events' }, ...happened.map(eventItem)),
    by === 'default' ? h('p', { class: 'muted' }, t('No order was given; this is the default.')) : undefined,
    place && textButton(events.open),
  );
}

function textButton(open: () => void): HTMLElement {
  const button = h('button', { type: 'button', class: 'spelt' }, drawn('text'), t('Show in the text'));
  button.addEventListener('click', open);
  return button;
}

function headOf({ said: { who = [], head = '', rest = '', result = '' } }: MomentItem): string {
  return `${who.join(', ')}${head}${rest}${result}`.trim();
}

function eventItem({ text, rule, ledger = [], dice }: MomentEvent): HTMLElement {
  return h(
    'li',
    {},
    text,
    ' ',
    citation(rule),
    dice && diceFaces(dice),
    ledger.length === 0
      ? undefined
      : h('ul', { class: 'reasons' }, ...ledger.map((step) => h('li', {}, step.text, ' ', citation(step.rule)))),
  );
}
