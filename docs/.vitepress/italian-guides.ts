/** The guides in Italian: `playing.it.md` is the Italian twin of `playing.md`, and has the address `it/playing`. */
import fs from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '..');
const TWIN = '.it.md';

/** The names of all guides that have an English page, without extension. */
export const guides: readonly string[] = fs
  .readdirSync(DOCS)
  .filter((file) => file.endsWith('.md') && !file.endsWith(TWIN))
  .map((file) => path.basename(file, '.md'));

/** Returns the file of a guide in Italian, relative to `docs/`, or undefined if the guide is only in English. */
export function italianFileOf(guide: string): string | undefined {
  // The page of Italian terms is in Italian itself.
  const file = guide.endsWith('-it') ? `${guide}.md` : `${guide}${TWIN}`;
  return fs.existsSync(path.join(DOCS, file)) ? file : undefined;
}

/** Returns the Markdown text of an Italian guide with all included texts; undefined if the guide is only in English. */
export function italianGuide(guide: string): string | undefined {
  const file = italianFileOf(guide);
  return file === undefined ? undefined : readWithIncludes(path.join(DOCS, file));
}

/**
 * Matches an instruction that includes the text of a file, or of a region of the file, such as
 * `<!--@include: ../CONTRIBUTING.md#recipes-->`.
 */
const INCLUDE = /<!--@include: ([^#\s]+?)(?:#(\w+))?-->/g;

function readWithIncludes(file: string): string {
  return fs.readFileSync(file, 'utf8').replaceAll(INCLUDE, (_, included: string, region?: string) => {
    const text = fs.readFileSync(path.join(path.dirname(file), included), 'utf8');
    if (region === undefined) return text;
    const [, part] = text.split(new RegExp(`<!-- #(?:end)?region ${region} -->`));
    if (part === undefined) throw new Error(`${included} has no region “${region}”.`);
    return part;
  });
}

/**
 * Returns the target of a link in an Italian guide: the guide in Italian, or the English page if there is no Italian
 * one. Undefined if the link does not lead to a guide.
 */
export function linkFromItalian(href: string): string | undefined {
  const [, guide, anchor = ''] = /^\/?([\w-]+?)(?:\.it)?\.md(#.*)?$/.exec(href) ?? [];
  if (guide === undefined) return undefined;
  return `${italianFileOf(guide) === undefined ? '' : '/it'}/${guide}.md${anchor}`;
}
