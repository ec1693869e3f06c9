import { t } from '@vscode/l10n';
import type { MomentDetail } from '../../contract/moments.js';
import type { BattleItem } from '../../contract/battle.js';
import { citation } from '../record/citation.js';
import { diceFaces } from './dice.js';
import { h, set } from '../ui/dom.js';
import { capital, ledgerTable, poolTable } from './ledger-table.js';
import { chancesTable, resultsTable } from './results-table.js';
import { splitBar } from './split-bar.js';
import { totalsChart } from './totals-chart.js';

/** The parts of the battle sheet, which become tabs in a narrow panel. */
const PARTS = { ledger: t('Ledger'), table: t('Table'), chances: t('Chances') } as const;
type Part = keyof typeof PARTS;

/**
 * Shows the analysis of a battle: the strengths compared, the die and its result, then the explanation, the results
 * table and the probabilities.
 */
export function battleSheet(
  moment: MomentDetail,
  fight: BattleItem,
  colourOf: (side: string) => string,
  back: () => void,
): HTMLElement {
  const { rule, by } = moment;
  const parts: Partial<Record<Part, HTMLElement>> = {
    ledger: h('div', { class: 'part ledgers' }, ...explanations(fight, colourOf)),
    ...(fight.table && {
      table: h('div', { class: 'part' }, resultsTable(fight.table)),
      chances: h('div', { class: 'part' }, chancesTable(fight.table, fight.result)),
    }),
  };
  return h(
    'section',
    { class: 'sheet-card battle', 'aria-label': t('Battle') },
    h(
      'header',
      {},
      backButton(back),
      h('h2', {}, fight.title, ' ', citation(rule)),
      h('p', { class: 'muted source' }, SOURCES[by] ?? by),
    ),
    h('div', { class: 'outcome' }, figuresOf(fight), h('p', { class: 'meaning' }, fight.outcome)),
    tabsOf(parts),
    h('div', { class: 'parts' }, parts.ledger, parts.chances, parts.table),
    fight.totals && totalsChart(fight.totals, colourOf),
    fight.chances && splitBar(fight, colourOf),
    rest(moment, fight.outcome),
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  written: t('Die written in the file'),
  seed: t('Dice of the seed'),
};

/** Returns the button that goes back to the list, visible where the sheet covers the list. */
export function backButton(back: () => void): HTMLElement {
  const button = h(
    'button',
    { type: 'button', class: 'to-list', 'aria-label': t('Back to the record'), title: t('Back to the record') },
    '‹',
  );
  button.addEventListener('click', back);
  return button;
}

/**
 * Returns the tables that explain the strengths of a battle. If each side rolls a pool of dice, each side has its own
 * table with its dice and their total. Otherwise one table contains both sides.
 */
function explanations(
  { ledgers, dice, figures, totals }: BattleItem,
  colourOf: (side: string) => string,
): HTMLElement[] {
  if (!isPooled({ dice, totals })) return ledgers.length === 0 ? [] : [ledgerTable(ledgers, colourOf)];
  if (dice.length !== ledgers.length)
    return [
      ...ledgers.map((ledger) => poolTable(ledger, colourOf)),
      h('p', { class: 'pool' }, h('span', { class: 'throws' }, ...dice.map(diceFaces))),
    ];
  return ledgers.map((ledger, at) => {
    const rolled = dice.at(at);
    const sum = rolled && ({ name: t('pool'), counts: String(rolled.values.length), is: 'total' } as const);
    const lines = sum ? [...ledger.lines, sum] : ledger.lines;
    const score = figures.at(at)?.text;
    return h(
      'div',
      { class: 'explanation' },
      poolTable({ ...ledger, lines }, colourOf),
      rolled && h('p', { class: 'pool' }, diceFaces(rolled), score === undefined ? undefined : h('strong', {}, score)),
    );
  });
}

/** Returns whether a side rolls several dice together. Such dice are shown with the explanation of the strengths. */
const isPooled = ({ dice, totals }: Pick<BattleItem, 'dice' | 'totals'>): boolean =>
  totals !== undefined || dice.some(({ values }) => values.length > 1);

/** Returns the heading `attack 25 : defense 20 → odds 1-1`, the die, and the result `→ D1/A1`. */
function figuresOf({ figures, dice, result, totals }: BattleItem): HTMLElement {
  const figure = ({ label, text }: BattleItem['figures'][number]): HTMLElement =>
    h(
      'span',
      { class: 'figure-item' },
      h('span', { class: 'label' }, capital(label)),
      h('span', { class: 'value' }, text),
    );
  const [first, second, ...others] = figures;
  const thrown = isPooled({ dice, totals }) ? [] : dice.map(diceFaces);
  return h(
    'p',
    { class: 'figures' },
    first && figure(first),
    second && h('span', { class: 'against' }, ':'),
    second && figure(second),
    ...others.flatMap((each) => [h('span', { class: 'arrow' }, '→'), figure(each)]),
    ...thrown,
    result === undefined || figures.length + thrown.length === 0 ? undefined : h('span', { class: 'arrow' }, '→'),
    result === undefined ? undefined : h('strong', { class: 'result' }, result),
  );
}

/**
 * Returns a list of the events that the sheet does not already show as outcome, phase or dice; undefined if there are
 * none.
 */
function rest({ events }: MomentDetail, outcome: string): HTMLElement | undefined {
  const others = events.filter(
    ({ kind, text }) => !(outcome !== '' && text.endsWith(outcome)) && kind !== 'phase' && kind !== 'dice',
  );
  return others.length === 0
    ? undefined
    : h('ul', { class: 'events' }, ...others.map(({ text, rule }) => h('li', {}, text, ' ', citation(rule))));
}

/**
 * Returns a row of tabs, one for each part of the battle sheet. CSS shows the tabs only where there is no room for the
 * parts side by side.
 */
function tabsOf(parts: Partial<Record<Part, HTMLElement>>): HTMLElement {
  const present = (Object.keys(PARTS) as Part[]).filter((part) => parts[part] !== undefined);
  const tabs = present.map((part) =>
    h('button', { type: 'button', role: 'tab', id: `tab-${part}`, 'aria-controls': `part-${part}` }, PARTS[part]),
  );
  const choose = (chosen: number): void => {
    present.forEach((part, at) => {
      set(tabs[at], 'aria-selected', String(at === chosen));
      set(tabs[at], 'tabindex', at === chosen ? 0 : -1);
      parts[part]?.classList.toggle('front', at === chosen);
    });
  };
  present.forEach((part, at) => {
    const element = parts[part];
    if (element) set(element, 'id', `part-${part}`);
    tabs[at].addEventListener('click', () => {
      choose(at);
    });
    tabs[at].addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      const to = (at + step + tabs.length) % tabs.length;
      choose(to);
      tabs[to].focus();
      event.preventDefault();
    });
  });
  choose(0);
  return h(
    'div',
    { class: 'part-tabs', role: 'tablist', 'aria-label': t('Parts of the sheet'), hidden: present.length < 2 },
    ...tabs,
  );
}
