import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { Preview } from '../../contract/preview.js';
import type { Place } from '../../contract/scene.js';
import type { StandingItem, StandingLine } from '../../contract/standing.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';
import { signButton } from '../ui/icons.js';
import { swatch } from '../ui/menu.js';

export interface ScoreEvents {
  /** Shows cells on the map. */
  goTo(cells: readonly number[]): void;
  /** Opens a statement in the text. */
  open(place: Place): void;
  readonly colourOf: (side: string) => string;
}

/** Returns the points of each side: `German 10 · Soviet 25`. */
export function scoreText(lines: Preview['score']): string {
  const totals = new Map<string, number>();
  for (const { side, points } of lines) totals.set(side, (totals.get(side) ?? 0) + points);
  return [...totals].map(([side, points]) => `${sideName(side)} ${points}`).join(' · ');
}

/**
 * Shows what decides the game and what gives points, each with its present state, and the contents of cups, pools and
 * boxes. Visible contents are named, hidden contents are only counted.
 */
export function scorePage(
  { score, standing, beside = [] }: Pick<Preview, 'score' | 'standing' | 'beside'>,
  events: ScoreEvents,
): HTMLElement[] {
  const { verdicts = [], points = [], effects = [] } = standing ?? {};
  const total = scoreText(score);
  return [
    ...section(
      t('Verdicts'),
      verdicts,
      events,
      t('The verdict if the game ended now: the first condition that is true decides.'),
    ),
    h('h2', {}, total === '' ? t('Points') : t('Points: {0}', total)),
    points.length === 0
      ? h('p', { class: 'muted' }, t('No points yet.'))
      : h('ul', {}, ...points.map((item) => row(item, events))),
    ...section(t('Offers and conditions'), effects, events),
    ...offMap(beside),
  ];
}

function section(
  title: string,
  items: readonly StandingItem[],
  events: ScoreEvents,
  explanation?: string,
): HTMLElement[] {
  if (items.length === 0) return [];
  return [
    h('h2', {}, title),
    ...(explanation === undefined ? [] : [h('p', { class: 'muted' }, explanation)]),
    h('ul', {}, ...items.map((item) => row(item, events))),
  ];
}

/**
 * Creates the row of an item. A click on its title shows the cells of the item on the map, and a click on its button
 * shows its statement in the text.
 */
function row(item: StandingItem, events: ScoreEvents): HTMLElement {
  const { title, side, points, isMet, lines, rule, cells = [], place } = item;
  const [only] = lines.length === 1 ? lines : [];
  return h(
    'li',
    { class: isMet === true ? 'standing met' : 'standing' },
    mark(isMet),
    h(
      'div',
      {},
      h(
        'div',
        { class: 'standing-title' },
        ...(side === undefined ? [] : [swatch(events.colourOf(side))]),
        ...(points === undefined
          ? []
          : [
              h(
                'strong',
                { class: 'standing-points' },
                side === undefined ? ` ${points}` : `${sideName(side)} ${points}`,
              ),
            ]),
        titleOf(title, cells, events),
        isCitable(rule) ? citation(rule) : undefined,
        place && openButton(title, place, events),
        only && h('span', {}, only.text),
      ),
      ...(only ? [] : lines.map(lineOf)),
    ),
  );
}

/** A statement without a citation has the rule `scenario`, which has no page. */
const isCitable = (rule: string): boolean => rule !== 'scenario';

function titleOf(title: string, cells: readonly number[], events: ScoreEvents): HTMLElement {
  if (cells.length === 0) return h('span', {}, title);
  const element = h('button', { type: 'button', class: 'link', title: t('Show on the map') }, title);
  element.addEventListener('click', () => {
    events.goTo(cells);
  });
  return element;
}

const openButton = (title: string, place: Place, events: ScoreEvents): HTMLElement =>
  signButton(
    'text',
    t('Open “{0}” in the text', title),
    () => {
      events.open(place);
    },
    { class: 'plain of-text' },
  );

function lineOf({ text, level, isMet }: StandingLine): HTMLElement {
  const element = h('div', { class: isMet === true ? 'standing-line met' : 'standing-line' }, mark(isMet), text);
  element.style.setProperty('--level', String(level));
  return element;
}

/** Creates the sign for a condition: `✓` if it is met, `–` if it is not, `?` if a die roll decides. */
function mark(isMet: boolean | undefined): HTMLElement {
  const [sign, name] =
    isMet === undefined ? ['?', t('A die decides')] : isMet ? ['✓', t('True')] : ['–', t('Not true')];
  return h('span', { class: 'mark', role: 'img', 'aria-label': name, title: name }, sign);
}

function offMap(beside: NonNullable<Preview['beside']>): HTMLElement[] {
  if (beside.length === 0) return [];
  return [
    h('h2', {}, t('Off the map')),
    h(
      'ul',
      {},
      ...beside.map(({ side, place, things, unseen }) => {
        const all = [...things, ...(unseen > 0 ? [t('{0} hidden', unseen)] : [])];
        return h(
          'li',
          {},
          h('strong', {}, side === undefined ? place : t('{0} {1}', sideName(side), place)),
          ` ${all.join(', ') || t('empty')}`,
        );
      }),
    ),
  ];
}
