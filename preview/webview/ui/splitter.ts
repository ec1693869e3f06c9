import { t } from '@vscode/l10n';
import { h, set } from './dom.js';
import type { Place } from './layout.js';

export interface Splitter {
  readonly element: HTMLElement;
  show(place: Place, size: number, room: number): void;
}

/** Pixels by which the splitter moves for each press of an arrow key. */
const KEY_STEP_PX = 24;

/**
 * Creates the splitter between map and dock. It can be dragged and moved with the arrow keys; a double-click resets it.
 */
export function splitter(resized: (size: number | undefined) => void): Splitter {
  const element = h('div', {
    class: 'splitter',
    role: 'separator',
    tabindex: 0,
    'aria-label': t('Size of the record'),
    title: t('Drag to resize; double-click to reset'),
  });
  let place: Place = 'below';
  let size = 0;
  let drag: { readonly at: number; readonly size: number } | undefined;
  const along = (event: PointerEvent): number => (place === 'below' ? event.clientY : event.clientX);
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    drag = { at: along(event), size };
  });
  element.addEventListener('pointermove', (event) => {
    if (drag && along(event) !== drag.at) resized(drag.size + drag.at - along(event));
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, () => {
      drag = undefined;
    });
  element.addEventListener('dblclick', () => {
    resized(undefined);
  });
  element.addEventListener('keydown', ({ key }) => {
    const by = { ArrowUp: KEY_STEP_PX, ArrowLeft: KEY_STEP_PX, ArrowDown: -KEY_STEP_PX, ArrowRight: -KEY_STEP_PX }[key];
    if (by !== undefined) resized(size + by);
    else if (key === 'Enter') resized(undefined);
  });
  return {
    element,
    show(where, dock, room) {
      place = where;
      size = dock;
      set(element, 'aria-orientation', where === 'below' ? 'horizontal' : 'vertical');
      set(element, 'aria-valuenow', Math.round((100 * dock) / Math.max(1, room)));
      set(element, 'aria-valuemin', 0);
      set(element, 'aria-valuemax', 100);
    },
  };
}
