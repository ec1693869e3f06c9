import { t } from '@vscode/l10n';
import type { LedgerLine, LedgerTable } from '../../contract/battle.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';
import { swatch } from '../ui/menu.js';

/**
 * Shows explained values as a table: the printed value, each modification with its reason, the result, and each sum
 * below a rule.
 */
export function ledgerTable(parts: readonly LedgerTable[], colourOf: (side: string) => string): HTMLElement {
  return h('table', { class: 'ledger' }, ...parts.flatMap((part, at) => partElements(part, at === 0, colourOf)));
}

function partElements(
  { title, side, lines }: LedgerTable,
  isFirst: boolean,
  colourOf: (side: string) => string,
): HTMLElement[] {
  const column = (name: string, isSeen: boolean, kind: string): HTMLElement =>
    h('th', { scope: 'col', class: kind }, isSeen ? name : h('span', { class: 'unseen' }, name));
  const isPrinted = lines.some(({ printed }) => printed !== undefined);
  const head = h(
    'tr',
    { class: 'part-head' },
    h('th', { scope: 'col' }, side === undefined ? undefined : swatch(colourOf(side)), capital(title)),
    column(t('Printed'), isFirst && isPrinted, 'figure'),
    column(t('Why'), false, 'why'),
    column(t('Counts'), isFirst, 'figure'),
    column(t('Rule'), isFirst, 'rule'),
  );
  return [h('thead', {}, head), h('tbody', {}, ...lines.map(lineElement))];
}

function lineElement({ name, printed, by, why, counts, rule, is }: LedgerLine): HTMLElement {
  const done = [by, why].filter((part) => part !== undefined).join(' ');
  const cited = h('td', { class: 'rule' }, citation(rule));
  if (is === 'note') return h('tr', { class: is }, h('td', { colspan: 4 }, name), cited);
  if (is === 'total')
    return h(
      'tr',
      { class: is },
      h('th', { scope: 'row', colspan: 3 }, name),
      h('td', { class: 'figure' }, counts),
      cited,
    );
  if (is === 'change')
    return h(
      'tr',
      { class: is },
      h('td', { class: 'why', colspan: 3 }, done),
      h('td', { class: 'figure' }, counts),
      cited,
    );
  return h(
    'tr',
    { class: is },
    h('td', {}, name),
    h('td', { class: 'figure' }, printed),
    h('td', { class: 'why' }, done),
    h('td', { class: 'figure' }, counts),
    cited,
  );
}

/** Shows the dice pool of a side: the origin and number of the dice. */
export function poolTable({ title, side, lines }: LedgerTable, colourOf: (side: string) => string): HTMLElement {
  const line = ({ name, printed, by, why, counts, rule, is }: LedgerLine): HTMLElement => {
    const label = is === 'change' ? why : [name, why].filter((part) => part !== undefined).join(' ');
    return h(
      'tr',
      { class: is === 'total' || is === 'note' ? is : undefined },
      h('th', { scope: 'row' }, label),
      h('td', { class: 'figure' }, is === 'change' ? by : (printed ?? counts)),
      h('td', { class: 'rule' }, citation(rule)),
    );
  };
  return h(
    'table',
    { class: 'ledger pool-ledger' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, side === undefined ? undefined : swatch(colourOf(side)), capital(title)),
        h('th', { scope: 'col', class: 'figure' }, t('Dice')),
        h('th', { scope: 'col', class: 'rule' }, h('span', { class: 'unseen' }, t('Rule'))),
      ),
    ),
    h('tbody', {}, ...lines.map(line)),
  );
}

/** Begins a label with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
