import type { Counter, Scene } from '../../contract/scene.js';
import { h } from '../ui/dom.js';
import type { PanelState } from '../panel-state.js';
import { cornerFor } from './card-corner.js';
import { cellDetails } from './cell-details.js';
import { describeCell } from './describe.js';
import type { Room } from './fan.js';
import type { MapEvents } from './map-context.js';
import type { CounterSelection } from './selection.js';

export interface CellCardEvents {
  readonly open: MapEvents['open'];
  readonly choose: (counter: Counter) => void;
  readonly pickUp: (selection: CounterSelection) => void;
  /** Returns the part of the pane that the card should leave visible. */
  readonly selectedArea: () => Room | undefined;
  /** Returns true while a game asks a question on the map: the card would cover cells that can be chosen. */
  readonly isHidden: () => boolean;
}

/**
 * Creates the card of the selected cell, at a corner of the map away from the cell. The card is replaced only if its
 * content changes, so that it does not lose the focus.
 */
export function cellCard(
  state: PanelState,
  { open, choose, pickUp, selectedArea, isHidden }: CellCardEvents,
): { readonly element: HTMLElement; show(scene: Scene): void } {
  const element = h('div', { class: 'here-place' });
  let placing = 0;

  function place(): void {
    const area = selectedArea();
    const card = element.querySelector<HTMLElement>('.here');
    const frame = element.parentElement;
    if (area === undefined || card === null || card.hidden || frame === null) return;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    element.dataset.corner = cornerFor(size, area, { width: frame.clientWidth, height: frame.clientHeight });
  }

  return {
    element,
    show(scene) {
      const { cell } = state;
      const described = cell === undefined || isHidden() ? undefined : describeCell(scene, cell);
      const details = cellDetails(described, state.unit, {
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
      // Place the card in the next frame: after a cell is selected, its stack is spread out, and the card must not
      // cover it.
      cancelAnimationFrame(placing);
      placing = requestAnimationFrame(place);
    },
  };
}
