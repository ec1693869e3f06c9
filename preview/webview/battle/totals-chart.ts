import { t } from '@vscode/l10n';
import type { TotalsItem } from '../../contract/battle.js';
import { h, set, svg } from '../ui/dom.js';

/** Width of the chart in units of the drawing. The drawing is scaled to its container. */
const CHART_WIDTH = 480;
const BAR_HEIGHT = 30;
const AXIS_Y = 42;
const LETTERING_SIZE = 11;

/**
 * Shows the distribution of the total of each dice pool as bars: the first pool above the axis, the second below it.
 * The bar of the rolled total is filled.
 */
export function totalsChart(pools: readonly TotalsItem[], colourOf: (side: string) => string): HTMLElement {
  const least = Math.min(...pools.map((pool) => pool.least));
  const most = Math.max(...pools.map((pool) => pool.least + pool.chances.length - 1));
  const peak = Math.max(...pools.flatMap(({ chances }) => chances));
  const below = pools.length > 1 ? AXIS_Y + BAR_HEIGHT : AXIS_Y;
  const step = CHART_WIDTH / (most - least + 1);
  const drawing = svg('svg', { viewBox: `0 0 ${CHART_WIDTH} ${below + 16}`, class: 'totals', role: 'img' });
  set(
    drawing,
    'aria-label',
    pools.map(({ label, dice, rolled }) => t('{0}: {1} dice, rolled {2}', label, dice, rolled)).join('; '),
  );
  pools.slice(0, 2).forEach((pool, at) => {
    pool.chances.forEach((chance, i) => {
      const height = (BAR_HEIGHT * chance) / peak;
      const x = (pool.least + i - least) * step;
      const isRolled = pool.least + i === pool.rolled;
      const bar = svg('rect', {
        x: x + step * 0.1,
        y: at === 0 ? AXIS_Y - height : AXIS_Y + 1,
        width: step * 0.8,
        height,
        class: isRolled ? 'rolled' : 'length',
      });
      if (!isRolled && pool.side !== undefined) bar.style.setProperty('--side', colourOf(pool.side));
      drawing.append(bar);
      if (isRolled) {
        const y = at === 0 ? AXIS_Y - height - 3 : AXIS_Y + height + LETTERING_SIZE;
        drawing.append(words(String(pool.rolled), x + step / 2, y, 'value'));
      }
    });
  });
  drawing.append(svg('path', { d: `M0 ${AXIS_Y + 0.5}H${CHART_WIDTH}`, class: 'axis' }));
  const apart = step > 24 ? 1 : step > 12 ? 2 : 5;
  for (let total = least; total <= most; total++)
    if ((total - least) % apart === 0)
      drawing.append(words(String(total), (total - least + 0.5) * step, below + 15, 'mark'));
  return h(
    'figure',
    { class: 'totals-place' },
    h('figcaption', {}, pools.length > 1 ? t('Possible totals of each pool') : t('Possible hits of these dice')),
    drawing,
  );
}

function words(text: string, x: number, y: number, kind: string): SVGTextElement {
  const element = svg('text', { x, y, class: kind, 'text-anchor': 'middle', 'font-size': LETTERING_SIZE });
  element.textContent = text;
  return element;
}
