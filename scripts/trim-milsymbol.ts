import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { ROOT } from './run.ts';

const ENTRY = `
import { ms, numberlandunit } from './index.mjs';
ms.addIcons([numberlandunit]);
export default ms;
`;

/** Matches a line in milsymbol's symbol table. Such a line maps the code of a symbol or modifier to its icons. */
const SYMBOL = /^ {6}(?:sId|sIdm1|sIdm2)\["(\d+)"\] = [^;]*;$/gm;
/** The drawing instructions of an icon. */
const ICON = /^ {2}icn\["([^"\n]+)"\] =(?:(?!^ {2}[\w/])[\s\S])*?;\r?\n(?=^ {2}[\w/]|\r?\n)/gm;
const NAMED = /icn\[\s*"([^"\n]+)"\s*\]/g;

/**
 * Removes symbols from milsymbol that no counter shows: ships, aircraft, older codes, and land units whose codes are
 * not in `preview/render/symbol-code.ts`.
 */
export const trimMilsymbol: Plugin = {
  name: 'trim milsymbol',
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

/**
 * Removes from the table of symbols all entries whose code no counter uses. A code with six digits is the function of a
 * unit. A code with two digits is a modifier.
 */
function symbolsUsed(table: string): string {
  const own = fs.readFileSync(path.join(ROOT, 'preview/render/symbol-code.ts'), 'utf8');
  const codes = new Set([...own.matchAll(/'(\d{6}|\d{2})'/g)].map(([, code]) => code));
  return table.replace(SYMBOL, (line, code: string) => (codes.has(code) ? line : ''));
}

/**
 * Removes the drawings that the table of symbols does not use. A drawing counts as used if an entry or a used drawing
 * names it.
 */
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
  // The code outside of the drawings may use some entries of the table, too.
  use(drawings.replace(ICON, ''));
  return drawings.replace(ICON, (drawing, name: string) => (used.has(name) ? drawing : ''));
}
