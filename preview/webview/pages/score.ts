import { t } from '@vscode/l10n';
import type { Preview } from '../../contract/preview.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';

/** Returns the points of each side: `German 10 · Soviet 25`. */
export function scoreText(lines: Preview['score']): string {
  const totals = new Map<string, number>();
  for (const { side, points } of lines) totals.set(side, (totals.get(side) ?? 0) + points);
  return [...totals].map(([side, points]) => `${side} ${points}`).join(' · ');
}

/**
 * Shows the components of the score, and the contents of cups, pools and boxes. Visible contents are named, hidden
 * contents are only counted.
 */
export function scorePage({ score, beside = [] }: Pick<Preview, 'score' | 'beside'>): HTMLElement[] {
  return [
    h('h2', {}, t('Score')),
    score.length === 0
      ? h('p', { class: 'muted' }, t('No points yet.'))
      : h(
          'ul',
          {},
          ...score.map(({ side, points, text, rule }) =>
            h('li', {}, h('strong', {}, `${points} ${side}`), ` ${text} `, citation(rule)),
          ),
        ),
    ...(beside.length === 0
      ? []
      : [
          h('h2', {}, t('Off the map')),
          h(
            'ul',
            {},
            ...beside.map(({ side, place, things, unseen }) => {
              const all = [...things, ...(unseen > 0 ? [t('{0} hidden', unseen)] : [])];
              return h(
                'li',
                {},
                h('strong', {}, side === undefined ? place : `${side} ${place}`),
                ` ${all.join(', ') || t('empty')}`,
              );
            }),
          ),
        ]),
  ];
}
