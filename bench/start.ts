import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Editor } from './editor.js';
import { atMost, median, type Row } from './row.js';

const ROUNDS = 5;

/** How long an author waits after opening the editor, and the weight of what is loaded for it. */
export async function start(): Promise<Row[]> {
  const text = await readFile('examples/pgg/first-contact.sand', 'utf8');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await fromSpawn({ 'first-contact.sand': text }));
  const games = readdirSync('dist/rulesets').filter((name) => name.endsWith('.js'));
  return [
    atMost(350, 'ms', 'server start to first diagnostics', median(times)),
    atMost(1000, 'kB', 'server bundle, for desktop and web', weight('server.js')),
    atMost(400, 'kB', 'the heaviest script of a game', Math.max(...games.map((name) => weight(`rulesets/${name}`)))),
  ];
}

/** Milliseconds from starting a server until files are all checked. */
export async function fromSpawn(files: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const editor = new Editor();
  await editor.initialize();
  await editor.open(files);
  const time = performance.now() - began;
  await editor.close();
  return time;
}

const weight = (file: string): number => statSync(`dist/${file}`).size / 1000;
