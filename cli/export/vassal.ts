import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Entries } from '../../preview/vassal/files.js';
import { withPictures } from '../../preview/render/pictures.js';
import { readPictures } from '../pictures.js';
import { pngOf } from '../png.js';

/**
 * Writes a VASSAL module or saved game as a zip file. The same entries produce the same bytes on the same machine.
 * @param lacking Receives the letters in the pictures that are in none of the fonts
 */
export async function zipped(
  { texts, pictures, files: own = new Map() }: Entries,
  lacking: Set<string>,
): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(texts)) files[name] = strToU8(text);
  const contents = await readPictures(own);
  // PNG files are compressed already.
  for (const [name, svg] of Object.entries(pictures))
    files[name] = [await pngOf(withPictures(svg, contents), lacking), { level: 0 }];
  return zipSync(files, { mtime: FIXED_TIME });
}

/**
 * A fixed modification time, the earliest that a zip file can store. Zip files store local time, so the bytes do not
 * depend on the time zone.
 */
const FIXED_TIME = new Date(1980, 0, 1);
