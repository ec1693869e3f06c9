import { t } from '@vscode/l10n';
import { drawingOf } from '../../canvas/drawing.js';
import { COUNTER_SIZE, drawCounter } from '../../render/counters.js';
import type { Palette } from '../../render/palette.js';
import type { Counter } from '../../contract/scene.js';
import { h } from '../ui/dom.js';

/** Maximum number of counters shown. A text gives the number of the other counters. */
const MAX_COUNTERS = 40;
/** Pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 4;
/** Margin around a counter for badges that overlap the counter's edge. */
const TRAY_MARGIN_PX = 8;
const COUNTER_SIZE_PX = 54;

export interface TrayEvents {
  /** Picks up a counter from the tray. The next click on the map, or Enter there, drops the counter. */
  pickUp(counter: Counter): void;
  /** Called when a dragged counter is released. */
  putDown(event: PointerEvent): void;
}

/** Creates the tray of unplaced counters, which can be dragged to the map or picked up. */
export function counterTray(
  counters: readonly Counter[],
  sides: readonly string[],
  palette: Palette,
  events: TrayEvents,
): HTMLElement {
  const more = counters.length - MAX_COUNTERS;
  return h(
    'div',
    { class: 'tray-counters' },
    ...counters.slice(0, MAX_COUNTERS).map((counter) => trayCounter(counter, sides, palette, events)),
    more > 0 ? h('span', { class: 'muted' }, t('and {0} more', more)) : undefined,
  );
}

function trayCounter(
  counter: Counter,
  sides: readonly string[],
  palette: Palette,
  events: TrayEvents,
): HTMLButtonElement {
  const { name } = counter;
  const element = h(
    'button',
    {
      type: 'button',
      class: 'tray-counter plain',
      'aria-label': t('Pick up {0}', name),
      title: t('{0}: drag it to the map', name),
    },
    painted(counter, sides, palette),
    h('span', { class: 'small', 'aria-hidden': 'true' }, name),
  );
  let isDragged = false;
  element.addEventListener('pointerdown', (event) => {
    isDragged = false;
    if (event.button !== 0) return;
    element.releasePointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (isDragged || Math.hypot(clientX - event.clientX, clientY - event.clientY) < DRAG_THRESHOLD_PX) return;
      isDragged = true;
      events.pickUp(counter);
    };
    const lift = (at: PointerEvent): void => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', lift);
      if (isDragged) events.putDown(at);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', lift);
  });
  // Ignore the click that ends a drag. A click by keyboard has detail 0.
  element.addEventListener('click', ({ detail }) => {
    if (!isDragged || detail === 0) events.pickUp(counter);
  });
  return element;
}

function painted(counter: Counter, sides: readonly string[], palette: Palette): HTMLCanvasElement {
  const pixels = Math.round(COUNTER_SIZE_PX * devicePixelRatio);
  const canvas = h('canvas', { width: pixels, height: pixels, 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const half = COUNTER_SIZE / 2 + TRAY_MARGIN_PX;
  const scale = pixels / (2 * half);
  context.scale(scale, scale);
  context.translate(half, half);
  const box = { left: -half, top: -half, right: half, bottom: half };
  drawingOf(drawCounter(counter, sides, palette)).paint(context, box, scale);
  return canvas;
}
