import { t } from '@vscode/l10n';
import type { Preview } from '../../contract/preview.js';
import type { MomentItem, Said } from '../../contract/moments.js';
import type { Difference } from './differences.js';
import { h } from '../ui/dom.js';
import { drawn } from '../ui/icons.js';
import { fullSummary } from '../record/record.js';
import { scoreText } from './score.js';

/** Maximum number of lines in the page. */
const MAX_LINES = 300;

export interface DifferencesPage {
  readonly element: HTMLElement;
  show(main: Preview, other: Preview, lines: readonly Difference[], names: Names): void;
}

/** Display names of the two games. */
export interface Names {
  readonly main: string;
  readonly other: string;
  /** True if the other game plays an earlier version of the text. The other game is then listed first. */
  readonly isEarlier: boolean;
}

/** Creates the list of differences between two games. A click on a row shows the moment of the row on both maps. */
export function differencesPage(choose: (moment: number) => void): DifferencesPage {
  const legend = h('p', { class: 'legend' });
  const list = h('div', { class: 'lines', role: 'list', 'aria-label': t('Differences') });
  const element = h('div', { class: 'differences' }, legend, list);

  function line(difference: Difference, isFirst: boolean, chosen: number): HTMLElement {
    const { main, other, isSame, moments } = difference;
    const of = main ?? other;
    const number = main?.number;
    const row = h(
      'div',
      {
        class: isSame ? 'line same' : 'line',
        role: 'listitem',
        'aria-current': number === chosen ? 'true' : undefined,
      },
      h('span', { class: 'number' }, number === undefined ? '' : numbers(number, moments)),
      h(
        'span',
        { class: 'what', title: of?.prompt },
        isSame ? (moments === 1 ? (of?.prompt ?? '') : t('{0} identical moments', moments)) : (of?.prompt ?? ''),
        isFirst ? h('span', { class: 'badge' }, t('First difference')) : undefined,
      ),
      cell(main, 'of-main', isSame),
      h('span', { class: 'sign', 'aria-label': isSame ? t('the same as') : t('differs from') }, isSame ? '=' : '≠'),
      cell(other, 'of-other', isSame),
    );
    if (number === undefined) return row;
    const open = (): void => {
      choose(number);
    };
    row.tabIndex = 0;
    row.addEventListener('click', open);
    row.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') open();
    });
    return row;
  }

  return {
    element,
    show(main, other, lines, { main: ofMain, other: ofOther, isEarlier }) {
      const first = lines.findIndex(({ isSame }) => !isSame);
      element.dataset.earlier = String(isEarlier);
      legend.replaceChildren(
        h('span', { class: 'of-main' }, t('Only in {0}', ofMain)),
        h('span', { class: 'of-other' }, t('Only in {0}', ofOther)),
        h('span', { class: 'dashed' }, t('Position in the other game')),
      );
      const [points, others] = [scoreText(main.score), scoreText(other.score)];
      const isEven = points === others;
      list.replaceChildren(
        ...lines.slice(0, MAX_LINES).map((each, at) => line(each, at === first, main.moment)),
        ...(lines.length > MAX_LINES
          ? [h('p', { class: 'muted more' }, t('{0} more lines', lines.length - MAX_LINES))]
          : []),
        h(
          'div',
          { class: isEven ? 'line same' : 'line', role: 'listitem' },
          h('span', { class: 'number' }),
          h('span', { class: 'what' }, t('Points at the moment shown')),
          h('span', { class: 'side of-main' }, points || t('None')),
          h('span', { class: 'sign' }, isEven ? '=' : '≠'),
          h('span', { class: 'side of-other' }, others || t('None')),
        ),
      );
      list.scrollTop = 0;
    },
  };
}

const numbers = (last: number, moments: number): string =>
  moments === 1 ? String(last + 1) : `${last + 2 - moments}–${last + 1}`;

function cell(moment: MomentItem | undefined, whose: string, isSame: boolean): HTMLElement {
  if (moment === undefined) return h('span', { class: `side ${whose} muted` }, t('Does not occur'));
  if (isSame) return h('span', { class: `side ${whose}` }, t('Same'));
  const { said, kind } = moment;
  const sign = kind === 'dice' ? 'die' : moment.by === 'order' ? 'order' : 'default';
  const { beginning, end } = partsOf(said);
  const side = h(
    'span',
    { class: `side ${whose}` },
    drawn(sign),
    h('span', {}, ...fullSummary(beginning, said.who ?? [])),
    h('span', { class: 'row-result' }, ...fullSummary(end, [])),
  );
  side.title = side.textContent;
  return side;
}

/** Divides a summary into two parts, before its last arrow. Without an arrow, divides it before its result. */
function partsOf({ head, rest = '', result }: Said): { readonly beginning: Said; readonly end: Said } {
  const at = rest.lastIndexOf('→');
  const [before, after] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at)];
  return {
    beginning: { ...(head !== undefined && { head }), rest: before },
    end: { rest: after, ...(result !== undefined && { result }) },
  };
}
