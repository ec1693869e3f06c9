import type { Cell } from '../../engine/board/board.js';
import type { Preview } from '../contract/preview.js';
import type { Counter } from '../contract/scene.js';
import { sideColour } from './map/side-colours.js';
import type { WebviewState } from './state.js';

/** State of the panel: the picture, the selection on the map, and the state that survives a reload. */
export class PanelState {
  /** The picture that the panel shows; undefined until the first picture arrives. */
  preview: Preview | undefined;
  /** The selected cell. */
  cell: Cell | undefined;
  /** Name of the selected unit. */
  unit: string | undefined;

  /**
   * Restores the state of the panel.
   * @param store Passes the state to the editor, which keeps it across a reload.
   */
  constructor(
    private state: WebviewState,
    private readonly store: (state: WebviewState) => void,
  ) {
    store(state);
  }

  get saved(): WebviewState {
    return this.state;
  }

  save(change: Partial<WebviewState>): void {
    this.state = { ...this.state, ...change };
    this.store(this.state);
  }

  counterNamed(name: string): Counter | undefined {
    return this.preview?.scene.counters.find((counter) => counter.name === name);
  }

  readonly colourOf = (side: string): string => sideColour(this.preview?.scene.sides ?? [], side);
}
