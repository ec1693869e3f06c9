import fs from 'node:fs';
import path from 'node:path';

const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const english = JSON.parse(read('package.nls.json')) as Readonly<Record<string, string>>;

/** The manifest of the extension with the English texts that the editor shows. */
export const manifest: unknown = JSON.parse(
  read('package.json').replaceAll(/"%([^"%]+)%"/g, (_, key: string) => JSON.stringify(english[key])),
);
