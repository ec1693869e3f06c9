import type { Fix } from '../../../model/finding.js';
import type { PlacedItem, Placement } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';

/** The change of the text that sets a named unit of a placement up in another sector. */
export function moveOut(placement: Placement, item: PlacedItem, label: string): Fix | undefined {
  if (item.name === undefined) return undefined;
  const name = named(item.name);
  const title = `Set up ${name} in ${label}`;
  if (placement.items.length === 1) return { title, edits: [{ source: placement.cellsSource, text: label }] };
  const cut = withComma(placement, item);
  const { file, end } = placement.source;
  return cut === undefined
    ? undefined
    : {
        title,
        edits: [
          { source: cut, text: '' },
          { source: { file, start: end, end }, text: `\n    ${label}: ${name}` },
        ],
      };
}

const named = (name: string): string =>
  /^[A-Z][A-Za-z0-9_-]*$|^[A-Za-z0-9]+\/[A-Za-z0-9]+$/.test(name) ? name : `"${name}"`;

/** The item with the comma that parts it from its neighbour. */
function withComma({ items }: Placement, item: PlacedItem): Source | undefined {
  const at = items.indexOf(item);
  const before = at > 0 ? items.at(at - 1) : undefined;
  const next = items.at(at + 1);
  const { file, start, end } = item.source;
  if (before !== undefined) return { file, start: before.source.end, end };
  return next === undefined ? undefined : { file, start, end: next.source.start };
}
