import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { ROOT } from './run.ts';

const ENTRY = `
import { ms, numberlandunit } from './index.mjs';
ms.addIcons([numberlandunit]);
export default ms;
`;

/** A line of the table that tells of what icons the symbol of a code, or the sign at one of its rims, is made. */
const SYMBOL = /^ {6}(?:sId|sIdm1|sIdm2)\["(\d+)"\] = [^;]*;$/gm;
/** The drawing of an icon. */
const ICON = /^ {2}icn\["([^"\n]+)"\] =(?:(?!^ {2}[\w/])[\s\S])*?;\r?\n(?=^ {2}[\w/]|\r?\n)/gm;
const NAMED = /icn\[\s*"([^"\n]+)"\s*\]/g;

/**
 * Leaves out of milsymbol all that no counter shows: ships, aircraft, older codes, and of the units on land those of which
 * `preview/render/symbol-code.ts` has no code.
 */
export const landUnitsOnly: Plugin = {
  name: 'land units only',
  setup(build) {
    build.onLoad({ filter: /[\\/]milsymbol[\\/](index|dist[\\/]milsymbol)\.js$/ }, ({ path: file }) => ({
      contents: ENTRY,
      resolveDir: file.replace(/milsymbol[\\/](index|dist[\\/]milsymbol)\.js$/, 'milsymbol') + path.sep,
    }));
    build.onLoad({ filter: /[\\/]milsymbol[\\/]src[\\/]numbersidc[\\/]sidc[\\/]landunit\.js$/ }, ({ path: file }) => ({
      contents: symbolsUsed(fs.readFileSync(file, 'utf8')),
    }));
    build.onLoad({ filter: /[\\/]milsymbol[\\/]src[\\/]iconparts[\\/]ground\.js$/ }, ({ path: file }) => {
      const symbols = path.join(path.dirname(file), '../numbersidc/sidc/landunit.js');
      return { contents: iconsOf(fs.readFileSync(file, 'utf8'), symbolsUsed(fs.readFileSync(symbols, 'utf8'))) };
    });
  },
};

/** The table with the codes alone that counters have: six digits name what a unit does, two the sign at a rim. */
function symbolsUsed(table: string): string {
  const own = fs.readFileSync(path.join(ROOT, 'preview/render/symbol-code.ts'), 'utf8');
  const codes = new Set([...own.matchAll(/'(\d{6}|\d{2})'/g)].map(([, code]) => code));
  return table.replace(SYMBOL, (line, code: string) => (codes.has(code) ? line : ''));
}

/** The drawings that a table names, and those they are made of. */
function iconsOf(drawings: string, table: string): string {
  const made = new Map([...drawings.matchAll(ICON)].map(([drawing, name]) => [name, drawing]));
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [, name] of text.matchAll(NAMED)) {
      if (used.has(name)) continue;
      used.add(name);
      use(made.get(name) ?? '');
    }
  };
  use(table);
  // What is done to drawings besides.
  use(drawings.replace(ICON, ''));
  return drawings.replace(ICON, (drawing, name: string) => (used.has(name) ? drawing : ''));
}
