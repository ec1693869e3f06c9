import type { Source } from '../../engine/model/source.js';
import { contains } from '../play/lookup.js';

interface Written {
  readonly source: Source;
}

/** What is written somewhere, by its place: to find what stands in a piece of text, or around it, without going through all. */
export class BySource<T extends Written> {
  /** Of each file, in the order of the text. */
  private readonly files = new Map<string, T[]>();

  constructor(all: Iterable<T>) {
    for (const each of all) {
      const file = this.files.get(each.source.file);
      if (file) file.push(each);
      else this.files.set(each.source.file, [each]);
    }
    for (const file of this.files.values()) file.sort((a, b) => a.source.start - b.source.start);
  }

  /** What stands wholly within a piece of text. */
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

  /** The statement a piece of text is part of; statements do not overlap. */
  around(inner: Source): T | undefined {
    const file = this.files.get(inner.file) ?? [];
    const behind = firstFrom(file, inner.start + 1);
    const last = behind > 0 ? file[behind - 1] : undefined;
    return last && contains(last.source, inner) ? last : undefined;
  }
}

/** Index of the first that begins at an offset or after it. */
function firstFrom(file: readonly Written[], start: number): number {
  let [low, high] = [0, file.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (file[middle].source.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
