import { t } from '@vscode/l10n';
import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import { el, type Shape } from '../../render/shape.js';
import { h } from '../ui/dom.js';

/** A measurement between two cells. The end `to` follows the pointer until a click sets it. */
export interface Measure {
  readonly from: Cell;
  readonly to: Cell;
  readonly isSet: boolean;
}

/**
 * Returns the measurement after a click: the first click sets `from`, the second sets `to`, the third starts a new
 * measurement.
 */
export const nextMeasure = (measure: Measure | undefined, cell: Cell): Measure =>
  measure === undefined || measure.isSet
    ? { from: cell, to: cell, isSet: false }
    : { ...measure, to: cell, isSet: true };

/** Formats the distance in grid steps: `2410 → 2915: 7 hexes`. */
export function formatDistance({ from, to }: Measure, { board }: Ground): string {
  const steps = board.distance(from, to);
  const ends = `${board.label(from)} → ${board.label(to)}`;
  if (!Number.isFinite(steps)) return t('{0}: the cells are not on the same grid', ends);
  if (board.grid.shape === 'hexes') return steps === 1 ? t('{0}: 1 hex', ends) : t('{0}: {1} hexes', ends, steps);
  return steps === 1 ? t('{0}: 1 square', ends) : t('{0}: {1} squares', ends, steps);
}

export interface Ruler {
  /** The label on the map that shows the measured distance. */
  readonly element: HTMLElement;
  readonly isOn: boolean;
  /** Turns the ruler on, starting at the selected cell if there is one, or turns it off. */
  turn(on: boolean, from: Cell): void;
  readonly point: (cell: Cell) => void;
  readonly press: (cell: Cell) => void;
  readonly show: (ground: Ground) => void;
  shapes(ink: string): readonly Shape[];
}

/**
 * Creates the ruler of a map pane.
 * @param changed called when the ruler is turned on, moved or turned off
 */
export function ruler(changed: () => void): Ruler {
  const element = h('output', { class: 'on-map ruler', hidden: true });
  let isOn = false;
  let measure: Measure | undefined;
  let ground: Ground | undefined;

  function say(): void {
    element.hidden = !isOn;
    element.textContent =
      measure && ground
        ? formatDistance(measure, ground)
        : t('Select the first cell to measure from, then the second.');
    changed();
  }
  const isKnown = (cell: Cell): boolean => ground !== undefined && cell !== NOWHERE && cell in ground.centres;

  return {
    element,
    get isOn() {
      return isOn;
    },
    turn(on, from) {
      isOn = on;
      measure = on && isKnown(from) ? nextMeasure(undefined, from) : undefined;
      say();
    },
    point(cell) {
      if (measure === undefined || measure.isSet || measure.to === cell || !isKnown(cell)) return;
      measure = { ...measure, to: cell };
      say();
    },
    press(cell) {
      if (!isKnown(cell)) return;
      measure = nextMeasure(measure, cell);
      say();
    },
    show(next) {
      const isOther = ground !== undefined && ground !== next;
      ground = next;
      if (!isOther) return;
      measure = undefined;
      if (isOn) say();
    },
    shapes(ink) {
      if (ground === undefined || measure === undefined) return [];
      const [from, to] = [ground.centres[measure.from], ground.centres[measure.to]];
      const line = { fill: 'none', stroke: ink, 'stroke-width': 5 };
      return [
        el('path', { ...line, d: gridOutline(ground, [measure.from, measure.to]) }),
        el('path', { ...line, d: `M${from.x} ${from.y}L${to.x} ${to.y}`, 'stroke-dasharray': '16 8' }),
      ];
    },
  };
}
