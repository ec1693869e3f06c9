import { battlefield, filesOf, USUAL, type Size } from './battlefield.js';
import { Editor } from './editor.js';
import { exponent } from './exponent.js';
import { longGame } from './long-game.js';
import { atMost, median, type Row } from './row.js';

const ROUNDS = 14;
const WARM_UP = 6;

/** Work in proportion has exponent 1; the rest is what four points measured once may be off. */
const IN_PROPORTION = 1.1;
/** What does not grow has exponent 0, and as much to be off. */
const NOT_AT_ALL = 0.1;

/** A file at one size, those it imports, and where an author asks. */
interface Course {
  readonly files: Readonly<Record<string, string>>;
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** Files nobody opens. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** The same work at four sizes of each thing an author may have many of. */
export async function growth(): Promise<Row[]> {
  return [
    ...(await growing('hexes', [1040, 2000, 3960, 7920], hexes)),
    ...(await growing('units', [250, 500, 1000, 2000], (units) => battle({ columns: 80, rows: 99, units }))),
    ...(await growing('orders', [120, 240, 480, 960], orders)),
    ...(await growing('turns', [6, 12, 24, 48], turns)),
    ...(await growing('findings', [500, 1000, 2000, 4000], findings)),
    ...(await growing('files beside it', [3, 30, 100, 300], filesBeside)),
  ];
}

const ASKED = {
  hover: 'textDocument/hover',
  completion: 'textDocument/completion',
  tokens: 'textDocument/semanticTokens/full',
  scene: 'sandtable/follow',
} as const;
type Work = 'first check' | 'keystroke' | keyof typeof ASKED;
type Times = Readonly<Record<Work, number>>;

async function growing(
  thing: string,
  sizes: readonly number[],
  courseOf: (size: number) => Course | Promise<Course>,
): Promise<Row[]> {
  const measured: Times[] = [];
  for (const size of sizes) measured.push(await run(await courseOf(size)));
  return (Object.keys(measured[0]) as Work[]).map((work) => {
    const times = measured.map((each) => each[work]);
    const bar = thing === 'files beside it' && work === 'keystroke' ? NOT_AT_ALL : IN_PROPORTION;
    return atMost(bar, 'exponent', `growth with ${thing}, ${sizes.join(', ')}: ${work}`, exponent(sizes, times));
  });
}

/** Milliseconds each thing takes that a server is asked; the first check by one that has seen the file in another folder. */
async function run({ files, name, line, column, beside = {} }: Course): Promise<Times> {
  const editor = new Editor();
  editor.write({ ...beside, ...files });
  await editor.initialize();
  await editor.open(files);
  const firsts: number[] = [];
  for (const folder of ['a', 'b', 'c']) firsts.push(await editor.firstSight(inFolder(folder, files)));
  const times: Record<'keystroke' | keyof typeof ASKED, number[]> = {
    ...{ keystroke: [], hover: [], completion: [], tokens: [], scene: [] },
  };
  for (let round = 0; round < ROUNDS; round++) {
    times.keystroke.push(await editor.type(name, `${files[name]}// ${round}\n`));
    for (const work of Object.keys(ASKED) as (keyof typeof ASKED)[])
      times[work].push(await editor.ask(ASKED[work], name, line, column));
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

const inFolder = (folder: string, files: Course['files']): Course['files'] =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

function battle(size: Size): Course {
  const files = filesOf(battlefield(size));
  return { files, name: 'scenario.sand', line: 8, column: 11 };
}

function hexes(count: number): Course {
  const columns = count > 4000 ? 80 : 40;
  return battle({ columns, rows: count / columns, units: 100 });
}

function filesBeside(count: number): Course {
  const course = battle(USUAL);
  const entries = Array.from({ length: count }, (_, i) => [`beside${i}.sand`, course.files['scenario.sand']] as const);
  return { ...course, beside: Object.fromEntries(entries) };
}

const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Units, and an order for each that names it. */
function orders(count: number): Course {
  const units = numbered(count, (i) => `  infantry ${i}/9 3-4`);
  const given = numbered(count, (i) => `  move ${i}/9`);
  const text = `ruleset pgg\nmap Field {\n  grid squares columns 4 rows 4\n}\nside German {\n${units}\n}\norders turn 1 German {\n${given}\n}\n`;
  return { files: { 'long.sand': text }, name: 'long.sand', line: count + 7, column: 8 };
}

/** A game of so many turns, asked in its last. */
async function turns(count: number): Promise<Course> {
  const { files, orders: text, lines } = await longGame(count, 10);
  const line = lines.at(-1)?.[0] ?? 0;
  return { files: { ...files, 'orders.sand': text }, name: 'orders.sand', line, column: 3 };
}

/** A river along hexsides the map does not have: two findings each, eight hexsides to a line, for long files wait for a pause. */
function findings(count: number): Course {
  const sides = numbered(count / 16, (line) =>
    Array.from({ length: 8 }, (_, i) => `${90000 + 8 * line + i}/${90001 + 8 * line + i}`).join(' '),
  );
  const text = `ruleset pgg\nmap Field {\n  grid squares columns 4 rows 4\n  river\n${sides}\n}\n`;
  return { files: { 'long.sand': text }, name: 'long.sand', line: 4, column: 2 };
}
