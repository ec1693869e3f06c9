import { battlefield, filesOf, USUAL, type Size } from './battlefield.js';
import { Editor } from './editor.js';
import { exponent } from './exponent.js';
import { longGame } from './long-game.js';
import { atMost, median, type Row } from './row.js';

const ROUND_COUNT = 14;
const WARM_UP = 6;

/**
 * Limit for work that grows linearly (exact exponent 1). The margin allows for the inexact estimate from only four
 * points, each measured once.
 */
const MAX_LINEAR_EXPONENT = 1.1;
/**
 * Maximum exponent for work that should not grow with the size (exponent 0). The margin is the same as for linear
 * growth.
 */
const MAX_CONSTANT_EXPONENT = 0.1;

/** A file of one size with its imports, and the position for hover and completion. */
interface Sample {
  readonly files: Readonly<Record<string, string>>;
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** Other files in the folder, which are not opened. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Measures how the time of each operation grows with the number of hexes, units, orders, turns, findings and files. */
export async function growth(): Promise<Row[]> {
  return [
    ...(await growing('hexes', [1040, 2000, 3960, 7920], hexes)),
    ...(await growing('units', [250, 500, 1000, 2000], (units) => battle({ columns: 80, rows: 99, units }))),
    ...(await growing('orders', [120, 240, 480, 960], orders)),
    ...(await growing('turns', [6, 12, 24, 48], turns)),
    ...(await growing('findings', [500, 1000, 2000, 4000], findings)),
    ...(await growing('other files in the folder', [3, 30, 100, 300], otherFiles)),
  ];
}

const REQUESTS = {
  hover: 'textDocument/hover',
  completion: 'textDocument/completion',
  tokens: 'textDocument/semanticTokens/full',
  scene: 'sandtable/follow',
} as const;
type Work = 'first check' | 'keystroke' | keyof typeof REQUESTS;
type Times = Readonly<Record<Work, number>>;

async function growing(
  thing: string,
  sizes: readonly number[],
  sampleOf: (size: number) => Sample | Promise<Sample>,
): Promise<Row[]> {
  const measured: Times[] = [];
  for (const size of sizes) measured.push(await run(await sampleOf(size)));
  return (Object.keys(measured[0]) as Work[]).map((work) => {
    const times = measured.map((each) => each[work]);
    const bar =
      thing === 'other files in the folder' && work === 'keystroke' ? MAX_CONSTANT_EXPONENT : MAX_LINEAR_EXPONENT;
    return atMost(bar, 'exponent', `growth with ${thing}, ${sizes.join(', ')}: ${work}`, exponent(sizes, times));
  });
}

/**
 * Returns the milliseconds of each operation. Before the first check, the server is warmed up with the same file in
 * another folder.
 */
async function run({ files, name, line, column, others = {} }: Sample): Promise<Times> {
  const editor = new Editor();
  editor.write({ ...others, ...files });
  await editor.initialize();
  await editor.open(files);
  const firsts: number[] = [];
  for (const folder of ['a', 'b', 'c']) firsts.push(await editor.firstSight(inFolder(folder, files)));
  const times: Record<'keystroke' | keyof typeof REQUESTS, number[]> = {
    ...{ keystroke: [], hover: [], completion: [], tokens: [], scene: [] },
  };
  for (let round = 0; round < ROUND_COUNT; round++) {
    times.keystroke.push(await editor.type(name, `${files[name]}// ${round}\n`));
    for (const work of Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])
      times[work].push(await editor.ask(REQUESTS[work], name, line, column));
  }
  await editor.close();
  const of = (work: keyof typeof times): number => median(times[work].slice(WARM_UP));
  return {
    'first check': median(firsts),
    keystroke: of('keystroke'),
    hover: of('hover'),
    completion: of('completion'),
    tokens: of('tokens'),
    scene: of('scene'),
  };
}

const inFolder = (folder: string, files: Sample['files']): Sample['files'] =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

function battle(size: Size): Sample {
  const files = filesOf(battlefield(size));
  return { files, name: 'scenario.sand', line: 8, column: 11 };
}

function hexes(count: number): Sample {
  const columns = count > 4000 ? 80 : 40;
  return battle({ columns, rows: count / columns, units: 100 });
}

function otherFiles(count: number): Sample {
  const sample = battle(USUAL);
  const entries = Array.from({ length: count }, (_, i) => [`other${i}.sand`, sample.files['scenario.sand']] as const);
  return { ...sample, others: Object.fromEntries(entries) };
}

const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Returns a file with the given number of units and an order for each unit. */
function orders(count: number): Sample {
  const units = numbered(count, (i) => `  infantry ${i}/9 3-4`);
  const given = numbered(count, (i) => `  move ${i}/9`);
  const text = `ruleset pgg\nmap Field {\n  grid squares columns 4 rows 4\n}\nside German {\n${units}\n}\norders turn 1 German {\n${given}\n}\n`;
  return { files: { 'long.sand': text }, name: 'long.sand', line: count + 7, column: 8 };
}

/** Returns the files of a game with the given number of turns. The operations are measured in the last turn. */
async function turns(count: number): Promise<Sample> {
  const { files, orders: text, lines } = await longGame(count, 10);
  const line = lines.at(-1)?.[0] ?? 0;
  return { files: { ...files, 'orders.sand': text }, name: 'orders.sand', line, column: 3 };
}

/**
 * Returns a file with a river along hexsides that the map does not have. Each hexside causes two findings. Eight
 * hexsides in each line keep the file short, since long files are checked only after a pause.
 */
function findings(count: number): Sample {
  const sides = numbered(count / 16, (line) =>
    Array.from({ length: 8 }, (_, i) => `${90000 + 8 * line + i}/${90001 + 8 * line + i}`).join(' '),
  );
  const text = `ruleset pgg\nmap Field {\n  grid squares columns 4 rows 4\n  river\n${sides}\n}\n`;
  return { files: { 'long.sand': text }, name: 'long.sand', line: 4, column: 2 };
}
