import { Editor } from './editor.js';
import { atMost, median, type Row } from './row.js';

const ROUNDS = 12;
const WARM_UP = 4;

/** What a keystroke costs for each thing in a file, when the file has many against when it has few. */
export async function growth(): Promise<Row[]> {
  return [
    await perThing('keystroke for each unit and order, 4,000 against 1,000', ordered, 4000, 1000),
    await perThing('keystroke for each cell not on the map, 8,000 against 1,000', lost, 8000, 1000),
  ];
}

async function perThing(name: string, write: (count: number) => string, many: number, few: number): Promise<Row> {
  const large = await keystroke(write(many));
  const small = await keystroke(write(few));
  return atMost(2, 'times', name, large / many / (small / few));
}

async function keystroke(text: string): Promise<number> {
  const editor = new Editor();
  await editor.initialize();
  await editor.open({ 'long.sand': text });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await editor.type('long.sand', `${text}// ${round}\n`));
  await editor.close();
  return median(times.slice(WARM_UP));
}

const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Units, and an order for each that names it. */
function ordered(count: number): string {
  const units = numbered(count, (i) => `  infantry ${i}/9 3-4`);
  const orders = numbered(count, (i) => `  move ${i}/9`);
  return `ruleset pgg\nside German {\n${units}\n}\norders turn 1 German {\n${orders}\n}\n`;
}

/** A river along hexsides the map does not have: two findings each. */
function lost(count: number): string {
  const sides = numbered(count / 2, (i) => `    ${90000 + i}/${90001 + i}`);
  return `ruleset pgg\nmap Field {\n  grid squares columns 4 rows 4\n  river\n${sides}\n}\n`;
}
