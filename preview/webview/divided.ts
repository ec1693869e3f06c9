import { layoutOf, type Place, type Wishes } from './layout.js';
import { splitter } from './splitter.js';
import type { Size } from './view.js';

/** What the pane is divided for. */
export interface Contents {
  /** All maps side by side. */
  readonly maps: Size;
  /** A battle is shown beside the record, and wants room. */
  readonly isBattle: boolean;
  readonly wishes: Wishes;
}

/** A pane divided between map and dock: by what is in it, unless the reader has divided it himself. */
export interface Divided {
  readonly splitter: HTMLElement;
  /** Where the dock lies; undefined before there is anything to lay out. */
  readonly place: Place | undefined;
  layOut(body: HTMLElement, contents: Contents): void;
}

/** @param wish hears how the reader divides it: the size of a dock in that place, or undefined for what fits */
export function divided(wish: (place: Place, size: number | undefined) => void): Divided {
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
