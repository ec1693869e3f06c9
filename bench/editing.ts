import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { battlefield, filesOf, LARGE, USUAL } from './battlefield.js';
import { Editor, SERVER } from './editor.js';
import { parseTimes } from './parser.js';
import { atMost, median, quantile, type Row } from './row.js';

const KEYSTROKES = 60;
/** The first keystrokes run in code that the machine has not yet translated. */
const WARM_UP = 15;

/** What an author feels while typing, measured at the bundled server. */
export async function editing(): Promise<Row[]> {
  return [...(await start()), ...(await typing()), ...(await firstCheck())];
}

async function start(): Promise<Row[]> {
  const text = await readFile('examples/pgg/first-contact.sand', 'utf8');
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    const editor = new Editor();
    await editor.initialize();
    await editor.open({ 'first-contact.sand': text });
    times.push(performance.now() - began);
    await editor.close();
  }
  return [
    atMost(500, 'ms', 'server start to first diagnostics', median(times)),
    atMost(1000, 'kB', 'server bundle', statSync(SERVER).size / 1000),
  ];
}

async function typing(): Promise<Row[]> {
  const editor = new Editor();
  const files = filesOf(battlefield(USUAL));
  editor.write(files);
  await editor.initialize();
  await editor.open(files);

  const setup = variants(files['scenario.sand'], /"(\d+)\.Inf"$/gm, (unit) => `${unit} (step 2)`);
  const setupTimes = await strokes((text) => editor.type('scenario.sand', text), setup);
  const map = variants(files['map.sand'], /(?<=\|.*)f/g, () => 's');
  const mapTimes = await strokes((text) => editor.type('map.sand', text), map);

  const hovers: number[] = [];
  const completions: number[] = [];
  const lines = files['scenario.sand'].split('\n');
  for (let line = 8; line < 8 + KEYSTROKES; line++) {
    hovers.push(await editor.ask('textDocument/hover', 'scenario.sand', line, lines[line].indexOf('"') + 2));
    completions.push(await editor.ask('textDocument/completion', 'scenario.sand', line, 4));
  }
  await editor.close();
  return [
    atMost(20, 'ms', 'keystroke in a set-up file to diagnostics, median', median(setupTimes)),
    atMost(100, 'ms', 'keystroke in a set-up file to diagnostics, p95', quantile(setupTimes, 0.95)),
    atMost(
      6,
      'times',
      'the same median, against Langium only parsing it',
      median(setupTimes) / median(parseTimes([files['scenario.sand']])),
    ),
    atMost(60, 'ms', 'keystroke in the map file to diagnostics, median', median(mapTimes)),
    atMost(150, 'ms', 'keystroke in the map file to diagnostics, p95', quantile(mapTimes, 0.95)),
    atMost(50, 'ms', 'hover, p95', quantile(hovers, 0.95)),
    atMost(50, 'ms', 'completion, p95', quantile(completions, 0.95)),
  ];
}

/** Texts that differ from one to the next in one place. */
function variants(text: string, place: RegExp, change: (found: string) => string): string[] {
  const places = [...text.matchAll(place)];
  return Array.from({ length: KEYSTROKES + WARM_UP }, (_, i) => {
    const { index, 0: found } = places[(i * 7) % places.length];
    return text.slice(0, index) + change(found) + text.slice(index + found.length);
  });
}

async function strokes(type: (text: string) => Promise<number>, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) times.push(await type(text));
  return times.slice(WARM_UP);
}

/** The first sight of a large battlefield, by a server that has been at work for a while. */
async function firstCheck(): Promise<Row[]> {
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
  const length = (files: Texts): number => Object.values(files).join('').length;
  return [
    atMost(200, 'ms', '10,000 hexes and 2,000 units, first full check', time),
    atMost(4, 'times', 'the same, against Langium only parsing it', time / median(parseTimes(Object.values(large)))),
    atMost(
      1.5,
      'times',
      'the same for each character, against 2,340 hexes and 250 units',
      time / length(large) / (usualTime / length(usual)),
    ),
  ];
}

/** Texts by the names of their files. */
type Texts = Readonly<Record<string, string>>;

/** Milliseconds until files nobody has seen are all checked, each time in a folder of their own. */
async function firstSight(editor: Editor, files: Texts, name: string): Promise<number> {
  const times: number[] = [];
  for (const folder of ['one', 'two', 'three']) {
    const there: Texts = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${name}/${folder}/${file}`, text]),
    );
    const began = performance.now();
    await editor.open(there);
    times.push(performance.now() - began);
  }
  return median(times);
}
