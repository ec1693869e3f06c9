import { t } from '@vscode/l10n';
import type { Point } from '../../../engine/board/board.js';
import type { CellDescription } from './describe.js';
import { describeCounter } from './describe.js';
import { h } from '../ui/dom.js';

/** Tooltip next to the pointer that describes the cell under the pointer. */
export interface Tooltip {
  readonly element: HTMLElement;
  show(cell: CellDescription, at: Point): void;
  hide(): void;
}

export function tooltip(pane: HTMLElement): Tooltip {
  const element = h('div', { class: 'tooltip', role: 'tooltip', hidden: true });
  let shown = '';
  return {
    element,
    show(cell, at) {
      const content = JSON.stringify(cell);
      if (content !== shown) element.replaceChildren(...lines(cell));
      shown = content;
      element.hidden = false;
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = at.x + 18 + width > pane.clientWidth ? at.x - 18 - width : at.x + 18;
      const top = Math.min(at.y + 14, pane.clientHeight - height - 4);
      element.style.left = `${Math.max(4, left)}px`;
      element.style.top = `${Math.max(4, top)}px`;
    },
    hide() {
      element.hidden = true;
    },
  };
}

function lines({ label, terrain, places, areas, counters, markers, findings }: CellDescription): HTMLElement[] {
  const head = h('p', { class: 'cell' }, h('strong', {}, label), terrain === undefined ? '' : ` ${terrain}`);
  const rest = [places.join(', '), areas.length === 0 ? '' : t('Area {0}', areas.join(', ')), markers.join(', ')]
    .filter((text) => text !== '')
    .map((text) => h('p', {}, text));
  const units = [...counters].reverse().map((counter) => h('p', { class: 'unit' }, describeCounter(counter)));
  const found = findings.map(({ severity, message }) => h('p', { class: severity }, message));
  return [head, ...rest, ...units, ...found];
}
