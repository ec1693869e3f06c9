import { escape, n } from '../render/svg.js';
import type { Around, Bars, Bounded, Chart, Lines, NumberForms } from '../contract/balance-report.js';

/** Returns a chart as SVG. The report also has the values as a table. */
export function chartSvg(chart: Chart, title: string, forms: NumberForms): string {
  switch (chart.kind) {
    case 'bars':
      return barsSvg(chart, title, forms);
    case 'around':
      return aroundSvg(chart, title, forms);
    case 'lines':
      return linesSvg(chart, title, forms);
  }
}

const CHART_WIDTH = 720;

function barsSvg({ bars, most, across: along }: Bars, title: string, forms: NumberForms): string {
  const greatest = most ?? Math.max(...bars.map(({ value }) => value), 1);
  if (along !== undefined) return standing(bars, greatest, along, title, forms);
  const [row, from] = [24, 220];
  const across = (value: number): number => from + (value / greatest) * (CHART_WIDTH - from - 70);
  const drawn = bars.map(({ label, value, low = value, high = value }, index) => {
    const y = index * row;
    return [
      text(from - 8, y + 16, clipped(label, 34), 'end'),
      `<rect class="bar" x="${from}" y="${y + 4}" width="${n(across(value) - from)}" height="${row - 8}"/>`,
      low < high ? `<path class="sure" d="M${n(across(low))} ${y + row / 2}H${n(across(high))}"/>` : '',
      text(across(Math.max(high, value)) + 6, y + 16, valueText(value, most === 1, forms), ''),
    ].join('');
  });
  return svg(bars.length * row, title, drawn.join(''));
}

/** Draws each value as a point with its confidence interval, left or right of the zero line. */
function aroundSvg({ bars, across: along, areShares = false }: Around, title: string, forms: NumberForms): string {
  const [row, from, below] = [24, 380, 24];
  const most = Math.max(...bars.flatMap(({ low, high }) => [-low, high]), 0.01);
  const half = (CHART_WIDTH - from) / 2 - 60;
  const middle = from + half + 60 - 8;
  const across = (value: number): number => middle + (value / most) * half;
  const height = bars.length * row + below;
  const drawn = bars.map(({ label, value, low, high }, index) => {
    const y = index * row + row / 2;
    return [
      text(from - 8, y + 4, clipped(label, 60), 'end'),
      `<path class="sure" d="M${n(across(low))} ${y}H${n(across(high))}"/>`,
      `<circle class="point" cx="${n(across(value))}" cy="${y}" r="4"/>`,
      text(across(high) + 6, y + 4, valueText(value, areShares, forms), ''),
    ].join('');
  });
  const axis = `<path class="axis" d="M${n(middle)} 0V${height - below}"/>`;
  return svg(height, title, [axis, ...drawn, text(middle, height - 6, `0 · ${along}`, 'middle')].join(''));
}

const clipped = (label: string, most: number): string => (label.length > most ? `${label.slice(0, most - 1)}…` : label);

/** Maximum width of a bar, so that a single bar does not fill the chart. */
const MAX_BAR_WIDTH = 40;

function standing(bars: Bars['bars'], greatest: number, along: string, title: string, forms: NumberForms): string {
  const [height, below, above] = [200, 40, 16];
  const step = Math.min(MAX_BAR_WIDTH, CHART_WIDTH / bars.length);
  const every = Math.ceil(bars.length / 15);
  const drawn = bars.map(({ label, value }, index) => {
    const tall = (value / greatest) * (height - below - above);
    const top = height - below - tall;
    const middle = (index + 0.425) * step;
    return [
      `<rect class="bar" x="${n(index * step)}" y="${n(top)}" width="${n(step * 0.85)}" height="${n(tall)}"/>`,
      value === 0 || step < 20 ? '' : text(middle, top - 4, numberText(value, forms), 'middle'),
      index % every === 0 ? text(middle, height - below + 15, label, 'middle') : '',
    ].join('');
  });
  return svg(height, title, [...drawn, text(0, height - 6, `${along} →`, '')].join(''));
}

function linesSvg({ lines, ends }: Lines, title: string, forms: NumberForms): string {
  const [height, from, below] = [260, 50, 40];
  const every = lines.flatMap(({ points }) => points);
  const [first, last] = [Math.min(...every.map(({ x }) => x)), Math.max(...every.map(({ x }) => x))];
  const most = Math.max(...every.map(highOf), 1);
  const x = (value: number): number => from + ((value - first) / Math.max(last - first, 1)) * (CHART_WIDTH - from - 20);
  const y = (value: number): number => height - below - (value / most) * (height - below - 10);
  const drawn = lines.map(({ points }, index) => {
    const upperEdge = points.map((point) => `${n(x(point.x))} ${n(y(highOf(point)))}`);
    const back = points.toReversed().map((point) => `${n(x(point.x))} ${n(y(point.low ?? point.value))}`);
    const curve = points.map((point) => `${n(x(point.x))} ${n(y(point.value))}`);
    const colour = `s${index % 4}`;
    return `<path class="band ${colour}" d="M${[...upperEdge, ...back].join('L')}Z"/><path class="curve ${colour}" d="M${curve.join('L')}"/>`;
  });
  const axis = `<path class="axis" d="M${from} 10V${height - below}H${CHART_WIDTH - 20}"/>`;
  const scale = [
    text(from - 6, y(most) + 4, numberText(most, forms), 'end'),
    text(from - 6, y(0) + 4, '0', 'end'),
    text(from, height - below + 16, ends[0], ''),
    text(CHART_WIDTH - 20, height - below + 16, ends[1], 'end'),
  ];
  const key = lines.map(({ label }, index) => {
    const at = from + index * ((CHART_WIDTH - from) / lines.length);
    return `<rect class="s${index % 4}" x="${n(at)}" y="${height - 16}" width="10" height="10"/>${text(at + 15, height - 7, label, '')}`;
  });
  return svg(height, title, [axis, ...drawn, ...scale, ...key].join(''));
}

const highOf = ({ value, high = value }: Bounded): number => high;

/** Returns a share as a percentage, or another value as a number. */
const valueText = (value: number, isShare: boolean, forms: NumberForms): string =>
  isShare ? forms.percent.replace('{0}', numberText(value * 100, forms)) : numberText(value, forms);

/** Returns a number with at most one decimal. */
function numberText(value: number, { decimal }: NumberForms): string {
  const [whole, fraction] = n(value).split('.');
  return fraction === undefined ? whole : decimal.replace('{0}', whole).replace('{1}', fraction);
}

const text = (x: number, y: number, label: string, anchor: string): string =>
  `<text x="${n(x)}" y="${n(y)}"${anchor === '' ? '' : ` class="${anchor}"`}>${escape(label)}</text>`;

function svg(height: number, title: string, content: string): string {
  return `<svg role="img" aria-label="${escape(title)}" viewBox="0 0 ${CHART_WIDTH} ${height}" width="${CHART_WIDTH}" height="${height}">${content}</svg>`;
}
