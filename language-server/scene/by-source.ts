import type { Source } from '../../engine/model/source.js';
import { contains } from '../play/lookup.js';

interface Written {
  readonly source: Source;
}

/**
 * An index of objects by their text ranges. Finds objects inside or around a range of text without a linear search.
 */
export class BySource<T extends Written> {
  /** The objects of each file, in text order. */
  private readonly files = new Map<string, T[]>();

  constructor(all: Iterable<T>) {
    for (const each of all) {
      const file = this.files.get(each.source.file);
      if (file) file.push(each);
      else this.files.set(each.source.file, [each]);
    }
    for (const file of this.files.values()) file.sort((a, b) => a.source.start - b.source.start);
  }

  /** Returns the objects that are completely inside a range. */
  within(outer: Source): T[] {
    const file = this.files.get(outer.file) ?? [];
    const found: T[] = [];
    for (
      let index = firstFrom(file, outer.start);
      index < file.length && file[index].source.start <= outer.end;
      index++
    )
      if (contains(outer, file[index].source)) found.push(file[index]);
    return found;
  }

  /** Returns the object that contains a range. Objects must not overlap. */
  around(inner: Source): T | undefined {
    const file = this.files.get(inner.file) ?? [];
    const behind = firstFrom(file, inner.start + 1);
    const last = behind > 0 ? file[behind - 1] : undefined;
    return last && contains(last.source, inner) ? last : undefined;
  }
}

/** Returns the index of the first object that begins at or after an offset. */
function firstFrom(file: readonly Written[], start: number): number {
  let [low, high] = [0, file.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (file[middle].source.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
