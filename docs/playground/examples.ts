import type { FileStat } from '../../language-server/protocol.js';

/** Where the examples seem to lie: a text that the reader changes stays in this window. */
const HOME = 'memory:/';
const IMPORT = /^\s*import\s+"([^"]+)"/gm;

export const uriOf = (path: string): string => HOME + path;
export const pathOf = (uri: string): string => uri.slice(HOME.length);

/** Examples that were read, by their URI. */
const texts = new Map<string, Promise<string | undefined>>();

/** The text of an example as it came; undefined where there is none. */
export function exampleText(uri: string): Promise<string | undefined> {
  const known = texts.get(uri);
  if (known) return known;
  const reading = read(uri);
  texts.set(uri, reading);
  return reading;
}

async function read(uri: string): Promise<string | undefined> {
  if (!/^[\w-]+(?:\/[\w-]+)*\.sand$/.test(pathOf(uri))) return undefined;
  const answer = await fetch(`examples/${pathOf(uri)}`);
  return answer.ok ? answer.text() : undefined;
}

/** An example and what it imports, each once, itself first. */
export async function filesOf(uri: string, known: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const files = new Set(known).add(uri);
  for (const [, imported] of ((await exampleText(uri)) ?? '').matchAll(IMPORT)) {
    const file = new URL(imported, uri).toString();
    if (!files.has(file)) for (const each of await filesOf(file, files)) files.add(each);
  }
  return [...files];
}

/** What the server asks of files: what is open it has been told; the rest is as it came. */
export async function answerAboutFile(
  method: string,
  uri: string,
): Promise<string | FileStat | readonly FileStat[] | null> {
  if (method === 'sandtable/file/list') return [];
  const text = await exampleText(uri);
  if (text === undefined) return null;
  return method === 'sandtable/file/read' ? text : { uri, kind: 'file' };
}
