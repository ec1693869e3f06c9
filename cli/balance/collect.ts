import path from 'node:path';
import type { OpenedFile, OpenedFiles } from '../workspace.js';

/**
 * Collects the texts of files and of all their imports.
 * @returns The texts by path relative to the common folder of all files, and a function that returns this path for a
 * file.
 */
export function collectTexts(opened: readonly OpenedFiles[]): {
  readonly files: Record<string, string>;
  readonly nameOf: (file: OpenedFile) => string;
} {
  const documents = opened.flatMap(({ workspace }) =>
    workspace.services.shared.workspace.LangiumDocuments.all.toArray(),
  );
  const paths = documents.map(({ uri }) => uri.path);
  const folder = commonFolder(paths);
  const files = documents.map(
    ({ uri, textDocument }) => [uri.path.slice(folder.length), textDocument.getText()] as const,
  );
  return { files: Object.fromEntries(files), nameOf: ({ document }) => document.uri.path.slice(folder.length) };
}

/** Returns the longest common folder: `/games/pgg/` of `/games/pgg/a.sand` and `/games/pgg/maps/b.sand`. */
function commonFolder(paths: readonly string[]): string {
  let [folder] = paths.map((each) => `${path.posix.dirname(each)}/`);
  while (!paths.every((each) => each.startsWith(folder))) folder = `${path.posix.dirname(folder)}/`.replace('//', '/');
  return folder;
}
