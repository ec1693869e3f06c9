import type { Counter, Scene } from '../../contract/scene.js';
import { h } from '../ui/dom.js';
import type { PanelState } from '../panel-state.js';
import { cellDetails } from './cell-details.js';
import { describeCell } from './describe.js';
import type { MapEvents } from './map-context.js';
import type { CounterSelection } from './selection.js';

export interface CellCardEvents {
  readonly open: MapEvents['open'];
  readonly choose: (counter: Counter) => void;
  readonly pickUp: (selection: CounterSelection) => void;
}

/**
 * Creates the card of the selected cell. The card is replaced only if its content changes, so that it does not lose the
 * focus.
 */
export function cellCard(
  state: PanelState,
  { open, choose, pickUp }: CellCardEvents,
): { readonly element: HTMLElement; show(scene: Scene): void } {
  const element = h('div', { class: 'here-place' });
  return {
    element,
    show(scene) {
      const { cell } = state;
      const details = cellDetails(cell === undefined ? undefined : describeCell(scene, cell), state.unit, {
        open: (counter) => {
          open({ cell: counter.cell, counter });
        },
        openCell() {
          if (cell !== undefined) open({ cell });
        },
        choose,
        pickUp,
        colourOf: state.colourOf,
      });
      if (element.firstElementChild?.isEqualNode(details) !== true) element.replaceChildren(details);
    },
  };
}
