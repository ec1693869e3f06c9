import type { Shape } from '../render/shape.js';

export type Named = ReadonlyMap<string, Shape>;

/** Returns the elements that `defs` define, by id. */
export function named(shapes: readonly Shape[]): Named {
  const found = new Map<string, Shape>();
  const look = ({ name, content }: Shape): void => {
    if (typeof content === 'string') return;
    for (const each of content) {
      if (name === 'defs') found.set(String(each.attributes.id), each);
      else look(each);
    }
  };
  shapes.forEach(look);
  shapes.filter(({ name }) => name === 'defs').forEach(look);
  return found;
}

/** Returns the element that `url(#id)` or `#id` refers to. */
export const called = (reference: string | number | undefined, all: Named): Shape | undefined =>
  typeof reference === 'string' ? all.get(/#([^)]+)/.exec(reference)?.[1] ?? '') : undefined;
