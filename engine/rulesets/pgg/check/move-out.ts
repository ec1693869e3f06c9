import type { Fix } from '../../../model/finding.js';
import type { PlacedItem, Placement } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { itemText } from './placed.js';

/**
 * The change of the text that sets some units of an item up in another hex: a draw is split, a named unit moves whole.
 * Undefined when the item cannot be taken out of its line.
 */
export function moveOut(placement: Placement, item: PlacedItem, units: number, label: string): Fix | undefined {
  const group = placement.group === undefined ? '' : ` of ${placement.group.kind} "${placement.group.name}"`;
  const drawn = item.name === undefined;
  const stays = drawn ? (item.count ?? item.drawn.length) - units : 0;
  const moved = drawn ? `${units} ${item.kind ?? ''}` : named(item.name ?? '');
  const title = `Set up ${moved} in ${label}`;
  if (placement.items.length === 1 && stays === 0)
    return { title, edits: [{ source: placement.cellsSource, text: label }] };
  const line = { source: after(placement.source), text: `\n    ${label}: ${moved}${group}` };
  if (stays > 0) return { title, edits: [{ source: countOf(item), text: String(stays) }, line] };
  const cut = withComma(placement, item);
  return cut === undefined ? undefined : { title, edits: [{ source: cut, text: '' }, line] };
}

function named(name: string): string {
  return /^[A-Z][A-Za-z0-9_-]*$|^[A-Za-z0-9]+\/[A-Za-z0-9]+$/.test(name) ? name : `"${name}"`;
}

function after({ file, end }: Source): Source {
  return { file, start: end, end };
}

/** The number at the head of `6 rifle`. */
function countOf(item: PlacedItem): Source {
  const { file, start } = item.source;
  return { file, start, end: start + itemText(item).split(' ')[0].length };
}

/** The item with the comma that parts it from its neighbour. */
function withComma(placement: Placement, item: PlacedItem): Source | undefined {
  const at = placement.items.indexOf(item);
  const before = at > 0 ? placement.items.at(at - 1) : undefined;
  const next = placement.items.at(at + 1);
  const { file, start, end } = item.source;
  if (before !== undefined) return { file, start: before.source.end, end };
  return next === undefined ? undefined : { file, start, end: next.source.start };
}
