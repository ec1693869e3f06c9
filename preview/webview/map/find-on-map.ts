import type { Preview } from '../../contract/preview.js';
import { findBox, type FindBox } from './find-box.js';
import type { MapPane } from './map-pane.js';
import { search } from './search.js';
import type { View } from './view.js';

/**
 * Connects the find field with the map. Leaving the field restores the earlier view; going to a match keeps the new
 * view.
 */
export function findOnMap(
  map: MapPane,
  preview: () => Preview | undefined,
  chooseUnit: (name: string) => void,
  colourOf: (side: string) => string,
): FindBox {
  let before: View | undefined;
  return findBox({
    search(text) {
      const now = preview();
      return now ? search(now.scene, text) : [];
    },
    ring(found, list) {
      if (found) before ??= map.camera.view;
      else if (before) map.camera.turn(before);
      if (found === undefined) before = undefined;
      map.ring(found?.cells ?? [], list);
    },
    go({ what, name, cells }) {
      before = undefined;
      map.goTo(cells);
      if (what === 'unit') chooseUnit(name);
    },
    colourOf,
  });
}
