import { battlefield, filesOf, LARGE, USUAL, type Size } from './battlefield.js';
import { Editor } from './editor.js';
import { inSetup } from './keystrokes.js';
import { atMost, type Row } from './row.js';

const BESIDE = 300;
/** Caches have filled by then. */
const WARM_UP = 50;
const KEYS = 1000;
const MEGABYTE = 1_000_000;

/** What a server holds on to among many files, once all that nobody uses has been collected. */
export async function heap(): Promise<Row[]> {
  const [large] = await held(LARGE, []);
  const [before, after] = await held(USUAL, [KEYS]);
  return [
    atMost(300, 'MB', 'memory in use, 10,000 hexes and 2,000 units, 300 files beside it', large / MEGABYTE),
    atMost(1.02, 'times', 'memory after 1,000 keystrokes, 2,340 hexes and 250 units, against before', after / before),
  ];
}

/** Bytes in use after the first keystrokes, and after each further lot of them. */
async function held(size: Size, lots: readonly number[]): Promise<number[]> {
  const files = filesOf(battlefield(size));
  const { scenario } = battlefield(USUAL);
  const editor = new Editor(true);
  editor.write(files);
  editor.write(Object.fromEntries(Array.from({ length: BESIDE }, (_, i) => [`beside${i}.sand`, scenario] as const)));
  await editor.initialize();
  await editor.open(files);
  await editor.allRead();
  const bytes: number[] = [];
  for (const count of [WARM_UP, ...lots]) {
    for (const { text } of inSetup(files['scenario.sand'], count)) await editor.type('scenario.sand', text);
    bytes.push(await editor.memory());
  }
  await editor.close();
  return bytes;
}
