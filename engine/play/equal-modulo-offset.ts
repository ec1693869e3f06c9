import type { Board } from '../board/board.js';
import type { Source } from '../model/source.js';

/**
 * Returns whether two parts of a model are equal if the places in the file may differ by an offset. The function
 * compares all fields, so it needs no change when a model gets new fields.
 *
 * @param moved how many characters later the second part is in its file
 */
export function equalModuloOffset(one: unknown, other: unknown, moved = 0): boolean {
  if (one === other && moved === 0) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  if (isSource(one)) return isSource(other) && equalSources(one, other, moved);
  if (isBoard(one))
    return isBoard(other) && equalModuloOffset(one.grid, other.grid) && equalLists(one.neighbours, other.neighbours, 0);
  if (isList(one)) return isList(other) && equalLists(one, other, moved);
  if (one instanceof Map) return other instanceof Map && equalLists([...one], [...other], moved);
  if (one instanceof Set) return other instanceof Set && equalLists([...one], [...other], moved);
  return equalFields(one, other, moved);
}

function equalFields(one: object, other: object, moved: number): boolean {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equalModuloOffset(one[key], other[key], moved))
  );
}

function equalLists(one: ArrayLike<unknown>, other: ArrayLike<unknown>, moved: number): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!equalModuloOffset(one[i], other[i], moved)) return false;
  return true;
}

function equalSources(one: Source, other: Source, moved: number): boolean {
  return one.file === other.file && one.start + moved === other.start && one.end + moved === other.end;
}

function isList(value: object): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function isSource(value: object): value is Source {
  return 'file' in value && 'start' in value && 'end' in value;
}

/**
 * Returns whether a value is a board. Only the grids and neighbours of boards are compared, because boards have caches.
 */
function isBoard(value: object): value is Board {
  return 'grid' in value && 'neighbours' in value && 'label' in value;
}
