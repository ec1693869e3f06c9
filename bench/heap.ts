import { battlefield, filesOf, LARGE, USUAL, type Size } from './battlefield.js';
import { Editor } from './editor.js';
import { inSetup } from './keystrokes.js';
import { atMost, type Row } from './row.js';

const OTHER_FILES = 300;
/** Number of keystrokes before the first measurement. They fill the caches of the server. */
const WARM_UP = 50;
const KEYSTROKE_COUNT = 1000;
const MEGABYTE = 1_000_000;

/** Measures the memory of a server with many files, and its growth over 1,000 keystrokes, after garbage collection. */
export async function heap(): Promise<Row[]> {
  const [large] = await memoryAfter(LARGE, []);
  const [before, after] = await memoryAfter(USUAL, [KEYSTROKE_COUNT]);
  return [
    atMost(300, 'MB', 'memory in use, 10,000 hexes and 2,000 units, 300 other files in the folder', large / MEGABYTE),
    atMost(1.02, 'times', 'memory after 1,000 keystrokes, 2,340 hexes and 250 units, against before', after / before),
  ];
}

/** Returns the number of bytes in use after the warm-up, then after each of the given numbers of further keystrokes. */
async function memoryAfter(size: Size, keystrokeCounts: readonly number[]): Promise<number[]> {
  const files = filesOf(battlefield(size));
  const { scenario } = battlefield(USUAL);
  const editor = new Editor(true);
  editor.write(files);
  editor.write(
    Object.fromEntries(Array.from({ length: OTHER_FILES }, (_, i) => [`other${i}.sand`, scenario] as const)),
  );
  await editor.initialize();
  await editor.open(files);
  await editor.allRead();
  const bytes: number[] = [];
  for (const count of [WARM_UP, ...keystrokeCounts]) {
    for (const { text } of inSetup(files['scenario.sand'], count)) await editor.type('scenario.sand', text);
    bytes.push(await editor.memory());
  }
  await editor.close();
  return bytes;
}
