import { t } from '@vscode/l10n';
import type { MomentItem } from '../../contract/moments.js';
import { h, set, svg } from '../ui/dom.js';

/** Minimum pixels per moment at which moments are shown as icons. With less room they are shown as ticks. */
const MIN_ICON_WIDTH_PX = 8;
const STRIP_HEIGHT_PX = 26;

export interface Strip {
  readonly element: HTMLElement;
  /** Range input for the moment. Value 0 is the set-up. */
  readonly slider: HTMLInputElement;
  show(moments: readonly MomentItem[], place: number): void;
}

/**
 * Creates the timeline strip. It shows phases in the colours of their sides, and marks orders, dice, default answers
 * and the current moment.
 */
export function strip(colourOf: (side: string) => string): Strip {
  const slider = h('input', { type: 'range', min: 0, max: 0, step: 1, 'aria-label': t('Moment') });
  const drawing = svg('svg', { 'aria-hidden': 'true', height: STRIP_HEIGHT_PX, class: 'signs' });
  const done = h('span', { class: 'done', 'aria-hidden': 'true' });
  const knob = h('span', { class: 'knob', 'aria-hidden': 'true' });
  const element = h(
    'div',
    { class: 'strip' },
    drawing,
    h('span', { class: 'rail', 'aria-hidden': 'true' }),
    done,
    knob,
    slider,
  );
  let moments: readonly MomentItem[] = [];
  let place = 0;
  let drawnAs = '';

  function draw(): void {
    const width = element.clientWidth;
    const apart = width / Math.max(1, moments.length);
    const at = `${Math.max(0, place - 0.5) * apart}px`;
    done.style.width = at;
    knob.style.left = at;
    const as = `${width} ${moments.length} ${moments.map(({ kind, by, side }) => `${kind.charAt(0)}${by.charAt(0)}${side ?? ''}`).join()}`;
    if (as === drawnAs || width === 0) return;
    drawnAs = as;
    set(drawing, 'width', width);
    set(drawing, 'viewBox', `0 0 ${width} ${STRIP_HEIGHT_PX}`);
    drawing.replaceChildren(...phases(apart), ...(apart >= MIN_ICON_WIDTH_PX ? signs(apart) : ticks(apart)));
  }

  function phases(apart: number): SVGElement[] {
    const bars: SVGElement[] = [];
    let from = 0;
    moments.forEach(({ stretch, turn }, i) => {
      const next = moments.at(i + 1);
      const isContinued =
        next?.turn === turn && next.stretch.name === stretch.name && next.stretch.side === stretch.side;
      if (isContinued) return;
      const width = Math.max(0.5, (i + 1 - from) * apart - (apart > 3 ? 1.5 : 0.3));
      const bar = svg('rect', { x: from * apart, y: 1, width, height: 4 });
      bar.style.fill = stretch.side === undefined ? 'var(--muted)' : colourOf(stretch.side);
      bars.push(bar);
      from = i + 1;
    });
    return bars;
  }

  function signs(apart: number): SVGElement[] {
    const middle = (i: number): number => (i + 0.5) * apart;
    const shapes = { order: '', dice: '', dot: '' };
    moments.forEach(({ kind, by }, i) => {
      const x = middle(i);
      if (kind === 'dice') shapes.dice += `M${x - 4} 9h8v8h-8z`;
      else if (by === 'order') shapes.order += `M${x} 8.500l4.500 4.500-4.500 4.500-4.500-4.500z`;
      else shapes.dot += `M${x - 1.5} 13a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0`;
    });
    return [
      svg('path', { d: shapes.dot, class: 'dot' }),
      svg('path', { d: shapes.order, class: 'order' }),
      svg('path', { d: shapes.dice, class: 'dice' }),
    ];
  }

  function ticks(apart: number): SVGElement[] {
    let [low, high] = ['', ''];
    moments.forEach(({ kind, passes }, i) => {
      const x = (i + 0.5) * apart;
      if (kind === 'dice') high += `M${x} 8v10`;
      else if (passes !== true) low += `M${x} 13v5`;
    });
    return [svg('path', { d: low, class: 'tick' }), svg('path', { d: high, class: 'tick high' })];
  }

  new ResizeObserver(draw).observe(element);
  return {
    element,
    slider,
    show(now, where) {
      [moments, place] = [now, where];
      slider.max = String(now.length);
      slider.value = String(where);
      draw();
    },
  };
}
