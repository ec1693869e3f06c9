import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Translate } from '../words/translate.js';
import { ImportFault } from './import-fault.js';

const MB = 1024 * 1024;
/** Limits for archives. Published modules are far smaller, and the memory of a server is far larger. */
const MAX_ENTRIES = 30_000;
const MAX_TEXT_BYTES = 64 * MB;
const MAX_PICTURE_BYTES = 64 * MB;
const MAX_PICTURES_BYTES = 512 * MB;

/** A module, an extension or a saved game: all of them are zip archives. */
export interface Archive {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly names: ReadonlySet<string>;
  /**
   * Returns the content of a text entry; undefined if there is no such entry. @throws ImportFault if the entry is too
   * large
   */
  read(name: string): Uint8Array | undefined;
  /** Returns the contents of pictures by entry. Entries that do not exist are left out. */
  readPictures(names: ReadonlySet<string>): ReadonlyMap<string, Uint8Array>;
}

/** Opens an archive. @throws ImportFault if the bytes are no zip archive, or the archive is too large */
export function openArchive(bytes: Uint8Array, file: string, t: Translate): Archive {
  const sizes = new Map<string, number>();
  const unzip = (filter: (info: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> => {
    try {
      return unzipSync(bytes, { filter });
    } catch (problem) {
      if (problem instanceof ImportFault) throw problem;
      throw new ImportFault(t('{0} is not a module or saved game of VASSAL: it is not a readable zip archive.', file));
    }
  };
  unzip(({ name, originalSize }) => {
    sizes.set(name, originalSize);
    if (sizes.size > MAX_ENTRIES) throw new ImportFault(t('{0} has more than {1} entries.', file, MAX_ENTRIES));
    return false;
  });
  const checkSize = ({ name, size, originalSize }: UnzipFileInfo, limit: number): void => {
    // A compressed entry is never much larger than its content. An archive that says otherwise hides its true size.
    if (originalSize <= limit && size <= originalSize + originalSize / 8 + 1024) return;
    throw new ImportFault(
      t('{0} contains an entry that is too large to unpack: {1}. The limit is {2} MB.', file, name, limit / MB),
    );
  };
  return {
    file,
    names: new Set(sizes.keys()),
    read: (wanted) =>
      unzip((info) => {
        if (info.name !== wanted) return false;
        checkSize(info, MAX_TEXT_BYTES);
        return true;
      })[wanted],
    readPictures(names) {
      let sum = 0;
      const found = unzip((info) => {
        if (!names.has(info.name)) return false;
        checkSize(info, MAX_PICTURE_BYTES);
        sum += info.originalSize;
        if (sum > MAX_PICTURES_BYTES)
          throw new ImportFault(t('The pictures of {0} are larger than {1} MB.', file, MAX_PICTURES_BYTES / MB));
        return true;
      });
      return new Map(Object.entries(found));
    },
  };
}
