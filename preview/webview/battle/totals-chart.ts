import { t } from '@vscode/l10n';
import type { TotalsItem } from '../../contract/battle.js';
import { h, set, svg } from '../ui/dom.js';

/** Dimensions in units of the drawing, which is scaled to its container. */
const WIDTH = 480;
const HIGH = 30;
const MIDDLE = 42;
const LETTERS = 11;

/** Shows the distributions of each pool's total above and below a common axis; the rolled total is filled. */
export function totalsChart(pools: readonly TotalsItem[], colourOf: (side: string) => string): HTMLElement {
  const least = Math.min(...pools.map((pool) => pool.least));
  const most = Math.max(...pools.map((pool) => pool.least + pool.chances.length - 1));
  const peak = Math.max(...pools.flatMap(({ chances }) => chances));
  const below = pools.length > 1 ? MIDDLE + HIGH : MIDDLE;
  const step = WIDTH / (most - least + 1);
  const drawing = svg('svg', { viewBox: `0 0 ${WIDTH} ${below + 16}`, class: 'totals', role: 'img' });
  set(
    drawing,
    'aria-label',
    pools.map(({ label, dice, rolled }) => t('{0}: {1} dice, rolled {2}', label, dice, rolled)).join('; '),
  );
  pools.slice(0, 2).forEach((pool, at) => {
    pool.chances.forEach((chance, i) => {
      const height = (HIGH * chance) / peak;
      const x = (pool.least + i - least) * step;
      const isRolled = pool.least + i === pool.rolled;
      const bar = svg('rect', {
        x: x + step * 0.1,
        y: at === 0 ? MIDDLE - height : MIDDLE + 1,
        width: step * 0.8,
        height,
        class: isRolled ? 'rolled' : 'length',
      });
      if (!isRolled && pool.side !== undefined) bar.style.setProperty('--side', colourOf(pool.side));
      drawing.append(bar);
      if (isRolled) {
        const y = at === 0 ? MIDDLE - height - 3 : MIDDLE + height + LETTERS;
        drawing.append(words(String(pool.rolled), x + step / 2, y, 'value'));
      }
    });
  });
  drawing.append(svg('path', { d: `M0 ${MIDDLE + 0.5}H${WIDTH}`, class: 'axis' }));
  const apart = step > 24 ? 1 : step > 12 ? 2 : 5;
  for (let total = least; total <= most; total++)
    if ((total - least) % apart === 0)
      drawing.append(words(String(total), (total - least + 0.5) * step, below + 15, 'mark'));
  return h(
    'figure',
    { class: 'totals-place' },
    h('figcaption', {}, pools.length > 1 ? t('Totals each pool can roll') : t('Hits these dice can score')),
    drawing,
  );
}

function words(text: string, x: number, y: number, kind: string): SVGTextElement {
  const element = svg('text', { x, y, class: kind, 'text-anchor': 'middle', 'font-size': LETTERS });
  element.textContent = text;
  return element;
}
