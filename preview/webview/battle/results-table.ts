import { percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import type { ChanceItem, TableItem } from '../../contract/battle.js';
import { h, set } from '../ui/dom.js';

/** Shows a results table. The column and the row that the battle used are tinted, and their cell is highlighted. */
export function resultsTable({ columns, rows, column, row }: TableItem): HTMLElement {
  const table = h(
    'table',
    { class: 'results' },
    h('caption', { class: 'unseen' }, t('Table of results')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, h('span', { class: 'unseen' }, t('Die'))),
        ...columns.map((each) => h('th', { scope: 'col', class: each === column ? 'read' : undefined }, each)),
      ),
    ),
    h(
      'tbody',
      {},
      ...rows.map(({ roll, results }) =>
        h(
          'tr',
          { class: roll === row ? 'read' : undefined },
          h('th', { scope: 'row' }, String(roll)),
          ...results.map((result, at) => {
            const isRead = columns[at] === column;
            const cell = h('td', { class: isRead ? (roll === row ? 'read rolled' : 'read') : undefined }, result);
            if (isRead && roll === row) set(cell, 'aria-current', 'true');
            return cell;
          }),
        ),
      ),
    ),
  );
  return h('div', { class: 'results-place', tabindex: 0, role: 'region', 'aria-label': t('Table of results') }, table);
}

/** Shows the probability of each result as bars; the actual result is filled. */
export function chancesTable({ column, chances }: TableItem, result: string | undefined): HTMLElement {
  const most = Math.max(...chances.map(({ chance }) => chance));
  return h(
    'table',
    { class: 'chances' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'colgroup', colspan: 3 }, t('Chances at {0}', column)),
        h('th', { scope: 'col', class: 'faces' }, t('Die')),
      ),
    ),
    h(
      'tbody',
      {},
      ...[...chances]
        .sort((a, b) => a.faces[0] - b.faces[0])
        .map((each) => chanceLine(each, each.result === result, most)),
    ),
  );
}

function chanceLine({ result, chance, faces }: ChanceItem, isResult: boolean, most: number): HTMLElement {
  const bar = h('span', { class: 'length' });
  bar.style.width = `${(100 * chance) / most}%`;
  return h(
    'tr',
    { class: isResult ? 'came' : undefined },
    h('th', { scope: 'row' }, result),
    h('td', { class: 'bar-cell', 'aria-hidden': 'true' }, bar),
    h('td', { class: 'figure' }, percentText(Math.round(chance * 100))),
    h('td', { class: 'faces' }, ranges(faces)),
  );
}

/** Formats die faces: `1–5`, `2 3`, `1 4–6`. Three or more consecutive faces become a range. */
export function ranges(faces: readonly number[]): string {
  const runs: number[][] = [];
  for (const face of [...faces].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === face - 1) run.push(face);
    else runs.push([face]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run[run.length - 1]}` : run.join(' '))).join(' ');
}
