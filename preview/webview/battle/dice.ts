import { t } from '@vscode/l10n';
import type { DiceItem } from '../../contract/battle.js';
import { h, svg } from '../ui/dom.js';

/** Positions of the pips on each face of a six-sided die, on a 3 × 3 lattice. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** Returns the rolled dice. Rolls that the file states have a dashed outline. */
export function diceFaces({ address, sides, values, written }: DiceItem): HTMLElement {
  const from = written ? t('written in the file') : t('from the seed');
  const faces = values.map((value) => (written ? ringed(face(value, sides)) : face(value, sides)));
  return h(
    'span',
    { class: written ? 'dice written' : 'dice', title: `${address}: ${from}` },
    h('span', { class: 'unseen' }, `${values.length}d${sides}: ${values.join(', ')}, ${from}`),
    ...faces,
  );
}

/** Highlights a die: shrinks its drawing and adds a dashed outline around it. */
function ringed(die: SVGSVGElement): SVGSVGElement {
  const inner = svg('g', { transform: 'translate(4.1 4.1) scale(0.77)' });
  inner.append(...die.children);
  die.append(svg('rect', { x: 1, y: 1, width: 34, height: 34, rx: 8, class: 'ring' }), inner);
  return die;
}

function face(value: number, sides: number): SVGSVGElement {
  const die = svg('svg', { class: 'die', viewBox: '0 0 36 36', width: 30, height: 30, 'aria-hidden': 'true' });
  const pips = sides === 6 ? PIPS[value] : undefined;
  die.append(
    pips
      ? svg('rect', { x: 2, y: 2, width: 32, height: 32, rx: 7, class: 'body' })
      : svg('path', { d: 'M18 1.5L33 10V26L18 34.5L3 26V10z', class: 'body' }),
  );
  if (pips)
    for (const [column, row] of pips)
      die.append(svg('circle', { cx: 10 + column * 8, cy: 10 + row * 8, r: 2.9, class: 'pip' }));
  else die.append(number(value));
  return die;
}

function number(value: number): SVGTextElement {
  const text = svg('text', { x: 18, y: 23.5, 'text-anchor': 'middle', class: 'number' });
  text.textContent = String(value);
  return text;
}
