import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the product: the same place seen from the sources and from the bundle in `dist/`. */
export function productFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(productFile('package.json'), 'utf8')) as { readonly version: string };
  return version;
}

/** A JSON file of the product; undefined when it is not part of this installation. */
export function productJson(path: string): unknown {
  const file = productFile(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
