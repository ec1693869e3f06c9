import { layoutOf, type Place, type DockPreferences } from './layout.js';
import { splitter } from './splitter.js';
import type { Size } from '../map/view.js';

/** Contents on which the layout depends. */
export interface Contents {
  /** Size of all maps side by side. */
  readonly maps: Size;
  /** True if a battle sheet is open, which needs more room. */
  readonly isBattle: boolean;
  readonly wishes: DockPreferences;
}

/**
 * The split between map and dock. The size of the dock follows the contents unless the user has dragged the splitter.
 */
export interface SplitView {
  readonly splitter: HTMLElement;
  /** Position of the dock; undefined before the first layout. */
  readonly place: Place | undefined;
  layOut(body: HTMLElement, contents: Contents): void;
}

/**
 * Creates the split between map and dock.
 * @param wish called with the dock size that the user chose for a position, or undefined to reset the size
 */
export function splitView(wish: (place: Place, size: number | undefined) => void): SplitView {
  let place: Place | undefined;
  const divide = splitter((size) => {
    if (place !== undefined) wish(place, size);
  });
  return {
    splitter: divide.element,
    get place() {
      return place;
    },
    layOut(body, { maps, isBattle, wishes }) {
      const pane = { width: window.innerWidth, height: window.innerHeight };
      const layout = layoutOf(pane, maps, isBattle, wishes, place);
      place = layout.place;
      body.dataset.place = place;
      body.dataset.battle = String(isBattle);
      body.style.setProperty('--dock', `${layout.dock}px`);
      divide.show(place, layout.dock, place === 'below' ? pane.height : pane.width);
    },
  };
}
