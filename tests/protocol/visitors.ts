import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Client, Folder, SERVER } from './server.js';

/** The folder and the client of the test that runs. */
export let folder: Folder;
export let client: Client;

const begin = (): void => {
  folder = new Folder();
  client = new Client(SERVER);
};
const end = async (): Promise<void> => {
  await client.stop();
  folder.remove();
};

/** Each test has a server of its own, and starts it as its client does. */
export function aServerForEach(): void {
  beforeEach(begin);
  afterEach(end);
}

/** What follows is asked of one server, one after the other. */
export function oneServer(): void {
  beforeAll(async () => {
    begin();
    await client.startAs(oneFolder());
  });
  afterAll(end);
}

export const oneFolder = (): object => ({ workspaceFolders: [{ uri: uri(), name: 'campaign' }] });
export const uri = (name = ''): string => folder.uri(name);

export const MAP = 'map Field { grid squares columns 4 rows 4 }\n';
export const SETUP = 'import "map.sand"\nscenario "S" { on Field }\nside Blue { infantry A 3-4 }\n';
/** What is told of a text in which nothing is wrong but that it names no game. */
export const OPEN = ['sandtable/no-ruleset'];

let well = 0;

/** The server still checks what it is given. */
export async function isWell(): Promise<void> {
  const text = 'ruleset pgg\nscenario "S" { on Nowhere }\n';
  expect(await client.open(uri(`well${++well}.sand`), text)).toEqual(['sandtable/unknown-name']);
}
