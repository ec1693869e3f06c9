import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns the absolute path of a file of the package. Works both from the sources and from the bundle, since `cli/` and
 * `dist/` have the same parent folder.
 */
export function productFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(productFile('package.json'), 'utf8')) as { readonly version: string };
  return version;
}

/** Reads a JSON file of the package; undefined when this installation does not have the file. */
export function productJson(path: string): unknown {
  const file = productFile(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
