import path from 'node:path';
import type { Desk, Sheet } from '../workspace.js';

/** The texts of files and of all they import, by their paths below the folder that holds them all. */
export function textsOf(desks: readonly Desk[]): {
  readonly files: Record<string, string>;
  readonly nameOf: (sheet: Sheet) => string;
} {
  const documents = desks.flatMap(({ workspace }) =>
    workspace.services.shared.workspace.LangiumDocuments.all.toArray(),
  );
  const paths = documents.map(({ uri }) => uri.path);
  const folder = commonFolder(paths);
  const files = documents.map(
    ({ uri, textDocument }) => [uri.path.slice(folder.length), textDocument.getText()] as const,
  );
  return { files: Object.fromEntries(files), nameOf: ({ document }) => document.uri.path.slice(folder.length) };
}

/** `/games/pgg/` of `/games/pgg/a.sand` and `/games/pgg/maps/b.sand`. */
function commonFolder(paths: readonly string[]): string {
  let [folder] = paths.map((each) => `${path.posix.dirname(each)}/`);
  while (!paths.every((each) => each.startsWith(folder))) folder = `${path.posix.dirname(folder)}/`.replace('//', '/');
  return folder;
}
