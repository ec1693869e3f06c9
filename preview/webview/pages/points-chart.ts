import { t } from '@vscode/l10n';
import type { PointsSpread } from '../../contract/games.js';
import { roundUpToStep } from '../../../engine/board/scale.js';
import { h, set, svg } from '../ui/dom.js';

/** Width of the chart in units of the drawing. The drawing is scaled to its container. */
const CHART_WIDTH = 660;
const LEFT = 34;
const BARS_TOP = 40;
const BARS_HEIGHT = 150;
const BASE = BARS_TOP + BARS_HEIGHT;
const LETTERING_SIZE = 11;
/** Maximum number of bars that remain distinguishable. */
const MAX_BARS = 44;

/**
 * A bar of the chart. `games` is the number of games that ended with points from `from` up to the start of the next
 * bar. `run` is the number of the game that a click on the bar plays.
 */
export interface Bar {
  readonly from: number;
  readonly games: number;
  readonly run: number;
}

/**
 * Groups the points into bars of equal width. A click on a bar plays the first game with the most frequent score of the
 * bar's range.
 */
export function barsOf({ least, most, counts, first }: PointsSpread): { readonly step: number; readonly bars: Bar[] } {
  const step = roundUpToStep((most - least + 1) / MAX_BARS);
  const start = Math.floor(least / step) * step;
  const bars = new Map<number, Bar & { readonly peak: number }>();
  for (const [text, times] of Object.entries(counts)) {
    const from = start + Math.floor((Number(text) - start) / step) * step;
    const bar = bars.get(from) ?? { from, games: 0, run: 0, peak: 0 };
    const isPeak = times > bar.peak;
    bars.set(from, {
      from,
      games: bar.games + times,
      run: isPeak ? first[text] : bar.run,
      peak: isPeak ? times : bar.peak,
    });
  }
  const all = [...bars.values()].sort((a, b) => a.from - b.from);
  return { step, bars: all.map(({ from, games, run }) => ({ from, games, run })) };
}

/**
 * Creates a bar chart of a side's points in many games, with a line at the median. The bar that contains the game shown
 * on the map is marked.
 * @param onMap the side's points in the game shown on the map
 * @param play called with the number of a game when the user clicks a bar
 */
export function pointsChart(spread: PointsSpread, onMap: number, play: (run: number) => void): HTMLElement {
  const { side, median } = spread;
  const { step, bars } = barsOf(spread);
  const [first, last] = [bars[0].from, bars[bars.length - 1].from];
  const peak = Math.max(...bars.map(({ games }) => games));
  const places = (last - first) / step + 1;
  const apart = Math.min((CHART_WIDTH - LEFT) / places, 60);
  const xOf = (points: number): number => LEFT + (Math.floor((points - first) / step) + 0.5) * apart;
  const drawing = svg('svg', { viewBox: `0 0 ${CHART_WIDTH} ${BASE + 34}`, class: 'points-chart', role: 'group' });
  set(drawing, 'aria-label', t('Distribution of {0} points', side));

  const lines = roundUpToStep(peak / 3);
  for (let games = 0; games <= peak; games += lines) {
    const y = BASE - (BARS_HEIGHT * games) / peak;
    drawing.append(svg('path', { d: `M${LEFT - 4} ${y + 0.5}H${CHART_WIDTH}`, class: games === 0 ? 'axis' : 'rule' }));
    drawing.append(words(String(games), LEFT - 8, y + 4, 'mark', 'end'));
  }
  for (const bar of bars) {
    const height = (BARS_HEIGHT * bar.games) / peak;
    const x = xOf(bar.from);
    const isShown = onMap >= bar.from && onMap < bar.from + step;
    const range = step === 1 ? String(bar.from) : t('{0} to {1}', bar.from, bar.from + step - 1);
    const label = bar.games === 1 ? t('{0} points: 1 game', range) : t('{0} points: {1} games', range, bar.games);
    const element = svg('g', {
      class: isShown ? 'bar shown' : 'bar',
      role: 'button',
      tabindex: 0,
      'aria-label': t('{0}; play one of these games', label),
      'aria-current': isShown ? 'true' : undefined,
    });
    const title = svg('title');
    title.textContent = label;
    element.append(
      title,
      svg('rect', { x: x - apart / 2, y: BARS_TOP, width: apart, height: BARS_HEIGHT, class: 'reach' }),
      svg('rect', { x: x - apart * 0.42, y: BASE - height, width: apart * 0.84, height, class: 'length' }),
    );
    if (apart >= 18) element.append(words(String(bar.games), x, BASE - height - 4, 'count'));
    const act = (): void => {
      play(bar.run);
    };
    element.addEventListener('click', act);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      act();
      event.preventDefault();
      event.stopPropagation();
    });
    drawing.append(element);
  }
  const labelled = Math.max(1, Math.ceil(26 / apart));
  for (let place = 0; place < places; place++)
    if (place % labelled === 0)
      drawing.append(words(String(first + place * step), LEFT + (place + 0.5) * apart, BASE + 16, 'mark'));
  drawing.append(words(t('{0} points →', side), CHART_WIDTH, BASE + 31, 'mark', 'end'));

  const middle = xOf(median);
  const isRight = middle > CHART_WIDTH / 2;
  // Let the line of the median end above the number over its bar.
  const ofMedian = bars.findLast(({ from }) => from <= median)?.games ?? 0;
  const foot = Math.max(BARS_TOP - 8, BASE - (BARS_HEIGHT * ofMedian) / peak - LETTERING_SIZE - 6);
  drawing.append(svg('path', { d: `M${middle} ${BARS_TOP - 14}V${foot}`, class: 'median' }));
  const beside = (x: number, right: boolean): readonly [number, 'start' | 'end'] =>
    right ? [x - 5, 'end'] : [x + 5, 'start'];
  const [at, anchor] = beside(middle, isRight);
  drawing.append(words(t('Median {0}', median), at, BARS_TOP - 6, 'median-name', anchor));
  if (bars.some(({ from }) => onMap >= from && onMap < from + step)) {
    const x = xOf(onMap);
    const [where, end] = beside(x, x > CHART_WIDTH / 2);
    drawing.append(svg('path', { d: `M${x} ${BARS_TOP - 34}V${BARS_TOP - 20}`, class: 'on-map-line' }));
    drawing.append(words(t('{0}, the game on the map', onMap), where, BARS_TOP - 25, 'on-map-name', end));
  }
  return h('div', { class: 'points-place' }, drawing);
}

function words(text: string, x: number, y: number, kind: string, anchor = 'middle'): SVGTextElement {
  const element = svg('text', { x, y, class: kind, 'text-anchor': anchor, 'font-size': LETTERING_SIZE });
  element.textContent = text;
  return element;
}
