import type { FileStat } from '../../protocol/documents.js';

/** Base URI of the examples. No file exists there: changed texts are kept only in the memory of this window. */
const HOME = 'memory:/';
const IMPORT = /^\s*import\s+"([^"]+)"/gm;

export const uriOf = (path: string): string => HOME + path;
export const pathOf = (uri: string): string => uri.slice(HOME.length);

/** Loaded examples by URI. */
const texts = new Map<string, Promise<string | undefined>>();

/** Loads the original text of an example. @returns undefined if it does not exist. */
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

/** Returns an example and its direct and indirect imports, without duplicates, the example first. */
export async function filesOf(uri: string, known: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const files = new Set(known).add(uri);
  for (const [, imported] of ((await exampleText(uri)) ?? '').matchAll(IMPORT)) {
    const file = new URL(imported, uri).toString();
    if (!files.has(file)) for (const each of await filesOf(file, files)) files.add(each);
  }
  return [...files];
}

/**
 * Answers a request of the server for a file or folder. Every file has the original text of the example, because the
 * server already knows the texts of files that are open. Folders are reported as empty.
 */
export async function answerAboutFile(
  method: string,
  uri: string,
): Promise<string | FileStat | readonly FileStat[] | null> {
  if (method === 'sandtable/file/list') return [];
  const text = await exampleText(uri);
  if (text === undefined) return null;
  return method === 'sandtable/file/read' ? text : { uri, kind: 'file' };
}
