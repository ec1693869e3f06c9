import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Editor } from './editor.js';
import { atMost, median, type Row } from './row.js';

const ROUND_COUNT = 5;

/**
 * Measures the time from the start of the server to the first diagnostics, and the size of the bundles that the server
 * loads.
 */
export async function start(): Promise<Row[]> {
  const text = await readFile('examples/pgg/first-contact.sand', 'utf8');
  const times: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round++) times.push(await fromSpawn({ 'first-contact.sand': text }));
  const games = readdirSync('dist/rulesets').filter((name) => name.endsWith('.js'));
  return [
    atMost(350, 'ms', 'server start to first diagnostics', median(times)),
    atMost(1000, 'kB', 'server bundle, for desktop and web', kilobytes('server.js')),
    atMost(360, 'kB', 'the heaviest script of a game', Math.max(...games.map((name) => kilobytes(`rulesets/${name}`)))),
  ];
}

/** Starts a server and returns the milliseconds until all files have diagnostics. */
export async function fromSpawn(files: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const editor = new Editor();
  await editor.initialize();
  await editor.open(files);
  const time = performance.now() - began;
  await editor.close();
  return time;
}

const kilobytes = (file: string): number => statSync(`dist/${file}`).size / 1000;
