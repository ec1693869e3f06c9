import { battlefield, filesOf, LARGE, USUAL } from './battlefield.js';
import { Editor } from './editor.js';
import { parseTimes } from './parser.js';
import { atMost, median, type Row } from './row.js';
import { fromSpawn } from './start.js';

const ROUND_COUNT = 5;
/** Number of keystrokes before the measurement. The first keystrokes are slower, before V8 has optimized the code. */
const WARM_UP = 15;

/** Texts by file name. */
type Texts = Readonly<Record<string, string>>;

/**
 * Measures the first check of a large battlefield, by a server that is warmed up and by a server that has just started.
 */
export async function firstCheck(): Promise<Row[]> {
  const usual = filesOf(battlefield(USUAL));
  const large = filesOf(battlefield(LARGE));
  const editor = new Editor();
  editor.write(usual);
  await editor.initialize();
  await editor.open(usual);
  for (const [name, text] of Object.entries(usual)) {
    for (let round = 0; round < WARM_UP; round++) await editor.type(name, `${text}// ${round}\n`);
  }
  const time = await firstSight(editor, large, 'large');
  const usualTime = await firstSight(editor, usual, 'usual');
  await editor.close();
  const cold: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round++) cold.push(await fromSpawn(large));
  const length = (files: Texts): number => Object.values(files).join('').length;
  return [
    atMost(120, 'ms', '10,000 hexes and 2,000 units, first full check', time),
    atMost(
      3,
      'times',
      'first full check, against parsing alone by Langium',
      time / median(parseTimes(Object.values(large))),
    ),
    atMost(
      1.5,
      'times',
      'first full check per character, against 2,340 hexes and 250 units',
      time / length(large) / (usualTime / length(usual)),
    ),
    atMost(400, 'ms', 'first full check, from the start of the server', median(cold)),
  ];
}

/** Returns the milliseconds until new files in a new folder have diagnostics. */
async function firstSight(editor: Editor, files: Texts, name: string): Promise<number> {
  const times: number[] = [];
  for (const folder of ['one', 'two', 'three']) {
    const copies = Object.entries(files).map(([file, text]) => [`${name}/${folder}/${file}`, text] as const);
    times.push(await editor.firstSight(Object.fromEntries(copies)));
  }
  return median(times);
}
