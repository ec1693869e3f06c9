import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** The file next to the bundles with the licences of the packages in them. */
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|third-?party-?notices)(\.(md|txt))?$/i;
/** Matches the section of a README that contains the licence. Used for packages without a licence file. */
const LICENCE_SECTION = /^#* *licen[cs]e\b.*\n[\s\S]*/im;
/** Returns the path of the standard text of a licence, for a package that only names its licence. */
const textOf = (licence: string): string => path.join(import.meta.dirname, `licences/${licence}.txt`);
const RULE = `\n${'-'.repeat(80)}\n`;

/**
 * Returns the text of {@link LICENCES}: every package with code in a bundle, with the licence of the package. @throws
 * Error when a package has no licence.
 */
export function licencesOf(root: string, bundles: readonly Metafile[]): string {
  const sections = packagesIn(bundles).map((folder) => section(path.join(root, folder)));
  const head =
    'Sandtable contains code of these packages. Each belongs to its authors, under the licence below its name.\n';
  return [head, ...new Set(sections)].join(RULE);
}

/** Returns the folders of the packages whose code is in a bundle. */
function packagesIn(bundles: readonly Metafile[]): string[] {
  const inputs = bundles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs));
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  const folders = files.flatMap((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

function section(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const files = fs.readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8').trim();
  const texts = files.length > 0 ? files.map(read) : (LICENCE_SECTION.exec(read('README.md')) ?? wellKnown(license));
  if (texts.length === 0) throw new Error(`${name} has no licence. Its code cannot be distributed.`);
  // If the licence has no copyright line, the author is taken from the manifest.
  const isSigned = texts.some((text) => /copyright (\(c\)|©|\d)/i.test(text));
  const whose =
    isSigned || author === undefined ? [] : [`Copyright ${typeof author === 'string' ? author : author.name}`];
  return [`${name} ${version} (${license})`, ...whose, ...texts, ''].join('\n\n');
}

function wellKnown(licence: string): string[] {
  const file = textOf(licence);
  return fs.existsSync(file) ? [fs.readFileSync(file, 'utf8').trim()] : [];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}
