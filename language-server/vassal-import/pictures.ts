import { isWithin, PICTURE_LIMIT } from '../workspace/picture-limits.js';
import type { Archive } from './archive.js';
import type { Counter } from './counter.js';
import { pictureName } from './file-names.js';
import { pictureEntry } from './module.js';
import { pictureSize } from './picture-size.js';

/** The pictures of an import. */
export interface Pictures {
  /** The contents of the picture files by their paths, which are relative to the folder of the import. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Returns the path of the picture of a unit at full strength, if the language can show it. */
  readonly pictureOf: (counter: Counter) => string | undefined;
  /** Returns the path of a picture of the module that the panel can show under a grid. */
  readonly underlayOf: (image: string) => string | undefined;
}

/** Matches the names of pictures that the statement `picture` accepts. */
const SHOWN = /\.(?:png|jpe?g)$/i;

/** Reads pictures of a module. Their files get names that are safe in every file system. */
export function readPictures(archive: Archive, images: readonly string[]): Pictures {
  const entries = new Map<string, string>();
  const used = new Set<string>();
  for (const image of new Set(images)) {
    const entry = image === '' ? undefined : pictureEntry(archive, image);
    if (entry === undefined || entries.has(entry)) continue;
    const name = freeName(pictureName(entry), used);
    used.add(name.toLowerCase());
    entries.set(entry, `images/${name}`);
  }
  const read = archive.readPictures(new Set(entries.keys()));
  const files = new Map([...read].map(([entry, bytes]) => [entries.get(entry) ?? '', bytes]));
  const pathOf = (image: string): string | undefined => {
    const path = entries.get(pictureEntry(archive, image) ?? '');
    return path !== undefined && SHOWN.test(path) ? path : undefined;
  };
  return {
    files,
    underlayOf: pathOf,
    pictureOf: ({ images: [image = ''], isExported }) => {
      const path = pathOf(image);
      const bytes = path === undefined ? undefined : files.get(path);
      // Counters that Sandtable itself has exported need no picture: Sandtable draws them from their values.
      if (!bytes || isExported) return undefined;
      const size = pictureSize(bytes);
      return size && isWithin(PICTURE_LIMIT, { ...size, bytes: bytes.length }) ? path : undefined;
    },
  };
}

/** Returns a name that no other picture has, also where upper and lower case are the same. */
function freeName(name: string, used: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number++) free = `${number}-${name}`;
  return free;
}
