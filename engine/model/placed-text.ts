import type { Fix } from './finding.js';
import type { Attributes } from './map.js';
import { placeName, unitName } from './names.js';
import type { PlacedItem } from './statements.js';
import type { Placement } from './scenario.js';

/**
 * Writes an item of a set-up: `6 rifle (face 4-5-6)`, `"6.Inf" (step 2)`. For counters from a pool, it writes the given
 * number.
 */
export function itemText(item: PlacedItem, counters = item.count ?? item.drawn.length): string {
  return `${itemName(item, counters)}${attributesText(item.attributes)}`;
}

function attributesText(attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, { value }]) =>
    value === true ? key : `${key} ${/^\d+(-\d+)*$/.test(String(value)) ? value : placeName(String(value))}`,
  );
  return written.length === 0 ? '' : ` (${written.join(', ')})`;
}

/**
 * Units of one item that a fix sets up in another cell. If the item is a number of counters from a pool, the fix may
 * move only some of these counters.
 */
export interface Leaving {
  readonly item: PlacedItem;
  readonly units: number;
}

/** Creates a fix that moves units of a placement to another cell. */
export function moveOut(placement: Placement, leaving: readonly Leaving[], to: string): Fix {
  const { items, group, cellsSource, source } = placement;
  const title = `Set up ${leaving.map(({ item, units }) => itemName(item, units)).join(', ')} in ${to}`;
  const left = new Map(
    leaving.map(({ item, units }) => [item, item.name === undefined ? item.drawn.length - units : 0]),
  );
  if (items.every((item) => left.get(item) === 0)) return { title, edits: [{ source: cellsSource, text: to }] };
  const goes = leaving.map(({ item, units }) => itemText(item, units)).join(', ');
  const of = group === undefined ? '' : ` of ${group.kind} ${placeName(group.name)}`;
  const line = { source: { ...source, start: source.end }, text: `\n    ${to}: ${goes}${of}` };
  return { title, edits: [...withdrawn(items, left), line] };
}

/**
 * Returns the edits that take units out of items. An edit writes a smaller number of counters or, if no unit is left in
 * an item, removes the item together with its comma.
 */
function withdrawn(items: readonly PlacedItem[], left: ReadonlyMap<PlacedItem, number>): Fix['edits'] {
  const firstStays = items.findIndex((item) => left.get(item) !== 0);
  return items.flatMap((item, at) => {
    const stays = left.get(item);
    const { file, start, end } = item.source;
    if (stays === undefined) return [];
    if (stays > 0) {
      const digits = String(item.count ?? item.drawn.length).length;
      return [{ source: { file, start, end: start + digits }, text: String(stays) }];
    }
    const cut = at > firstStays ? { start: items[at - 1].source.end, end } : { start, end: items[at + 1].source.start };
    return [{ source: { file, ...cut }, text: '' }];
  });
}

/** Returns the name of an item: `2 rifle`, `"6.Inf"`. */
export function itemName(item: PlacedItem, counters = item.count ?? item.drawn.length): string {
  return item.name === undefined ? `${counters} ${item.kind ?? ''}` : unitName(item.name);
}
