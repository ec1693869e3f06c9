import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Client, Folder, SERVER } from './server.js';

/** The folder and the client of the current test. */
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

/** Gives each test a separate server, which the test starts. */
export function startServerForEachTest(): void {
  beforeEach(begin);
  afterEach(end);
}

/** Starts one server for all tests of a `describe` block. */
export function startOneServer(): void {
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
/** The codes of the findings in a text that has no error but names no ruleset. */
export const OPEN = ['sandtable/no-ruleset'];

let well = 0;

/** Checks that the server still works. */
export async function isWell(): Promise<void> {
  const text = 'ruleset pgg\nscenario "S" { on Nowhere }\n';
  expect(await client.open(uri(`well${++well}.sand`), text)).toEqual(['sandtable/unknown-name']);
}
