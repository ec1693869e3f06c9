import type { MapModel } from '../../../engine/model/map.js';

/** Maximum number of maps that are kept for each game. */
const MAX_MAPS = 40;

/**
 * Returns a function that draws the map of a sketch. It returns the same map again for a sketch with the same contents,
 * so that the engine prepares each map only once.
 */
export function reuseMaps<Contents>(draw: (contents: Contents) => MapModel): (contents: Contents) => MapModel {
  const drawn = new Map<string, MapModel>();
  return (contents) => {
    const key = JSON.stringify(contents);
    const map = drawn.get(key) ?? draw(contents);
    drawn.set(key, map);
    for (const oldest of drawn.keys()) if (drawn.size > MAX_MAPS) drawn.delete(oldest);
    return map;
  };
}
