import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Entries } from '../../preview/vassal/files.js';
import { pngOf } from '../png.js';

/** Zips a file of VASSAL; the same entries give the same bytes on the same machine. */
export async function zipped({ texts, pictures }: Entries): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(texts)) files[name] = strToU8(text);
  // A PNG is as small as it gets.
  for (const [name, svg] of Object.entries(pictures)) files[name] = [await pngOf(svg), { level: 0 }];
  return zipSync(files, { mtime: FIRST_DAY });
}

/** The earliest day a zip can name; zips know the time of the clock on the wall, so it is the same everywhere. */
const FIRST_DAY = new Date(1980, 0, 1);
